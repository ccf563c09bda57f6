// SPDX-License-Identifier: MIT
// Article 7: irregularities.
#pragma once

#include "arbiter/laws/fide_2023/drafting.hpp"

namespace theco::laws::fide2023 {

/// 7.2.1, A.5.1.2: king or rooks on wrong squares at the start.
Ruling wrongInitialPosition(const Incident& incident);
/// 7.2.2, A.5.1.2.
Ruling wrongBoardOrientation(const Incident& incident);
/// 7.3.
Ruling coloursReversed(const Incident& incident);
/// 7.4.
Ruling piecesDisplaced(const Incident& incident);
/// 7.5.1 to 7.5.5: an illegal move, a pawn not replaced, a press without a move, two hands.
Ruling illegalMove(const Incident& incident);
/// 7.5.1, 4.3: the illegal move was taken back before the clock was pressed.
Ruling illegalMoveNotCompleted(const Incident& incident);
/// A.5.4, or 7.5 where the Competitive Rules hold: both kings in check, a pawn on the last rank.
Ruling faultSeenLate(const Incident& incident);

} // namespace theco::laws::fide2023
