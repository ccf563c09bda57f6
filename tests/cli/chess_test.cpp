// SPDX-License-Identifier: MIT
#include "run_cli.hpp"

#include "tests/catch.hpp"

#include <boost/json.hpp>

#include <fstream>

using namespace theco::test;
namespace json = boost::json;

namespace {

const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Exactly one JSON value on one line, nothing on standard error.
json::value jsonOf(const Outcome& outcome) {
    INFO(outcome.out);
    INFO(outcome.err);
    REQUIRE_FALSE(outcome.out.empty());
    CHECK(outcome.out.find('\n') == outcome.out.size() - 1);
    CHECK(outcome.err.empty());
    return json::parse(outcome.out);
}

/// One message on standard error, nothing on standard output, exit code 2.
void checkUnusable(const Outcome& outcome, const std::string& part) {
    CHECK(outcome.exit == 2);
    CHECK(outcome.out.empty());
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
    CHECK_THAT(outcome.err, ContainsSubstring(part));
}

} // namespace

TEST_CASE("perft ends with the count alone", "[cli]") {
    CHECK(cli({"perft", "3"}).out == "8902\n");
    CHECK(cli({"perft", "0"}).out == "1\n");
    const Outcome fen = cli({"perft", "--fen", "8/k1P5/2K5/8/8/8/8/8 w - - 0 1", "1"});
    CHECK(fen.out == "9\n");
    CHECK(fen.exit == 0);
    CHECK(cli({"perft", "1", "--fen=8/k1P5/2K5/8/8/8/8/8 w - - 0 1"}).out == "9\n");
    CHECK(cli({"perft", "1", "--fen", "4k3/8/8/8/8/5n2/8/4K3 w - - 0 1", "--divide"}).out ==
          "e1d1: 1\ne1e2: 1\ne1f1: 1\ne1f2: 1\n4\n");
    // Mated: no move, no position.
    CHECK(cli({"perft", "2", "--divide", "--fen", "4k3/8/8/8/8/8/5PPP/3r2K1 w - - 0 1"}).out ==
          "0\n");
}

TEST_CASE("perft in JSON", "[cli]") {
    const json::value plain = jsonOf(cli({"perft", "--json", "4"}));
    CHECK(plain.at("nodes") == 197281);
    CHECK(plain.at("seconds").is_double());
    CHECK(plain.as_object().size() == 2);
    const json::value divided = jsonOf(cli({"perft", "2", "--divide", "--json"}));
    CHECK(divided.at("divide").as_object().size() == 20);
    CHECK(divided.at("divide").at("e2e4") == 20);
}

TEST_CASE("perft says what it cannot use", "[cli]") {
    checkUnusable(cliInEnglish({"perft"}), "DEPTH is missing");
    for (const char* depth : {"", "x", "-1", "1.5", "99", "3 4", "99999999999999999999"}) {
        INFO(depth);
        checkUnusable(cliInEnglish({"perft", depth}), "The depth must be a number from 0 to");
    }
    checkUnusable(cliInEnglish({"perft", "1", "--fen", "8/8 w - - 0 1"}), "--fen: ");
}

TEST_CASE("fen describes a position in JSON", "[cli]") {
    const Outcome outcome = cli({"fen", kStart, "--json"});
    CHECK(outcome.exit == 0);
    const json::value start = jsonOf(outcome);
    CHECK(start.at("valid") == true);
    CHECK(start.at("fen") == json::string(kStart));
    CHECK(start.at("in_check") == false);
    CHECK(start.at("legal_moves").as_array().size() == 20);
    CHECK(start.at("legal_moves").at(0) == "a2a3");
    CHECK(start.at("outcome").is_null());
    CHECK(start.at("warnings").as_array().empty());
    CHECK(start.as_object().size() == 6);
}

