// SPDX-License-Identifier: MIT
#include "run_cli.hpp"

#include "tests/catch.hpp"

#include <boost/json.hpp>

#include <fstream>
#include <sstream>

using namespace theco::test;
namespace json = boost::json;

namespace {

const std::string kFolder = std::string(THECO_TEST_DATA) + "/tiebreaks/";

json::array rowsOf(const Outcome& outcome) {
    INFO(outcome.err);
    REQUIRE(outcome.exit == 0);
    CHECK(outcome.err.empty());
    return json::parse(outcome.out).as_array();
}

/// The stored answer of this tournament and edition.
json::object stored(const std::string& name, std::int64_t edition) {
    std::ifstream in(kFolder + "sample.jsonl");
    for (std::string line; std::getline(in, line);) {
        json::object answer = json::parse(line).as_object();
        if (answer.at("t").as_string() == name && answer.at("edition").as_int64() == edition)
            return answer;
    }
    return {};
}

/// T0481 with another first line of the head or other records before the players.
std::string withRecord(const std::string& record) {
    std::ifstream in(kFolder + "T0481.trf");
    std::ostringstream text;
    text << record << '\n';
    for (std::string line; std::getline(in, line);)
        if (line.substr(0, 3) != record.substr(0, 3)) text << line << '\n';
    return text.str();
}

} // namespace

TEST_CASE("standings prints ranks and numbers as stored", "[cli][standings]") {
    for (const std::string name : {"T0481", "T0351"})
        for (const std::int64_t edition : {2024, 2026}) {
            const json::object answer = stored(name, edition);
            const json::array rows =
                rowsOf(cli({"standings", kFolder + name + ".trf", "--tiebreaks",
                            "DE,BH/C1,WIN,BPG,BWG,BH/M1,FB,AOB,SB/C1,PS,REP", "--edition",
                            std::to_string(edition), "--json"}));
            REQUIRE(rows.size() == answer.at("ranks").as_object().size());
            std::int64_t rank = 0;
            for (const json::value& row : rows) {
                const std::string id = std::to_string(row.at("id").as_int64());
                INFO(name << ' ' << edition << ' ' << id);
                CHECK(row.at("rank") == answer.at("ranks").at(id));
                CHECK(row.at("rank").as_int64() >= rank);
                rank = row.at("rank").as_int64();
                const json::object& values = answer.at("values").at(id).as_object();
                CHECK(row.at("points").to_number<double>() ==
                      values.at("points").to_number<double>());
                CHECK(row.at("tiebreaks").at(0).at("code") == "DE");
                for (const json::value& number : row.at("tiebreaks").as_array()) {
                    const json::value* const expected =
                        values.if_contains(number.at("code").as_string());
                    if (expected == nullptr) continue;
                    INFO(number.at("code"));
                    CHECK(number.at("value").to_number<double>() == expected->to_number<double>());
                }
            }
        }
}

TEST_CASE("standings takes the edition from the start date and the list from the file",
          "[cli][standings]") {
    const auto codeAndFirst = [](const std::string& text, const char* list) {
        std::vector<std::string> words = {"standings", "-", "--json"};
        if (list != nullptr) words.insert(words.end(), {"--tiebreaks", list});
        return rowsOf(cli(words, text));
    };
    const auto sixth = [&](const std::string& date) {
        for (const json::value& row : codeAndFirst(withRecord("042 " + date), "BH"))
            if (row.at("id") == 6) return row.at("tiebreaks").at(0).at("value").to_number<double>();
        return 0.0;
    };
    CHECK(sixth("2026/02/28") ==
          stored("T0481", 2024).at("values").at("6").at("BH").to_number<double>());
    CHECK(sixth("2026/03/01") ==
          stored("T0481", 2026).at("values").at("6").at("BH").to_number<double>());
    CHECK(sixth("2026/02/28") != sixth("2026/03/01"));
    // Other programs write other dates; of some only the year is understood.
    for (const char* const old : {"2026-02-28", "28.02.2026", "Dec 10, 2020", "2025", "10/2025"})
        CHECK(sixth(old) == sixth("2026/02/28"));
    for (const char* const young : {"2026-03-01", "2026", "Apr 1, 2026", "soon", "12345"})
        CHECK(sixth(young) == sixth("2026/03/01"));
    const json::array usual = codeAndFirst(withRecord("012 Test"), nullptr);
    CHECK(usual.at(0).at("tiebreaks").as_array().size() == 5);
    CHECK(usual.at(0).at("tiebreaks").at(1).at("code") == "BH/C1");
}

