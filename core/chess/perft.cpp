// SPDX-License-Identifier: MIT
#include "core/chess/movegen.hpp"

namespace theco::chess {

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    const MoveList moves = legalMoves(position);
    if (depth == 1) return static_cast<std::uint64_t>(moves.size());
    std::uint64_t leaves = 0;
    for (const Move move : moves)
        leaves += perft(position.after(move), depth - 1);
    return leaves;
}

} // namespace theco::chess
