// SPDX-License-Identifier: MIT
// Article 5: the completion of the game.
#pragma once

#include "arbiter/laws/fide_2023/drafting.hpp"

namespace theco::laws::fide2023 {

/// Resignation and flags come too late when the game was already over on the board: mate,
/// stalemate, dead position, and for flags the fifth occurrence and 75 moves.
std::optional<Ruling> overOnTheBoard(const Incident& incident);
/// 5.1.2.
Ruling resignation(const Incident& incident);
/// 5.2.3, 9.1.
Ruling agreedDraw(const Incident& incident);

} // namespace theco::laws::fide2023
