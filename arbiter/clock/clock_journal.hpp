// SPDX-License-Identifier: MIT
// A clock that survives: every action is on disk before it is acknowledged, and the clock is what
// one gets by playing the journal again.
#pragma once

#include "arbiter/clock/clock.hpp"
#include "core/result.hpp"
#include "platform/journal.hpp"
#include "platform/time_source.hpp"

#include <string>

namespace theco::clock {

enum class GapCause : std::uint8_t {
    Slept,     ///< the machine slept
    Restarted, ///< the machine was started anew: nobody measured the time in between
};

/// Time in which the clock ran, but nobody could play or nobody knows. It is neither charged nor
/// given back until the arbiter says so; so long the clock stands at `from` and takes no action.
struct Gap {
    GapCause cause = GapCause::Slept;
    Nanoseconds from = 0;   ///< the last instant that is sure, on the scale of the events
    Nanoseconds length = 0; ///< measured (Slept) or told by the wall clock (Restarted): a proposal
};

enum class ClockRefusal : std::uint8_t {
    NotWritten,       ///< the journal failed; the clock is as before
    NoClock,          ///< the journal has none
    HasClock,         ///< there is one already
    Unreadable,       ///< an entry of the clock makes no sense
    BadControl,       ///< check() says why
    NoEffect,         ///< a press of the side that does not run; nothing is written
    AwaitingDecision, ///< gap() first
    NoGap,
};
struct ClockFailure {
    ClockRefusal refusal = ClockRefusal::NotWritten;
    std::int64_t entry = 0;                          ///< Unreadable: its number
    std::optional<platform::JournalFailure> journal; ///< NotWritten: why
};

class ClockJournal {
public:
    /// Sets up a clock in a journal that has none. The journal must live longer than this; it may
    /// hold other things as well, and nothing but this object writes clock entries.
    static Result<ClockJournal, ClockFailure>
    begin(platform::Journal& journal, const TimeControl& control, const platform::Instant& now);
    /// Plays what is in force in the journal. In the same start of the machine and without sleep the
    /// clock goes on to the nanosecond, else there is a gap() if it was running.
    static Result<ClockJournal, ClockFailure> open(platform::Journal& journal,
                                                   const platform::Instant& now);

    /// Appends, syncs, then changes the clock. `event.t` is not used: `at` says on the scale of
    /// `now.bootNs` when it happened (a key's own time stamp), else it is `now`.
    Result<ClockState, ClockFailure> record(Event event, const platform::Instant& now,
                                            std::optional<std::int64_t> at = {});

    /// To be called now and then (a timer that repaints): notices sleep.
    ClockState look(const platform::Instant& now);
    const std::optional<Gap>& gap() const { return gap_; }
    /// The arbiter's word on the gap: of all the time since `gap().from` so much is charged to the
    /// side that ran, the rest is given back. Written to the journal.
    Result<ClockState, ClockFailure> decide(Nanoseconds charged, const platform::Instant& now);

    const Clock& clock() const { return clock_; }

private:
    /// Which instant of the machine is which instant of the clock.
    struct Anchor {
        platform::Instant instant;
        Nanoseconds t = 0;
    };

    ClockJournal(platform::Journal& journal, Clock clock, Anchor anchor)
        : journal_(&journal), clock_(std::move(clock)), anchor_(std::move(anchor)),
          sureUntil_(anchor_.t) {}

    Nanoseconds timeOf(std::int64_t bootNs) const;
    ClockState shown(const platform::Instant& now) const;
    void noticeGap(const platform::Instant& now);
    Result<Done, ClockFailure> append(const char* kind, const std::string& payload);

    platform::Journal* journal_;
    Clock clock_;
    Anchor anchor_;
    Nanoseconds sureUntil_;
    std::optional<Gap> gap_;
};

} // namespace theco::clock
