// SPDX-License-Identifier: MIT
// The clock a second time, as simple as can be and on purpose slow: it ticks from one millisecond
// to the next and looks after every tick what the rules say, and an undone press is left out of the
// list and everything played through again from the start. It shares no code with the product.
#pragma once

#include "arbiter/clock/clock_state.hpp"

#include <vector>

namespace theco::test {

/// What `clock replay` would answer for one instant. All times whole milliseconds.
struct NaiveReading {
    std::int64_t white, black;
    int running; ///< 0 white, 1 black, -1 nobody
    int flag;    ///< the same
    int whitePeriod, blackPeriod, whiteMoves, blackMoves;
    std::int64_t delayLeft;
    int whiteMoments, blackMoments;
    bool operator==(const NaiveReading&) const = default;
};

/// In milliseconds.
NaiveReading naiveReading(const clock::TimeControl& control,
                          const std::vector<clock::Event>& events, std::int64_t askMs);
NaiveReading reading(const clock::TimeControl& control, const clock::ClockState& state);

} // namespace theco::test
