// SPDX-License-Identifier: MIT
// Whether a side can still mate, in positions a person can check.
#include "winnable_support.hpp"

#include "core/chess/game.hpp"
#include "core/chess/notation.hpp"
#include "tests/catch.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace theco::chess;

namespace {

Position positionOf(const std::string& fen) {
    INFO(fen);
    const auto position = parseFen(fen);
    REQUIRE(position.ok());
    return *position;
}

void checkBoth(const std::string& fen, bool white, bool black) {
    INFO(fen);
    const Position position = positionOf(fen);
    for (const Color side : {Color::White, Color::Black}) {
        INFO((side == Color::White ? "white" : "black"));
        const Winnability answer = winnable(position, side);
        const bool can = side == Color::White ? white : black;
        CHECK(answer.verdict == (can ? Verdict::CanMate : Verdict::CannotMate));
        CHECK(faultOf(position, side, answer) == "");
    }
    CHECK(isDeadPosition(position) == (!white && !black));
    if (white || black) CHECK_FALSE(isDead(position));
}

} // namespace

TEST_CASE("who can still mate, by any series of legal moves") {
    struct Row {
        const char* what;
        const char* fen;
        bool white;
        bool black;
    };
    const Row rows[] = {
        {"the start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", true, true},
        {"bare kings", "8/8/8/4k3/8/8/8/K7 w - - 0 1", false, false},
        {"a rook", "8/8/8/4k3/8/8/8/KR6 w - - 0 1", true, false},
        {"two knights", "8/8/8/4k3/8/8/8/KNN5 w - - 0 1", true, false},
        {"knight against rook", "8/8/8/3rk3/8/8/8/KN6 w - - 0 1", true, true},
        {"knight against queen", "8/8/8/3qk3/8/8/8/KN6 b - - 0 1", false, true},
        {"bishop against rook", "8/8/8/3rk3/8/8/8/KB6 w - - 0 1", false, true},
        {"bishops of different colours", "8/8/8/3bk3/8/8/8/K1B5 w - - 0 1", true, true},
        {"bishops of one colour", "8/8/8/3bk3/8/8/8/KB6 w - - 0 1", false, false},
        {"a pawn", "8/8/8/4k3/8/8/P7/K7 w - - 0 1", true, false},
        {"blocked rook pawns, which the kings can take", "k7/8/p7/P7/8/8/8/K7 w - - 0 1", true,
         true},
        {"a wall across the board", "4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 50", false, false},
        {"the same wall, one square further on", "4k3/8/p1p2p1p/P1P2P1P/8/8/8/4K3 b - - 0 50",
         false, false},
        {"a wall that en passant can open now", "4k3/8/7p/p1p2p1P/P1P1pP2/4P3/8/4K3 b - f3 0 50",
         true, true},
        {"a wall that en passant could have opened",
         "4k3/8/7p/p1p2p1P/P1P1pP2/4P3/8/4K3 b - - 0 50", false, false},
        {"a wall with bishops behind it that cannot attack it",
         "2k5/8/1b6/p1p1p1p1/P1P1P1P1/1B6/8/2K5 w - - 0 1", false, false},
        {"a wall with a knight that can jump over it",
         "4k3/8/8/p1p2p1p/P1P2P1P/8/8/3NK3 w - - 0 50", true, true},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        checkBoth(row.fen, row.white, row.black);
    }
}

