// SPDX-License-Identifier: MIT
#include "arbiter/clock/replay.hpp"

#include "arbiter/clock/clock_json.hpp"

#include <algorithm>
#include <numeric>

namespace theco::clock {
namespace {

constexpr std::size_t kMostItems = 1'000'000;

Script readScript(const JsonReader& in) {
    Script script;
    if (!in.hasOnly({"control", "events", "ask"})) return script;
    const auto control = in.need("control");
    const auto events = in.need("events");
    const auto ask = in.need("ask");
    if (!in.good()) return script;
    script.control = readControl(*control);
    if (!in.good()) return script;
    Nanoseconds last = -kLatest;
    for (const JsonReader& item : events->list(kMostItems)) {
        script.events.push_back(readEvent(item, script.control));
        if (!in.good()) return script;
        const Nanoseconds t = script.events.back().t;
        if (t < last) item.at("t_ns").fail(InputProblem::GoesBack, last);
        last = t;
    }
    for (const JsonReader& item : ask->list(kMostItems))
        script.ask.push_back(item.whole(-kLatest, kLatest));
    return script;
}

} // namespace

Result<Script, InputFault> parseScript(std::string_view text) {
    std::optional<InputFault> fault;
    if (const auto value = parseJson(text, fault)) {
        Script script = readScript(JsonReader(*value, "", fault));
        if (!fault) return script;
        fault->line = lineOf(text, fault->where);
    }
    return Err{std::move(*fault)};
}

std::vector<ClockState> replay(const Script& script) {
    std::vector<std::size_t> order(script.ask.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return script.ask[a] < script.ask[b]; });
    Clock clock(script.control);
    std::vector<ClockState> states(script.ask.size());
    auto next = script.events.begin();
    for (const std::size_t i : order) {
        for (; next != script.events.end() && next->t <= script.ask[i]; ++next)
            clock.apply(*next);
        states[i] = clock.at(script.ask[i]);
    }
    return states;
}

} // namespace theco::clock
