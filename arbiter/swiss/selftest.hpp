// SPDX-License-Identifier: MIT
// The program against itself: random tournaments, written to a file, read back and paired again.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace theco::swiss {

struct SelftestCount {
    std::int64_t tournaments = 0;
    std::int64_t rounds = 0;
    /// Of which kind: in rounds, in files that did not come back the same.
    std::int64_t discrepancies = 0;
    /// Seeds of the first few tournaments with one.
    std::vector<std::uint64_t> seeds;
};

/// One tournament of random settings. Each round is paired three ways: as it was generated, from the
/// file, and (up to kMostForWholeField players) without the short cut that pairs a bracket alone.
void selftestOne(std::uint64_t seed, SelftestCount& count);

constexpr int kMostForWholeField = 60;

} // namespace theco::swiss