TEST_CASE("a finished game is answered as it ended") {
    SECTION("mate: the winner has mated, without any further move") {
        checkBoth("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", true, false);
        const Position mate = positionOf("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        CHECK(winnable(mate, Color::White).line.empty());
        checkBoth("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", false, true);
    }
    SECTION("a mate by a lone knight") {
        checkBoth("8/8/8/8/8/8/p1N5/k1K5 b - - 0 1", true, false);
    }
    SECTION("stalemate: nobody mates any more") {
        checkBoth("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", false, false);
    }
}

TEST_CASE("moves that have to be played are followed, and are part of the line") {
    // The king must take the queen.
    checkBoth("8/8/8/8/8/3k4/1q6/K7 w - - 0 1", false, false);
    const Position forced = positionOf("8/8/8/8/8/8/5k1p/7K w - - 0 1");
    const Winnability answer = winnable(forced, Color::White);
    CHECK(answer.verdict == Verdict::CannotMate);
    CHECK(faultOf(forced, Color::White, answer) == "");
}

TEST_CASE("the search keeps to its limit and says so") {
    // Four bishops of one colour against a knight: the mate takes many moves to find.
    const Position hard = positionOf("8/8/8/8/3k4/1Bn5/BKB5/1B6 w - - 0 1");
    const Winnability little = winnable(hard, Color::White, 100);
    CHECK(little.verdict == Verdict::Undecided);
    CHECK(little.nodes < 1000);
    CHECK(little.line.empty());
}

TEST_CASE("the quick test sees walls and material, and is never wrong about a mate") {
    CHECK(isDead(positionOf("8/8/8/4k3/8/8/8/KB6 w - - 0 1")));
    CHECK(isDead(positionOf("4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 50")));
    CHECK_FALSE(isDead(positionOf("8/8/8/4k3/8/8/8/KR6 w - - 0 1")));
    CHECK_FALSE(isDead(positionOf("8/8/8/8/8/5k2/6q1/7K w - - 0 1")));
    CHECK(neverMatesQuick(positionOf("8/8/8/8/8/5k2/6q1/7K w - - 0 1"), Color::White));
}

TEST_CASE("a game ends when a wall is closed, and a flag costs no point that could not be won") {
    SECTION("the last gap is shut") {
        Game game(positionOf("4k3/8/8/p1p2p1p/P1P4P/5P2/8/4K3 w - - 0 50"));
        REQUIRE_FALSE(game.over());
        REQUIRE(game.play(*parseSan(game.position(), "f4")).ok());
        CHECK(game.ending() == Ending{GameResult::Draw, EndReason::DeadPosition});
    }
    SECTION("the opponent must take the last man") {
        Game game(positionOf("8/8/8/8/8/3k4/1q6/K7 w - - 0 1"));
        REQUIRE_FALSE(game.over());
        REQUIRE(game.flagFall(Color::White).ok());
        CHECK(game.ending() == Ending{GameResult::Draw, EndReason::Flag});
    }
    SECTION("knight against rook can mate, so the flag loses") {
        Game game(positionOf("8/8/8/3rk3/8/8/8/KN6 w - - 0 1"));
        REQUIRE(game.flagFall(Color::Black).ok());
        CHECK(game.ending() == Ending{GameResult::WhiteWins, EndReason::Flag});
    }
    SECTION("a resignation is a draw when the other side cannot mate") {
        Game game(positionOf("8/8/8/3rk3/8/8/8/KB6 w - - 0 1"));
        REQUIRE(game.resign(Color::Black).ok());
        CHECK(game.ending() == Ending{GameResult::Draw, EndReason::Resignation});
    }
}

TEST_CASE("the big set of positions comes out as listed") {
    const char* folder = std::getenv("THECO_CONFORMANCE");
    if (folder == nullptr) {
        WARN("SKIPPED: unwinnable.tsv, THECO_CONFORMANCE is not set");
        return;
    }
    std::ifstream in(std::string(folder) + "/unwinnable.tsv");
    REQUIRE(in.is_open());
    int rows = 0;
    int undecided = 0;
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        std::istringstream fields(line);
        std::string fen, color, verdict;
        for (std::string* field : {&fen, &color, &verdict})
            std::getline(fields, *field, '\t');
        const auto position = parseFen(fen);
        if (!position) continue;
        INFO(line);
        const Color side = color == "white" ? Color::White : Color::Black;
        const Winnability answer = winnable(*position, side);
        CHECK(faultOf(*position, side, answer) == "");
        ++rows;
        if (answer.verdict == Verdict::Undecided) {
            ++undecided;
        } else {
            CHECK((answer.verdict == Verdict::CanMate) == (verdict == "winnable"));
        }
    }
    CHECK(rows > 900);
    CHECK(undecided * 200 < rows);
}
