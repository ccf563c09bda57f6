// SPDX-License-Identifier: MIT
// What an arbiter should know about a list of tie-breaks before prizes depend on it.
#pragma once

#include "arbiter/tiebreak/standings.hpp"

#include <optional>
#include <string>
#include <vector>

namespace theco::tiebreak {

enum class WarningCode : std::uint8_t {
    /// Article 8 (2026): Buchholz and its kin must not be used in a round robin.
    BuchholzInRoundRobin,
    /// A Swiss in which everybody meets (nearly) everybody: `players`, `rounds`.
    SwissLikeRoundRobin,
    /// 10: dropped, because somebody is unrated and no rating is set for that (`tieBreak`, `players`).
    RatingsWithUnrated,
    /// "Number of wins" can mean WIN (byes and forfeits count) or WON (over the board only); `players`
    /// have different numbers.
    WinsAmbiguous,
    /// Ten minutes or less are blitz for FIDE, not rapid; only of rated events.
    BlitzForRating,
    /// The same tie-break stands in the list twice (DE may).
    TwiceListed,
    /// Players share a rank although the list is used up: `players`.
    StillTied,
};
constexpr int kWarningCodes = 7;

struct Warning {
    WarningCode code = WarningCode::StillTied;
    std::string tieBreak; ///< the code it is about; may be empty
    int players = 0;
    int rounds = 0;
};

/// What the tournament itself does not say.
struct Circumstances {
    bool rated = false;
    std::optional<int> baseSeconds; ///< thinking time of the game, if known
    int incrementSeconds = 0;
};

std::vector<Warning> warningsOf(const event::Tournament& tournament, const Standings& standings,
                                const Circumstances& circumstances = {});

/// "buchholz_in_round_robin" ...: never translated.
std::string_view nameOf(WarningCode code);

} // namespace theco::tiebreak
