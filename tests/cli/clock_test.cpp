// SPDX-License-Identifier: MIT
#include "run_cli.hpp"

#include "tests/catch.hpp"

#include <boost/json.hpp>

#include <algorithm>

using namespace theco::test;
namespace json = boost::json;

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;

/// The states at the instants asked for; the script comes by standard input.
json::array replay(const std::string& control, const std::string& events, const std::string& ask) {
    const std::string script =
        "{\"control\":" + control + ",\"events\":[" + events + "],\"ask\":[" + ask + "]}";
    const Outcome outcome = cli({"clock", "replay", "-", "--json"}, script);
    INFO(script);
    INFO(outcome.err);
    REQUIRE(outcome.exit == 0);
    CHECK(outcome.err.empty());
    return json::parse(outcome.out).as_array();
}

std::string sec(std::int64_t seconds) {
    return std::to_string(seconds * kSecond);
}

std::string at(std::int64_t seconds, const char* what) {
    return "{\"t_ns\":" + sec(seconds) + "," + what + "}";
}

const char* const kStartWhite = R"("do":"start","side":"white")";
const char* const kPressWhite = R"("do":"press","side":"white")";
const char* const kPressBlack = R"("do":"press","side":"black")";

} // namespace

TEST_CASE("A clock is replayed with exactly the documented keys", "[cli][clock]") {
    const json::array states =
        replay(R"({"periods":[{"main_s":300,"method":"fischer","increment_s":3}]})",
               at(0, kStartWhite) + "," + at(10, kPressWhite) + "," + at(14, kPressBlack),
               "0," + sec(10) + "," + sec(15));
    REQUIRE(states.size() == 3);
    const json::object& last = states[2].as_object();
    const json::object expected = json::parse(R"({"t_ns":15000000000,"white_ns":295000000000,
        "black_ns":302000000000,"running":"white","flag":null,"white_period":1,"black_period":1,
        "white_moves":1,"black_moves":1,"delay_left_ns":0,"white_byoyomi_left":0,
        "black_byoyomi_left":0})")
                                      .as_object();
    for (const auto& pair : expected) {
        INFO(std::string_view(pair.key()));
        REQUIRE(last.contains(pair.key()));
        CHECK(last.at(pair.key()) == pair.value());
    }
    CHECK(states[0].at("white_ns").to_number<std::int64_t>() == 303 * kSecond);
}

TEST_CASE("The flag falls at its instant, whatever is pressed later", "[cli][clock]") {
    const json::array states =
        replay(R"({"periods":[{"main_s":10,"method":"sudden"}],"freeze":true})",
               at(0, kStartWhite) + "," + at(12, kPressWhite),
               std::to_string(10 * kSecond - 1) + "," + sec(10) + "," + sec(20));
    CHECK(states[0].at("white_ns") == 1);
    CHECK(states[0].at("flag").is_null());
    for (const std::size_t i : {1u, 2u}) {
        CHECK(states[i].at("white_ns") == 0);
        CHECK(states[i].at("flag") == "white");
        CHECK(states[i].at("black_ns") == 10 * kSecond);
    }
}

TEST_CASE("Without --json each instant is a line", "[cli][clock]") {
    const Outcome outcome =
        cli({"clock", "replay", "-"},
            R"({"control":{"periods":[{"main_s":5,"method":"sudden"}]},"events":[],"ask":[0,1]})");
    CHECK(outcome.exit == 0);
    CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 2);
}

TEST_CASE("A script that cannot be read gets one message with its place", "[cli][clock]") {
    struct Case {
        const char* script;
        const char* part;
    };
    for (
        const auto& c : {
            Case{"", "-"},
            Case{"{", "-"},
            Case{"[]", "-"},
            Case{R"({"control":{"periods":[]},"events":[],"ask":[]})", "periods"},
            Case{
                R"({"control":{"periods":[{"main_s":-1,"method":"sudden"}]},"events":[],"ask":[]})",
                "main_s"},
            Case{
                R"({"control":{"periods":[{"main_s":1,"method":"nonsense"}]},"events":[],"ask":[]})",
                "method"},
            Case{R"({"control":{"periods":[{"main_s":1,"method":"sudden"}]},"events":[
                  {"t_ns":5,"do":"start","side":"white"},{"t_ns":4,"do":"pause"}],"ask":[]})",
                 "t_ns"},
        }) {
        INFO(c.script);
        const Outcome outcome = cliInEnglish({"clock", "replay", "-", "--json"}, c.script);
        CHECK(outcome.exit == 2);
        CHECK(outcome.out.empty());
        CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
        CHECK_THAT(outcome.err, ContainsSubstring(c.part));
    }
    // A key without a name has a place, too.
    const Outcome nameless =
        cliInEnglish({"clock", "replay", "-"},
                     "{\"control\":{\"periods\":[{\"main_s\":1,\"method\":\"sudden\",\n \"\":1}]},"
                     "\"events\":[],\"ask\":[]}");
    CHECK(nameless.exit == 2);
    CHECK_THAT(nameless.err, ContainsSubstring("2"));
    const Outcome missing = cliInEnglish({"clock", "replay", "no such file.json"});
    CHECK(missing.exit == 2);
    CHECK_THAT(missing.err, ContainsSubstring("no such file.json"));
    CHECK_THAT(cliInEnglish({"clock", "replay", ""}).err, ContainsSubstring("\"\""));
    CHECK_THAT(cliInEnglish({"pgn", ""}).err, ContainsSubstring("\"\""));
}
