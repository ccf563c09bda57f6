// SPDX-License-Identifier: MIT
// Article 9.2.3: when positions are the same, and what makes them differ.
#pragma once

#include "core/chess/game.hpp"

#include <vector>

namespace theco::laws::fide2023 {

/// Half-moves after which this position stood in the game so far, 0 = the start.
std::vector<int> pliesOfPosition(const chess::Game& game, const chess::Position& position);

/// Positions with the same men on the same squares, and in what they differ from the judged one.
struct Lookalikes {
    int sameMen = 0;               ///< the judged one included
    bool otherSideToMove = false;  ///< 9.2.3
    bool enPassantDiffers = false; ///< 9.2.3.1: a legal capture in one of them only
    bool castlingDiffers = false;  ///< 9.2.3.2
};
/// `aboutToAppear`: the judged position is not yet in the game.
Lookalikes lookalikes(const chess::Game& game, const chess::Position& judged, bool aboutToAppear);

} // namespace theco::laws::fide2023
