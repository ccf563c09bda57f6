// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/clock/time_control.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace theco::clock {

/// The names people use: minutes, moves after a slash where a period has a count, and last the
/// seconds of increment. "3+2", "5+0", "90/40+30+30" (90 minutes for 40 moves, then 30 minutes, and
/// 30 seconds a move from the first move on), "100/40+50/20+15+30".
std::optional<TimeControl> controlByName(std::string_view name);

/// Nothing when it has no such name.
std::optional<std::string> nameOf(const TimeControl& control);

struct Preset {
    std::string_view name;
    TimeControl control;
};
/// What a club plays, the quickest first.
std::vector<Preset> presets();

enum class RateClass : std::uint8_t { Blitz, Rapid, Standard };

/// By the time for 60 moves (Laws 2023, Guidelines A.1, B.1): at least 60 minutes is standard, more
/// than 10 rapid, else blitz. A delay counts like an increment. Nothing where the Laws know no such
/// clock: byo-yomi, Canadian overtime, hourglass, counting up. With odds the slower side decides.
std::optional<RateClass> rateClass(const TimeControl& control);

} // namespace theco::clock
