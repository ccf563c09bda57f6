// SPDX-License-Identifier: MIT
#include "tests/core/engine_support.hpp"

using namespace theco::chess;
using Faults = std::vector<SetupFault>;

namespace {
Setup setup(const std::string& fen) {
    const auto result = parseSetup(fen);
    INFO(fen);
    REQUIRE(result.ok());
    return *result;
}
Faults faults(const Setup& s) {
    const auto result = Position::fromSetup(s);
    return result ? Faults{} : result.error();
}
Faults faults(const std::string& fen) {
    return faults(setup(fen));
}
} // namespace

TEST_CASE("Faults of a setup are named, all of them and in order") {
    using enum SetupFault;
    CHECK(faults(std::string(kInitialFen)).empty());
    CHECK(faults("4k3/8/8/8/8/8/8/8 w - - 0 1") == Faults{Kings});
    CHECK(faults("4k3/8/8/8/8/8/8/3KK3 w - - 0 1") == Faults{Kings});
    CHECK(faults("8/8/8/3kK3/8/8/8/8 w - - 0 1") == Faults{KingsTouch});
    CHECK(faults("4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1") == Faults{OpponentInCheck});
    CHECK(faults("4k3/3P4/8/8/8/8/8/4K3 w - - 0 1") == Faults{OpponentInCheck});
    CHECK(faults("4k3/8/8/8/8/8/8/P3K3 w - - 0 1") == Faults{PawnRank});
    CHECK(faults("rnbqkbnr/pppppppp/8/8/8/2Q5/PPPPPPPP/RNBQKBN1 w Qkq - 0 1") == Faults{Count});
    CHECK(faults("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1") ==
          Faults{CastlingImpossible});
    CHECK(faults("rnbqkbnr/pppp1ppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 5 3") ==
          Faults{EnPassantClock});
    CHECK(faults("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 10 1") ==
          Faults{ClockInconsistent});
    CHECK(faults("P2kK3/8/8/8/8/8/8/8 w K - 3 1") ==
          Faults{KingsTouch, PawnRank, CastlingImpossible, ClockInconsistent});
}

TEST_CASE("Clocks have their ranges") {
    Setup s = Setup::initial();
    s.fullmoveNumber = 0;
    CHECK(faults(s) == Faults{SetupFault::Clock});
    s = Setup::initial();
    s.halfmoveClock = -1;
    CHECK(faults(s) == Faults{SetupFault::Clock});
    s = Setup::initial();
    s.fullmoveNumber = std::numeric_limits<int>::max();
    s.halfmoveClock = std::numeric_limits<int>::max();
    REQUIRE(faults(s).empty());
    Position p = *Position::fromSetup(s);
    for (const char* uci : {"g1f3", "g8f6"})
        p.play(*legalMove(p, *parseUci(uci)));
    CHECK(p.fullmoveNumber() == std::numeric_limits<int>::max());
    CHECK(p.halfmoveClock() == std::numeric_limits<int>::max());
}

TEST_CASE("An en passant square must be what a double step leaves") {
    const char* const board = "4k3/8/8/8/4P3/8/8/4K3";
    CHECK(faults(std::string(board) + " b - e3 0 1").empty());
    for (const char* tail : {" w - e3 0 1", " b - d3 0 1", " b - e6 0 1", " b - e4 0 1"}) {
        INFO(tail);
        CHECK(faults(std::string(board) + tail) == Faults{SetupFault::EnPassant});
    }
    CHECK(faults("4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1") == Faults{SetupFault::EnPassant});
    CHECK(faults("4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1") == Faults{SetupFault::EnPassant});
    CHECK(faults("4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1").empty());
}

TEST_CASE("A check that no move can have given is a warning") {
    const auto impossible = [](const std::string& fen) {
        const auto warnings = warningsOf(position(fen));
        return std::find(warnings.begin(), warnings.end(), SetupWarning::CheckImpossible) !=
               warnings.end();
    };
    struct Case {
        const char* what;
        const char* fen;
        bool impossible;
    };
    for (const Case& c : {
             Case{"two knights", "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", true},
             Case{"two rooks on both sides of the king", "4k3/8/8/8/8/8/8/r2K3r w - - 0 1", true},
             Case{"four checkers", "4k3/8/8/q6b/8/8/8/r3K2r w - - 0 1", true},
             Case{"one rook", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", false},
             Case{"a discovered double check", "4k3/4r3/8/8/8/3n4/8/4K3 w - - 0 1", false},
             Case{"a rook made on the last rank beside an older check",
                  "4k3/8/8/8/8/8/8/3rK2r w - - 0 1", true},
             Case{"a pawn that never moved", "8/8/8/8/8/5k2/6P1/4K3 b - - 0 1", true},
             Case{"a pawn after its double step", "8/8/8/3k4/4P3/8/8/4K3 b - e3 0 1", false},
             Case{"a double step that has nothing to do with the check",
                  "3k4/8/8/8/4P3/8/8/3RK3 b - e3 0 1", true},
             Case{"castling gives the check", "5k2/8/8/8/8/8/8/5RK1 b - - 1 1", false},
             Case{"a bishop in the corner that cannot have come", "8/8/8/3k4/8/8/8/K6B b - - 0 1",
                  true},
             Case{"a queen made in the corner", "Q7/8/8/3k4/8/8/8/K7 b - - 0 1", false},
             Case{"en passant opens two lines at once", "8/8/2kP4/8/8/8/6B1/2R1K3 b - - 0 1",
                  false},
         }) {
        INFO(c.what);
        CHECK(impossible(c.fen) == c.impossible);
    }
}

TEST_CASE("A half-move clock beyond 150 is a warning") {
    CHECK(warningsOf(position("4k3/8/8/8/8/8/8/4K3 w - - 150 200")).empty());
    CHECK(warningsOf(position("4k3/8/8/8/8/8/8/4K3 w - - 151 200")) ==
          std::vector{SetupWarning::ClockBeyond75});
}
