// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace theco::platform {

/// Nanoseconds on a clock that goes on while the machine sleeps and is never set (CLOCK_BOOTTIME on
/// Linux). Only differences mean anything; it starts anew with each boot.
std::int64_t nowNs();
/// The same without the time slept (CLOCK_MONOTONIC): its distance to nowNs() grows by each sleep.
std::int64_t awakeNs();
/// Milliseconds since 1970 UTC: for journal entries, never for measuring.
std::int64_t wallClockMs();

/// Changes with each start of the machine, so that one knows whether two values of nowNs() may be
/// compared. Empty where the system does not say.
std::string bootId();

/// All of these at one moment. The clocks are read in this order, so that a program held up in
/// between never looks as if the machine had slept.
struct Instant {
    std::int64_t bootNs = 0;
    std::int64_t awakeNs = 0;
    std::int64_t wallMs = 0;
    std::string bootId;
};
Instant instantNow();

/// Tells when the machine has slept between two looks.
class SleepDetector {
public:
    SleepDetector();
    /// For tests: the two clocks at the first look.
    SleepDetector(std::int64_t bootNs, std::int64_t monotonicNs);
    /// Nanoseconds slept since the last look, if more than the threshold (50 ms).
    std::optional<std::int64_t> look();
    std::optional<std::int64_t> look(std::int64_t bootNs, std::int64_t monotonicNs);

private:
    std::int64_t gapNs_;
};

} // namespace theco::platform
