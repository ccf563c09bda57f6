// SPDX-License-Identifier: MIT
// A tournament that survives: every action is on disk before it is acknowledged, and the tournament
// is what one gets by playing the journal again.
#pragma once

#include "arbiter/event/action.hpp"
#include "platform/journal.hpp"

namespace theco::event {

/// "TCEV" in the head of the file; payload version 1.
constexpr platform::JournalFormat kEventFormat{0x54434556, 1};

enum class EventProblem : std::uint8_t {
    Refused,    ///< the tournament does not allow it: `action`
    NotWritten, ///< the journal failed, nothing changed: `journal`
    Unreadable, ///< entry `entry` makes no sense or cannot follow those before it
};
struct EventFailure {
    EventProblem problem = EventProblem::Refused;
    ActionFault action = ActionFault::BadValue;
    std::optional<platform::JournalFailure> journal;
    std::int64_t entry = 0;
};

class EventJournal {
public:
    /// Plays what is in force in the journal, which must live longer than this. Entries of other kinds
    /// are left alone.
    static Result<EventJournal, EventFailure> open(platform::Journal& journal);

    /// Tries the action, appends it and syncs, then changes the tournament.
    Result<Done, EventFailure> act(const Action& action, std::string_view who = {});
    /// Several, all or none; one undo takes them all back.
    Result<Done, EventFailure> act(const std::vector<Action>& actions, std::string_view who = {});
    /// The tournament as it was before the newest action that is in force, and back again.
    Result<Done, EventFailure> undo(std::string_view who = {});
    Result<Done, EventFailure> redo(std::string_view who = {});

    const Tournament& tournament() const { return tournament_; }

private:
    explicit EventJournal(platform::Journal& journal) : journal_(&journal) {}
    Result<Done, EventFailure> replay();

    platform::Journal* journal_;
    Tournament tournament_;
};

} // namespace theco::event