TEST_CASE("standings after a round counts the rounds up to it", "[cli][standings]") {
    const json::array first = rowsOf(
        cli({"standings", kFolder + "T0481.trf", "--after", "1", "--tiebreaks", "BPG", "--json"}));
    for (const json::value& row : first) {
        CHECK(row.at("points").to_number<double>() <= 1);
        CHECK(row.at("tiebreaks").at(0).at("value").as_int64() <= 1);
    }
    CHECK(rowsOf(cli({"standings", kFolder + "T0481.trf", "--after", "0", "--json"}))
              .at(9)
              .at("rank") == 1);
}

TEST_CASE("standings explains the numbers of a player", "[cli][standings]") {
    const std::string file = kFolder + "T0481.trf";
    const json::array rows =
        rowsOf(cli({"standings", file, "--tiebreaks", "DE,BH/C1,TPR", "--explain", "6", "--json"}));
    int explained = 0;
    for (const json::value& row : rows) {
        const bool traced = row.at("tiebreaks").at(1).as_object().contains("trace");
        CHECK(traced == (row.at("id") == 6));
        if (!traced) continue;
        ++explained;
        const json::array& rounds = row.at("tiebreaks").at(1).at("trace").at("rounds").as_array();
        CHECK(rounds.size() == 5);
        CHECK(rounds.at(1).at("source") == "dummy");
        CHECK(rounds.at(1).at("dummy_limit") == "draws");
        CHECK(rounds.at(3).at("fate") == "cut_lowest");
        CHECK(row.at("why").at("by") == "points");
        CHECK(row.at("tiebreaks").at(0).at("trace").at("tables").at(0).at("all_met") == false);
        CHECK(row.at("tiebreaks").at(2).at("trace").at("rating").at("games") == 4);
    }
    CHECK(explained == 1);
    const std::string text = cliInEnglish({"standings", file, "--explain", "6"}).out;
    CHECK_THAT(
        text,
        ContainsSubstring(
            "Then Buchholz Cut-1 decides: Player006, T0481 has 12.5, Player003, T0481 has 11.5."));
    CHECK_THAT(text, ContainsSubstring(
                         "a dummy opponent with 2.5 points, since the player has 3 points and "
                         "more than draws in all rounds does not count"));
    CHECK_THAT(text,
               ContainsSubstring("\nAfter round 5, by FIDE's tie-break rules of March 2026."));
    CHECK_THAT(cliInEnglish({"standings", file, "--explain", "6", "--edition", "2024"}).out,
               ContainsSubstring("\nAfter round 5, by FIDE's tie-break rules of August 2024."));
    CHECK_THAT(cliInEnglish({"standings", file, "--explain", "5", "--tiebreaks", "WIN,DE"}).out,
               ContainsSubstring(
                   "direct encounter: nothing decided. It looks at the games of tied players among "
                   "themselves.\n  Nobody else is tied at this point.\n"));
    CHECK_THAT(cli({"standings", file, "--explain", "6"}).out,
               ContainsSubstring("Sau đó xét hệ số Buchholz"));
}

