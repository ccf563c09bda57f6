// SPDX-License-Identifier: MIT
// Not for use outside core/chess.
#pragma once

#include "core/chess/attacks.hpp"
#include "core/chess/position.hpp"

namespace theco::chess {

/// Enemy men that would attack the king of the side to move once its man has gone from `from` to
/// `to`, whether or not it may. `taken` is the square of the man that leaves the board: `to`, but
/// for en passant the square beside `from`.
inline Bitboard attackersAfter(const Position& position, Square from, Square to, Square taken) {
    const Color side = position.turn();
    const Square king = position.king(side) == from ? to : position.king(side);
    const Bitboard occupied = (position.occupied() & ~bit(from) & ~bit(taken)) | bit(to);
    Bitboard attackers = 0;
    // A man attacks the king from where the same man of the other colour on the king's square would
    // attack.
    for (const PieceType type : kPieceTypes)
        attackers |= attacksOf({side, type}, king, occupied) & position.pieces(~side, type);
    return attackers & ~bit(taken);
}

} // namespace theco::chess
