// SPDX-License-Identifier: MIT
// The entries of a journal in memory: what was written, what is in force, what may be undone.
#pragma once

#include "platform/journal.hpp"

#include <cstddef>
#include <vector>

namespace theco::platform {

/// Begin of the checksum chain. It depends on the kind of journal, so that entries of another kind
/// are never taken for ours when a broken file is searched.
std::uint64_t chainStart(std::uint32_t applicationId);
/// Checksum of an entry: covers all its fields and, through `previous`, everything before it.
/// CRC-64 finds accidents (a torn page, a flipped bit); it is no protection from a forger.
std::uint64_t chainNext(std::uint64_t previous, const JournalEntry& entry);

class JournalHistory {
public:
    /// Takes over the entries written in one step. False, and nothing is changed, if they do not
    /// continue what is there: numbers with gaps, parts that do not add up, a correction of
    /// something else than the newest action in force (undo) or the newest undo (redo).
    bool accept(std::vector<JournalEntry> action);

    const std::vector<JournalEntry>& entries() const { return entries_; }
    std::vector<JournalEntry> inForce() const;
    std::int64_t newest() const { return static_cast<std::int64_t>(entries_.size()); }

    /// Entries that an undo (a redo) has to take back, in that order; empty if there is nothing.
    std::vector<std::int64_t> undoTargets() const;
    std::vector<std::int64_t> redoTargets() const;

private:
    struct Action {
        std::int64_t first;
        std::int64_t last;
    };
    struct Undone {
        Action action;
        Action corrections;
    };
    static std::vector<std::int64_t> backwards(Action action);
    bool isContinuation(const std::vector<JournalEntry>& action) const;
    void setInForce(Action action, bool inForce);

    std::vector<JournalEntry> entries_;
    std::vector<bool> inForce_;
    std::vector<Action> done_;
    std::vector<Undone> undone_;
};

/// Reads entries one by one as they stand in a file and takes them over as long as the chain holds.
class ChainReader {
public:
    explicit ChainReader(std::uint32_t applicationId);

    /// Whether the entry is the next one of the chain.
    bool fits(const JournalEntry& entry, std::uint64_t checksum) const;
    /// False if the entry does not continue the chain; nothing may follow then.
    bool read(JournalEntry entry, std::uint64_t checksum);
    /// Whether the last group is whole.
    bool complete() const { return pending_.empty(); }
    /// Number and checksum of the next entry's predecessor, whole group or not.
    std::int64_t lastRead() const;

    /// Checksum after the last whole group.
    std::uint64_t chain() const { return acceptedChain_; }
    JournalHistory takeHistory() { return std::move(history_); }

private:
    JournalHistory history_;
    std::vector<JournalEntry> pending_;
    std::uint64_t chain_;
    std::uint64_t acceptedChain_;
};

} // namespace theco::platform