TEST_CASE("standings ranks girls and the young with places of their own", "[cli][standings]") {
    const std::string file = kFolder + "T0015.trf";
    const std::size_t all = rowsOf(cli({"standings", file, "--json"})).size();
    const json::array girls = rowsOf(cli({"standings", file, "--girls", "--json"}));
    REQUIRE(girls.size() > 1);
    CHECK(girls.size() < all);
    CHECK(girls.at(0).at("rank") == 1);
    CHECK(girls.at(1).at("rank_in_all").as_int64() > girls.at(0).at("rank_in_all").as_int64());
    CHECK(rowsOf(cli({"standings", file, "--born-from", "2016", "--json"})).empty());
    // The neighbours whom the explanation names are those of the group.
    const std::string second = std::to_string(girls.at(1).at("id").as_int64());
    const json::array told =
        rowsOf(cli({"standings", file, "--girls", "--explain", second, "--json"}));
    CHECK(told.at(1).at("why").at("above") == girls.at(0).at("id"));
    const std::string words = cliInEnglish({"standings", file, "--girls", "--explain", second}).out;
    CHECK_THAT(words, ContainsSubstring(std::string(girls.at(0).at("name").as_string()) + " has "));
}

TEST_CASE("standings prints a table and warns on standard error", "[cli][standings]") {
    const Outcome table =
        cliInEnglish({"standings", kFolder + "T0481.trf", "--tiebreaks", "BH,TPN"});
    CHECK(table.exit == 0);
    CHECK_THAT(table.out, ContainsSubstring("Place  No.  Name"));
    CHECK(table.err.empty());
    const Outcome robin = cliInEnglish(
        {"standings", kFolder + "T0481.trf", "--tiebreaks", "BH,TPN", "--system", "round-robin"});
    CHECK_THAT(robin.err, ContainsSubstring("Warning: BH is not meant for a round robin"));
    const Outcome named = cliInEnglish({"standings", "-", "--tiebreaks", "BH,TPN"},
                                       withRecord("092 Individual: Round-Robin"));
    CHECK(named.err == robin.err);
    const json::array warnings =
        rowsOf(cli({"standings", kFolder + "T0481.trf", "--tiebreaks", "BH,TPN", "--system",
                    "round-robin", "--warnings", "--json"}));
    CHECK(warnings.at(0).at("code") == "buchholz_in_round_robin");
    const json::array blitz = rowsOf(
        cli({"standings", "-", "--tiebreaks", "BH/C1,SB,PS", "--warnings", "--rated", "--json"},
            withRecord("122 600")));
    CHECK(blitz.at(0).at("code") == "blitz_for_rating");
}

TEST_CASE("standings refuses what it cannot do with one message", "[cli][standings]") {
    const std::string file = kFolder + "T0481.trf";
    struct Case {
        std::vector<std::string> words;
        const char* part;
    };
    for (const Case& bad :
         {Case{{"--tiebreaks", "DE,BH/Q1"}, "Q1"},
          Case{{"--tiebreaks", "ABC"}, "\"ABC\" is no tie-break"},
          Case{{"--edition", "2025"}, "2024, 2026"}, Case{{"--after", "6"}, "from 0 to 5"},
          Case{{"--after", "-1"}, "--after"}, Case{{"--explain", "99"}, "99"},
          Case{{"--system", "knockout"}, "knockout"},
          Case{{"--born-from", "01/01/2016"}, "2016/01/31"},
          Case{{"--lots-seed", "x"}, "--lots-seed"}}) {
        std::vector<std::string> words = {"standings", file};
        words.insert(words.end(), bad.words.begin(), bad.words.end());
        const Outcome outcome = cliInEnglish(words);
        INFO(outcome.err);
        CHECK(outcome.exit == 2);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, ContainsSubstring(bad.part));
    }
    CHECK(cli({"standings", "no-such-file"}).exit == 2);
    CHECK(cli({"standings", "-"}, "").exit == 2);
}

TEST_CASE("A tie-break of the file that nobody knows is named with the file", "[cli][standings]") {
    const Outcome outcome = cliInEnglish({"standings", "-"}, withRecord("202 DE,XYZ"));
    CHECK(outcome.exit == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.starts_with("theco-cli: -: line 1: 202: \"XYZ\""));
    CHECK(cli({"standings", "-", "--tiebreaks", "DE"}, withRecord("202 DE,XYZ")).exit == 0);
}

