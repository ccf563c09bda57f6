// SPDX-License-Identifier: MIT
#include "run_cli.hpp"

#include "tests/catch.hpp"

#include <boost/json.hpp>

#include <sstream>

using namespace theco::test;
namespace json = boost::json;

namespace {

std::vector<json::object> linesOf(const Outcome& outcome) {
    std::vector<json::object> lines;
    std::istringstream in(outcome.out);
    for (std::string line; std::getline(in, line);)
        lines.push_back(json::parse(line).as_object());
    return lines;
}

} // namespace

TEST_CASE("pgn prints one JSON line a game, and goes on after a broken one", "[cli]") {
    const Outcome outcome = cli({"pgn", "-", "--json"}, "[White \"A\"]\n[Black \"B\"]\n\n"
                                                        "1. f3 e5 2. g4 Qh4# 0-1\n\n"
                                                        "[White \"C\"]\n\n1. e4 e5 2. Ke3 *\n\n"
                                                        "[White \"D\"]\n\n1. e4 e5 2. Qh5 Ke7 "
                                                        "3. Qxe5 1-0\n");
    CHECK(outcome.exit == 1);
    const auto lines = linesOf(outcome);
    REQUIRE(lines.size() == 3);
    CHECK(json::value(lines[0]) ==
          json::parse(R"({"index":1,"white":"A","black":"B","result":"0-1","plies":4,
              "final_fen":"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
              "legal_moves":0,"outcome":"checkmate","threefold":false,"fivefold":false,
              "fifty":false,"seventyfive":false,"warnings":[]})"));
    CHECK(lines[1].at("index") == 2);
    CHECK(lines[1].at("error") == "illegal-move");
    CHECK(lines[1].at("line") == 8);
    CHECK(lines[1].at("column") == 13);
    CHECK(lines[1].at("plies") == 2);
    CHECK_FALSE(lines[1].at("message").as_string().empty());
    CHECK(lines[2].at("white") == "D");
    CHECK(lines[2].at("outcome") == "checkmate");
    REQUIRE(lines[2].at("warnings").as_array().size() == 1);
    const json::value& warning = lines[2].at("warnings").as_array()[0];
    CHECK(warning.at("code") == "missing-check-sign");
    CHECK(warning.at("line") == 12);
}

TEST_CASE("the draws of pgn --json are properties of the final position", "[cli]") {
    const std::string lap = "Nf3 Nf6 Ng1 Ng8 ";
    const auto three = linesOf(cli({"pgn", "-", "--json"}, lap + lap + "*"));
    CHECK(three.at(0).at("threefold") == true);
    CHECK(three.at(0).at("fivefold") == false);
    const auto five = linesOf(cli({"pgn", "-", "--json"}, lap + lap + lap + lap + "1/2-1/2"));
    CHECK(five.at(0).at("threefold") == true);
    CHECK(five.at(0).at("fivefold") == true);
    CHECK(five.at(0).at("outcome").is_null());
    const std::string tags = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 149 120\"]\n\n";
    const auto quiet = linesOf(cli({"pgn", "-", "--json"}, tags + "120. Ra2 1/2-1/2\n"));
    CHECK(quiet.at(0).at("fifty") == true);
    CHECK(quiet.at(0).at("seventyfive") == true);
    CHECK(quiet.at(0).at("legal_moves") == 5);
}

TEST_CASE("A final position is dead also where only a search shows it", "[cli]") {
    // White has to take the queen: bare kings are left.
    const auto games =
        linesOf(cli({"pgn", "-", "--json"},
                    "[SetUp \"1\"]\n[FEN \"8/8/8/8/3k4/8/7q/3K4 b - - 0 1\"]\n\n1... Qd2+ *\n"));
    REQUIRE(games.size() == 1);
    CHECK(games[0].at("outcome") == "dead_position");
}

TEST_CASE("pgn --strict makes warnings errors", "[cli]") {
    const std::string text = "1. e4 f5 2. Qh5 *\n";
    CHECK(cli({"pgn", "-", "--json"}, text).exit == 0);
    const Outcome strict = cli({"pgn", "-", "--json", "--strict"}, text);
    CHECK(strict.exit == 1);
    CHECK(linesOf(strict).at(0).at("error") == "missing-check-sign");
    CHECK(linesOf(strict).at(0).at("plies") == 2);
}

TEST_CASE("pgn without a game prints nothing; without a file it is unusable", "[cli]") {
    const Outcome empty = cli({"pgn", "-", "--json"}, "");
    CHECK(empty.exit == 0);
    CHECK(empty.out.empty());
    for (const char* file : {"/no/such/file.pgn", "/"}) {
        const Outcome outcome = cliInEnglish({"pgn", file, "--json"});
        CHECK(outcome.exit == 2);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, ContainsSubstring(file));
    }
}

TEST_CASE("pgn without --json speaks to people", "[cli]") {
    const Outcome outcome = cliInEnglish({"pgn", "-"}, "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n");
    CHECK(outcome.exit == 1);
    CHECK_THAT(outcome.out, ContainsSubstring("1. A - ? *, half-moves: 2"));
    CHECK_THAT(outcome.out, ContainsSubstring("Line 3, column 13, \"Ke3\""));
}
