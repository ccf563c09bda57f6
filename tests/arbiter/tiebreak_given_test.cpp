// SPDX-License-Identifier: MIT
// FIDE's printed exercises, and values and ranks on which two independent programs agree.
#include "swiss_support.hpp"
#include "tiebreak_support.hpp"
#include "unpacked.hpp"

#include "tests/catch.hpp"

#include <boost/json/parse.hpp>

#include <map>
#include <sstream>

using namespace theco;
using namespace theco::test;
using namespace theco::tiebreak;
using event::PlayerIndex;
namespace fs = std::filesystem;
namespace json = boost::json;

namespace {

const fs::path kData = fs::path(THECO_TEST_DATA) / "tiebreaks";

json::value exercises() {
    return json::parse(fileText(kData / "exercises.json"));
}

std::int64_t hundredths(const json::value& number) {
    return number.is_double() ? std::llround(number.as_double() * 100)
                              : number.to_number<std::int64_t>() * 100;
}

/// What is printed: scores exactly, means and ratings as C.07 rounds them.
std::int64_t printed(const Trace& trace) {
    REQUIRE(trace.value);
    if (trace.tieBreak.name == Name::AOB) return trace.value->hundredths();
    CHECK(100 * trace.value->top % trace.value->over == 0);
    return 100 * trace.value->top / trace.value->over;
}

Edition edition(std::int64_t year) {
    return year == 2024 ? Edition::August2024 : Edition::March2026;
}

struct Counts {
    int values = 0;
    int lists = 0;
};

/// Every line of a file of values against the tournaments in `folderOf`.
template <class FileOf> Counts compare(const fs::path& lines, FileOf fileOf) {
    Counts counts;
    std::istringstream in(fileText(lines));
    std::string text;
    std::string open;
    event::Tournament tournament;
    while (std::getline(in, text)) {
        const json::object line = json::parse(text).as_object();
        const std::string name(line.at("t").as_string());
        if (name != open) {
            auto file = formats::readTrf(fileText(fileOf(name)));
            INFO(name);
            REQUIRE(file);
            tournament = std::move(file->tournament);
            open = name;
        }
        INFO(name << " edition " << line.at("edition"));
        Request request;
        request.edition = edition(line.at("edition").as_int64());
        request.rounds = tournament.roundCount();
        for (const json::value& code : line.at("order").as_array())
            request.tieBreaks.push_back(*parseTieBreak(std::string_view(code.as_string())));
        const Values values(tournament, {request.edition, request.rounds, false});
        int wrong = 0;
        for (const auto& [id, expected] : line.at("values").as_object()) {
            const PlayerIndex player = tournament.indexOf(std::stoi(std::string(id)));
            for (const auto& [code, number] : expected.as_object()) {
                const auto tieBreak = parseTieBreak(code == "points" ? std::string_view("PTS")
                                                                     : std::string_view(code));
                const std::int64_t ours = printed(values.trace(player, *tieBreak));
                ++counts.values;
                if (ours == hundredths(number)) continue;
                ++wrong;
                UNSCOPED_INFO(id << ' ' << code << ": " << ours << " instead of " << number);
            }
        }
        CHECK(wrong == 0);
        const Standings order = standings(tournament, request);
        int misplaced = 0;
        for (const Row& row : order.rows) {
            const std::string id = std::to_string(tournament.player(row.player).tpn);
            if (row.rank != line.at("ranks").as_object().at(id).as_int64()) ++misplaced;
        }
        CHECK(misplaced == 0);
        ++counts.lists;
    }
    return counts;
}

} // namespace

TEST_CASE("Every number of FIDE's exercises comes out in both editions", "[tiebreak]") {
    const json::value all = exercises();
    const event::Tournament tournament = crosstable(all.at("players").as_array());
    int numbers = 0;
    for (const std::int64_t year : {2024, 2026}) {
        const Values values(tournament, {edition(year), 5, false});
        const std::string key = std::to_string(year);
        for (const json::value& player : all.at("players").as_array()) {
            const PlayerIndex i = tournament.indexOf(static_cast<int>(player.at("no").as_int64()));
            for (const auto& [code, expected] : player.at("expected").as_object()) {
                INFO(player.at("name") << ' ' << code << ' ' << key);
                const json::value& number = expected.is_object() ? expected.at(key) : expected;
                ++numbers;
                if (code == "adjusted_score" || code == "adjusted_score_fore") {
                    CHECK(50 * values.scores(code != "adjusted_score").adjusted(i) ==
                          hundredths(number));
                    continue;
                }
                const auto tieBreak = parseTieBreak(code == "points" ? std::string_view("PTS")
                                                                     : std::string_view(code));
                REQUIRE(tieBreak);
                const Trace trace = values.trace(i, *tieBreak);
                if (number.is_null())
                    CHECK_FALSE(trace.value);
                else
                    CHECK(printed(trace) == hundredths(number));
            }
        }
    }
    CHECK(numbers == 640);
}

