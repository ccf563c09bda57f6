// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/clock/time_control.hpp"

#include <array>
#include <optional>

namespace theco::clock {

/// One half of the clock.
struct SideClock {
    /// What is shown: the main time, and when it is used up (`overtime`) the current byo-yomi moment
    /// or Canadian block. Never below 0, never with the delay in it.
    Nanoseconds time = 0;
    int period = 0;      ///< counted from 0
    int moves = 0;       ///< completed in the whole game
    int movesBefore = 0; ///< of these, completed before this period
    bool overtime = false;
    int byoYomiLeft = 0; ///< moments left, the current one included
    int overtimeMovesLeft = 0;

    bool operator==(const SideClock&) const = default;
};

/// The whole clock at one instant.
struct ClockState {
    Nanoseconds asOf = 0; ///< the instant, on the scale of the events
    std::array<SideClock, 2> sides;
    std::optional<Color> running;
    /// Whose time is used up, the first only. It stays here when the times are corrected, until the
    /// game is resumed with time for that side.
    std::optional<Color> flag;
    std::optional<Nanoseconds> flagAt; ///< when it fell
    /// Who runs or, while the clock is paused, will run; nobody before the start.
    std::optional<Color> turn;
    Nanoseconds delayLeft = 0; ///< of this turn
    Nanoseconds used = 0;      ///< by this turn, pauses left out

    SideClock& of(Color side) { return sides[static_cast<std::size_t>(side)]; }
    const SideClock& of(Color side) const { return sides[static_cast<std::size_t>(side)]; }
    bool operator==(const ClockState&) const = default;
};

/// What an arbiter sets; whatever is absent stays.
struct SideCorrection {
    std::optional<Nanoseconds> time; ///< as shown, 0 ... kLongestMain
    std::optional<int> moves;        ///< 0 ... kMostMoves
    std::optional<int> period;       ///< counted from 0; the time stays as it is

    bool operator==(const SideCorrection&) const = default;
};

enum class Action : std::uint8_t { Start, Press, Pause, Resume, Adjust, Swap, UndoPress };

struct Event {
    Nanoseconds t = 0;
    Action action = Action::Press;
    std::optional<Color> side;                   ///< of Start, Press, and Resume where it is said
    std::array<SideCorrection, 2> corrections{}; ///< of Adjust

    bool operator==(const Event&) const = default;
};

/// Timestamps beyond this are refused: differences could overflow.
constexpr Nanoseconds kLatest = Nanoseconds{1} << 61;

} // namespace theco::clock
