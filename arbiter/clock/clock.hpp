// SPDX-License-Identifier: MIT
// The chess clock as a function of what happened and when. Nothing here looks at a clock or waits:
// timers of a window only repaint, and a timer that comes late changes nothing.
#pragma once

#include "arbiter/clock/clock_state.hpp"

#include <vector>

namespace theco::clock {

/// Where the customs leave a choice, this clock keeps to the following.
/// - A press at the very instant the time reaches zero is too late.
/// - An increment is that of the period in which the move was completed; entering a period brings
///   its main time and nothing else.
/// - After a flag no increment and no Bronstein time is given to either side, and the fallen side
///   gets no new period. Without `freeze` it stays at zero and the other side runs on.
/// - `moves` counts the moves of the whole game. In the last period a count has no effect.
/// - The move during which the main time runs out is the first of the overtime. Byo-yomi in a
///   period that ends at zero ends with its last moment.
/// - A pause keeps the rest of the delay. Resuming with the other side begins a new turn for it.
/// - A correction sets the time that is shown (in byo-yomi the current moment). It does not take a
///   flag back; resuming after the fallen side was given time does.
/// - Swapping exchanges the times, with the byo-yomi or Canadian block they are part of; periods and
///   move counts stay.
/// - Undoing a press makes the last press that counted not have happened: the side that pressed has
///   been running since. Pauses and corrections made since then remain.
class Clock {
public:
    /// The control must be sound (check()). `t` is when the clock was set up; any time before the
    /// first event.
    explicit Clock(TimeControl control, Nanoseconds t = -kLatest);

    /// False: the event meant nothing at its time (a press of the side that does not run, a resume
    /// of a running clock ...) and was ignored. A time before that of the last event is taken as
    /// equal to it.
    bool apply(const Event& event);

    /// After the events so far; `t` not before the last of them.
    ClockState at(Nanoseconds t) const;
    /// When the running side's flag falls if nothing happens before.
    std::optional<Nanoseconds> flagDeadline() const;
    bool canUndoPress() const { return !presses_.empty(); }

    const TimeControl& control() const { return control_; }
    /// As of the last event.
    const ClockState& state() const { return state_; }

private:
    struct PressDone {
        ClockState before;
        std::size_t events; ///< how many of events_ were before it
    };

    bool undoPress(Nanoseconds t);

    TimeControl control_;
    ClockState state_;
    std::vector<PressDone> presses_;
    std::vector<Event> events_; ///< all but presses; what follows a press that is undone
};

} // namespace theco::clock
