// SPDX-License-Identifier: MIT
// What happens on one half of the clock: periods, overtime, corrections. Private to the clock.
#pragma once

#include "arbiter/clock/clock_state.hpp"

namespace theco::clock {

/// No sequence of corrections and gains overflows.
Nanoseconds sum(Nanoseconds a, Nanoseconds b);

const Period& periodOf(const TimeControl& control, const ClockState& state, Color side);
bool hasNext(const TimeControl& control, const ClockState& state, Color side);

/// Adds the period's main time; what was left of an overtime lapses.
void enterPeriod(const Period& period, SideClock& mine);
/// The same for the period after the current one.
void enterNext(const TimeControl& control, ClockState& state, Color side);

/// At zero: from the main time into the overtime, or into the next byo-yomi moment. False: there is
/// none.
bool burnsMoment(const Period& period, SideClock& mine);
/// A move completed in overtime: restores the moment, counts towards the block.
void completeOvertimeMove(const Period& period, SideClock& mine);

void correct(const TimeControl& control, ClockState& state, Color side,
             const SideCorrection& correction);

} // namespace theco::clock
