// SPDX-License-Identifier: MIT
#include "core/chess/attack_tables.hpp"

namespace theco::chess::tables {
namespace {

struct Step {
    int file;
    int rank;
};
constexpr std::array kStraightSteps{Step{1, 0}, Step{-1, 0}, Step{0, 1}, Step{0, -1}};
constexpr std::array kDiagonalSteps{Step{1, 1}, Step{-1, 1}, Step{1, -1}, Step{-1, -1}};
constexpr std::array kKnightSteps{Step{1, 2},   Step{2, 1},   Step{2, -1}, Step{1, -2},
                                  Step{-1, -2}, Step{-2, -1}, Step{-2, 1}, Step{-1, 2}};

constexpr std::size_t at(int square) {
    return static_cast<std::size_t>(square);
}

/// Knights, kings and pawns: every step once, if it stays on the board.
template <std::size_t N> constexpr BySquare leaper(const std::array<Step, N>& steps) {
    BySquare table{};
    for (int s = 0; s < 64; ++s) {
        for (const Step step : steps) {
            if (const auto to = squareAt((s & 7) + step.file, (s >> 3) + step.rank)) {
                table[at(s)] |= bit(*to);
            }
        }
    }
    return table;
}

/// All squares in one direction from `s`, up to the edge.
constexpr Bitboard ray(int s, Step step) {
    Bitboard squares = 0;
    int file = (s & 7) + step.file;
    int rank = (s >> 3) + step.rank;
    while (const auto to = squareAt(file, rank)) {
        squares |= bit(*to);
        file += step.file;
        rank += step.rank;
    }
    return squares;
}

constexpr BySquare rays(const std::array<Step, 4>& steps) {
    BySquare table{};
    for (int s = 0; s < 64; ++s) {
        for (const Step step : steps)
            table[at(s)] |= ray(s, step);
    }
    return table;
}

/// Sliders attack both ways: the squares that reach the neighbourhood are those it reaches.
constexpr BySquare near(const BySquare& rays, const BySquare& king) {
    BySquare table{};
    for (int s = 0; s < 64; ++s) {
        Bitboard around = king[at(s)] | bit(static_cast<Square>(s));
        if (s == index(Square::E1) || s == index(Square::E8)) {
            around |= bit(static_cast<Square>(s - 2)) | bit(static_cast<Square>(s + 2));
        }
        table[at(s)] = around;
        while (around != 0)
            table[at(s)] |= rays[at(index(popSquare(around)))];
    }
    return table;
}

struct Pairs {
    std::array<BySquare, 64> between{};
    std::array<BySquare, 64> line{};
};

/// Walks every ray once and notes on each square what lies behind and around it.
constexpr Pairs pairs() {
    Pairs p;
    for (int from = 0; from < 64; ++from) {
        for (const auto& steps : {kStraightSteps, kDiagonalSteps}) {
            for (const Step step : steps) {
                const Bitboard line = ray(from, step) | ray(from, Step{-step.file, -step.rank}) |
                                      bit(static_cast<Square>(from));
                Bitboard passed = 0;
                Bitboard rest = ray(from, step);
                int file = (from & 7) + step.file;
                int rank = (from >> 3) + step.rank;
                while (rest != 0) {
                    const Square to = makeSquare(file, rank);
                    p.between[at(from)][at(index(to))] = passed;
                    p.line[at(from)][at(index(to))] = line;
                    passed |= bit(to);
                    rest &= ~bit(to);
                    file += step.file;
                    rank += step.rank;
                }
            }
        }
    }
    return p;
}

constexpr std::array<Step, 8> kKingSteps{kStraightSteps[0], kStraightSteps[1], kStraightSteps[2],
                                         kStraightSteps[3], kDiagonalSteps[0], kDiagonalSteps[1],
                                         kDiagonalSteps[2], kDiagonalSteps[3]};
constexpr Pairs kPairs = pairs();

} // namespace

constinit const BySquare kKnight = leaper(kKnightSteps);
constinit const BySquare kKing = leaper(kKingSteps);
constinit const std::array<BySquare, 2> kPawn{leaper(std::array{Step{-1, 1}, Step{1, 1}}),
                                              leaper(std::array{Step{-1, -1}, Step{1, -1}})};
constinit const BySquare kStraightRays = rays(kStraightSteps);
constinit const BySquare kDiagonalRays = rays(kDiagonalSteps);
constinit const BySquare kStraightNear = near(rays(kStraightSteps), leaper(kKingSteps));
constinit const BySquare kDiagonalNear = near(rays(kDiagonalSteps), leaper(kKingSteps));
constinit const std::array<BySquare, 64> kBetween = kPairs.between;
constinit const std::array<BySquare, 64> kLine = kPairs.line;

} // namespace theco::chess::tables
