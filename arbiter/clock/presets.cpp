// SPDX-License-Identifier: MIT
#include "arbiter/clock/presets.hpp"

#include "arbiter/clock/text_scanner.hpp"

#include <algorithm>

namespace theco::clock {
namespace {

constexpr std::int64_t kMostMinutes = kLongestMain / kMinute;

/// "90/40" or "30"; a name has few parts, so that the last can be told apart only at the end.
struct Part {
    std::int64_t number = 0;
    int moves = 0;
};

std::optional<std::vector<Part>> parts(std::string_view name) {
    std::vector<Part> out;
    TextScanner in(name);
    do {
        Part part;
        const auto number = in.number(kMostMinutes);
        if (!number || out.size() > kMostPeriods) return std::nullopt;
        part.number = *number;
        if (in.take("/")) {
            const auto moves = in.number(kMostMoves);
            if (!moves || *moves == 0) return std::nullopt;
            part.moves = static_cast<int>(*moves);
        }
        out.push_back(part);
    } while (in.take("+"));
    if (!in.atEnd()) return std::nullopt;
    return out;
}

std::optional<RateClass> rateOf(const std::vector<Period>& periods) {
    constexpr int kMoves = 60;
    Nanoseconds total = 0;
    int toGo = kMoves;
    for (const Period& period : periods) {
        total += period.main;
        const int here = period.moves > 0 ? std::min(period.moves, toGo) : toGo;
        toGo -= here;
        switch (period.method) {
        case Method::Sudden:
            break;
        case Method::Fischer:
            total += here * period.increment;
            break;
        case Method::Bronstein:
        case Method::Delay:
            total += here * period.delay;
            break;
        default:
            return std::nullopt;
        }
    }
    if (total >= 60 * kMinute) return RateClass::Standard;
    return total > 10 * kMinute ? RateClass::Rapid : RateClass::Blitz;
}

} // namespace

std::optional<TimeControl> controlByName(std::string_view name) {
    auto read = parts(name);
    if (!read || read->size() < 2 || read->back().moves > 0) return std::nullopt;
    const Nanoseconds increment = read->back().number * kSecond;
    if (increment > kLongestBonus) return std::nullopt;
    read->pop_back();
    TimeControl control;
    for (std::size_t i = 0; i < read->size(); ++i) {
        Period period;
        period.main = (*read)[i].number * kMinute;
        period.moves = (*read)[i].moves;
        if (increment > 0) {
            period.method = Method::Fischer;
            period.increment = increment;
        }
        control.periods.push_back(period);
    }
    if (check(control)) return std::nullopt;
    return control;
}

std::optional<std::string> nameOf(const TimeControl& control) {
    if (!control.blackPeriods.empty() || control.periods.empty()) return std::nullopt;
    std::string name;
    const Period& first = control.periods.front();
    for (const Period& period : control.periods) {
        if (period.method != first.method || period.increment != first.increment ||
            period.main % kMinute != 0)
            return std::nullopt;
        name += std::to_string(period.main / kMinute);
        if (period.moves > 0) {
            name += '/';
            name += std::to_string(period.moves);
        }
        name += '+';
    }
    if (first.method == Method::Sudden) return name + '0';
    if (first.method != Method::Fischer || first.increment == 0 || first.increment % kSecond != 0)
        return std::nullopt;
    return name + std::to_string(first.increment / kSecond);
}

std::vector<Preset> presets() {
    constexpr const char* kNames[] = {"3+0",   "3+2",   "5+0",         "5+3",
                                      "7+3",   "10+0",  "10+5",        "15+0",
                                      "15+10", "20+5",  "25+0",        "25+10",
                                      "30+0",  "30+30", "45+15",       "60+0",
                                      "60+30", "90+30", "90/40+30+30", "100/40+50/20+15+30"};
    std::vector<Preset> out;
    for (const char* name : kNames)
        if (auto control = controlByName(name)) out.push_back({name, std::move(*control)});
    return out;
}

std::optional<RateClass> rateClass(const TimeControl& control) {
    const auto white = rateOf(control.of(Color::White));
    const auto black = rateOf(control.of(Color::Black));
    if (!white || !black) return std::nullopt;
    return std::max(*white, *black);
}

} // namespace theco::clock
