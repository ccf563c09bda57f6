// SPDX-License-Identifier: MIT
// The clock as a specification: small stories with their readings.
#include "tests/arbiter/clock_support.hpp"
#include "tests/catch.hpp"

using namespace theco::test;

namespace {

constexpr Nanoseconds s = kSecond;

/// White thinks and presses at these instants, Black likewise, by turns from 0 on.
std::vector<Event> turns(std::initializer_list<Nanoseconds> presses) {
    std::vector<Event> events{start(0)};
    Color side = kWhite;
    for (const Nanoseconds t : presses) {
        events.push_back(press(t, side));
        side = ~side;
    }
    return events;
}

} // namespace

TEST_CASE("Sudden death: the flag falls at the instant the time is used up, not before") {
    const TimeControl five = control({sudden(300 * s)});
    CHECK(timeOf(stateAt(five, {start(0)}, 300 * s - 1), kWhite) == 1);
    CHECK_FALSE(stateAt(five, {start(0)}, 300 * s - 1).flag);
    const ClockState fallen = stateAt(five, {start(0)}, 400 * s);
    CHECK(fallen.flag == kWhite);
    CHECK(fallen.flagAt == 300 * s);
    CHECK_FALSE(fallen.running);
    CHECK(timeOf(fallen, kWhite) == 0);
    CHECK(timeOf(fallen, kBlack) == 300 * s);
}

TEST_CASE("A press one nanosecond before the flag counts, at its instant it is too late") {
    const TimeControl five = control({sudden(300 * s)});
    const ClockState inTime = stateAt(five, turns({300 * s - 1}), 300 * s);
    CHECK(inTime.running == kBlack);
    CHECK_FALSE(inTime.flag);
    CHECK(inTime.of(kWhite).moves == 1);
    const ClockState late = stateAt(five, turns({300 * s}), 300 * s);
    CHECK(late.flag == kWhite);
    CHECK(late.of(kWhite).moves == 0);
}

TEST_CASE("Fischer: with the first increment or without, always one increment apart") {
    TimeControl fide = control({fischer(180 * s, 2 * s)});
    CHECK(timeOf(stateAt(fide, {}, 0), kBlack) == 182 * s);
    CHECK(timeOf(stateAt(fide, turns({10 * s}), 10 * s), kWhite) == 174 * s);
    TimeControl server = fide;
    server.firstIncrement = FirstIncrement::AfterFirstMove;
    CHECK(timeOf(stateAt(server, {}, 0), kBlack) == 180 * s);
    CHECK(timeOf(stateAt(server, turns({10 * s}), 10 * s), kWhite) == 172 * s);
}

TEST_CASE("Bronstein gives back what the move took, at most the delay") {
    const TimeControl made = control({bronstein(60 * s, 5 * s)});
    CHECK(timeOf(stateAt(made, {}, 0), kWhite) == 65 * s);
    CHECK(timeOf(stateAt(made, turns({3 * s}), 3 * s), kWhite) == 65 * s);
    CHECK(timeOf(stateAt(made, turns({8 * s}), 8 * s), kWhite) == 62 * s);
}

TEST_CASE("Delay runs before the main time at each turn and is not part of it") {
    const TimeControl made = control({delayed(60 * s, 5 * s)});
    const ClockState early = stateAt(made, {start(0)}, 3 * s);
    CHECK(timeOf(early, kWhite) == 60 * s);
    CHECK(early.delayLeft == 2 * s);
    const ClockState later = stateAt(made, {start(0)}, 8 * s);
    CHECK(timeOf(later, kWhite) == 57 * s);
    CHECK(later.delayLeft == 0);
    CHECK(stateAt(made, turns({8 * s}), 9 * s).delayLeft == 4 * s);
    CHECK(stateAt(made, {start(0)}, 100 * s).flagAt == 65 * s);
}

TEST_CASE("A pause keeps the rest of the delay, the other side begins its own") {
    const TimeControl made = control({delayed(60 * s, 5 * s)});
    std::vector<Event> events{start(0), event(2 * s, Action::Pause)};
    CHECK(stateAt(made, events, 50 * s).delayLeft == 3 * s);
    CHECK_FALSE(stateAt(made, events, 50 * s).running);
    events.push_back(event(60 * s, Action::Resume));
    CHECK(stateAt(made, events, 61 * s).delayLeft == 2 * s);
    events.back().side = kBlack;
    CHECK(stateAt(made, events, 61 * s).delayLeft == 4 * s);
    CHECK(stateAt(made, events, 61 * s).running == kBlack);
}

