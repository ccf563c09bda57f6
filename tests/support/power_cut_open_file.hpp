// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/power_cut_vfs.hpp"

namespace theco::test {

struct PowerCutDisk::OpenFile {
    sqlite3_file base; ///< first, SQLite looks at nothing else
    PowerCutDisk* disk;
    NodePtr node;
    std::string name;
    bool isJournal;
    bool syncsFolder; ///< at its first sync
    int level = SQLITE_LOCK_NONE;
};

} // namespace theco::test
