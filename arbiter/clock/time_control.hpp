// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/types.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace theco::clock {

using chess::Color;
/// All times of the clock.
using Nanoseconds = std::int64_t;

constexpr Nanoseconds kSecond = 1'000'000'000;
constexpr Nanoseconds kMinute = 60 * kSecond;
constexpr Nanoseconds kHour = 60 * kMinute;

/// What a period does besides counting its main time down.
enum class Method : std::uint8_t {
    Sudden,    ///< nothing
    Fischer,   ///< `increment` added after each completed move
    Bronstein, ///< a press gives back what the move took, at most `delay`
    Delay,     ///< `delay` runs first at each turn, the main time only after it
    ByoYomi,   ///< after the main time `byoYomiCount` moments of `byoYomi` each
    Canadian,  ///< after the main time `overtimeMoves` moves in each `overtime`
    Hourglass, ///< what one side uses the other gains
    UpCount,   ///< counts up and never ends
};

/// Only the fields of its own method matter. All times are whole milliseconds.
struct Period {
    int moves = 0; ///< completing so many ends the period; 0: it ends when the time is used up
    Nanoseconds main = 0;
    Method method = Method::Sudden;
    Nanoseconds increment = 0;
    Nanoseconds delay = 0;
    Nanoseconds byoYomi = 0;
    int byoYomiCount = 0;
    int overtimeMoves = 0;
    Nanoseconds overtime = 0;

    bool operator==(const Period&) const = default;
};

/// Whether a Fischer increment is there before the first move (FIDE, DGT) or only after it
/// (servers): the second always has exactly one increment less.
enum class FirstIncrement : std::uint8_t { AtStart, AfterFirstMove };

struct TimeControl {
    std::vector<Period> periods;      ///< White's, and Black's as well unless there are odds
    std::vector<Period> blackPeriods; ///< empty: no odds
    FirstIncrement firstIncrement = FirstIncrement::AtStart;
    bool freeze = true; ///< both clocks stop when the first flag falls

    const std::vector<Period>& of(Color side) const {
        return side == Color::White || blackPeriods.empty() ? periods : blackPeriods;
    }
    bool operator==(const TimeControl&) const = default;
};

// Wide enough for every game, narrow enough that no sum overflows and that seconds in JSON are exact.
constexpr Nanoseconds kFinest = kSecond / 1000;
constexpr Nanoseconds kLongestMain = 8'000'000 * kSecond;
constexpr Nanoseconds kLongestBonus = 1'000'000 * kSecond;
constexpr int kMostMoves = 100'000;
constexpr int kMostPeriods = 32;
constexpr int kMostMoments = 1'000;

enum class ControlFault : std::uint8_t {
    NoPeriod,
    TooManyPeriods,
    MovesOutOfRange,
    MainOutOfRange,
    BonusOutOfRange,    ///< increment or delay
    ByoYomiOutOfRange,  ///< needs a moment above zero and at least one of them
    OvertimeOutOfRange, ///< needs a time above zero and at least one move
};
struct BadControl {
    ControlFault fault;
    Color side = Color::White; ///< Black only for Black's own periods
    std::size_t period = 0;    ///< counted from 0
};

/// Nothing when a clock can run on it.
std::optional<BadControl> check(const TimeControl& control);

} // namespace theco::clock