TEST_CASE("fen tells how a game stands", "[cli]") {
    struct Row {
        const char* fen;
        json::value outcome;
        bool check;
        json::array warnings;
    };
    const std::vector<Row> rows = {
        {"4k3/8/8/8/8/8/5PPP/3r2K1 w - - 0 1", "checkmate", true, {}},
        {"8/8/8/8/8/1KQ5/8/1k6 b - - 0 1", "stalemate", false, {}},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "dead_position", false, {}},
        {"4k3/8/8/8/8/8/8/4K2R w K - 151 200", nullptr, false, {"clock"}},
        {"4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", nullptr, true, {"check-impossible"}},
    };
    for (const Row& row : rows) {
        INFO(row.fen);
        const json::value got = jsonOf(cli({"fen", "--json", row.fen}));
        CHECK(got.at("outcome") == row.outcome);
        CHECK(got.at("in_check") == row.check);
        CHECK(got.at("warnings") == row.warnings);
    }
}

TEST_CASE("fen refuses with the code and exit 1, an empty text too", "[cli]") {
    for (const auto& [fen, code] : std::vector<std::pair<std::string, std::string>>{
             {"", "empty"},
             {" " + kStart, "spacing"},
             {kStart + " ", "spacing"},
             {"-", "fields"},
             {"-/8/8/8/8/8/8/8 w - - 0 1", "letter"},
             {"4k3/8/8/8/8/8/8/8 w - - 0 1", "kings"},
             {"4k3/8/8/8/8/8/8/4K3 w - - 0 \xFF", "clock"}}) {
        INFO(fen);
        const Outcome outcome = cli({"fen", fen, "--json"});
        CHECK(outcome.exit == 1);
        const json::value got = jsonOf(outcome);
        CHECK(got.at("valid") == false);
        CHECK(got.at("error") == json::string(code));
        CHECK_FALSE(got.at("message").as_string().empty());
        const Outcome words = cliInEnglish({"fen", fen});
        CHECK(words.exit == 1);
        CHECK(words.out.empty());
        CHECK(std::count(words.err.begin(), words.err.end(), '\n') == 1);
    }
}