TEST_CASE("Columns stand below each other however the letters are written", "[cli][standings]") {
    const std::string name = "Nguye\u0302\u0303n Va\u0306n An"; // a letter and its marks one by one
    const Outcome outcome = cliInEnglish({"standings", "-", "--tiebreaks", "WIN"},
                                         "001    1      " + name + std::string(33 - 16, ' ') +
                                             " 1500\n" + "001    2      Tran Bay\n");
    REQUIRE(outcome.exit == 0);
    std::istringstream rows(outcome.out);
    std::string line, first, second;
    REQUIRE(std::getline(rows, line));
    REQUIRE(std::getline(rows, first));
    REQUIRE(std::getline(rows, second));
    CHECK_THAT(first, ContainsSubstring(name));
    // Three marks, two bytes each.
    CHECK(first.size() == second.size() + 6);
}

TEST_CASE("The parts of a name stand beside it", "[cli][standings]") {
    const json::array rows = rowsOf(cli({"standings", "-", "--tiebreaks", "WIN,TPN", "--json"},
                                        "001    1      Nguyễn, Văn An\n"));
    REQUIRE(rows.size() == 1);
    CHECK(rows[0].at("name") == "Nguyễn, Văn An");
    CHECK(rows[0].at("name_parts") ==
          json::parse(R"({"family":"Nguyễn","middle":"Văn","given":"An"})"));
}

TEST_CASE("A ranking of its own warns of its own ties and of whom it cannot place",
          "[cli][standings]") {
    const auto line = [](int id, const char* sex, const std::string& birth, const char* round) {
        return "001    " + std::to_string(id) + " " + sex + "    " +
               ("Player" + std::string(49, ' ')) + birth + "  0.0    1  " + round + "\n";
    };
    const std::string file =
        "XXR 1\nXXC white1\n" + line(1, "w", "2016/05/31", "   2 w 1") +
        line(2, "m", "2016/05/31", "   1 b 0") + line(3, "w", "31.05.2016", "   4 b 0") +
        line(4, "m", "2016      ", "   3 w 1") + line(5, " ", "2016      ", "0000 - Z") +
        line(6, "m", "2016      ", "0000 - Z");
    const auto warnings = [&](const std::vector<std::string>& options) {
        std::vector<std::string> words = {"standings", "-", "--tiebreaks", "WIN"};
        words.insert(words.end(), options.begin(), options.end());
        return cliInEnglish(words, file).err;
    };
    CHECK_THAT(warnings({}), ContainsSubstring("6 players share a place"));
    CHECK(warnings({"--girls"}) ==
          "Warning: Left out, because the file does not tell m or w: 5 Player.\n");
    CHECK_THAT(warnings({"--born-from", "2010"}), ContainsSubstring("5 players share a place"));
    CHECK_THAT(warnings({"--born-from", "2010"}),
               ContainsSubstring("no date of birth such as 2016/05/31: 3 Player."));
    CHECK_THAT(warnings({"--girls", "--born-from", "2010"}),
               ContainsSubstring("m or w: 5 Player.") && ContainsSubstring("31: 3 Player."));
}

TEST_CASE("A round robin has a list of tie-breaks of its own", "[cli][standings]") {
    const std::string file = "092 Individual: Round-Robin\nXXR 3\n"
                             "001    1 m    A\n001    2 m    B\n001    3 m    C\n001    4 m    D\n";
    CHECK_THAT(cliInEnglish({"standings", "-"}, file).out, ContainsSubstring("DE  WIN  SB  KS\n"));
    CHECK_THAT(cliInEnglish({"standings", "-", "--system", "swiss"}, file).out,
               ContainsSubstring("DE  BH/C1  WIN  BPG  BWG\n"));
}
