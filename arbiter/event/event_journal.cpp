// SPDX-License-Identifier: MIT
#include "arbiter/event/event_journal.hpp"

#include "arbiter/event/action_json.hpp"

namespace theco::event {
namespace {

EventFailure notWritten(const platform::JournalFailure& journal) {
    EventFailure failure;
    failure.problem = EventProblem::NotWritten;
    failure.journal = journal;
    return failure;
}

} // namespace

Result<EventJournal, EventFailure> EventJournal::open(platform::Journal& journal) {
    EventJournal out(journal);
    if (auto done = out.replay(); !done) return Err{std::move(done).error()};
    return out;
}

Result<Done, EventFailure> EventJournal::replay() {
    Tournament fresh;
    for (const platform::JournalEntry& entry : journal_->liveEntries()) {
        bool broken = false;
        const auto action = readAction(entry.kind, entry.version, entry.payload, broken);
        if (!action && !broken) continue;
        if (!action || !apply(fresh, *action)) {
            EventFailure failure;
            failure.problem = EventProblem::Unreadable;
            failure.entry = entry.seq;
            return Err{failure};
        }
    }
    tournament_ = std::move(fresh);
    return Done{};
}

Result<Done, EventFailure> EventJournal::act(const Action& action, std::string_view who) {
    return act(std::vector<Action>{action}, who);
}

Result<Done, EventFailure> EventJournal::act(const std::vector<Action>& actions,
                                             std::string_view who) {
    Tournament changed = tournament_;
    std::vector<platform::NewEntry> entries;
    for (const Action& action : actions) {
        if (const auto done = apply(changed, action); !done) {
            EventFailure failure;
            failure.action = done.error();
            return Err{failure};
        }
        std::string payload = payloadOf(action);
        // What a later start could not read would make the whole event unreadable.
        bool broken = false;
        if (!readAction(kindOf(action), 1, payload, broken)) return Err{EventFailure{}};
        entries.push_back({kindOf(action), std::move(payload), std::string(who), 1});
    }
    if (entries.empty()) return Done{};
    if (const auto written = journal_->append(entries); !written)
        return Err{notWritten(written.error())};
    tournament_ = std::move(changed);
    return Done{};
}

Result<Done, EventFailure> EventJournal::undo(std::string_view who) {
    if (const auto done = journal_->undo(who); !done) return Err{notWritten(done.error())};
    return replay();
}

Result<Done, EventFailure> EventJournal::redo(std::string_view who) {
    if (const auto done = journal_->redo(who); !done) return Err{notWritten(done.error())};
    return replay();
}

} // namespace theco::event
