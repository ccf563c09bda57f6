// SPDX-License-Identifier: MIT
#include "arbiter/clock/shown_time.hpp"

#include <algorithm>

namespace theco::clock {
namespace {

constexpr Nanoseconds kTenth = kSecond / 10;

std::string twoDigits(Nanoseconds value) {
    std::string out(value < 10 ? 1 : 0, '0');
    out += std::to_string(value);
    return out;
}

std::string clockFace(Nanoseconds seconds) {
    const Nanoseconds hours = seconds / 3600;
    const Nanoseconds minutes = seconds / 60 % 60;
    std::string out;
    if (hours > 0) {
        out = std::to_string(hours);
        out += ':';
        out += twoDigits(minutes);
    } else {
        out = std::to_string(minutes);
    }
    out += ':';
    out += twoDigits(seconds % 60);
    return out;
}

} // namespace

std::string shownTime(Nanoseconds left, bool flagged) {
    if (flagged && left <= 0) return "0:00";
    if (left > 20 * kSecond) return clockFace((left - 1) / kSecond + 1);
    const Nanoseconds tenths = std::max<Nanoseconds>(left / kTenth, 1);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

std::string shownUpCount(Nanoseconds elapsed) {
    return clockFace(std::max<Nanoseconds>(elapsed, 0) / kSecond);
}

} // namespace theco::clock
