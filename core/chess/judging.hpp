// SPDX-License-Identifier: MIT
// The parts of the judge. Not for use outside core/chess; everybody else calls judge().
//
// A try is looked at in stages, and a stage that finds something ends the list (so a blocked bishop
// is not also told that it would expose its king):
//
//   1  the game is over                                  reasons.cpp
//   2  the man on the square it starts from              reasons.cpp
//   C  castling: everything that holds, nothing later    reasons_castling.cpp
//   3  how the man moves on an empty board               reasons_board.cpp
//   4  what stands in the way, en passant: all           reasons_board.cpp
//   5  own king and promotion letter: both               reasons_board.cpp
#pragma once

#include "core/chess/reasons.hpp"

namespace theco::chess::judging {

/// The order of square names: a1, a2, b1.
bool beforeByName(Square a, Square b);
/// A set as a list in that order.
std::vector<Square> squaresOf(Bitboard set);

struct Home {
    Square king;
    Square rook;
    Square crossed; ///< by the king: f1, d1
    Square target;  ///< of the king: g1, c1
};
Home castlingHome(Color side, bool kingside);

/// Stage C; empty when castling is legal.
Reasons castlingReasons(const Game& game, bool kingside);

/// Stage 3. There must be a man of the side to move on `from`.
std::optional<Reason> geometryReason(const Position& position, Square from, Square to);
/// Stage 4, for a try without a fault in stage 3.
Reasons occupationReasons(const Game& game, Square from, Square to);
/// Stage 5, for a try without a fault in stages 3 and 4.
Reasons finalReasons(const Position& position, const MoveTry& wanted);

} // namespace theco::chess::judging
