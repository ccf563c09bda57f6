// SPDX-License-Identifier: MIT
#include "arbiter/clock/clock_json.hpp"
#include "arbiter/clock/replay.hpp"
#include "tests/arbiter/clock_support.hpp"
#include "tests/arbiter/naive_clock.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>

using namespace theco::test;

namespace {

Period randomPeriod(Dice& dice) {
    Period period;
    period.method = static_cast<Method>(dice.upTo(7));
    period.main = dice.upTo(20) * kMs;
    period.moves = static_cast<int>(dice.oneIn(2) ? dice.upTo(3) : 0);
    period.increment = dice.upTo(4) * kMs;
    period.delay = dice.upTo(4) * kMs;
    period.byoYomi = (1 + dice.upTo(4)) * kMs;
    period.byoYomiCount = static_cast<int>(1 + dice.upTo(3));
    period.overtimeMoves = static_cast<int>(1 + dice.upTo(2));
    period.overtime = (1 + dice.upTo(7)) * kMs;
    return period;
}

std::vector<Period> randomPeriods(Dice& dice) {
    std::vector<Period> periods{randomPeriod(dice)};
    while (periods.size() < 4 && dice.oneIn(2)) {
        periods.push_back(randomPeriod(dice));
        if (dice.oneIn(2)) periods.back().method = periods.front().method;
    }
    return periods;
}

SideCorrection randomCorrection(Dice& dice, std::size_t periods) {
    SideCorrection correction;
    if (dice.oneIn(2)) correction.time = dice.upTo(15) * kMs;
    if (dice.oneIn(4)) correction.moves = static_cast<int>(dice.upTo(6));
    if (dice.oneIn(4))
        correction.period = static_cast<int>(dice.upTo(static_cast<std::int64_t>(periods) - 1));
    return correction;
}

Event randomEvent(Dice& dice, const TimeControl& control, Nanoseconds t) {
    const std::int64_t kind = dice.upTo(29);
    if (kind < 20) return press(t, dice.side());
    if (kind < 22) return event(t, Action::Pause);
    if (kind < 25) {
        if (dice.oneIn(2)) return event(t, Action::Resume);
        return event(t, Action::Resume, dice.side());
    }
    if (kind < 26) return event(t, Action::Swap);
    if (kind < 28) return event(t, Action::UndoPress);
    Event made = event(t, Action::Adjust);
    made.corrections = {randomCorrection(dice, control.of(kWhite).size()),
                        randomCorrection(dice, control.of(kBlack).size())};
    return made;
}

Script randomScript(Dice& dice) {
    Script script;
    script.control = control(randomPeriods(dice), !dice.oneIn(3));
    if (dice.oneIn(4)) script.control.blackPeriods = randomPeriods(dice);
    if (dice.oneIn(3)) script.control.firstIncrement = FirstIncrement::AfterFirstMove;
    Nanoseconds t = dice.upTo(5) * kMs;
    script.events.push_back(start(t, dice.oneIn(4) ? kBlack : kWhite));
    for (std::int64_t n = dice.upTo(25); n > 0; --n) {
        t += dice.upTo(dice.oneIn(8) ? 25 : 4) * kMs;
        script.events.push_back(randomEvent(dice, script.control, t));
    }
    for (int n = 0; n < 6; ++n)
        script.ask.push_back(dice.upTo(t / kMs + 30) * kMs);
    return script;
}

std::string asText(const Script& script) {
    boost::json::array events;
    for (const Event& each : script.events) {
        boost::json::object made = toJson(each);
        made["t_ns"] = each.t;
        events.push_back(std::move(made));
    }
    return boost::json::serialize(
        boost::json::object{{"control", toJson(script.control)},
                            {"events", std::move(events)},
                            {"ask", boost::json::array(script.ask.begin(), script.ask.end())}});
}

} // namespace

TEST_CASE("A clock that ticks from millisecond to millisecond shows the same", "[slow]") {
    const int scripts = theco::tests::amount(100'000);
    for (int n = 0; n < scripts; ++n) {
        Dice dice(static_cast<std::uint64_t>(n) + 1);
        const Script script = randomScript(dice);
        const std::vector<ClockState> states = replay(script);
        for (std::size_t i = 0; i < states.size(); ++i) {
            const auto expected = naiveReading(script.control, script.events, script.ask[i] / kMs);
            if (reading(script.control, states[i]) == expected) continue;
            INFO(asText(script));
            INFO(script.ask[i]);
            INFO("expected " << expected.white << ' ' << expected.black << " running "
                             << expected.running << " flag " << expected.flag << " periods "
                             << expected.whitePeriod << ' ' << expected.blackPeriod);
            INFO(boost::json::serialize(toJson(states[i], script.control)));
            REQUIRE(reading(script.control, states[i]) == expected);
        }
    }
}

TEST_CASE("A script written as JSON and read again is the same") {
    for (std::uint64_t n = 1; n <= 2'000; ++n) {
        Dice dice(n);
        const Script script = randomScript(dice);
        const auto again = parseScript(asText(script));
        INFO(asText(script));
        REQUIRE(again.ok());
        CHECK(again->control == script.control);
        CHECK(again->events == script.events);
        CHECK(again->ask == script.ask);
    }
}
