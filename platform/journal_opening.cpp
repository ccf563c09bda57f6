// SPDX-License-Identifier: MIT
#include "platform/journal_opening.hpp"

#include "platform/paths.hpp"
#include "platform/sqlite_file.hpp"

#include <limits>
#include <utility>

namespace theco::platform {
namespace {

constexpr std::int64_t kEverything = std::numeric_limits<std::int64_t>::max();
constexpr std::string_view kMagic("SQLite format 3\0", 16);
constexpr std::size_t kVersionAt = 60;       // user_version in SQLite's file header
constexpr std::size_t kApplicationIdAt = 68; // application_id
constexpr std::size_t kHeaderSize = 100;

std::uint32_t numberAt(std::string_view bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

bool hasHeader(std::string_view bytes) {
    return bytes.size() >= kHeaderSize && bytes.starts_with(kMagic);
}

/// Why the file is not ours to touch; nothing if it is new, ours, or ours and damaged.
std::optional<JournalFailure> refusalOf(const JournalPlace& place, JournalFormat format) {
    const auto file = SqliteFile::open(toUtf8(place.file), place.vfs, false);
    if (!file || file->size() == 0) return std::nullopt; // SQLite says what is wrong
    const std::string start = file->read(kJournalPageSize);
    if (hasHeader(start) && numberAt(start, kApplicationIdAt) == format.applicationId) {
        const auto version = static_cast<std::int32_t>(numberAt(start, kVersionAt));
        if (version <= format.version) return std::nullopt;
        return JournalFailure{JournalError::TooNew, "version " + std::to_string(version) +
                                                        ", this program knows " +
                                                        std::to_string(format.version)};
    }
    // The header may be what is damaged: entries that fit our chain decide.
    if (!soundEntries(file->read(kEverything), format.applicationId).entries.empty()) {
        return std::nullopt;
    }
    const bool journal = hasHeader(start) && start.find(kJournalTable) != std::string::npos;
    return JournalFailure{journal ? JournalError::WrongKind : JournalError::NotAJournal,
                          toUtf8(place.file)};
}

/// A rollback journal beside the file: what the file says is not valid before SQLite used it.
bool hasRollbackJournal(const JournalPlace& place) {
    std::filesystem::path name = place.file;
    name += "-journal";
    return place.files->exists(name);
}

JournalFailure asFailure(const FileError& error) {
    const bool full = error.fault == FileFault::DiskFull;
    return {full ? JournalError::DiskFull : JournalError::CannotOpen, error.detail};
}

/// A sound journal; a text if the file is damaged.
struct Attempt {
    std::optional<OpenedJournal> opened;
    std::string fault;
};

Result<Attempt, JournalFailure> tryToOpen(const JournalPlace& place, JournalFormat format) {
    const bool refuseLater = hasRollbackJournal(place);
    if (!refuseLater) {
        if (auto refusal = refusalOf(place, format)) return Err{*std::move(refusal)};
    }
    auto store = JournalStore::connect(toUtf8(place.file), place.vfs, format);
    if (!store && !store.error().isDamage()) {
        return Err{store.error().asFailure(JournalError::CannotOpen)};
    }
    if (refuseLater) {
        if (auto refusal = refusalOf(place, format)) return Err{*std::move(refusal)};
    }
    if (!store) return Attempt{std::nullopt, store.error().detail};
    ChainReader chain(format.applicationId);
    if (store->isNew()) {
        // SQLite syncs the folder only when it makes its rollback journal there.
        const auto synced = place.files->syncFolder(place.file.parent_path());
        if (!synced) return Err{asFailure(synced.error())};
    }
    auto fault = store->findFault();
    if (!fault) fault = store->readInto(chain);
    if (fault) return Attempt{std::nullopt, *std::move(fault)};
    const std::uint64_t end = chain.chain();
    return Attempt{OpenedJournal{*std::move(store), chain.takeHistory(), end, std::nullopt}, {}};
}

Result<Done, JournalFailure> writeCopy(FileSystem& files, const std::filesystem::path& copy,
                                       const std::filesystem::path& like, std::string_view bytes) {
    auto file = files.create(copy, like);
    if (!file) return Err{asFailure(file.error())};
    if (auto written = (*file)->write(bytes); !written) return Err{asFailure(written.error())};
    if (auto synced = (*file)->sync(); !synced) return Err{asFailure(synced.error())};
    if (auto synced = files.syncFolder(copy.parent_path()); !synced) {
        return Err{asFailure(synced.error())};
    }
    return Done{};
}

/// A journal in a file of its own, complete and on disk when this returns.
Result<Done, JournalFailure> writeFresh(const JournalPlace& place,
                                        const std::filesystem::path& like,
                                        const std::vector<StoredEntry>& entries,
                                        JournalFormat format) {
    std::filesystem::path oldJournal = place.file;
    oldJournal += "-journal";
    for (const auto& leftover : {oldJournal, place.file}) {
        if (place.files->exists(leftover)) (void)place.files->remove(leftover);
    }
    // Made here and not by SQLite, for the permissions of the file it will replace.
    if (auto made = writeCopy(*place.files, place.file, like, {}); !made) return made;
    auto store = JournalStore::connect(toUtf8(place.file), place.vfs, format);
    if (!store) return Err{store.error().asFailure(JournalError::CannotOpen)};
    const auto done = store->append(entries, format.version);
    if (!done) return Err{done.error().asFailure(JournalError::CannotOpen)};
    return Done{};
}

/// The damaged file stays under its own name until a whole new one takes the name in one step.
Result<JournalDamage, JournalFailure> repair(const JournalPlace& place, JournalFormat format,
                                             const std::string& fault) {
    auto damaged = SqliteFile::open(toUtf8(place.file), place.vfs, true);
    if (!damaged) return Err{JournalFailure{JournalError::CannotOpen, fault}};
    if (!damaged->lock()) return Err{JournalFailure{JournalError::InUse, toUtf8(place.file)}};
    const std::string bytes = damaged->read(kEverything);
    const SoundEntries sound = soundEntries(bytes, format.applicationId);

    FileSystem& files = *place.files;
    const std::filesystem::path copy = damagedCopyName(files, place.file);
    if (auto done = writeCopy(files, copy, place.file, bytes); !done) return Err{done.error()};

    JournalPlace fresh = place;
    fresh.file += ".repair";
    const auto done = writeFresh(fresh, place.file, sound.entries, format);
    if (!done) return Err{done.error()};
    if (auto renamed = files.rename(fresh.file, place.file); !renamed) {
        return Err{asFailure(renamed.error())};
    }
    if (auto synced = files.syncFolder(place.file.parent_path()); !synced) {
        return Err{asFailure(synced.error())};
    }
    std::string detail = fault;
    if (sound.later > 0) {
        detail += "; " + std::to_string(sound.later) + " more entries lie behind the damage";
    }
    return JournalDamage{static_cast<std::int64_t>(sound.entries.size()), detail, copy};
}

} // namespace

Result<OpenedJournal, JournalFailure> openJournal(const JournalPlace& place, JournalFormat format) {
    auto first = tryToOpen(place, format);
    if (!first) return Err{first.error()};
    if (first->opened) return *std::move(first->opened);
    const auto damage = repair(place, format, first->fault);
    if (!damage) return Err{damage.error()};
    auto second = tryToOpen(place, format);
    if (!second) return Err{second.error()};
    if (!second->opened) return Err{JournalFailure{JournalError::CannotOpen, second->fault}};
    second->opened->damage = *damage;
    return *std::move(second->opened);
}

} // namespace theco::platform