TEST_CASE("Averages of the opponents' performances come out as printed", "[tiebreak]") {
    const event::Tournament tournament = crosstable(exercises().at("players").as_array());
    const Values values(tournament, {Edition::March2026, 5, false});
    // APRO and APPO, tournaments.md 1.7.
    const std::map<int, std::pair<int, int>> expected = {
        {2, {1856, 1852}},  {3, {1904, 1934}},  {4, {1772, 1784}},  {1, {1789, 1769}},
        {16, {1805, 1799}}, {6, {1846, 1836}},  {11, {1840, 1836}}, {8, {1915, 1924}},
        {5, {1719, 1676}},  {12, {2081, 2168}}, {15, {1776, 1767}}, {14, {1775, 1756}},
        {9, {1805, 1802}},  {13, {1879, 1909}}, {7, {1869, 1890}},  {10, {1717, 1687}}};
    for (const auto& [number, both] : expected) {
        INFO(number);
        const PlayerIndex i = tournament.indexOf(number);
        CHECK(values.trace(i, *parseTieBreak("APRO")).value == Fraction{both.first, 1});
        CHECK(values.trace(i, *parseTieBreak("APPO")).value == Fraction{both.second, 1});
    }
}

TEST_CASE("A round robin with a forfeit comes out as printed", "[tiebreak]") {
    const json::value all = exercises();
    const json::object& given = all.at("round_robin").as_object();
    const event::Tournament tournament = roundRobin(given);
    for (const Edition text : {Edition::August2024, Edition::March2026}) {
        const Values values(tournament, {text, tournament.roundCount(), true});
        for (const char* const code : {"SB", "SB/C1", "KS"})
            for (const auto& [name, number] : given.at("expected").at(code).as_object()) {
                INFO(name << ' ' << code);
                CHECK(printed(values.trace(named(tournament, name), *parseTieBreak(code))) ==
                      hundredths(number));
            }
        Request request;
        request.edition = text;
        request.rounds = tournament.roundCount();
        request.roundRobin = true;
        request.tieBreaks = {*parseTieBreak("DE")};
        CHECK(placesText(tournament, standings(tournament, request)) ==
              "Alyx | Bruno Charline | Helene | Franck | David");
    }
}

TEST_CASE("Direct encounter of a Swiss decides only what is certain", "[tiebreak]") {
    const json::value all = exercises();
    const json::object& given = all.at("direct_encounter_swiss").as_object();
    const event::Tournament tournament = crosstable(given.at("players").as_object());
    const Rules rules{Edition::March2026, 9, false};
    for (const auto& [points, classes] : given.at("expected_groups").as_object()) {
        INFO(points);
        std::vector<std::vector<PlayerIndex>> expected;
        std::vector<PlayerIndex> tied;
        for (const json::value& part : classes.as_array()) {
            expected.emplace_back();
            for (const json::value& number : part.as_array()) {
                expected.back().push_back(tournament.indexOf(static_cast<int>(number.as_int64())));
                tied.push_back(expected.back().back());
            }
        }
        std::sort(tied.begin(), tied.end());
        auto found = directEncounter(tournament, rules, false, tied).classes;
        for (auto& part : found)
            std::sort(part.begin(), part.end());
        CHECK(found == expected);
    }
}

TEST_CASE("A part of the stored values and ranks comes out exactly", "[tiebreak]") {
    const Counts counts = compare(kData / "sample.jsonl",
                                  [](const std::string& name) { return kData / (name + ".trf"); });
    CHECK(counts.values == 10488);
    CHECK(counts.lists == 20);
}

TEST_CASE("All stored values and ranks come out exactly", "[tiebreak]") {
    const Unpacked values("tiebreaks_sim.jsonl.xz");
    const Unpacked tournaments("swiss-dutch-2026.tar.xz");
    if (!values.ok() || !tournaments.ok()) return;
    const fs::path sim = tournaments.folder() / "swiss-dutch-2026" / "sim";
    const Counts counts =
        compare(values.folder() / "tiebreaks_sim.jsonl",
                [&sim](const std::string& name) { return sim / name / "full.trf"; });
    CHECK(counts.values == 575501);
    CHECK(counts.lists == 542);
}
