// SPDX-License-Identifier: MIT
#include "core/chess/sliders.hpp"

namespace theco::chess::sliders {
namespace {

/// The whole line through `s` in both directions of a step, without `s`.
constexpr Bitboard line(int s, int fileStep, int rankStep) {
    Bitboard squares = 0;
    for (const int sign : {1, -1}) {
        int file = (s & 7) + sign * fileStep;
        int rank = (s >> 3) + sign * rankStep;
        while (const auto to = squareAt(file, rank)) {
            squares |= bit(*to);
            file += sign * fileStep;
            rank += sign * rankStep;
        }
    }
    return squares;
}

constexpr std::array<Lines, 64> makeLines() {
    std::array<Lines, 64> table{};
    for (int s = 0; s < 64; ++s) {
        table[static_cast<std::size_t>(s)] = {bit(static_cast<Square>(s ^ 56)), line(s, 0, 1),
                                              line(s, 1, 1), line(s, 1, -1)};
    }
    return table;
}

constexpr std::array<std::array<std::uint8_t, 64>, 8> makeRank() {
    std::array<std::array<std::uint8_t, 64>, 8> table{};
    for (int file = 0; file < 8; ++file) {
        for (int inner = 0; inner < 64; ++inner) {
            int attacked = 0;
            for (const int step : {1, -1}) {
                for (int f = file + step; f >= 0 && f < 8; f += step) {
                    attacked |= 1 << f;
                    if ((inner << 1 >> f & 1) != 0) break;
                }
            }
            table[static_cast<std::size_t>(file)][static_cast<std::size_t>(inner)] =
                static_cast<std::uint8_t>(attacked);
        }
    }
    return table;
}

} // namespace

constinit const std::array<Lines, 64> kLines = makeLines();
constinit const std::array<std::array<std::uint8_t, 64>, 8> kRank = makeRank();

} // namespace theco::chess::sliders
