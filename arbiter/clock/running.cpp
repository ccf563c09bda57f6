// SPDX-License-Identifier: MIT
#include "arbiter/clock/running.hpp"

#include "arbiter/clock/side_clock.hpp"

#include <algorithm>
#include <utility>

namespace theco::clock {
namespace {

/// Both sides go on when the first of them has used up a period without a move count. A side that
/// is ahead already has its time; one whose periods are over keeps what it has.
bool bothEnterNext(const TimeControl& control, ClockState& state, Color side) {
    const int from = state.of(side).period;
    const Period& period = periodOf(control, state, side);
    if (period.moves > 0 || !hasNext(control, state, side)) return false;
    for (const Color each : {Color::White, Color::Black}) {
        if (state.of(each).period > from || !hasNext(control, state, each)) continue;
        if (state.flag == each) continue;
        state.of(each).movesBefore = state.of(each).moves;
        enterNext(control, state, each);
    }
    return true;
}

/// The running side's time has reached zero `left` before state.asOf. True: it has time again.
bool goOn(const TimeControl& control, ClockState& state, Color side, Nanoseconds left) {
    SideClock& mine = state.of(side);
    if (state.flag == side) return false;
    if (burnsMoment(periodOf(control, state, side), mine)) return true;
    if (bothEnterNext(control, state, side)) return true;
    if (state.flag) return false;
    state.flag = side;
    state.flagAt = state.asOf - left;
    if (control.freeze) {
        state.running.reset();
        state.used -= left;
    }
    return false;
}

void spend(const TimeControl& control, ClockState& state, Color side, Nanoseconds left) {
    SideClock& mine = state.of(side);
    state.used += left;
    const Nanoseconds delayed = std::min(state.delayLeft, left);
    state.delayLeft -= delayed;
    left -= delayed;
    if (state.delayLeft > 0) return;
    do {
        const Method method = periodOf(control, state, side).method;
        if (method == Method::UpCount) {
            mine.time = sum(mine.time, left);
            return;
        }
        const Nanoseconds now = std::min(mine.time, left);
        mine.time -= now;
        left -= now;
        if (method == Method::Hourglass) {
            SideClock& other = state.of(~side);
            other.time = sum(other.time, now);
        }
    } while (mine.time == 0 && goOn(control, state, side, left));
}

void beginTurn(const TimeControl& control, ClockState& state, Color side) {
    const Period& period = periodOf(control, state, side);
    state.turn = side;
    state.running = side;
    state.used = 0;
    state.delayLeft = period.method == Method::Delay && state.flag != side ? period.delay : 0;
}

bool press(const TimeControl& control, ClockState& state, Color side) {
    if (state.running != side) return false;
    const Period& period = periodOf(control, state, side);
    SideClock& mine = state.of(side);
    if (mine.moves < kMostMoves) ++mine.moves;
    if (!state.flag) {
        if (period.method == Method::Fischer) mine.time = sum(mine.time, period.increment);
        if (period.method == Method::Bronstein)
            mine.time = sum(mine.time, std::min(period.delay, state.used));
    }
    if (state.flag != side) {
        completeOvertimeMove(period, mine);
        if (period.moves > 0 && mine.moves - mine.movesBefore >= period.moves &&
            hasNext(control, state, side)) {
            mine.movesBefore += period.moves;
            enterNext(control, state, side);
        }
    }
    beginTurn(control, state, ~side);
    return true;
}

bool resume(const TimeControl& control, ClockState& state, std::optional<Color> side) {
    if (state.running || !state.turn) return false;
    if (state.flag) {
        const Color fallen = *state.flag;
        if (state.of(fallen).time > 0) {
            state.flag.reset();
            state.flagAt.reset();
        } else if (control.freeze) {
            return false;
        }
    }
    if (side && side != state.turn)
        beginTurn(control, state, *side);
    else
        state.running = state.turn;
    return true;
}

void swapTimes(const TimeControl& control, ClockState& state) {
    SideClock& white = state.of(Color::White);
    SideClock& black = state.of(Color::Black);
    std::swap(white.time, black.time);
    // With the time goes what it is part of, where the other side's rules know such a thing.
    if (periodOf(control, state, Color::White).method !=
        periodOf(control, state, Color::Black).method)
        return;
    std::swap(white.overtime, black.overtime);
    std::swap(white.byoYomiLeft, black.byoYomiLeft);
    std::swap(white.overtimeMovesLeft, black.overtimeMovesLeft);
}

} // namespace

ClockState initialState(const TimeControl& control, Nanoseconds t) {
    ClockState state;
    state.asOf = t;
    for (const Color side : {Color::White, Color::Black}) {
        const Period& first = control.of(side).front();
        SideClock& mine = state.of(side);
        enterPeriod(first, mine);
        if (first.method == Method::Fischer && control.firstIncrement == FirstIncrement::AtStart)
            mine.time = sum(mine.time, first.increment);
        if (first.method == Method::Bronstein) mine.time = sum(mine.time, first.delay);
    }
    return state;
}

void runUntil(const TimeControl& control, ClockState& state, Nanoseconds t) {
    const Nanoseconds elapsed = std::max<Nanoseconds>(t - state.asOf, 0);
    state.asOf += elapsed;
    if (state.running) spend(control, state, *state.running, elapsed);
}

bool carryOut(const TimeControl& control, ClockState& state, const Event& event) {
    switch (event.action) {
    case Action::Start:
        if (state.turn || !event.side) return false;
        beginTurn(control, state, *event.side);
        return true;
    case Action::Press:
        return event.side && press(control, state, *event.side);
    case Action::Pause:
        if (!state.running) return false;
        state.running.reset();
        return true;
    case Action::Resume:
        return resume(control, state, event.side);
    case Action::Adjust:
        for (const Color side : {Color::White, Color::Black})
            correct(control, state, side, event.corrections[static_cast<std::size_t>(side)]);
        return true;
    case Action::Swap:
        swapTimes(control, state);
        return true;
    case Action::UndoPress:
        break;
    }
    return false;
}

} // namespace theco::clock