TEST_CASE("Byo-yomi: each overrun burns a moment, a press restores the current one") {
    const TimeControl made = control({byoYomi(60 * s, 10 * s, 3)});
    struct Row {
        Nanoseconds at, time;
        int left;
    };
    const Row row = GENERATE(Row{0, 60 * s, 3}, Row{59 * s, s, 3}, Row{60 * s, 10 * s, 3},
                             Row{69 * s, s, 3}, Row{70 * s, 10 * s, 2}, Row{85 * s, 5 * s, 1},
                             Row{90 * s - 1, 1, 1}, Row{90 * s, 0, 0});
    const ClockState state = stateAt(made, {start(0)}, row.at);
    CHECK(timeOf(state, kWhite) == row.time);
    CHECK(state.of(kWhite).byoYomiLeft == row.left);
    CHECK(state.flag.has_value() == (row.left == 0));
    if (row.left == 0) return;
    const ClockState pressed = stateAt(made, turns({row.at}), row.at);
    CHECK(timeOf(pressed, kWhite) == (row.at < 60 * s ? row.time : 10 * s));
    CHECK(pressed.of(kWhite).byoYomiLeft == row.left);
}

TEST_CASE("Canadian overtime reloads once its moves are completed") {
    const TimeControl made = control({canadian(10 * s, 2, 30 * s)});
    // White thinks 12 s: 2 s of the block are gone and one of its two moves is made.
    CHECK(timeOf(stateAt(made, turns({12 * s}), 12 * s), kWhite) == 28 * s);
    CHECK(timeOf(stateAt(made, turns({12 * s, 13 * s, 20 * s}), 20 * s), kWhite) == 30 * s);
    CHECK_FALSE(stateAt(made, turns({12 * s, 13 * s, 41 * s - 1}), 41 * s).flag);
    CHECK(stateAt(made, turns({12 * s, 13 * s, 41 * s}), 41 * s).flag == kWhite);
}

TEST_CASE("Hourglass: what one side uses the other gains") {
    const ClockState state = stateAt(control({hourglass(60 * s)}), turns({20 * s, 25 * s}), 30 * s);
    CHECK(timeOf(state, kWhite) == 40 * s);
    CHECK(timeOf(state, kBlack) == 80 * s);
    const ClockState fallen = stateAt(control({hourglass(60 * s)}), {start(0)}, 90 * s);
    CHECK(fallen.flagAt == 60 * s);
    CHECK(timeOf(fallen, kBlack) == 120 * s);
}

