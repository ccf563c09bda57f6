// SPDX-License-Identifier: MIT
#include "run_cli.hpp"

#include "tests/catch.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace theco::test;
namespace json = boost::json;

namespace {

const std::string kShuffle = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

/// Only the keys of `expect` count; articles may be more than expected.
void checkExpected(const json::object& expect, const json::value& got) {
    for (const auto& pair : expect) {
        INFO(std::string_view(pair.key()));
        const json::value& value = got.at(pair.key());
        if (pair.key() == "articles") {
            const json::array& cited = value.as_array();
            for (const json::value& article : pair.value().as_array())
                CHECK(std::find(cited.begin(), cited.end(), article) != cited.end());
        } else if (pair.value().is_object()) {
            for (const auto& inner : pair.value().as_object())
                CHECK(value.at(inner.key()) == inner.value());
        } else {
            CHECK(value == pair.value());
        }
    }
}

std::ifstream openData(const std::string& file) {
    return std::ifstream(std::string(THECO_TEST_DATA) + '/' + file);
}

Outcome claim(std::vector<std::string> more) {
    std::vector<std::string> arguments{"judge", "claim", "--start", "startpos"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return cliInEnglish(arguments);
}

void checkUnusable(const Outcome& outcome, const std::string& part) {
    CHECK(outcome.exit == 2);
    CHECK(outcome.out.empty());
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
    CHECK_THAT(outcome.err, ContainsSubstring(part));
}

} // namespace

TEST_CASE("Claims worked out by hand", "[cli][judge]") {
    std::ifstream in = openData("claims_given.jsonl");
    int number = 0;
    for (std::string line; std::getline(in, line); ++number) {
        const json::value test = json::parse(line);
        std::vector<std::string> arguments{"judge", "claim", "--json"};
        for (const json::value& word : test.at("args").as_array())
            arguments.emplace_back(word.as_string());
        INFO(line);
        const Outcome outcome = cli(arguments);
        INFO(outcome.err);
        REQUIRE(outcome.exit == 0);
        checkExpected(test.at("expect").as_object(), json::parse(outcome.out));
    }
    CHECK(number == 46);
}

TEST_CASE("Incidents worked out by hand, one a line", "[cli][judge]") {
    std::ifstream in = openData("incidents_given.jsonl");
    std::vector<json::value> tests;
    std::string input;
    for (std::string line; std::getline(in, line);) {
        tests.push_back(json::parse(line));
        input += json::serialize(tests.back().at("input")) + '\n';
    }
    REQUIRE(tests.size() == 69);
    const Outcome outcome = cli({"judge", "incident", "--batch", "-", "--json"}, input);
    CHECK(outcome.exit == 0);
    CHECK(outcome.err.empty());
    std::istringstream answers(outcome.out);
    for (const json::value& test : tests) {
        INFO(json::serialize(test));
        std::string line;
        REQUIRE(std::getline(answers, line));
        checkExpected(test.at("expect").as_object(), json::parse(line));
    }
}

TEST_CASE("The documented example of an incident comes out key by key", "[cli][judge]") {
    const Outcome outcome = cli(
        {"judge", "incident", "-", "--json"},
        R"({"laws":"2023","rate":"standard","increment_s":30,"clocks_s":{"white":742,"black":2769},"incident":"illegal_move_completed","side":"white"})");
    const json::value got = json::parse(outcome.out);
    const json::value expect = json::parse(
        R"({"ruling":"restore_and_penalise","result":null,"clock_delta_s":{"white":-30,"black":120},"clocks_after_s":{"white":712,"black":2889},"illegal_count_after":1,"promote_to":null,"must_move":"touched_piece","increment_s":null,"castling_barred":[],"articles":["7.5.1","7.5.5","7.1"],"arbiter_discretion":false})");
    for (const auto& pair : expect.as_object()) {
        INFO(std::string_view(pair.key()));
        CHECK(got.at(pair.key()) == pair.value());
    }
    CHECK(got.at("edition") == "2023");
}

TEST_CASE("An incident that cannot be read names file and line", "[cli][judge]") {
    checkUnusable(cliInEnglish({"judge", "incident", "-", "--json"},
                               "{\"rate\":\"rapid\",\n\"incident\":\"flag\",\n\"side\":\"blue\"}"),
                  "-, line 3: \"side\" must be one of");
    const std::string good = R"({"rate":"rapid","incident":"colours_reversed"})";
    checkUnusable(cliInEnglish({"judge", "incident", "--batch", "-", "--json"},
                               good + "\n\n" + good + "\n{\"rate\":\"rapid\"}\n"),
                  "-, line 4: \"incident\" is missing");
    checkUnusable(cliInEnglish({"judge", "incident", "-", "--json"}, ""), "This is not JSON");
    checkUnusable(cliInEnglish({"judge", "incident", "no-such-file.json"}), "no-such-file.json");
}

TEST_CASE("Claims beyond the worked-out cases", "[cli][judge]") {
    struct Row {
        std::vector<std::string> arguments;
        const char* expect;
    };
    const std::vector<Row> rows{
        {{"--moves", kShuffle, "--claimant", "white", "--kind", "threefold"},
         R"({"ruling":"draw","article":"9.2.2","count":3,"plies":[0,4,8],"result":"1/2-1/2","must_play":null})"},
        {{"--moves", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "--claimant", "black", "--kind", "threefold",
          "--intended", "f6g8"},
         R"({"ruling":"draw","count":3,"plies":[0,4,8]})"},
        {{"--moves", kShuffle, "--claimant", "black", "--kind", "threefold"},
         R"({"ruling":"no_right","articles":["9.2","9.1.2.3","11.5"],"result":null})"},
        {{"--moves", kShuffle, "--claimant", "white", "--kind", "threefold", "--declares", "next"},
         R"({"ruling":"make_legal","articles":["9.2.1"],"penalty_seconds":0})"},
        {{"--moves", kShuffle, "--claimant", "white", "--kind", "threefold", "--intended", "Nd5"},
         R"({"ruling":"reject","articles":["9.2.1","9.5.3"],"must_play":null,"must_play_from":null})"},
        {{"--moves", kShuffle, "--claimant", "white", "--kind", "threefold", "--intended", "e5"},
         R"({"ruling":"reject","must_play":null,"must_play_from":"e2","obliged":["e2e3","e2e4"]})"},
        {{"--moves", kShuffle, "--claimant", "white", "--kind", "threefold", "--touched", "e7",
          "--rate", "blitz"},
         R"({"ruling":"reject","articles":["9.4","4.3.2","9.5.3","A.3"],"penalty_seconds":60})"},
        {{"--moves", "Nf3", "--claimant", "white", "--kind", "fifty", "--opponent", "accepts"},
         R"({"ruling":"agreed","articles":["9.1.2.3","5.2.3"],"result":"1/2-1/2"})"},
        {{"--moves", "Nf3 Nf6", "--claimant", "white", "--kind", "threefold", "--withdraws", "yes"},
         R"({"ruling":"reject","articles":["9.2.2","9.5.1"],"count":1})"},
        {{"--moves", "f3 e5 g4 Qh4#", "--claimant", "white", "--kind", "threefold"},
         R"({"ruling":"none","articles":["5.1.1"],"result":"0-1","penalty_seconds":0})"},
        {{"--moves", kShuffle, "--claimant", "none", "--kind", "fivefold"},
         R"({"ruling":"none","articles":["9.6.1"],"count":3,"result":null})"},
        {{"--claimant", "none", "--kind", "dead"}, R"({"ruling":"none","articles":["5.2.2"]})"},
    };
    for (const Row& row : rows) {
        std::vector<std::string> arguments = row.arguments;
        arguments.emplace_back("--json");
        const Outcome outcome = claim(arguments);
        INFO(row.expect);
        INFO(outcome.out);
        INFO(outcome.err);
        REQUIRE(outcome.exit == 0);
        checkExpected(json::parse(row.expect).as_object(), json::parse(outcome.out));
    }
}

TEST_CASE("Claims that cannot be understood", "[cli][judge]") {
    const auto also = [](std::vector<std::string> more) {
        more.insert(more.end(), {"--claimant", "white", "--kind", "threefold"});
        return claim(more);
    };
    checkUnusable(also({"--moves", "e4 e4"}), "--moves, half-move 2");
    checkUnusable(also({"--intended", "Nf3", "--declares", "now"}), "--declares now");
    checkUnusable(also({"--intended", "hello"}), "--intended");
    checkUnusable(also({"--touched", "e9"}), "--touched");
    checkUnusable(also({"--touched", "e4"}), "no piece on e4");
    checkUnusable(also({"--rate", "slow"}), "standard, rapid, blitz");
    checkUnusable(also({"--pressed", "perhaps"}), "--pressed");
    checkUnusable(claim({"--kind", "threefold"}), "--claimant is needed");
    checkUnusable(claim({"--claimant", "white"}), "--kind is needed");
    checkUnusable(claim({"--claimant", "white", "--kind", "fivefold"}), "--claimant none");
    checkUnusable(cliInEnglish({"judge", "claim", "--start", "8/8 w", "--claimant", "white",
                                "--kind", "threefold"}),
                  "--start");
    checkUnusable(cliInEnglish({"judge", "claim", "--claimant", "white", "--kind", "fifty"}),
                  "--start is needed");
}

TEST_CASE("Touched pieces on the command line", "[cli][judge]") {
    const std::string fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const auto touch = [&](const std::string& touched) {
        return json::parse(
            cli({"judge", "touch", "--fen", fen, "--touched", touched, "--json"}).out);
    };
    CHECK(touch("e1 h1").at("obliged") == json::array{"e1g1"});
    CHECK(touch("e1 h1").at("articles") == json::array{"4.4.1"});
    CHECK(touch("?h1 e1  a1").at("obliged") == json::array{"e1c1"});
    CHECK(touch("~e1").at("obliged").as_array().size() == 26);
    CHECK(touch("").at("obliged").as_array().size() == 26);
    checkUnusable(cliInEnglish({"judge", "touch", "--fen", fen, "--touched", "e1 z1"}), "\"z1\"");
    checkUnusable(cliInEnglish({"judge", "touch", "--fen", fen, "--touched", "e5"}), "e5");
    checkUnusable(cliInEnglish({"judge", "touch", "--fen", fen}), "--touched is needed");
    checkUnusable(cliInEnglish({"judge", "touch", "--touched", "e1"}), "--fen is needed");
    const Outcome vietnamese = cli({"judge", "touch", "--fen", fen, "--touched", "e1 h1"});
    CHECK(vietnamese.out == "Phải đi một trong các nước sau (Luật cờ 2023, Điều 4.4.1).\n0-0\n");
}

TEST_CASE("A flag fall on the command line", "[cli][judge]") {
    const auto flag = [](const std::string& fen, const std::string& side) {
        return json::parse(cli({"judge", "flag", "--fen", fen, "--flagged", side, "--json"}).out);
    };
    const json::value lost = flag("8/8/8/8/8/4k3/8/4K2R w K - 0 1", "black");
    CHECK(lost.at("result") == "1-0");
    CHECK(lost.at("opponent_can_mate") == true);
    const json::value drawn = flag("8/8/8/8/8/4k3/8/4K2R w K - 0 1", "white");
    CHECK(drawn.at("result") == "1/2-1/2");
    CHECK(drawn.at("opponent_can_mate") == false);
    CHECK(drawn.at("line").as_array().empty());
    const json::value mated = flag("7k/7Q/6K1/8/8/8/8/8 b - - 0 80", "white");
    CHECK(mated.at("result") == "1-0");
    CHECK(mated.at("articles") == json::array{"5.1.1", "6.9", "6.8"});
    const Outcome stalemate = cliInEnglish(
        {"judge", "flag", "--fen", "k7/2Q5/8/8/8/8/8/K7 b - - 0 50", "--flagged", "black"});
    CHECK_THAT(stalemate.out, ContainsSubstring("The result stands: Draw. Black has no legal"));
    checkUnusable(cliInEnglish({"judge", "flag", "--fen", "startpos", "--flagged", "red"}),
                  "white, black");
}

TEST_CASE("Rulings for people come in two parts and two languages", "[cli][judge]") {
    const std::string input = R"({"rate":"blitz","incident":"wrong_hand","side":"black"})";
    const Outcome english = cliInEnglish({"judge", "incident", "-"}, input);
    CHECK(english.exit == 0);
    CHECK_THAT(english.out, ContainsSubstring("For the arbiter:"));
    CHECK_THAT(english.out, ContainsSubstring("a warning; more time for the opponent"));
    const Outcome vietnamese = cli({"judge", "incident", "-"}, input);
    CHECK_THAT(vietnamese.out,
               ContainsSubstring("Trọng tài quyết định. Đen bấm đồng hồ bằng tay khác"));
    CHECK_THAT(vietnamese.out, ContainsSubstring("Dành cho trọng tài:"));
}
