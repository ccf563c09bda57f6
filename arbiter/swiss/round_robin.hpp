// SPDX-License-Identifier: MIT
// Everybody meets everybody: Berger tables (C.05 Annex 1), single and double.
#pragma once

#include "arbiter/swiss/dutch.hpp"

#include <cstdint>
#include <utility>
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

/// The round of the tables that comes next, whatever order the rounds were played in.
struct NextBerger {
    enum class State : std::uint8_t {
        Found,  ///< `round` is the first of which no game has been given yet
        AllMet, ///< every round has been given
        Mixed, ///< of every round left some games have been given: the past does not follow the tables
    };
    State state = State::Found;
    int round = 1;
    /// Mixed: the first two whom the tables want to meet and who have met.
    Pair met;
};
NextBerger nextBerger(const event::Tournament& tournament);

} // namespace theco::swiss
