// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/winnable.hpp"
#include "core/chess/winnable_board.hpp"

namespace theco::chess::winning {

/// Looks for a mate in which both sides help, the most promising position first. When no position
/// is left that could lead to one, there is no mate.
enum class Thoroughness : std::uint8_t {
    Quick,    ///< no proofs on the way: most positions need only a few hundred nodes
    Thorough, ///< positions from which Reach excludes a mate are left out
};
Winnability searchMate(const Boards& root, Color turn, Color winner, std::uint64_t nodeLimit,
                       Thoroughness thoroughness);

} // namespace theco::chess::winning
