// SPDX-License-Identifier: MIT
// Finds journal entries in the bytes of a broken SQLite file, without SQLite.
#pragma once

#include "platform/journal_history.hpp"

#include <string_view>
#include <vector>

namespace theco::platform {

struct StoredEntry {
    JournalEntry entry;
    std::uint64_t checksum;
};

/// Everything that is built like a row of our table, in the order of the pages; the same number may
/// come twice. Nothing is checked yet.
std::vector<StoredEntry> scanForEntries(std::string_view fileBytes);

struct SoundEntries {
    std::vector<StoredEntry> entries; ///< 1, 2, 3 ... in whole groups, the chain holds
    std::int64_t later;               ///< how many more were found behind the gap
};

/// The longest beginning of the journal that is whole.
SoundEntries soundEntries(std::string_view fileBytes, std::uint32_t applicationId);

} // namespace theco::platform
