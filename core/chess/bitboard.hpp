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

} // namespace theco::chess
