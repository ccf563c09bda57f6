// SPDX-License-Identifier: MIT
#include "tests/core/engine_support.hpp"

using namespace theco::chess;

namespace {
std::optional<Move> find(const Position& p, const std::string& uci) {
    return legalMove(p, *parseUci(uci));
}
Position play(Position p, const std::vector<std::string>& moves) {
    for (const std::string& uci : moves) {
        INFO(uci);
        const auto move = find(p, uci);
        REQUIRE(move.has_value());
        p.play(*move);
    }
    return p;
}
} // namespace

TEST_CASE("The default position is the start of a game") {
    const Position p;
    CHECK(toFen(p) == kInitialFen);
    CHECK(legalMoves(p).size() == 20);
    CHECK(p.turn() == Color::White);
    CHECK(p.king(Color::Black) == Square::E8);
    CHECK(p.pieceAt(Square::D1) == Piece{Color::White, PieceType::Queen});
    CHECK_FALSE(p.pieceAt(Square::E4).has_value());
    CHECK_FALSE(p.inCheck());
}

TEST_CASE("Clocks and rights follow the moves") {
    const std::string start = "r3k2r/8/8/8/8/8/1P6/R3K2R w KQkq - 4 10";
    const auto after = [&](const std::vector<std::string>& moves) {
        return toFen(play(position(start), moves));
    };
    CHECK(after({"e1g1"}) == "r3k2r/8/8/8/8/8/1P6/R4RK1 b kq - 5 10");
    CHECK(after({"e1c1"}) == "r3k2r/8/8/8/8/8/1P6/2KR3R b kq - 5 10");
    CHECK(after({"a1b1"}) == "r3k2r/8/8/8/8/8/1P6/1R2K2R b Kkq - 5 10");
    CHECK(after({"h1h8"}) == "r3k2R/8/8/8/8/8/1P6/R3K3 b Qq - 0 10");
    CHECK(after({"b2b4", "e8c8"}) == "2kr3r/8/8/8/1P6/8/8/R3K2R w KQ - 1 11");
    CHECK(after({"e1e2", "e8e7"}) == "r6r/4k3/8/8/8/8/1P2K3/R6R w - - 6 11");
}

TEST_CASE("Promotion offers four pieces, each a move of its own") {
    const Position p = position("3n4/4P1k1/8/8/8/8/8/4K3 w - - 7 60");
    CHECK_FALSE(find(p, "e7e8").has_value()); // the square is reached, the choice is missing
    CHECK_FALSE(find(p, "e7d8").has_value());
    CHECK(toFen(play(p, {"e7d8r"})) == "3R4/6k1/8/8/8/8/8/4K3 b - - 0 60");
    for (const char piece : {'q', 'r', 'b', 'n'}) {
        CHECK(find(p, std::string("e7d8") + piece).has_value());
    }
    CHECK_FALSE(find(p, "e7e8k").has_value());
    CHECK_FALSE(find(p, "e1e2q").has_value());
}

TEST_CASE("A double step is remembered, the en passant square only where the capture is legal") {
    struct Case {
        const char* what;
        const char* fen;
        const char* doubleStep;
        bool capturable;
    };
    for (const Case& c : {
             Case{"nobody stands beside", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", false},
             Case{"a pawn stands beside", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", true},
             Case{"across the edge is not beside", "4k3/8/8/8/7p/8/P7/4K3 w - - 0 1", "a2a4",
                  false},
             Case{"the capturing pawn is pinned on its file", "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1",
                  "e2e4", false},
             Case{"both pawns hide the king on one rank", "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1",
                  "e2e4", false},
             Case{"a third man stands on that rank", "8/8/8/8/kn1p3R/8/4P3/4K3 w - - 0 1", "e2e4",
                  true},
             Case{"pinned along the capture's own diagonal", "8/8/7B/8/3p4/2k5/4P3/4K3 w - - 0 1",
                  "e2e4", true},
             Case{"pinned along the diagonal of the capture", "8/6k1/8/8/3p4/8/1B2P3/4K3 w - - 0 1",
                  "e2e4", false},
             Case{"the stepping pawn gives check and may be taken",
                  "8/8/8/3k4/3p4/8/4P3/4K3 w - - 0 1", "e2e4", true},
             Case{"the step opens a check that the capture does not stop",
                  "8/8/8/7k/3p4/8/4P3/3BK3 w - - 0 1", "e2e4", false},
         }) {
        INFO(c.what);
        const Position p = play(position(c.fen), {c.doubleStep});
        CHECK(p.doubleStepSquare().has_value());
        CHECK(p.legalEnPassantSquare().has_value() == c.capturable);
        bool generated = false;
        for (const Move move : legalMoves(p))
            generated = generated || move.isEnPassant();
        CHECK(generated == c.capturable);
        Setup without = p.toSetup();
        without.enPassant.reset();
        const Position same = *Position::fromSetup(without);
        CHECK(same.sameAs(p) == !c.capturable);
        CHECK((same.repetitionKey() == p.repetitionKey()) == !c.capturable);
    }
}

TEST_CASE("Castling through, out of or into check is no move, an attacked rook does not matter") {
    struct Case {
        const char* fen;
        bool kingside;
        bool queenside;
    };
    for (const Case& c : {
             Case{"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true},
             Case{"4k3/8/8/8/8/8/8/R3K2R w - - 0 1", false, false},
             Case{"4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, true},
             Case{"4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, true},
             Case{"4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true},
             Case{"1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true},
             Case{"2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, false},
             Case{"4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", false, false},
             Case{"4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", false, false},
             Case{"4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1", false, true},
         }) {
        INFO(c.fen);
        const Position p = position(c.fen);
        CHECK((find(p, "e1g1").has_value() && find(p, "e1g1")->isCastle()) == c.kingside);
        CHECK((find(p, "e1c1").has_value() && find(p, "e1c1")->isCastle()) == c.queenside);
    }
}

TEST_CASE("Mate and stalemate leave no move") {
    const Position mate = position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    CHECK(mate.inCheck());
    CHECK_FALSE(hasLegalMove(mate));
    const Position stalemate = position("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1");
    CHECK_FALSE(stalemate.inCheck());
    CHECK_FALSE(hasLegalMove(stalemate));
    CHECK(hasLegalMove(position("k7/1Q6/8/8/8/8/8/4K3 b - - 0 1")));
}

TEST_CASE("A lost right makes another position, a blocked or attacked castle does not") {
    const Position with = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    const Position without = position("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    CHECK_FALSE(with.sameAs(without));
    CHECK(with.repetitionKey() != without.repetitionKey());
    const Position back = play(with, {"h1h2", "e8d8", "h2h1", "d8e8"});
    CHECK(back.sameAs(without));
    CHECK(back.repetitionKey() == without.repetitionKey());
}

TEST_CASE("The longest list of moves fits") {
    const Position p = position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    CHECK(legalMoves(p).size() == 218);
}
