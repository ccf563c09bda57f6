// SPDX-License-Identifier: MIT
// Before the second judge and the second look for dead positions are believed, they are tried on
// cases whose answers are known.
#include "tests/support/second_dead.hpp"
#include "tests/support/second_reasons.hpp"

#include "tests/catch.hpp"

#include <boost/json.hpp>

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace theco;
namespace json = boost::json;

namespace {

std::vector<std::string> words(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> out;
    for (std::string word; in >> word;)
        out.push_back(word);
    return out;
}

std::set<std::string> namesIn(const json::value& list) {
    std::set<std::string> out;
    for (const json::value& name : list.as_array())
        out.insert(json::value_to<std::string>(name));
    return out;
}

std::set<second::Reason> expected(const json::value& expect) {
    std::set<second::Reason> out;
    if (expect.is_array())
        for (const json::value& reason : expect.as_array())
            out.insert({json::value_to<std::string>(reason.at("code")),
                        namesIn(reason.at("squares")), namesIn(reason.at("by"))});
    return out;
}

/// The codes that occurred.
std::set<std::string> judgeAll(const std::string& path) {
    std::ifstream in(path);
    std::set<std::string> codes;
    int judged = 0;
    for (std::string line; std::getline(in, line);) {
        INFO(line);
        const json::value test = json::parse(line);
        const auto text = [&](const char* name) {
            return json::value_to<std::string>(test.at(name));
        };
        const auto found = second::reasonsAgainst(text("fen"), words(text("moves")), text("move"));
        if (!found) continue; // written in another way
        ++judged;
        CHECK((*found == expected(test.at("expect"))));
        for (const second::Reason& reason : *found)
            codes.insert(reason.code);
    }
    CHECK(judged >= 100);
    return codes;
}

} // namespace

TEST_CASE("the second judge gives exactly the reasons of the given cases") {
    const std::set<std::string> codes =
        judgeAll(std::string(THECO_TEST_DATA) + "/reasons_given.jsonl");
    // All but the two of moves written with letters.
    CHECK(codes.size() == 32);
    CHECK(codes.count("AMBIGUOUS") == 0);
    if (const char* folder = std::getenv("THECO_CONFORMANCE"); folder != nullptr)
        judgeAll(std::string(folder) + "/reasons_given.jsonl");
}

TEST_CASE("positions are found dead or alive without knowing why") {
    const std::pair<const char*, bool> cases[] = {
        {"8/8/4k3/8/8/4KB2/8/8 w - - 0 1", true},
        {"8/2b5/4k3/8/8/4K3/5B2/8 w - - 0 1", true},
        // Nothing can ever pass the pawns.
        {"8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1", true},
        {"8/1p6/kPp5/2P5/1pP5/1P6/5K2/8 w - - 0 1", true},
        // One legal move, and then nothing is left.
        {"7k/7p/7P/8/8/6q1/5q2/7K w - - 0 1", true},
        // Bishops of both colours, two knights, a bishop and a knight: mates exist.
        {"8/3b4/4k3/8/8/4K3/5B2/8 w - - 0 1", false},
        {"7k/8/2N4K/4N3/8/8/8/8 w - - 0 1", false},
        {"6nk/8/6K1/4B3/8/8/8/8 w - - 0 1", false},
        {"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", false},
        {"4Q3/2q3k1/8/8/8/8/8/6K1 b - - 0 1", false},
    };
    for (const auto& [fen, dead] : cases) {
        INFO(fen);
        const std::optional<bool> found = second::isDead(mailbox::Board(fen));
        REQUIRE(found.has_value());
        CHECK(*found == dead);
    }
}
