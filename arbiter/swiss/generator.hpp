// SPDX-License-Identifier: MIT
// Random tournaments for tests and for other programs to check themselves with.
#pragma once

#include "arbiter/event/tournament.hpp"

#include <cstdint>
#include <functional>

namespace theco::swiss {

/// Rates are chances in a million, for each player and round (forfeits: for each pair).
struct RandomTournament {
    int players = 20;
    int rounds = 9;
    std::uint64_t seed = 1;
    int forfeitRate = 0;
    int byeRate = 0; ///< requested byes, half- or zero-point
    int withdrawRate = 0;
    int lateRate = 0;       ///< chance of a player to arrive in round 2 or 3
    int drawRate = 300'000; ///< of games between equals
    bool baku = false;
    int forbiddenPairs = 0; ///< groups of two or three
    event::Scoring scoring;
};

/// Paired by the Dutch system, results by rating expectancy (B.02 table 8.1.2). The same for the same
/// settings on every machine. Ends early when a round cannot be paired. `before` is told each round
/// and how many there are to be, before it is paired.
event::Tournament generate(const RandomTournament& settings,
                           const std::function<void(int, int)>& before = nullptr);

/// Settings of all kinds: size, rates, scoring, acceleration.
RandomTournament randomSettings(std::uint64_t seed, int mostPlayers);

} // namespace theco::swiss
