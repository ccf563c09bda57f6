// SPDX-License-Identifier: MIT
#include "arbiter/clock/pgn_time_control.hpp"

#include "arbiter/clock/text_scanner.hpp"

namespace theco::clock {
namespace {

std::optional<Period> readField(TextScanner& in) {
    Period period;
    if (in.take("*")) {
        const auto seconds = in.number(kLongestMain / kSecond);
        if (!seconds) return std::nullopt;
        period.method = Method::Hourglass;
        period.main = *seconds * kSecond;
        return period;
    }
    auto number = in.number(kLongestMain / kSecond);
    if (number && in.take("/")) {
        if (*number < 1 || *number > kMostMoves) return std::nullopt;
        period.moves = static_cast<int>(*number);
        number = in.number(kLongestMain / kSecond);
    }
    if (!number) return std::nullopt;
    period.main = *number * kSecond;
    if (in.take("+")) {
        const auto increment = in.number(kLongestBonus / kSecond);
        if (!increment) return std::nullopt;
        period.increment = *increment * kSecond;
        if (period.increment > 0) period.method = Method::Fischer;
    }
    return period;
}

} // namespace

Result<PgnTimeControl, std::size_t> parsePgnTimeControl(std::string_view text) {
    PgnTimeControl out;
    if (text == "?" || text == "-") {
        out.untimed = text == "-";
        return out;
    }
    TimeControl control;
    TextScanner in(text);
    do {
        const auto period = readField(in);
        if (!period || control.periods.size() == kMostPeriods) return Err{in.offset()};
        control.periods.push_back(*period);
    } while (in.take(":"));
    if (!in.atEnd()) return Err{in.offset()};
    out.known = true;
    out.control = std::move(control);
    return out;
}

std::optional<std::string> toPgn(const TimeControl& control) {
    if (!control.blackPeriods.empty() || control.periods.empty()) return std::nullopt;
    std::string out;
    for (const Period& period : control.periods) {
        if (period.main % kSecond != 0 || period.increment % kSecond != 0) return std::nullopt;
        if (!out.empty()) out += ':';
        if (period.method == Method::Hourglass) {
            if (period.moves > 0) return std::nullopt;
            out += '*';
        } else if (period.method != Method::Sudden && period.method != Method::Fischer) {
            return std::nullopt;
        }
        if (period.moves > 0) {
            out += std::to_string(period.moves);
            out += '/';
        }
        out += std::to_string(period.main / kSecond);
        if (period.method != Method::Fischer) continue;
        out += '+';
        out += std::to_string(period.increment / kSecond);
    }
    return out;
}

} // namespace theco::clock
