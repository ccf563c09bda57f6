// SPDX-License-Identifier: MIT
// The journal's torture at length: thousands of lives with a power cut before every step, repairs,
// cuts during recovery, failing steps. THECO_STRESS_SECONDS sets how long (default 600); a loss
// ends it with its seed.
#include "tests/platform/journal_torture.hpp"

#include <chrono>
#include <cstdlib>
#include <iostream>

using namespace theco::test;

namespace {

std::int64_t secondsToRun() {
    const char* wanted = std::getenv("THECO_STRESS_SECONDS");
    const std::int64_t seconds = wanted == nullptr ? 0 : std::atoll(wanted);
    return seconds > 0 ? seconds : 600;
}

TortureFindings torture(std::uint64_t seed) {
    TorturePlan plan;
    plan.seed = seed;
    plan.leftoverJournal = seed % 8 >= 4;
    switch (seed % 4) {
    case 0:
        plan.actions = 3;
        return tortureRepair(plan);
    case 1:
        plan.actions = 4;
        plan.outcomes = 2;
        plan.cutsRecovery = true;
        return tortureJournal(plan);
    case 2:
        return failEachStep(seed, 15);
    default:
        plan.actions = 40;
        plan.outcomes = 6;
        return tortureJournal(plan);
    }
}

} // namespace

int main() {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(secondsToRun());
    // Other lives each time; the seed of a loss is told.
    auto seed = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch() /
                                           std::chrono::seconds(1)) *
                100'000;
    std::int64_t lives = 0;
    std::int64_t cuts = 0;
    while (std::chrono::steady_clock::now() < end) {
        const TortureFindings findings = torture(++seed);
        ++lives;
        cuts += findings.cuts;
        if (findings.losses > 0) {
            std::cout << "LOSS, seed " << seed << ": " << findings.firstLoss << "\n";
            return EXIT_FAILURE;
        }
    }
    std::cout << lives << " lives of a journal, " << cuts
              << " times opened after a cut or an error, "
              << "no loss\n";
    return EXIT_SUCCESS;
}
