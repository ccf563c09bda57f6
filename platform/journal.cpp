// SPDX-License-Identifier: MIT
#include "platform/journal.hpp"

#include "platform/journal_opening.hpp"
#include "platform/time_source.hpp"

#include <system_error>
#include <utility>

namespace theco::platform {

struct Journal::Impl {
    OpenedJournal opened;
    JournalFormat format;
    std::filesystem::path file;

    /// Writes one action and takes it over only when it is on disk.
    Result<std::int64_t, JournalFailure> write(std::vector<JournalEntry> action) {
        std::vector<StoredEntry> rows;
        std::uint64_t chain = opened.chain;
        const std::int64_t timeMs = wallClockMs();
        for (JournalEntry& entry : action) {
            entry.seq = opened.history.newest() + 1 + static_cast<std::int64_t>(rows.size());
            entry.timeMs = timeMs;
            entry.part = static_cast<int>(rows.size()) + 1;
            entry.parts = static_cast<int>(action.size());
            chain = chainNext(chain, entry);
            rows.push_back({entry, chain});
        }
        const auto done = opened.store.append(rows, format.version);
        if (!done) return Err{done.error().asFailure(JournalError::WriteFailed)};
        opened.chain = chain;
        opened.history.accept(std::move(action));
        return opened.history.newest();
    }

    Result<std::int64_t, JournalFailure> takeBack(const std::vector<std::int64_t>& targets,
                                                  const char* kind, std::string_view who) {
        if (targets.empty()) return Err{JournalFailure{JournalError::NothingToUndo, kind}};
        std::vector<JournalEntry> corrections;
        for (const std::int64_t target : targets) {
            JournalEntry entry;
            entry.kind = kind;
            entry.payload = "{}";
            entry.who = who;
            entry.undoes = target;
            corrections.push_back(std::move(entry));
        }
        return write(std::move(corrections));
    }
};

Result<Journal, JournalFailure> Journal::open(const std::filesystem::path& file,
                                              JournalFormat format, const JournalOptions& options) {
    FileSystem& files = options.files == nullptr ? realFileSystem() : *options.files;
    std::error_code error;
    // Absolute, because SQLite may take a relative name for a URI.
    const std::filesystem::path absolute = std::filesystem::absolute(file, error);
    if (error) return Err{JournalFailure{JournalError::CannotOpen, error.message()}};
    const auto target = files.resolve(absolute);
    if (!target) return Err{JournalFailure{JournalError::CannotOpen, target.error().detail}};
    auto opened = openJournal({*target, options.vfs, &files}, format);
    if (!opened) return Err{opened.error()};
    return Journal(std::unique_ptr<Impl>(new Impl{*std::move(opened), format, file}));
}

Journal::Journal(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

Result<std::int64_t, JournalFailure> Journal::append(const NewEntry& entry) {
    return append(std::vector<NewEntry>{entry});
}

Result<std::int64_t, JournalFailure> Journal::append(const std::vector<NewEntry>& entries) {
    if (entries.empty()) return impl_->opened.history.newest();
    std::vector<JournalEntry> action;
    for (const NewEntry& added : entries) {
        JournalEntry entry;
        entry.kind = added.kind;
        entry.payload = added.payload;
        entry.who = added.who;
        entry.version = added.version;
        action.push_back(std::move(entry));
    }
    return impl_->write(std::move(action));
}

Result<std::int64_t, JournalFailure> Journal::undo(std::string_view who) {
    return impl_->takeBack(impl_->opened.history.undoTargets(), "undo", who);
}

Result<std::int64_t, JournalFailure> Journal::redo(std::string_view who) {
    return impl_->takeBack(impl_->opened.history.redoTargets(), "redo", who);
}

bool Journal::canUndo() const {
    return !impl_->opened.history.undoTargets().empty();
}

bool Journal::canRedo() const {
    return !impl_->opened.history.redoTargets().empty();
}

const std::vector<JournalEntry>& Journal::entries() const {
    return impl_->opened.history.entries();
}

std::vector<JournalEntry> Journal::liveEntries() const {
    return impl_->opened.history.inForce();
}

const std::optional<JournalDamage>& Journal::damage() const {
    return impl_->opened.damage;
}

const std::filesystem::path& Journal::file() const {
    return impl_->file;
}

} // namespace theco::platform
