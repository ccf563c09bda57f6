// SPDX-License-Identifier: MIT
#include "arbiter/clock/clock.hpp"
#include "platform/time_source.hpp"
#include "tests/bench/bench.hpp"

#include <algorithm>
#include <iostream>
#include <limits>

namespace theco::bench {
namespace {

using namespace theco::clock;

/// The smallest step ever seen between two readings that differ.
std::int64_t resolutionNs() {
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t last = platform::nowNs();
    for (int i = 0; i < 200'000; ++i) {
        const std::int64_t now = platform::nowNs();
        if (now > last) least = std::min(least, now - last);
        last = now;
    }
    return least;
}

template <class Read> double nanosecondsEach(Read read) {
    return 1e9 / bestRate([&] {
               constexpr int kReadings = 10'000;
               for (int i = 0; i < kReadings; ++i)
                   keep(read());
               return kReadings;
           });
}

Period period(Method method) {
    Period made;
    made.main = 5 * kMinute;
    made.method = method;
    made.increment = 3 * kSecond;
    made.delay = 3 * kSecond;
    made.byoYomi = 30 * kSecond;
    made.byoYomiCount = 3;
    made.overtimeMoves = 10;
    made.overtime = kMinute;
    return made;
}

double pressesPerSecond(Method method) {
    TimeControl control;
    control.periods = {period(method)};
    return bestRate([&] {
        constexpr int kPresses = 200;
        Clock clock(control);
        Event event;
        event.action = Action::Start;
        event.side = Color::White;
        clock.apply(event);
        event.action = Action::Press;
        for (int i = 0; i < kPresses; ++i) {
            event.t += kSecond;
            clock.apply(event);
            event.side = ~*event.side;
        }
        keep(clock.state());
        return kPresses;
    });
}

void run() {
    Table source({"time source", "ns"});
    source.row({"smallest step of nowNs()", std::to_string(resolutionNs())});
    source.row({"one reading of nowNs()", decimal(nanosecondsEach(platform::nowNs))});
    source.row({"one reading of awakeNs()", decimal(nanosecondsEach(platform::awakeNs))});
    source.print();
    Table replay({"replay", "presses/s"});
    const std::pair<Method, const char*> methods[] = {
        {Method::Sudden, "sudden death"}, {Method::Fischer, "Fischer"},
        {Method::Bronstein, "Bronstein"}, {Method::Delay, "delay"},
        {Method::ByoYomi, "byo-yomi"},    {Method::Canadian, "Canadian"},
        {Method::Hourglass, "hourglass"}, {Method::UpCount, "counting up"}};
    for (const auto& [method, name] : methods)
        replay.row({name, grouped(static_cast<std::uint64_t>(pressesPerSecond(method)))});
    replay.print();
}

const Part kPart{"clock", "time source, and how fast a game is replayed", run};

} // namespace
} // namespace theco::bench
