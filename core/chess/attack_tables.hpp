// SPDX-License-Identifier: MIT
// Attack sets that do not depend on the other men. All are compile-time constants, so they may be
// used before main().
#pragma once

#include "core/chess/bitboard.hpp"

namespace theco::chess::tables {

using BySquare = std::array<Bitboard, 64>;

extern const BySquare kKnight;
extern const BySquare kKing;
/// Capture squares of a pawn, by colour.
extern const std::array<BySquare, 2> kPawn;
/// Rays to the edge of the empty board.
extern const BySquare kStraightRays;
extern const BySquare kDiagonalRays;
/// Squares from which a slider on the empty board reaches the neighbourhood of a king standing here:
/// himself, the squares beside him and, at home, those he castles to.
extern const BySquare kStraightNear;
extern const BySquare kDiagonalNear;
/// By two squares; see between() and lineThrough().
extern const std::array<BySquare, 64> kBetween;
extern const std::array<BySquare, 64> kLine;

template <class Table> constexpr Bitboard at(const Table& table, Square s) {
    return table[static_cast<std::size_t>(index(s))];
}
inline Bitboard between(Square a, Square b) {
    return at(kBetween[static_cast<std::size_t>(index(a))], b);
}
inline Bitboard pawn(Color c, Square s) {
    return at(kPawn[static_cast<std::size_t>(index(c))], s);
}

} // namespace theco::chess::tables
