// SPDX-License-Identifier: MIT
#include "platform/time_source.hpp"

#include <ctime>
#include <fstream>

namespace theco::platform {
namespace {

std::int64_t read(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

} // namespace

std::int64_t nowNs() {
    return read(CLOCK_BOOTTIME);
}

std::int64_t awakeNs() {
    return read(CLOCK_MONOTONIC);
}

std::int64_t wallClockMs() {
    return read(CLOCK_REALTIME) / 1'000'000;
}

std::string bootId() {
    static const std::string id = [] {
        std::string line;
        std::ifstream file("/proc/sys/kernel/random/boot_id");
        std::getline(file, line);
        return line;
    }();
    return id;
}

Instant instantNow() {
    Instant instant;
    instant.bootNs = nowNs();
    instant.awakeNs = awakeNs();
    instant.wallMs = wallClockMs();
    instant.bootId = bootId();
    return instant;
}

} // namespace theco::platform
