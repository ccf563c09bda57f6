// SPDX-License-Identifier: MIT
// A million random presses for each method: what must hold whatever is played.
#include "tests/arbiter/clock_support.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"

#include <algorithm>

using namespace theco::test;

namespace {

constexpr Nanoseconds kMain = 600 * kSecond;
constexpr Nanoseconds kBonus = 3 * kSecond;
constexpr int kGame = 200; ///< presses

/// Instants to the nanosecond; thinks are short enough for long games and sometimes very long.
Nanoseconds think(Dice& dice) {
    return dice.oneIn(20) ? dice.upTo(60 * kSecond) : dice.upTo(4 * kSecond);
}

/// Calls `play` with dice until a million presses are done; it returns how many it did.
template <class Play> void manyGames(Play play) {
    const int presses = theco::tests::amount(1'000'000);
    std::uint64_t seed = 1;
    for (int done = 0; done < presses;) {
        Dice dice(seed++);
        done += play(dice);
    }
}

std::vector<Event> randomGame(Dice& dice) {
    Nanoseconds t = dice.upTo(kSecond);
    std::vector<Event> events{start(t, dice.side())};
    Color side = *events.front().side;
    for (int i = 0; i < kGame; ++i) {
        t += think(dice);
        events.push_back(press(t, side));
        side = ~side;
    }
    return events;
}

/// Until the flag: how long each side has run, and its completed moves. Only of games by turns.
struct Used {
    Nanoseconds spent[2] = {0, 0};
    int moves[2] = {0, 0};
};
Used usedUntil(const std::vector<Event>& events, Nanoseconds end) {
    Used used;
    auto side = static_cast<std::size_t>(*events.front().side);
    Nanoseconds from = events.front().t;
    for (std::size_t i = 1; i < events.size() && events[i].t < end; ++i) {
        used.spent[side] += events[i].t - from;
        ++used.moves[side];
        from = events[i].t;
        side = 1 - side;
    }
    used.spent[side] += end - from;
    return used;
}

int pressesUntil(const std::vector<Event>& events, Nanoseconds end) {
    const Used used = usedUntil(events, end);
    return used.moves[0] + used.moves[1];
}

/// The end of the game: its flag, or its last event.
Nanoseconds endOf(const ClockState& last) {
    return last.flagAt.value_or(last.asOf);
}

} // namespace

TEST_CASE("Time spent and time left are together the time granted, to the nanosecond", "[slow]") {
    const bool increments = GENERATE(false, true);
    const TimeControl made = control({increments ? fischer(kMain, kBonus) : sudden(kMain)});
    manyGames([&](Dice& dice) {
        const std::vector<Event> events = randomGame(dice);
        const ClockState last = stateAt(made, events, events.back().t);
        const Nanoseconds end = endOf(last);
        const Used used = usedUntil(events, end);
        // A press at the end itself, unless the flag came first.
        const bool counts = !last.flagAt;
        for (const std::size_t side : {0U, 1U}) {
            const bool pressed = counts && *events.back().side == static_cast<Color>(side);
            const int moves = used.moves[side] + (pressed ? 1 : 0);
            const Nanoseconds granted = kMain + (increments ? (moves + 1) * kBonus : 0);
            if (last.sides[side].time + used.spent[side] != granted)
                REQUIRE(last.sides[side].time + used.spent[side] == granted);
            if (last.sides[side].moves != moves) REQUIRE(last.sides[side].moves == moves);
        }
        return used.moves[0] + used.moves[1] + 1;
    });
}

