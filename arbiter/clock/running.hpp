// SPDX-License-Identifier: MIT
// How a clock state changes: by time alone, and by one action. Private to the clock.
#pragma once

#include "arbiter/clock/clock_state.hpp"

namespace theco::clock {

ClockState initialState(const TimeControl& control, Nanoseconds t);

/// Lets the clock run until `t`, not before `state.asOf`. In any number of steps the same.
void runUntil(const TimeControl& control, ClockState& state, Nanoseconds t);

/// Everything but UndoPress, at `state.asOf`. False: it meant nothing now and was ignored.
bool carryOut(const TimeControl& control, ClockState& state, const Event& event);

} // namespace theco::clock
