// SPDX-License-Identifier: MIT
#include "arbiter/clock/side_clock.hpp"

#include <algorithm>

namespace theco::clock {
namespace {

bool hasOvertime(const Period& period) {
    return period.method == Method::ByoYomi || period.method == Method::Canadian;
}

void enterOvertime(const Period& period, SideClock& mine) {
    mine.overtime = true;
    mine.time = period.method == Method::ByoYomi ? period.byoYomi : period.overtime;
}

/// Moves that belong to the periods before `period`. After a period without a count nobody can say,
/// so the new period's count begins with the correction.
int movesBefore(const std::vector<Period>& periods, int period, int moves) {
    int before = 0;
    for (int i = 0; i < period; ++i) {
        const int count = periods[static_cast<std::size_t>(i)].moves;
        if (count == 0) return moves;
        before += count;
    }
    return before;
}

} // namespace

Nanoseconds sum(Nanoseconds a, Nanoseconds b) {
    constexpr Nanoseconds kMost = Nanoseconds{1} << 62;
    return a > kMost - b ? kMost : a + b;
}

const Period& periodOf(const TimeControl& control, const ClockState& state, Color side) {
    return control.of(side)[static_cast<std::size_t>(state.of(side).period)];
}

bool hasNext(const TimeControl& control, const ClockState& state, Color side) {
    return static_cast<std::size_t>(state.of(side).period) + 1 < control.of(side).size();
}

void enterPeriod(const Period& period, SideClock& mine) {
    if (mine.overtime) mine.time = 0;
    mine.overtime = false;
    mine.time = sum(mine.time, period.main);
    mine.byoYomiLeft = period.method == Method::ByoYomi ? period.byoYomiCount : 0;
    mine.overtimeMovesLeft = period.method == Method::Canadian ? period.overtimeMoves : 0;
    // A period may be overtime from its first moment.
    if (mine.time == 0 && hasOvertime(period)) enterOvertime(period, mine);
}

void enterNext(const TimeControl& control, ClockState& state, Color side) {
    ++state.of(side).period;
    enterPeriod(periodOf(control, state, side), state.of(side));
}

bool burnsMoment(const Period& period, SideClock& mine) {
    if (!hasOvertime(period)) return false;
    if (mine.overtime) {
        if (period.method == Method::Canadian) return false;
        mine.byoYomiLeft = std::max(mine.byoYomiLeft - 1, 0);
        if (mine.byoYomiLeft == 0) return false;
    }
    enterOvertime(period, mine);
    return true;
}

void completeOvertimeMove(const Period& period, SideClock& mine) {
    if (!mine.overtime) return;
    if (period.method == Method::Canadian) {
        if (--mine.overtimeMovesLeft > 0) return;
        mine.overtimeMovesLeft = period.overtimeMoves;
    }
    enterOvertime(period, mine);
}

void correct(const TimeControl& control, ClockState& state, Color side,
             const SideCorrection& correction) {
    SideClock& mine = state.of(side);
    const std::vector<Period>& periods = control.of(side);
    if (correction.moves) mine.moves = std::clamp(*correction.moves, 0, kMostMoves);
    if (correction.period && *correction.period != mine.period) {
        mine.period = std::clamp(*correction.period, 0, static_cast<int>(periods.size()) - 1);
        mine.movesBefore = movesBefore(periods, mine.period, mine.moves);
        Period without = periodOf(control, state, side);
        without.main = 0;
        mine.overtime = false;
        enterPeriod(without, mine);
    }
    if (correction.time) {
        mine.time = std::clamp<Nanoseconds>(*correction.time, 0, kLongestMain);
        if (mine.time == 0 && !mine.overtime && hasOvertime(periodOf(control, state, side)))
            enterOvertime(periodOf(control, state, side), mine);
    }
}

} // namespace theco::clock
