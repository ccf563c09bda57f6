// SPDX-License-Identifier: MIT
// Pairs that an arbiter makes or changes by hand, and what they violate.
#pragma once

#include "arbiter/swiss/dutch.hpp"

#include <vector>

namespace theco::swiss {

enum class Violation : std::uint8_t {
    HaveMet,       ///< C1, in round `round`
    Forbidden,     ///< by the arbiter's own list
    SameAbsolute,  ///< C3: both must get `colour`
    HadBye,        ///< C2: `first` had a bye or a win without playing
    ColourRefused, ///< `first` must get `colour` (a third time running or a difference above two)
    NotPresent,    ///< `first` does not take part in this round
    NamedTwice,    ///< `first` is in two pairs
    LeftOut,       ///< `first` is to be paired, but is in no pair
};

struct FoundViolation {
    Violation what = Violation::HaveMet;
    event::PlayerIndex first = event::kNobody;
    event::PlayerIndex second = event::kNobody;
    int round = 0;
    Colour colour = Colour::None;

    bool operator==(const FoundViolation&) const = default;
};

/// All rules that these pairs of a round break; black == kNobody is the bye. Nothing is said about
/// quality: whatever breaks no rule may be published.
std::vector<FoundViolation> violationsOf(const event::Tournament& tournament, int round,
                                         const std::vector<event::PlayerIndex>& players,
                                         const std::vector<Pair>& pairs);

/// Two players change places; colours stay with the places.
std::vector<Pair> swapped(std::vector<Pair> pairs, event::PlayerIndex a, event::PlayerIndex b);

} // namespace theco::swiss
