// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace theco::platform {

class FileSystem;

/// What kind of document a journal file is. `applicationId` goes into the SQLite header, so that a
/// tournament is never opened as a game.
struct JournalFormat {
    std::uint32_t applicationId;
    int version; ///< newest payload version this program writes and reads
};

/// One thing that happened. Entries are never changed or removed; a correction is a new entry.
struct JournalEntry {
    std::int64_t seq = 0;               ///< 1, 2, 3 ... without gaps
    std::int64_t timeMs = 0;            ///< wall clock, milliseconds since 1970 UTC
    std::string who;                    ///< who did it, as the person is called; may be empty
    std::string kind;                   ///< "move", "resign" ...
    int version = 1;                    ///< of the payload
    std::string payload;                ///< JSON text
    std::optional<std::int64_t> undoes; ///< set: this entry takes back entry `*undoes`
    int part = 1;                       ///< 1 ... parts: place in the group appended together
    int parts = 1;                      ///< size of that group
};

/// What to write; sequence number and checksum are the journal's business.
struct NewEntry {
    std::string kind;
    std::string payload = "{}";
    std::string who;
    int version = 1;
};

/// Where and how the file is kept; other than the default only in tests.
struct JournalOptions {
    std::string vfs;             ///< name of an SQLite VFS; empty: the system's
    FileSystem* files = nullptr; ///< for repairs; null: realFileSystem()
};

enum class JournalError : std::uint8_t {
    CannotOpen,  ///< no such folder, no permission
    NotAJournal, ///< another kind of file
    WrongKind,   ///< a journal of another application id
    TooNew,      ///< written by a newer program
    InUse,       ///< another program instance has it open
    DiskFull,
    WriteFailed,
    NothingToUndo,
    NoSuchEntry,
};
struct JournalFailure {
    JournalError error;
    std::string detail; ///< for the log file: what the system said
};

/// What was found damaged on opening. Everything before the damage was kept.
struct JournalDamage {
    std::int64_t kept;                 ///< number of entries that are sound
    std::string detail;                ///< what was found, for the log file
    std::filesystem::path damagedCopy; ///< the file as it was found
};

/// An append-only list of actions in one SQLite file (full synchronous writes): when append()
/// returns, the entry survives a power cut. State is what one gets by replaying liveEntries().
/// The file may be copied at any time, also while it is open. One Journal is used by one thread at
/// a time. How the file is laid out and why: platform/README.md.
class Journal {
public:
    /// Opens or makes the file and keeps it locked; a second opener gets InUse at once. An empty
    /// file is a new journal. A damaged one is copied aside, its sound entries go on in its place,
    /// and damage() says so. A file that is refused is left as it is.
    static Result<Journal, JournalFailure> open(const std::filesystem::path& file,
                                                JournalFormat format,
                                                const JournalOptions& options = {});
    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    /// The sequence number given to the entry, which is on disk now.
    Result<std::int64_t, JournalFailure> append(const NewEntry& entry);
    /// Several entries, all or none; undo() takes them back together. The sequence number of the
    /// last; nothing is written for an empty list.
    Result<std::int64_t, JournalFailure> append(const std::vector<NewEntry>& entries);

    /// Takes back the newest action (entry or group) that is in force, by appending one correction
    /// for each of its entries, the last first. The sequence number of the last correction.
    Result<std::int64_t, JournalFailure> undo(std::string_view who = {});
    /// Puts the action taken back last in force again, as long as nothing new came in between, by
    /// taking back its corrections.
    Result<std::int64_t, JournalFailure> redo(std::string_view who = {});
    bool canUndo() const;
    bool canRedo() const;

    /// Everything that was ever written, oldest first.
    const std::vector<JournalEntry>& entries() const;
    /// What is in force: without the entries that were taken back and without the corrections.
    std::vector<JournalEntry> liveEntries() const;

    /// Set when the file was found damaged on opening.
    const std::optional<JournalDamage>& damage() const;
    const std::filesystem::path& file() const;

private:
    struct Impl;
    explicit Journal(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

} // namespace theco::platform
