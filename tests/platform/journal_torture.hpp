// SPDX-License-Identifier: MIT
// Plays a random life of a journal on a disk that loses power before every single step, and looks
// each time whether all that was acknowledged is there and nothing half.
#pragma once

#include "tests/support/power_cut_vfs.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace theco::test {

struct TorturePlan {
    std::uint64_t seed = 1;
    int actions = 12;
    /// Different outcomes tried for each power cut.
    int outcomes = 4;
    /// Lets the power fail again while the journal recovers from the first cut.
    bool cutsRecovery = false;
    /// Begins with an empty rollback journal that a crash has left: SQLite does not make it then
    /// and does not sync the folder.
    bool leftoverJournal = false;
    std::function<bool(SyncKind)> ignoresSync = {};
};

struct TortureFindings {
    std::int64_t cuts = 0;
    std::int64_t losses = 0; ///< the power is not cut any more after the first
    std::string firstLoss;
};

TortureFindings tortureJournal(const TorturePlan& plan);

/// The same while a damaged journal is repaired and goes on.
TortureFindings tortureRepair(const TorturePlan& plan);

/// Each step of a journal's life fails by an input/output error, with `steps` - 1 that follow it;
/// the program goes on.
TortureFindings failEachStep(std::uint64_t seed, int actions, int steps = 1);

} // namespace theco::test
