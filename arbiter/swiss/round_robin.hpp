// SPDX-License-Identifier: MIT
// Everybody meets everybody: Berger tables (C.05 Annex 1), single and double.
#pragma once

#include "arbiter/swiss/dutch.hpp"

#include <vector>

namespace theco::swiss {

/// Rounds that a round robin of so many players takes.
int roundRobinRounds(int players, bool twice);

/// Round 1, 2 ... of a round robin by numbers 1 ... `players`; (white, black), with an odd number of
/// players (number, 0) for the one who is free. In a double one colours change in the second half, and
/// the last two rounds of the first half change places, so that nobody has one colour three times.
std::vector<std::pair<int, int>> bergerRound(int players, int round, bool twice);

/// The pairs of a round of this tournament, players numbered by their places in the list; who is free
/// is a pair without Black. Nothing after the last round.
std::vector<Pair> roundRobinPairs(const event::Tournament& tournament, int round);

} // namespace theco::swiss
