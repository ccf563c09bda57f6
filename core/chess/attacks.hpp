// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/bitboard.hpp"

namespace theco::chess {

/// Squares attacked by a man of this kind standing on `from`, with the given men on the board.
/// A pawn attacks its two capture squares, whether they are occupied or not (Article 3.1.3).
Bitboard attacksOf(Piece piece, Square from, Bitboard occupied);

/// Squares strictly between two squares of one line; empty when they share none.
Bitboard between(Square a, Square b);

/// The whole rank, file or diagonal through both squares; empty when they share none.
Bitboard lineThrough(Square a, Square b);

} // namespace theco::chess
