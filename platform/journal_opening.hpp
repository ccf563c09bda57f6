// SPDX-License-Identifier: MIT
// How a journal file is opened, refused or repaired.
#pragma once

#include "platform/file_system.hpp"
#include "platform/journal_store.hpp"

#include <string>

namespace theco::platform {

struct JournalPlace {
    std::filesystem::path file; ///< absolute, links followed
    std::string vfs;
    FileSystem* files;
};

struct OpenedJournal {
    JournalStore store;
    JournalHistory history;
    std::uint64_t chain;
    std::optional<JournalDamage> damage;
};

Result<OpenedJournal, JournalFailure> openJournal(const JournalPlace& place, JournalFormat format);

} // namespace theco::platform