TEST_CASE("Counting up never ends") {
    const ClockState state = stateAt(control({upCount()}), turns({20 * s}), 100'000 * s);
    CHECK(timeOf(state, kWhite) == 20 * s);
    CHECK(timeOf(state, kBlack) == 99'980 * s);
    CHECK_FALSE(state.flag);
}

TEST_CASE(
    "A period with a move count: its last move brings the next main time, to that side only") {
    const TimeControl made = control({fischer(60 * s, 5 * s, 2), fischer(30 * s, 5 * s)});
    const ClockState one = stateAt(made, turns({10 * s, 20 * s}), 20 * s);
    CHECK(one.of(kWhite).period == 0);
    const ClockState two = stateAt(made, turns({10 * s, 20 * s, 30 * s}), 30 * s);
    CHECK(two.of(kWhite).period == 1);
    CHECK(timeOf(two, kWhite) == (65 - 20 + 10 + 30) * s);
    CHECK(two.of(kBlack).period == 0);
    CHECK(timeOf(two, kBlack) == 60 * s);
    // Zero before the second move is a flag, however much time would come.
    CHECK(stateAt(made, turns({10 * s, 20 * s}), 100 * s).flagAt == 80 * s);
}

TEST_CASE("A period without a move count: both go on when the first side reaches zero") {
    const TimeControl made = control({sudden(60 * s), sudden(30 * s)});
    const std::vector<Event> events = turns({50 * s, 70 * s});
    CHECK(stateAt(made, events, 80 * s - 1).of(kWhite).period == 0);
    const ClockState state = stateAt(made, events, 80 * s);
    CHECK(timeOf(state, kWhite) == 30 * s);
    CHECK(timeOf(state, kBlack) == 70 * s);
    CHECK(state.of(kWhite).period == 1);
    CHECK(state.of(kBlack).period == 1);
    CHECK_FALSE(state.flag);
    CHECK(stateAt(made, events, 1000 * s).flagAt == 110 * s);
}

TEST_CASE("With odds each side has its own time") {
    TimeControl made = control({sudden(60 * s)});
    made.blackPeriods = {fischer(30 * s, 1 * s)};
    const ClockState state = stateAt(made, turns({10 * s, 15 * s}), 15 * s);
    CHECK(timeOf(state, kWhite) == 50 * s);
    CHECK(timeOf(state, kBlack) == 27 * s);
}

TEST_CASE("Without freezing the first flag counts and the other side runs on, with no increments") {
    const TimeControl made = control({fischer(10 * s, 2 * s)}, false);
    const std::vector<Event> events = turns({20 * s, 25 * s, 30 * s});
    const ClockState state = stateAt(made, events, 31 * s);
    CHECK(state.flag == kWhite);
    CHECK(state.flagAt == 12 * s);
    CHECK(state.running == kBlack);
    CHECK(timeOf(state, kWhite) == 0);
    CHECK(timeOf(state, kBlack) == 6 * s);
    CHECK(stateAt(made, events, 300 * s).flag == kWhite);
    CHECK(timeOf(stateAt(made, events, 300 * s), kBlack) == 0);
}

TEST_CASE("Presses of the side that does not run are ignored") {
    const TimeControl made = control({sudden(60 * s)});
    Clock clock(made);
    CHECK_FALSE(clock.apply(press(0, kWhite)));
    CHECK(clock.apply(start(0)));
    CHECK_FALSE(clock.apply(press(s, kBlack)));
    CHECK(clock.apply(event(2 * s, Action::Pause)));
    CHECK_FALSE(clock.apply(press(3 * s, kWhite)));
    CHECK_FALSE(clock.apply(start(4 * s, kBlack)));
    CHECK(clock.at(9 * s).of(kWhite).moves == 0);
    CHECK(timeOf(clock.at(9 * s), kWhite) == 58 * s);
}

TEST_CASE("Corrections set times, moves and periods; the rest stays") {
    const TimeControl made = control({fischer(60 * s, 5 * s, 2), sudden(30 * s)});
    std::vector<Event> events = turns({10 * s, 20 * s});
    events.push_back(adjust(20 * s, kBlack, time(7 * s)));
    CHECK(timeOf(stateAt(made, events, 25 * s), kBlack) == 7 * s);
    CHECK(timeOf(stateAt(made, events, 25 * s), kWhite) == 55 * s);
    SECTION("a move that was not counted") {
        events.push_back(adjust(20 * s, kWhite, moves(0)));
        events.push_back(press(30 * s, kWhite));
        CHECK(stateAt(made, events, 30 * s).of(kWhite).period == 0);
    }
    SECTION("a period brings no time by itself") {
        events.push_back(adjust(20 * s, kWhite, period(1)));
        CHECK(stateAt(made, events, 20 * s).of(kWhite).period == 1);
        CHECK(timeOf(stateAt(made, events, 20 * s), kWhite) == 60 * s);
    }
}

TEST_CASE("Swapping exchanges the times while the same side runs on") {
    const TimeControl made = control({sudden(60 * s)});
    std::vector<Event> events = turns({10 * s});
    events.push_back(event(30 * s, Action::Swap));
    const ClockState state = stateAt(made, events, 31 * s);
    CHECK(timeOf(state, kWhite) == 40 * s);
    CHECK(timeOf(state, kBlack) == 49 * s);
    CHECK(state.running == kBlack);
}

TEST_CASE("An undone press never happened") {
    const TimeControl made = control({fischer(60 * s, 5 * s, 1), byoYomi(30 * s, 10 * s, 2)});
    std::vector<Event> events{start(0), press(10 * s, kWhite), press(11 * s, kWhite)};
    SECTION("the presser has been running, the other gets his time back") {
        events.push_back(event(25 * s, Action::UndoPress));
        CHECK(stateAt(made, events, 26 * s) == stateAt(made, {start(0)}, 26 * s));
    }
    SECTION("even when the other's flag has fallen since") {
        CHECK(stateAt(made, events, 76 * s).flag == kBlack);
        events.push_back(event(77 * s, Action::UndoPress));
        CHECK(stateAt(made, events, 78 * s).flag == kWhite);
        CHECK(stateAt(made, events, 78 * s).flagAt == 65 * s);
        CHECK(timeOf(stateAt(made, events, 78 * s), kBlack) == 65 * s);
    }
    SECTION("pauses and corrections since then remain") {
        events.push_back(event(12 * s, Action::Pause));
        events.push_back(adjust(15 * s, kBlack, time(40 * s)));
        events.push_back(event(20 * s, Action::UndoPress));
        events.push_back(event(30 * s, Action::Resume));
        const ClockState state = stateAt(made, events, 31 * s);
        CHECK(state.running == kWhite);
        CHECK(timeOf(state, kWhite) == 52 * s);
        CHECK(timeOf(state, kBlack) == 40 * s);
    }
    SECTION("one after the other, until there is none") {
        events.push_back(press(12 * s, kBlack));
        for (int i = 0; i < 5; ++i)
            events.push_back(event(20 * s, Action::UndoPress));
        CHECK(stateAt(made, events, 21 * s) == stateAt(made, {start(0)}, 21 * s));
    }
    SECTION("and pressing again at the same instant leads to where one was") {
        const ClockState before = stateAt(made, events, 11 * s);
        events.push_back(event(11 * s, Action::UndoPress));
        events.push_back(press(11 * s, kWhite));
        const ClockState after = stateAt(made, events, 11 * s);
        CHECK(after.of(kWhite).moves == before.of(kWhite).moves);
        CHECK(after.of(kBlack).time == 65 * s);
    }
}

TEST_CASE("After a flag the arbiter may give time and let the game go on") {
    const TimeControl made = control({sudden(60 * s)});
    std::vector<Event> events{start(0), event(70 * s, Action::Resume),
                              adjust(80 * s, kWhite, time(30 * s))};
    CHECK(stateAt(made, events, 90 * s).flag == kWhite);
    CHECK_FALSE(stateAt(made, events, 90 * s).running);
    events.push_back(event(100 * s, Action::Resume));
    const ClockState state = stateAt(made, events, 101 * s);
    CHECK_FALSE(state.flag);
    CHECK(state.running == kWhite);
    CHECK(timeOf(state, kWhite) == 29 * s);
}

TEST_CASE("The deadline is when the flag falls if nothing happens") {
    struct Row {
        TimeControl control;
        std::optional<Nanoseconds> deadline;
    };
    const std::vector<Row> rows{{control({sudden(60 * s)}), 60 * s},
                                {control({fischer(60 * s, 5 * s)}), 65 * s},
                                {control({bronstein(60 * s, 5 * s)}), 65 * s},
                                {control({delayed(60 * s, 5 * s)}), 65 * s},
                                {control({byoYomi(60 * s, 10 * s, 3)}), 90 * s},
                                {control({canadian(60 * s, 5, 20 * s)}), 80 * s},
                                {control({hourglass(60 * s)}), 60 * s},
                                {control({sudden(60 * s), delayed(30 * s, 9 * s)}), 90 * s},
                                {control({sudden(60 * s, 40), sudden(30 * s)}), 60 * s},
                                {control({upCount()}), {}}};
    for (const Row& row : rows) {
        CHECK(clockAfter(row.control, {start(0)}).flagDeadline() == row.deadline);
        CHECK_FALSE(clockAfter(row.control, {}).flagDeadline());
        if (!row.deadline) continue;
        CHECK_FALSE(stateAt(row.control, {start(0)}, *row.deadline - 1).flag);
        CHECK(stateAt(row.control, {start(0)}, *row.deadline).flag == kWhite);
    }
}
