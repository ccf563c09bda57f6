// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/types.hpp"

#include <bit>

namespace theco::chess {

/// A set of squares, one bit each (bit 0 = a1).
using Bitboard = std::uint64_t;

constexpr Bitboard bit(Square s) {
    return Bitboard{1} << index(s);
}
constexpr bool contains(Bitboard b, Square s) {
    return (b >> index(s) & 1) != 0;
}
constexpr int count(Bitboard b) {
    return std::popcount(b);
}
/// The lowest square of a set that is not empty.
constexpr Square firstSquare(Bitboard b) {
    return static_cast<Square>(std::countr_zero(b));
}
/// Takes the lowest square out of a set that is not empty.
constexpr Square popSquare(Bitboard& b) {
    const Square s = firstSquare(b);
    b &= b - 1;
    return s;
}

/// `b` has at least two squares.
constexpr bool several(Bitboard b) {
    return (b & (b - 1)) != 0;
}

inline constexpr Bitboard kFileA = 0x0101'0101'0101'0101;
inline constexpr Bitboard kFileH = kFileA << 7;
inline constexpr Bitboard kRank1 = 0xFF;

/// The whole rank, counted 0..7 from the side's own first rank.
constexpr Bitboard relativeRankMask(Color c, int rank) {
    return kRank1 << (c == Color::White ? rank : 7 - rank) * 8;
}

} // namespace theco::chess
