// SPDX-License-Identifier: MIT
#include "platform/time_source.hpp"

namespace theco::platform {
namespace {
constexpr std::int64_t kThresholdNs = 50'000'000;
constexpr std::int64_t kQuickNs = 1'000'000;
} // namespace

SleepDetector::SleepDetector() : gapNs_(0) {
    // A process held up between the two readings would start with a wrong gap: read again then.
    for (int attempt = 0; attempt < 5; ++attempt) {
        const std::int64_t before = awakeNs();
        gapNs_ = nowNs() - before;
        if (awakeNs() - before < kQuickNs) return;
    }
}

SleepDetector::SleepDetector(std::int64_t bootNs, std::int64_t monotonicNs)
    : gapNs_(bootNs - monotonicNs) {}

std::optional<std::int64_t> SleepDetector::look() {
    // The process may be held up between the two readings; read in this order, the hold-up makes
    // the gap smaller and never looks like a sleep.
    const std::int64_t boot = nowNs();
    return look(boot, awakeNs());
}

std::optional<std::int64_t> SleepDetector::look(std::int64_t bootNs, std::int64_t monotonicNs) {
    const std::int64_t gap = bootNs - monotonicNs;
    const std::int64_t slept = gap - gapNs_;
    if (slept <= kThresholdNs) return std::nullopt;
    gapNs_ = gap;
    return slept;
}

} // namespace theco::platform