TEST_CASE("fen --lenient reads what people paste", "[cli]") {
    const json::value got =
        jsonOf(cli({"fen", "--lenient", "  4k3/8/8/8/8/8/8/4K2R  w KQkq", "--json"}));
    CHECK(got.at("fen") == "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

TEST_CASE("A normalised FEN names en passant only where it is legal", "[cli]") {
    const json::value got = jsonOf(
        cli({"fen", "--json", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"}));
    CHECK(got.at("fen") == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

TEST_CASE("move answers in both notations", "[cli]") {
    struct Row {
        const char* fen;
        const char* move;
        const char* expect;
    };
    const char* promotion = "8/k1P5/2K5/8/8/8/8/8 w - - 0 1";
    const char* rook = R"({"legal":true,"uci":"c7c8r","san":"c8=R","san_vi":"c8=X",)"
                       R"("fen":"2R5/k7/2K5/8/8/8/8/8 b - - 0 1"})";
    const char* knight = R"({"legal":true,"uci":"g1f3","san":"Nf3","san_vi":"Mf3","fen":)"
                         R"("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"})";
    const char* castle = R"({"legal":true,"uci":"e1g1","san":"O-O","san_vi":"0-0",)"
                         R"("fen":"4k3/8/8/8/8/8/8/5RK1 b - - 1 1"})";
    const char* rights = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for (const Row& row : std::vector<Row>{{promotion, "c7c8r", rook},
                                           {promotion, "c8=R", rook},
                                           {promotion, "c8=X", rook},
                                           {promotion, "c8X", rook},
                                           {promotion, "c8/X", rook},
                                           {"startpos", "g1f3", knight},
                                           {"startpos", "Nf3", knight},
                                           {"startpos", "Mf3", knight},
                                           {rights, "e1g1", castle},
                                           {rights, "O-O", castle},
                                           {rights, "0-0", castle}}) {
        INFO(row.move);
        const Outcome outcome = cli({"move", row.fen, row.move, "--json"});
        CHECK(outcome.exit == 0);
        CHECK(outcome.out == std::string(row.expect) + "\n");
        CHECK(outcome.err.empty());
    }
}

TEST_CASE("move refuses with all reasons", "[cli]") {
    const Outcome outcome = cli({"move", "2rrk3/8/8/b7/8/8/8/R2QK2R w K - 0 1", "O-O-O", "--json"});
    CHECK(outcome.exit == 1);
    CHECK(outcome.out ==
          R"({"legal":false,"reasons":[{"code":"CASTLE_BLOCKED","squares":["d1"],"by":[]},)"
          R"({"code":"CASTLE_INTO_CHECK","squares":["c1"],"by":["c8"]},)"
          R"({"code":"CASTLE_IN_CHECK","squares":["e1"],"by":["a5"]},)"
          R"({"code":"CASTLE_ROOK_MOVED","squares":["a1"],"by":[]},)"
          R"({"code":"CASTLE_THROUGH_CHECK","squares":["d1"],"by":["d8"]}]})"
          "\n");
    const Outcome words = cli({"move", "startpos", "e2e5"});
    CHECK(words.exit == 1);
    CHECK_THAT(words.out, ContainsSubstring("Tốt"));
    CHECK(words.err.empty());
}

TEST_CASE("move plays what went before", "[cli]") {
    for (const char* moves :
         {"e2e4 e7e5 g1f3 b8c6 f1c4 f8c5", "e4 e5 Nf3 Nc6 Bc4 Bc5", "e4 e5 Mf3 Mc6 Tc4 Tc5",
          "1. e4 e5 2.Nf3 Nc6 3. Bc4 3... Bc5", " e4\te5 Nf3\r\nNc6 Bc4 Bc5 "}) {
        INFO(moves);
        const Outcome outcome = cli({"move", kStart, "O-O", "--moves", moves, "--json"});
        CHECK(outcome.exit == 0);
        CHECK(jsonOf(outcome).at("fen") ==
              "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4");
    }
    // The laws' draws end a game, not what Article 3 calls legal.
    const std::string fivefold = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    CHECK(cli({"move", kStart, "e4", "--moves", fivefold, "--json"}).exit == 0);
    CHECK(cli({"move", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Ke2", "--moves", "Kd1 Kd8"}).exit == 0);
}

TEST_CASE("move says what it cannot use", "[cli]") {
    checkUnusable(cliInEnglish({"move", "8/8/8/8/8/8/8/8 w - - 0 1", "e4"}), "FEN: ");
    checkUnusable(cliInEnglish({"move", "", "e4", "--json"}), "FEN: ");
    checkUnusable(cliInEnglish({"move", kStart, "0000", "--json"}), "\"0000\" is not a move");
    checkUnusable(cliInEnglish({"move", kStart, "e7e8x", "--json"}), "\"e7e8x\" is not a move");
    checkUnusable(cliInEnglish({"move", kStart, "", "--json"}), "is not a move");
    checkUnusable(cliInEnglish({"move", kStart, "e4", "--moves", "e4 e5 Ke3", "--json"}),
                  "--moves, half-move 3: No legal move fits \"Ke3\"");
    checkUnusable(cliInEnglish({"move", kStart, "e4", "--moves", "e4 hello", "--json"}),
                  "--moves, half-move 2: \"hello\"");
    checkUnusable(cliInEnglish({"move", kStart, "e4", "--moves", "f3 e5 g4 Qh4 Kf2", "--json"}),
                  "--moves, half-move 5: No legal move fits \"Kf2\"");
    checkUnusable(cliInEnglish({"move", kStart, "\x1b[31m\xFF", "--json"}), "\\x1b[31m\\xff");
}

TEST_CASE("The answers of the judge reach the command line", "[cli]") {
    // Every seventh case is enough here: the judge itself is tested with all of them.
    std::ifstream in(std::string(THECO_TEST_DATA) + "/reasons_given.jsonl");
    int number = 0;
    for (std::string line; std::getline(in, line); ++number) {
        if (number % 7 != 0) continue;
        const json::value test = json::parse(line);
        const auto text = [&](const char* key) { return std::string(test.at(key).as_string()); };
        const Outcome outcome =
            cli({"move", text("fen"), text("move"), "--moves", text("moves"), "--json"});
        INFO(line);
        const json::value got = jsonOf(outcome);
        const bool legal = test.at("expect") == "legal";
        CHECK(outcome.exit == (legal ? 0 : 1));
        CHECK(got.at("legal") == legal);
        if (!legal) CHECK(got.at("reasons") == test.at("expect"));
    }
    CHECK(number > 100);
}
