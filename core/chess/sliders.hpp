// SPDX-License-Identifier: MIT
// Attacks of bishops and rooks for every processor: arithmetic on the occupied squares of one line
// (o - s finds the first man upwards; the same on the byte-swapped board finds it downwards). Needs
// two kilobytes of tables and no preparation at program start.
#pragma once

#include "core/chess/attack_tables.hpp"

namespace theco::chess::sliders {

struct Lines {
    Bitboard square; ///< the square itself, byte-swapped
    Bitboard file;   ///< the lines without the square
    Bitboard diagonal;
    Bitboard antiDiagonal;
};
extern const std::array<Lines, 64> kLines;
/// Attacks along the first rank, by file and by the six inner squares that can block.
extern const std::array<std::array<std::uint8_t, 64>, 8> kRank;

inline Bitboard alongLine(Square s, Bitboard swapped, Bitboard line, Bitboard occupied) {
    const Bitboard blockers = occupied & line;
    const Bitboard up = blockers - bit(s);
    const Bitboard down = __builtin_bswap64(__builtin_bswap64(blockers) - swapped);
    return (up ^ down) & line;
}

inline Bitboard bishop(Square s, Bitboard occupied) {
    const Lines& l = kLines[static_cast<std::size_t>(index(s))];
    return alongLine(s, l.square, l.diagonal, occupied) |
           alongLine(s, l.square, l.antiDiagonal, occupied);
}

inline Bitboard rook(Square s, Bitboard occupied) {
    const Lines& l = kLines[static_cast<std::size_t>(index(s))];
    const int shift = rankOf(s) * 8;
    const auto blockers = static_cast<std::size_t>(occupied >> (shift + 1) & 63);
    const Bitboard rank = kRank[static_cast<std::size_t>(fileOf(s))][blockers];
    return alongLine(s, l.square, l.file, occupied) | rank << shift;
}

} // namespace theco::chess::sliders
