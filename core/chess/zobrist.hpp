// SPDX-License-Identifier: MIT
// Random numbers whose XOR is the key of a position. Fixed for ever by the seed, so that keys may be
// compared between runs.
#pragma once

#include "core/chess/bitboard.hpp"

namespace theco::chess::zobrist {

struct Keys {
    std::array<std::array<std::array<std::uint64_t, 64>, 6>, 2> man{};
    std::array<std::uint64_t, 16> castling{};
    std::array<std::uint64_t, 8> enPassantFile{};
    std::uint64_t blackToMove = 0;
};
extern const Keys kKeys;

inline std::uint64_t man(Color c, PieceType t, Square s) {
    return kKeys.man[static_cast<std::size_t>(index(c))][static_cast<std::size_t>(index(t))]
                    [static_cast<std::size_t>(index(s))];
}

} // namespace theco::chess::zobrist
