// SPDX-License-Identifier: MIT
// The same binary runs with and without the newer instructions and must say the same.
#include "core/chess/backend.hpp"
#include "core/chess/position_access.hpp"
#include "tests/core/engine_support.hpp"
#include "tests/support/amount.hpp"

using namespace theco::chess;

namespace {
std::vector<const Backend*> backends() {
    std::vector<const Backend*> all{&genericBackend()};
    if (bmi2Backend() != nullptr) {
        all.push_back(bmi2Backend());
    } else {
        WARN("SKIPPED: bmi2, this processor has not got it or is slow at it");
    }
    return all;
}
std::vector<std::uint16_t> list(const Backend& backend, const Position& p) {
    MoveList moves;
    backend.list(PositionAccess::boards(p), p.turn(), moves);
    std::vector<std::uint16_t> bits;
    for (const Move move : moves)
        bits.push_back(move.bits());
    return bits;
}
} // namespace

TEST_CASE("Every processor's generator counts exactly") {
    for (const Backend* backend : backends()) {
        for (const PerftLine& line : readPerftFile(THECO_TEST_DATA "/perft.epd")) {
            const Position p = position(line.fen);
            for (const auto& [depth, leaves] : line.counts) {
                if (theco::tests::reduced() && leaves > 200'000) break;
                INFO(backend->name << ' ' << line.fen << " depth " << depth);
                CHECK(backend->perft(PositionAccess::boards(p), p.turn(), depth) == leaves);
            }
        }
    }
}

TEST_CASE("Every processor's generator lists the same moves in the same order") {
    for (const PerftLine& line : readPerftFile(THECO_TEST_DATA "/perft.epd")) {
        const Position start = position(line.fen);
        for (const Move move : legalMoves(start)) {
            const Position p = start.after(move);
            const auto expected = list(genericBackend(), p);
            for (const Backend* backend : backends()) {
                INFO(backend->name << ' ' << toFen(p));
                CHECK(list(*backend, p) == expected);
                CHECK(backend->any(PositionAccess::boards(p), p.turn()) == !expected.empty());
            }
        }
    }
}