TEST_CASE("Bronstein flags exactly when a delay does", "[slow]") {
    const TimeControl one = control({bronstein(kMain / 2, kBonus)});
    const TimeControl other = control({delayed(kMain / 2, kBonus)});
    int flags = 0;
    manyGames([&](Dice& dice) {
        const std::vector<Event> events = randomGame(dice);
        const ClockState a = stateAt(one, events, events.back().t);
        const ClockState b = stateAt(other, events, events.back().t);
        if (a.flag != b.flag || a.flagAt != b.flagAt) {
            REQUIRE(a.flag == b.flag);
            REQUIRE(a.flagAt == b.flagAt);
        }
        if (a.flag) ++flags;
        return pressesUntil(events, endOf(a));
    });
    CHECK(flags > theco::tests::amount(1'000'000) / 10'000);
}

TEST_CASE("The two Fischer customs are one increment apart all the time", "[slow]") {
    const TimeControl fide = control({fischer(kMain * 10, kBonus)});
    TimeControl server = fide;
    server.firstIncrement = FirstIncrement::AfterFirstMove;
    manyGames([&](Dice& dice) {
        const std::vector<Event> events = randomGame(dice);
        Clock a(fide);
        Clock b(server);
        for (const Event& each : events) {
            a.apply(each);
            b.apply(each);
            for (const Color side : {kWhite, kBlack})
                if (timeOf(a.state(), side) - timeOf(b.state(), side) != kBonus)
                    REQUIRE(timeOf(a.state(), side) - timeOf(b.state(), side) == kBonus);
        }
        return kGame;
    });
}

TEST_CASE("An hourglass holds the same sand all the time", "[slow]") {
    const TimeControl made = control({hourglass(kMain)});
    manyGames([&](Dice& dice) {
        const std::vector<Event> events = randomGame(dice);
        Clock clock(made);
        for (const Event& each : events) {
            clock.apply(each);
            const ClockState& state = clock.state();
            if (timeOf(state, kWhite) + timeOf(state, kBlack) != 2 * kMain)
                REQUIRE(timeOf(state, kWhite) + timeOf(state, kBlack) == 2 * kMain);
        }
        return pressesUntil(events, endOf(clock.state()));
    });
}

namespace {

TimeControl ofMethod(int method) {
    const TimeControl all[] = {
        control({sudden(kMain / 4)}),
        control({fischer(kMain / 4, kBonus, 30), fischer(kMain / 8, kBonus)}),
        control({bronstein(kMain / 4, kBonus)}),
        control({delayed(kMain / 4, kBonus)}),
        control({byoYomi(kMain / 8, 20 * kSecond, 5)}),
        control({canadian(kMain / 8, 10, 60 * kSecond)}),
        control({hourglass(kMain / 4)}),
        control({upCount()}),
        control({sudden(kMain / 8), sudden(kMain / 8), byoYomi(0, 10 * kSecond, 3)}),
    };
    return all[method];
}
constexpr int kMethods = 9;

void checkSame(const ClockState& a, const ClockState& b) {
    if (a == b) return;
    CHECK(a.asOf == b.asOf);
    CHECK(a.running == b.running);
    CHECK(a.flagAt == b.flagAt);
    CHECK(timeOf(a, kWhite) == timeOf(b, kWhite));
    CHECK(timeOf(a, kBlack) == timeOf(b, kBlack));
    REQUIRE(a == b);
}

} // namespace

TEST_CASE("A pause costs nothing", "[slow]") {
    const TimeControl made = ofMethod(GENERATE(range(0, kMethods)));
    manyGames([&](Dice& dice) {
        const std::vector<Event> events = randomGame(dice);
        std::vector<Event> paused;
        Nanoseconds shift = 0;
        for (Event each : events) {
            // A pause somewhere within the think before this press.
            if (!paused.empty() && dice.oneIn(3)) {
                const Nanoseconds from = paused.back().t;
                const Nanoseconds at = from + dice.upTo(each.t + shift - from);
                const Nanoseconds length = dice.upTo(1000 * kSecond);
                paused.push_back(event(at, Action::Pause));
                paused.push_back(event(at + length, Action::Resume));
                shift += length;
            }
            each.t += shift;
            paused.push_back(each);
        }
        const ClockState plain = stateAt(made, events, events.back().t);
        ClockState other = stateAt(made, paused, paused.back().t);
        other.asOf = plain.asOf;
        other.flagAt = plain.flagAt;
        checkSame(plain, other);
        return pressesUntil(events, endOf(plain));
    });
}

TEST_CASE("Shifting all times changes nothing", "[slow]") {
    const TimeControl made = ofMethod(GENERATE(range(0, kMethods)));
    manyGames([&](Dice& dice) {
        std::vector<Event> events = randomGame(dice);
        const ClockState plain = stateAt(made, events, events.back().t);
        const Nanoseconds shift = dice.upTo(kLatest / 2) - kLatest / 4;
        for (Event& each : events)
            each.t += shift;
        ClockState other = stateAt(made, events, events.back().t);
        other.asOf -= shift;
        if (other.flagAt) *other.flagAt -= shift;
        checkSame(plain, other);
        return pressesUntil(events, endOf(plain));
    });
}

TEST_CASE("Looking often, seldom or late never changes a reading or a flag", "[slow]") {
    const TimeControl made = ofMethod(GENERATE(range(0, kMethods)));
    manyGames([&](Dice& dice) {
        const std::vector<Event> events = randomGame(dice);
        const Nanoseconds stall = dice.upTo(5 * kSecond);
        Clock plain(made);
        Clock stepped(made);
        std::optional<Nanoseconds> foretold;
        for (const Event& each : events) {
            // Nothing at all happens here, but the clock has to go on from there.
            if (dice.oneIn(4))
                stepped.apply(event(stepped.state().asOf + dice.upTo(stall), Action::Swap)),
                    stepped.apply(event(stepped.state().asOf, Action::Swap));
            if (stepped.state().asOf > each.t) break;
            plain.apply(each);
            stepped.apply(each);
            checkSame(plain.state(), stepped.state());
            if (!plain.state().flag) foretold = plain.flagDeadline();
        }
        const ClockState end = plain.at(events.back().t + 100'000 * kSecond);
        if (end.flagAt && end.flagAt != foretold) REQUIRE(end.flagAt == foretold);
        return pressesUntil(events, std::max(plain.state().asOf, events.front().t));
    });
}

TEST_CASE("To undo a press and to press again leads to where one was", "[slow]") {
    const TimeControl made = ofMethod(GENERATE(range(0, kMethods)));
    manyGames([&](Dice& dice) {
        const std::vector<Event> events = randomGame(dice);
        Clock clock(made);
        for (const Event& each : events) {
            const ClockState before = clock.at(each.t);
            if (!clock.apply(each) || each.action != Action::Press) continue;
            const ClockState after = clock.state();
            clock.apply(event(each.t, Action::UndoPress));
            checkSame(clock.state(), before);
            clock.apply(each);
            checkSame(clock.state(), after);
        }
        return pressesUntil(events, endOf(clock.state()));
    });
}
