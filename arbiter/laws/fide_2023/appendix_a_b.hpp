// SPDX-License-Identifier: MIT
// Appendices A (rapid) and B (blitz): what they change in the other articles.
#pragma once

#include "arbiter/laws/fide_2023/drafting.hpp"

namespace theco::laws::fide2023 {

/// The opponent's extra time for an illegal move or a wrong claim (7.5.5, 9.5.3, A.3, B.2, B.3).
int penaltySeconds(const Incident& incident);
int claimPenaltySeconds(Rate rate);

/// Cites A.3 when the penalty was shortened by it, and names the setting it came from.
void citePenalty(Ruling& ruling, const Incident& incident);
/// The articles by which illegal moves are judged at this rate.
void citeIllegalMoves(Ruling& ruling, const Incident& incident);
/// B.3 for ordinary blitz.
void citeB3(Ruling& ruling, const Incident& incident);

/// A.5.4: both kings in check, a pawn on the last rank, seen only afterwards and not supervised.
Ruling seenLate(const Incident& incident);

} // namespace theco::laws::fide2023
