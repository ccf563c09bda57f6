// SPDX-License-Identifier: MIT
// Short ways to write controls, events and random scripts for the tests of the clock.
#pragma once

#include "arbiter/clock/clock.hpp"

#include <random>
#include <vector>

namespace theco::test {

using namespace theco::clock;

constexpr Color kWhite = Color::White;
constexpr Color kBlack = Color::Black;
constexpr Nanoseconds kMs = kSecond / 1000;

inline Period sudden(Nanoseconds main, int moves = 0) {
    Period period;
    period.main = main;
    period.moves = moves;
    return period;
}
inline Period fischer(Nanoseconds main, Nanoseconds increment, int moves = 0) {
    Period period = sudden(main, moves);
    period.method = Method::Fischer;
    period.increment = increment;
    return period;
}
inline Period bronstein(Nanoseconds main, Nanoseconds delay, int moves = 0) {
    Period period = sudden(main, moves);
    period.method = Method::Bronstein;
    period.delay = delay;
    return period;
}
inline Period delayed(Nanoseconds main, Nanoseconds delay, int moves = 0) {
    Period period = bronstein(main, delay, moves);
    period.method = Method::Delay;
    return period;
}
inline Period byoYomi(Nanoseconds main, Nanoseconds moment, int count) {
    Period period = sudden(main);
    period.method = Method::ByoYomi;
    period.byoYomi = moment;
    period.byoYomiCount = count;
    return period;
}
inline Period canadian(Nanoseconds main, int moves, Nanoseconds block) {
    Period period = sudden(main);
    period.method = Method::Canadian;
    period.overtimeMoves = moves;
    period.overtime = block;
    return period;
}
inline Period hourglass(Nanoseconds main) {
    Period period = sudden(main);
    period.method = Method::Hourglass;
    return period;
}
inline Period upCount(Nanoseconds main = 0) {
    Period period = sudden(main);
    period.method = Method::UpCount;
    return period;
}
inline TimeControl control(std::vector<Period> periods, bool freeze = true) {
    TimeControl made;
    made.periods = std::move(periods);
    made.freeze = freeze;
    return made;
}

inline Event event(Nanoseconds t, Action action, std::optional<Color> side = {}) {
    Event made;
    made.t = t;
    made.action = action;
    made.side = side;
    return made;
}
inline Event start(Nanoseconds t, Color side = kWhite) {
    return event(t, Action::Start, side);
}
inline Event press(Nanoseconds t, Color side) {
    return event(t, Action::Press, side);
}
inline Event adjust(Nanoseconds t, Color side, SideCorrection correction) {
    Event made = event(t, Action::Adjust);
    made.corrections[static_cast<std::size_t>(side)] = correction;
    return made;
}
inline SideCorrection time(Nanoseconds value) {
    SideCorrection made;
    made.time = value;
    return made;
}
inline SideCorrection moves(int value) {
    SideCorrection made;
    made.moves = value;
    return made;
}
inline SideCorrection period(int value) {
    SideCorrection made;
    made.period = value;
    return made;
}

inline Clock clockAfter(const TimeControl& control, const std::vector<Event>& events) {
    Clock clock(control);
    for (const Event& each : events)
        clock.apply(each);
    return clock;
}
inline ClockState stateAt(const TimeControl& control, const std::vector<Event>& events,
                          Nanoseconds t) {
    return clockAfter(control, events).at(t);
}
inline Nanoseconds timeOf(const ClockState& state, Color side) {
    return state.of(side).time;
}

/// The same on every machine, unlike the distributions of the library.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    std::int64_t upTo(std::int64_t most) {
        return static_cast<std::int64_t>(engine_() % (static_cast<std::uint64_t>(most) + 1));
    }
    bool oneIn(std::int64_t n) { return upTo(n - 1) == 0; }
    Color side() { return oneIn(2) ? kWhite : kBlack; }

private:
    std::mt19937_64 engine_;
};

} // namespace theco::test
