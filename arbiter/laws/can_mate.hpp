// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/movegen.hpp"

#include <vector>

namespace theco::laws {

/// Whether a side can still mate by any series of legal moves, as the Laws ask in 5.1.2, 5.2.2, 6.9
/// and 7.5.5.
struct MateProof {
    std::optional<bool> canMate;   ///< none: not decided within the limit
    std::vector<chess::Move> line; ///< from the position to mate; empty unless one was found
};

/// The one place where the judge asks this. `position` may already be mate or stalemate.
MateProof canMate(const chess::Position& position, chess::Color side);

} // namespace theco::laws
