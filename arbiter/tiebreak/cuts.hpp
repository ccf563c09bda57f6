// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/tiebreak/trace.hpp"

#include <vector>

namespace theco::tiebreak {

/// Cut-1 and Cut-2 of Buchholz and Sonneborn-Berger (14.1, 16.5): takes out the least significant
/// value, one after the other. That is the one of the opponent with the lowest score (of several the
/// one with the smallest contribution). A voluntary unplayed round goes first, unless it contributes
/// less than that value does: of several the one with the smallest contribution, of equal ones the
/// one with the lower score.
void cutLeast(std::vector<Line>& lines, int count);

/// Median: then takes out the greatest scores.
void cutMost(std::vector<Line>& lines, int count);

} // namespace theco::tiebreak
