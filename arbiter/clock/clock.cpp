// SPDX-License-Identifier: MIT
#include "arbiter/clock/clock.hpp"

#include "arbiter/clock/running.hpp"
#include "arbiter/clock/side_clock.hpp"

#include <algorithm>

namespace theco::clock {

Clock::Clock(TimeControl control, Nanoseconds t)
    : control_(std::move(control)), state_(initialState(control_, t)) {}

bool Clock::apply(const Event& wanted) {
    Event event = wanted;
    event.t = std::clamp(event.t, state_.asOf, kLatest);
    runUntil(control_, state_, event.t);
    if (event.action == Action::UndoPress) return undoPress(event.t);
    if (event.action == Action::Press) {
        const ClockState before = state_;
        if (!carryOut(control_, state_, event)) return false;
        presses_.push_back({before, events_.size()});
        return true;
    }
    // To go on is to go on with whoever will have been running if a press is undone later.
    if (event.action == Action::Resume && event.side == state_.turn) event.side.reset();
    // Kept even if ignored now: a pause after a flag counts once the flag is undone.
    events_.push_back(event);
    return carryOut(control_, state_, event);
}

bool Clock::undoPress(Nanoseconds t) {
    if (presses_.empty()) return false;
    const PressDone last = presses_.back();
    presses_.pop_back();
    state_ = last.before;
    for (std::size_t i = last.events; i < events_.size(); ++i) {
        runUntil(control_, state_, events_[i].t);
        carryOut(control_, state_, events_[i]);
    }
    runUntil(control_, state_, t);
    return true;
}

ClockState Clock::at(Nanoseconds t) const {
    ClockState state = state_;
    runUntil(control_, state, std::min(t, kLatest));
    return state;
}

std::optional<Nanoseconds> Clock::flagDeadline() const {
    ClockState state = state_;
    runUntil(control_, state, state.asOf);
    while (state.running && !state.flag) {
        const Color side = *state.running;
        if (periodOf(control_, state, side).method == Method::UpCount) return std::nullopt;
        const Nanoseconds step = sum(state.delayLeft, state.of(side).time);
        if (step > kLatest - state.asOf) return std::nullopt;
        runUntil(control_, state, state.asOf + step);
    }
    return state_.flag ? std::nullopt : state.flagAt;
}

} // namespace theco::clock
