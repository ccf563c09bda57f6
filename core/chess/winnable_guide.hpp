// SPDX-License-Identifier: MIT
// How promising a position looks for a mate with everybody's help. Only the order of the search
// depends on it, never a verdict.
#pragma once

#include "core/chess/winnable_board.hpp"

namespace theco::chess::winning {

/// What is still missing for a mate, each 0 when nothing is.
enum class Lack : std::uint8_t {
    Flights,   ///< squares beside the king to be mated that he could go to
    Edge,      ///< his distance to the nearest edge
    Corner,    ///< and to the nearest corner that suits, without queen or rook
    Hunter,    ///< the other king's distance, beyond the nearest there can be
    Heavy,     ///< 1 without queen or rook
    Promotion, ///< steps of the foremost pawn, without queen or rook
    Path,      ///< men in its way
    Blockers,  ///< distances of his own men who could shut him in, without queen or rook
    Attacker,  ///< distance of the nearest piece
    SecondAttacker,
    NoCheck,       ///< 1 when no square is in reach from which a piece gives check
    GuardedCheck,  ///< 1 when all of them can be taken
    TouchingCheck, ///< 1 when those that cannot be taken are all beside the king
    Defenders,     ///< pieces of the side to be mated
    DefenderPawns,
    Depth, ///< half-moves played so far: not lacking, but to be kept small
};
inline constexpr std::size_t kLacks = static_cast<std::size_t>(Lack::Depth) + 1;
using Lacks = std::array<int, kLacks>;

Lacks lacksOf(const Boards& boards, Color winner, int depth);

/// The search asks two advisers in turn, since where one is stuck the other seldom is.
inline constexpr std::size_t kAdvisers = 2;
/// Estimated effort to mate.
int effort(const Lacks& lacks, std::size_t adviser);

} // namespace theco::chess::winning
