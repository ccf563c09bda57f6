// SPDX-License-Identifier: MIT
#include "core/chess/movegen.hpp"

#include "core/chess/backend.hpp"
#include "core/chess/position_access.hpp"

namespace theco::chess {

MoveList legalMoves(const Position& position) {
    MoveList moves;
    backend().list(PositionAccess::boards(position), position.turn(), moves);
    return moves;
}

bool hasLegalMove(const Position& position) {
    return backend().any(PositionAccess::boards(position), position.turn());
}

std::optional<Move> legalMove(const Position& position, const MoveTry& wanted) {
    for (const Move move : legalMoves(position)) {
        if (move.from() == wanted.from && move.to() == wanted.to &&
            move.promotion() == wanted.promotion) {
            return move;
        }
    }
    return std::nullopt;
}

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    return backend().perft(PositionAccess::boards(position), position.turn(), depth);
}

} // namespace theco::chess
