// SPDX-License-Identifier: MIT
// The PGN tag TimeControl (PGN 9.6.1): `40/9000`, `300`, `4500+60`, `*180`, `?`, `-`, fields joined
// by `:`. Beyond the standard and in common use: moves and increment in one field, `40/5400+30`.
#pragma once

#include "arbiter/clock/time_control.hpp"
#include "core/result.hpp"

#include <string>
#include <string_view>

namespace theco::clock {

struct PgnTimeControl {
    bool known = false;                 ///< false for `?` and `-`
    bool untimed = false;               ///< `-`
    std::optional<TimeControl> control; ///< when known
};

/// The error is the offset of the first character that could not be read.
/// A count in the last field stays as it is: PGN repeats that field as needed, a clock does not.
Result<PgnTimeControl, std::size_t> parsePgnTimeControl(std::string_view text);

/// Nothing when PGN has no words for it: odds, delays, overtime, fractions of seconds.
std::optional<std::string> toPgn(const TimeControl& control);

} // namespace theco::clock
