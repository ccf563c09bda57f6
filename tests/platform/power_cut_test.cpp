// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tests/platform/journal_torture.hpp"

using namespace theco;
using namespace theco::test;

TEST_CASE("Whenever the power fails, acknowledged entries are there and nothing is half") {
    TorturePlan plan;
    plan.seed = GENERATE(range(1U, 5U));
    plan.leftoverJournal = plan.seed % 2 == 0;
    const TortureFindings findings = tortureJournal(plan);
    INFO(findings.firstLoss);
    CHECK(findings.cuts > 500);
    CHECK(findings.losses == 0);
}

TEST_CASE("The power may fail again while the journal recovers") {
    TorturePlan plan;
    plan.seed = 77;
    plan.actions = 4;
    plan.outcomes = 2;
    plan.cutsRecovery = true;
    const TortureFindings findings = tortureJournal(plan);
    INFO(findings.firstLoss);
    CHECK(findings.cuts > 500);
    CHECK(findings.losses == 0);
}

TEST_CASE("The power may fail while a damaged journal is repaired") {
    TorturePlan plan;
    plan.seed = GENERATE(range(1U, 5U));
    plan.actions = 3;
    plan.leftoverJournal = plan.seed % 2 == 0;
    const TortureFindings findings = tortureRepair(plan);
    INFO(findings.firstLoss);
    CHECK(findings.cuts > 200);
    CHECK(findings.losses == 0);
}

TEST_CASE("Without any one of the journal's syncs the power cuts above find a loss") {
    const SyncKind missing = GENERATE(SyncKind::JournalContent, SyncKind::Database,
                                      SyncKind::JournalEnd, SyncKind::Folder);
    INFO(static_cast<int>(missing));
    std::int64_t losses = 0;
    for (std::uint64_t seed = 1; seed <= 5 && losses == 0; ++seed) {
        TorturePlan plan;
        plan.seed = seed;
        plan.ignoresSync = [&](SyncKind kind) { return kind == missing; };
        losses += tortureJournal(plan).losses;
    }
    CHECK(losses > 0);
}

TEST_CASE("Without any one of the syncs of a repair the power cuts above find a loss") {
    const SyncKind missing = GENERATE(SyncKind::NewFile, SyncKind::Folder);
    INFO(static_cast<int>(missing));
    std::int64_t losses = 0;
    for (std::uint64_t seed = 1; seed <= 5 && losses == 0; ++seed) {
        TorturePlan plan;
        plan.seed = seed;
        plan.actions = 3;
        plan.ignoresSync = [&](SyncKind kind) { return kind == missing; };
        losses += tortureRepair(plan).losses;
    }
    CHECK(losses > 0);
}

TEST_CASE("An input/output error costs at most the action it met") {
    const TortureFindings findings = failEachStep(GENERATE(range(1U, 4U)), 12);
    INFO(findings.firstLoss);
    CHECK(findings.cuts > 100);
    CHECK(findings.losses == 0);
}

TEST_CASE("After several input/output errors nothing is written that contradicts the file") {
    const TortureFindings findings = failEachStep(5, 10, GENERATE(2, 3, 5, 8));
    INFO(findings.firstLoss);
    CHECK(findings.cuts > 100);
    CHECK(findings.losses == 0);
}
