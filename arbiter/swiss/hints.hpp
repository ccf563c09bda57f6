// SPDX-License-Identifier: MIT
// What can be known before round 1: fields for which a Swiss is the wrong thing or cannot work.
#pragma once

#include "arbiter/event/tournament.hpp"

#include <string>
#include <vector>

namespace theco::swiss {

enum class HintKind : std::uint8_t {
    RoundRobinFits, ///< with `players` players and `rounds` rounds everybody (nearly) meets everybody
    TooManyRounds,   ///< at most `most` rounds are possible
    TooFewOpponents, ///< `player` has opponents for at most `most` rounds
    TooFewPairs,     ///< all allowed pairs together are enough for at most `most` rounds
};
struct Hint {
    HintKind kind = HintKind::RoundRobinFits;
    int players = 0;
    int rounds = 0;
    int most = 0;
    event::PlayerIndex player = event::kNobody;
};

/// For a Swiss of the declared number of rounds and all players of the list; empty: nothing to say.
/// Each but RoundRobinFits is a proof that the rounds cannot all be paired.
std::vector<Hint> hintsFor(const event::Tournament& tournament);

std::string message(const Hint& hint, const event::Tournament& tournament);

} // namespace theco::swiss
