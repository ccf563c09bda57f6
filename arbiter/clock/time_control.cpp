// SPDX-License-Identifier: MIT
#include "arbiter/clock/time_control.hpp"

namespace theco::clock {
namespace {

bool within(int value, int least, int most) {
    return value >= least && value <= most;
}

bool isTime(Nanoseconds value, Nanoseconds least, Nanoseconds most) {
    return value >= least && value <= most && value % kFinest == 0;
}

std::optional<ControlFault> faultOf(const Period& period) {
    if (!within(period.moves, 0, kMostMoves)) return ControlFault::MovesOutOfRange;
    if (!isTime(period.main, 0, kLongestMain)) return ControlFault::MainOutOfRange;
    if (!isTime(period.increment, 0, kLongestBonus) || !isTime(period.delay, 0, kLongestBonus))
        return ControlFault::BonusOutOfRange;
    if (period.method == Method::ByoYomi && (!isTime(period.byoYomi, 1, kLongestBonus) ||
                                             !within(period.byoYomiCount, 1, kMostMoments)))
        return ControlFault::ByoYomiOutOfRange;
    if (period.method == Method::Canadian &&
        (!isTime(period.overtime, 1, kLongestMain) || !within(period.overtimeMoves, 1, kMostMoves)))
        return ControlFault::OvertimeOutOfRange;
    return std::nullopt;
}

std::optional<BadControl> faultOf(const std::vector<Period>& periods, Color side) {
    if (periods.size() > kMostPeriods) return BadControl{ControlFault::TooManyPeriods, side, 0};
    for (std::size_t i = 0; i < periods.size(); ++i)
        if (const auto fault = faultOf(periods[i])) return BadControl{*fault, side, i};
    return std::nullopt;
}

} // namespace

std::optional<BadControl> check(const TimeControl& control) {
    if (control.periods.empty()) return BadControl{ControlFault::NoPeriod, Color::White, 0};
    if (const auto fault = faultOf(control.periods, Color::White)) return fault;
    return faultOf(control.blackPeriods, Color::Black);
}

} // namespace theco::clock
