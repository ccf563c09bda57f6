// SPDX-License-Identifier: MIT
#include "arbiter/laws/can_mate.hpp"

#include "core/chess/game.hpp"

namespace theco::laws {

MateProof canMate(const chess::Position& position, chess::Color side) {
    if (!chess::hasLegalMove(position)) return {position.inCheck() && position.turn() != side, {}};
    return {chess::canMateByMaterial(position, side), {}};
}

} // namespace theco::laws
