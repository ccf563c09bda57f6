// SPDX-License-Identifier: MIT
// The generator and the simple program of tests/support walk through the same random games.
#include "core/chess/position_access.hpp"
#include "tests/core/engine_support.hpp"
#include "tests/support/amount.hpp"
#include "tests/support/mailbox.hpp"

#include <random>
#include <unordered_map>

using namespace theco::chess;
using theco::mailbox::Board;
using theco::tests::amount;

namespace {

constexpr int kPlies = 40;

/// Calls `visit(position, simple)` on every position of random games from every start of the perft
/// file, which are rich in promotions, castling, en passant and pins, until `wanted` were visited.
template <class Visit> void playRandomly(int wanted, unsigned seed, Visit visit) {
    std::mt19937 random(seed);
    const auto starts = readPerftFile(THECO_TEST_DATA "/perft.epd");
    for (std::size_t game = 0; wanted > 0; ++game) {
        const std::string& fen = starts[game % starts.size()].fen;
        Position p = position(fen);
        Board simple(fen);
        for (int ply = 0; ply < kPlies && wanted > 0; ++ply, --wanted) {
            visit(p, simple);
            const MoveList moves = legalMoves(p);
            if (moves.empty()) break;
            const Move move =
                moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))];
            simple = simple.after(toUci(move));
            p.play(move);
        }
    }
}

} // namespace

TEST_CASE("On 100,000 random positions both programs find the same moves and the same FEN") {
    int differences = 0;
    playRandomly(amount(100'000), 20261129, [&](const Position& p, const Board& simple) {
        const std::string fen = toFen(p);
        const auto moves = sortedUci(p);
        const bool agree = fen == simple.fen() && moves == simple.legalMoves() &&
                           p.inCheck() == simple.inCheck() && hasLegalMove(p) == !moves.empty();
        if (!agree && ++differences <= 5) {
            UNSCOPED_INFO(fen << " / " << simple.fen());
            CHECK(moves == simple.legalMoves());
        }
    });
    CHECK(differences == 0);
}

TEST_CASE("Every legal move leads both programs to the same position") {
    int differences = 0;
    playRandomly(amount(4'000), 7, [&](const Position& p, const Board& simple) {
        for (const Move move : legalMoves(p)) {
            const std::string ours = toFen(p.after(move));
            const std::string theirs = simple.after(toUci(move)).fen();
            if (ours != theirs && ++differences <= 5) {
                UNSCOPED_INFO(toFen(p) << ' ' << toUci(move));
                CHECK(ours == theirs);
            }
        }
    });
    CHECK(differences == 0);
}

TEST_CASE("The attackers of every square are those the second program sees") {
    int differences = 0;
    playRandomly(amount(1'500), 11, [&](const Position& p, const Board& simple) {
        for (int i = 0; i < 64; ++i) {
            const auto target = static_cast<Square>(i);
            for (const Color by : {Color::White, Color::Black}) {
                const char side = by == Color::White ? 'w' : 'b';
                if (names(p.attackers(target, by)) != simple.attackers(toString(target), side)) {
                    ++differences;
                }
            }
        }
    });
    CHECK(differences == 0);
}

TEST_CASE("The key kept while playing is the key computed anew") {
    int differences = 0;
    playRandomly(amount(20'000), 3, [&](const Position& p, const Board&) {
        if (PositionAccess::key(p) != PositionAccess::keyFromScratch(p)) ++differences;
    });
    CHECK(differences == 0);
}

TEST_CASE("Positions have equal keys exactly when they are the same position") {
    // Short cycles in small worlds make many true repetitions.
    std::mt19937 random(5);
    std::unordered_map<std::uint64_t, Position> seen;
    int repeated = 0;
    int differences = 0;
    for (const std::string fen :
         {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "4k3/2p5/8/1P6/1p6/8/P7/4K3 w - - 0 1",
          "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"}) {
        for (int game = 0; game < 300; ++game) {
            Position p = position(fen);
            for (int ply = 0; ply < 30; ++ply) {
                const auto [entry, isNew] = seen.emplace(p.repetitionKey(), p);
                if (!isNew) ++repeated;
                if (!entry->second.sameAs(p)) ++differences;
                const MoveList moves = legalMoves(p);
                if (moves.empty()) break;
                p.play(moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))]);
            }
        }
    }
    CHECK(differences == 0);
    CHECK(repeated > 1000);
    for (const auto& [key, p] : seen) {
        for (const Move move : legalMoves(p)) {
            const Position next = p.after(move);
            if (next.sameAs(p) || next.repetitionKey() == key) ++differences;
        }
    }
    CHECK(differences == 0);
}

TEST_CASE("A position taken apart and put together again is the same") {
    int differences = 0;
    playRandomly(amount(20'000), 13, [&](const Position& p, const Board&) {
        const auto again = Position::fromSetup(p.toSetup());
        if (!again || !again->sameAs(p) || again->repetitionKey() != p.repetitionKey() ||
            again->toSetup() != p.toSetup()) {
            if (++differences <= 5) FAIL_CHECK(toFen(p));
        }
    });
    CHECK(differences == 0);
}

TEST_CASE("No position of a real game is called impossible") {
    int warned = 0;
    std::mt19937 random(17);
    for (int game = 0; game < 400; ++game) {
        Position p;
        for (int ply = 0; ply < 120; ++ply) {
            if (!warningsOf(p).empty() && ++warned <= 5) FAIL_CHECK(toFen(p));
            const MoveList moves = legalMoves(p);
            if (moves.empty()) break;
            p.play(moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))]);
        }
    }
    CHECK(warned == 0);
}
