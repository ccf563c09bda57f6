// SPDX-License-Identifier: MIT
// Whether a side can still mate, on random positions and in random games.
#include "winnable_support.hpp"

#include "tests/catch.hpp"
#include "tests/support/amount.hpp"
#include "tests/support/helpmate_oracle.hpp"

#include <random>

using namespace theco::chess;
using theco::tests::amount;
using theco::tests::Helpmate;
using theco::tests::helpmateBySearch;
using theco::tests::reduced;

namespace {

class SmallPositions {
public:
    /// Every third one leaves a single move, so that the last man may have to be taken.
    Position next() {
        const bool forced = below(3) == 0;
        for (;;) {
            const Position position = any();
            if (!forced || legalMoves(position).size() == 1) return position;
        }
    }

private:
    /// Three to five men; every second one with pawns that stand head to head.
    Position any() {
        for (;;) {
            Setup setup = Setup::empty();
            setup.turn = below(2) == 0 ? Color::White : Color::Black;
            setup.fullmoveNumber = 50;
            put(setup, {Color::White, PieceType::King});
            put(setup, {Color::Black, PieceType::King});
            int men = 1 + below(3);
            if (below(2) == 0 && men >= 2) {
                const Square white = makeSquare(below(8), 1 + below(5));
                setup.put(white, Piece{Color::White, PieceType::Pawn});
                setup.put(static_cast<Square>(index(white) + 8),
                          Piece{Color::Black, PieceType::Pawn});
                men -= 2;
            }
            for (int i = 0; i < men; ++i) {
                const auto type = static_cast<PieceType>(below(2) == 0 ? 0 : below(5));
                put(setup, {below(2) == 0 ? Color::White : Color::Black, type});
            }
            if (const auto position = Position::fromSetup(setup)) return *position;
        }
    }

    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    void put(Setup& setup, Piece piece) { setup.put(static_cast<Square>(below(64)), piece); }

    std::mt19937 random_{2026};
};

/// A lone minor piece against rooks and queens: that it cannot mate is shown in draws_test.cpp by
/// going through every such mate, and there are too many positions to walk through here.
bool provenElsewhere(const Position& position, Color side) {
    const int own = count(position.pieces(side)) - 1;
    return own == 0 || (own == 1 && position.pieces(side, PieceType::Pawn) == 0 &&
                        position.pieces(Color::White, PieceType::Pawn) == 0 &&
                        position.pieces(Color::Black, PieceType::Pawn) == 0);
}

} // namespace

TEST_CASE("on small positions every verdict is a mate that is played, or holds in a full search",
          "[slow]") {
    constexpr std::size_t kMost = 40'000;
    SmallPositions positions;
    int mates = 0;
    int proofs = 0;
    const int wanted = amount(20'000);
    for (int i = 0; mates + proofs < wanted; ++i) {
        const Position position = positions.next();
        const Color side = i % 2 == 0 ? Color::White : Color::Black;
        const Winnability answer = winnable(position, side);
        const std::string fault = faultOf(position, side, answer);
        if (answer.verdict == Verdict::CanMate && fault.empty()) {
            ++mates;
            continue;
        }
        INFO(toFen(position) << (side == Color::White ? " white" : " black"));
        REQUIRE(fault == "");
        REQUIRE(answer.verdict == Verdict::CannotMate);
        if (provenElsewhere(position, side)) continue;
        const Helpmate helpmate = helpmateBySearch(position, side, kMost);
        REQUIRE(helpmate != Helpmate::Exists);
        if (helpmate == Helpmate::None) ++proofs;
    }
    if (reduced()) return; // too few to say how they are mixed
    CHECK(mates > wanted / 2);
    CHECK(proofs > wanted / 1000);
}

TEST_CASE("once it is proven that a side cannot mate, it never can again") {
    std::mt19937 random(7);
    int lost = 0;
    for (int game = 0; game < amount(12); ++game) {
        Position position;
        bool cannot[2] = {};
        for (int ply = 0; ply < 400; ++ply) {
            const MoveList moves = legalMoves(position);
            if (moves.empty()) break;
            position.play(moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))]);
            // Early positions are much alike.
            if (ply % (count(position.occupied()) > 8 ? 16 : 4) != 0) continue;
            for (const Color side : {Color::White, Color::Black}) {
                const Winnability answer = winnable(position, side, 5'000);
                INFO(toFen(position) << (side == Color::White ? " white" : " black"));
                REQUIRE(faultOf(position, side, answer) == "");
                bool& never = cannot[index(side)];
                if (never) REQUIRE(answer.verdict != Verdict::CanMate);
                if (answer.verdict == Verdict::CannotMate && !never) {
                    never = true;
                    ++lost;
                }
            }
        }
    }
    if (!reduced()) CHECK(lost > 0);
}
