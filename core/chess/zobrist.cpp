// SPDX-License-Identifier: MIT
#include "core/chess/zobrist.hpp"

namespace theco::chess::zobrist {
namespace {

/// SplitMix64: passes the usual statistical tests and fits in three lines.
constexpr std::uint64_t next(std::uint64_t& state) {
    state += 0x9E37'79B9'7F4A'7C15;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
    return z ^ (z >> 31);
}

constexpr Keys makeKeys() {
    Keys k;
    std::uint64_t state = 0x5448'4543'4F20'2026;
    for (auto& byType : k.man) {
        for (auto& bySquare : byType) {
            for (auto& key : bySquare)
                key = next(state);
        }
    }
    for (auto& key : k.castling)
        key = next(state);
    for (auto& key : k.enPassantFile)
        key = next(state);
    k.blackToMove = next(state);
    return k;
}

} // namespace

constinit const Keys kKeys = makeKeys();

} // namespace theco::chess::zobrist
