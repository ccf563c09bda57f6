// SPDX-License-Identifier: MIT
#include "arbiter/clock/clock_journal.hpp"
#include "tests/arbiter/clock_support.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"
#include "tests/support/power_cut_vfs.hpp"

using namespace theco::test;
using theco::platform::Instant;
using theco::platform::Journal;

namespace {

constexpr theco::platform::JournalFormat kFormat{0x54434701, 1};
const std::string kFile = "/van.theco";
constexpr Nanoseconds s = kSecond;

Instant instant(std::int64_t bootNs, std::int64_t slept = 0, std::string boot = "a") {
    Instant made;
    made.bootNs = bootNs;
    made.awakeNs = bootNs - slept;
    made.wallMs = 1'790'000'000'000 + bootNs / 1'000'000;
    made.bootId = std::move(boot);
    return made;
}

Journal openOn(PowerCutDisk& disk) {
    auto journal = Journal::open(kFile, kFormat, disk.options());
    REQUIRE(journal.ok());
    return std::move(journal).value();
}

Event now(Action action, std::optional<Color> side = {}) {
    return event(0, action, side);
}

/// Machine time 100 s is clock time 0.
constexpr Nanoseconds kBoot = 100 * s;

/// White has run for 10 s, Black runs since machine time 110 s.
ClockJournal blackRuns(Journal& journal) {
    auto clock = ClockJournal::begin(journal, control({fischer(300 * s, 5 * s)}), instant(kBoot));
    REQUIRE(clock.ok());
    REQUIRE(clock->record(now(Action::Start, kWhite), instant(kBoot)).ok());
    REQUIRE(clock->record(now(Action::Press, kWhite), instant(kBoot + 10 * s)).ok());
    return std::move(clock).value();
}

} // namespace

TEST_CASE("After a crash in the same start of the machine the clock goes on to the nanosecond") {
    PowerCutDisk disk;
    {
        Journal journal = openOn(disk);
        const ClockJournal clock = blackRuns(journal);
    }
    Journal journal = openOn(disk);
    auto again = ClockJournal::open(journal, instant(kBoot + 12 * s + 7));
    REQUIRE(again.ok());
    CHECK_FALSE(again->gap());
    const ClockState state = again->look(instant(kBoot + 12 * s + 7));
    CHECK(timeOf(state, kWhite) == 300 * s);
    CHECK(timeOf(state, kBlack) == 303 * s - 7);
    CHECK(state.running == kBlack);
}

TEST_CASE("A press counts when the key went down, however late it is handled") {
    PowerCutDisk disk;
    Journal journal = openOn(disk);
    ClockJournal clock = blackRuns(journal);
    const auto state =
        clock.record(now(Action::Press, kBlack), instant(kBoot + 15 * s), kBoot + 11 * s);
    REQUIRE(state.ok());
    CHECK(timeOf(*state, kBlack) == 309 * s);
    CHECK(timeOf(*state, kWhite) == 296 * s);
}

TEST_CASE("A press of the side that does not run is refused and not written") {
    PowerCutDisk disk;
    Journal journal = openOn(disk);
    ClockJournal clock = blackRuns(journal);
    const std::size_t entries = journal.entries().size();
    const auto state = clock.record(now(Action::Press, kWhite), instant(kBoot + 11 * s));
    REQUIRE_FALSE(state.ok());
    CHECK(state.error().refusal == ClockRefusal::NoEffect);
    CHECK(journal.entries().size() == entries);
}

TEST_CASE("Sleep is reported and waits for a decision, which is in the journal") {
    const Nanoseconds charged = GENERATE(0 * s, 40 * s);
    PowerCutDisk disk;
    Journal journal = openOn(disk);
    ClockJournal clock = blackRuns(journal);
    clock.look(instant(kBoot + 20 * s));
    const Instant woken = instant(kBoot + 60 * s, 39 * s);
    CHECK(timeOf(clock.look(woken), kBlack) == 295 * s);
    REQUIRE(clock.gap().has_value());
    CHECK(clock.gap()->cause == GapCause::Slept);
    CHECK(clock.gap()->length == 40 * s);
    CHECK(clock.record(now(Action::Press, kBlack), woken).error().refusal ==
          ClockRefusal::AwaitingDecision);
    const auto decided = clock.decide(charged, woken);
    REQUIRE(decided.ok());
    CHECK_FALSE(clock.gap());
    CHECK(timeOf(*decided, kBlack) == 295 * s - charged);
    CHECK(journal.entries().back().kind == "clock_gap");
    // It stays decided, and time goes on from there.
    auto again = ClockJournal::open(journal, instant(kBoot + 61 * s, 39 * s));
    REQUIRE(again.ok());
    CHECK_FALSE(again->gap());
    CHECK(timeOf(again->look(instant(kBoot + 61 * s, 39 * s)), kBlack) == 294 * s - charged);
    const auto pressed = again->record(now(Action::Press, kBlack), instant(kBoot + 62 * s, 39 * s));
    REQUIRE(pressed.ok());
    CHECK(timeOf(*pressed, kBlack) == 298 * s - charged);
}

TEST_CASE("After another start of the machine the wall clock only proposes") {
    PowerCutDisk disk;
    {
        Journal journal = openOn(disk);
        const ClockJournal clock = blackRuns(journal);
    }
    Journal journal = openOn(disk);
    Instant later = instant(3 * s, 0, "b");
    later.wallMs = instant(kBoot + 100 * s).wallMs;
    auto again = ClockJournal::open(journal, later);
    REQUIRE(again.ok());
    REQUIRE(again->gap().has_value());
    CHECK(again->gap()->cause == GapCause::Restarted);
    CHECK(again->gap()->length == 90 * s);
    CHECK(timeOf(again->look(instant(50 * s, 0, "b")), kBlack) == 305 * s);
    REQUIRE(again->decide(5 * s, instant(50 * s, 0, "b")).ok());
    CHECK(timeOf(again->look(instant(51 * s, 0, "b")), kBlack) == 299 * s);
}

TEST_CASE("While the clock is paused no time is at stake and nothing is asked") {
    PowerCutDisk disk;
    Journal journal = openOn(disk);
    ClockJournal clock = blackRuns(journal);
    REQUIRE(clock.record(now(Action::Pause), instant(kBoot + 20 * s)).ok());
    clock.look(instant(kBoot + 500 * s, 400 * s));
    CHECK_FALSE(clock.gap());
    auto again = ClockJournal::open(journal, instant(s, 0, "b"));
    REQUIRE(again.ok());
    CHECK_FALSE(again->gap());
    REQUIRE(again->record(now(Action::Resume), instant(2 * s, 0, "b")).ok());
    CHECK(timeOf(again->look(instant(3 * s, 0, "b")), kBlack) == 294 * s);
}

TEST_CASE("A journal without a clock, or with nonsense for one, is said to be so") {
    PowerCutDisk disk;
    Journal journal = openOn(disk);
    CHECK(ClockJournal::open(journal, instant(0)).error().refusal == ClockRefusal::NoClock);
    const ClockJournal clock = blackRuns(journal);
    CHECK(ClockJournal::begin(journal, control({sudden(s)}), instant(0)).error().refusal ==
          ClockRefusal::HasClock);
    REQUIRE(journal.append({"clock_event", "{\"at\":1}", "", 1}).ok());
    const auto broken = ClockJournal::open(journal, instant(kBoot + 20 * s));
    REQUIRE_FALSE(broken.ok());
    CHECK(broken.error().refusal == ClockRefusal::Unreadable);
    CHECK(broken.error().entry == journal.entries().back().seq);
}

namespace {

/// What power cuts during one random game leave: the number found wanting.
int lossesIn(std::uint64_t seed, std::function<bool(SyncKind)> ignoresSync) {
    struct Cut {
        PowerCutDisk::Files files;
        std::size_t acknowledged;
    };
    const TimeControl made = control({bronstein(60 * s, 2 * s)});
    std::vector<Cut> cuts;
    std::vector<Event> done;
    bool begun = false;
    Nanoseconds t = kBoot;
    std::mt19937_64 chance(seed);
    {
        PowerCutDisk disk;
        Journal journal = openOn(disk);
        disk.ignoresSync = std::move(ignoresSync);
        disk.beforeStep = [&] {
            if (begun) cuts.push_back({disk.afterPowerCut(chance), done.size()});
        };
        auto clock = ClockJournal::begin(journal, made, instant(t));
        REQUIRE(clock.ok());
        begun = true;
        Dice dice(seed);
        Color side = kWhite;
        for (int i = 0; i < 12; ++i) {
            t += dice.upTo(3 * s);
            const Event each = i == 0 ? now(Action::Start, side) : now(Action::Press, side);
            REQUIRE(clock->record(each, instant(t)).ok());
            done.push_back(event(t - kBoot, each.action, each.side));
            if (i > 0) side = ~side;
        }
        disk.beforeStep = {};
    }
    int losses = 0;
    for (const Cut& cut : cuts) {
        PowerCutDisk disk(cut.files);
        auto journal = Journal::open(kFile, kFormat, disk.options());
        if (!journal) {
            ++losses;
            continue;
        }
        const auto clock = ClockJournal::open(*journal, instant(t));
        bool held = false;
        // The action under way may be there as a whole.
        for (std::size_t n = cut.acknowledged; n <= cut.acknowledged + 1 && n <= done.size(); ++n) {
            const Clock expected =
                clockAfter(made, {done.begin(), done.begin() + static_cast<std::ptrdiff_t>(n)});
            held = held || (clock.ok() && clock->clock().at(t) == expected.at(t));
        }
        if (!held) ++losses;
    }
    CHECK(cuts.size() > 50);
    return losses;
}

} // namespace

TEST_CASE("Whenever the power fails, no acknowledged press is lost") {
    const int games = theco::tests::amount(20);
    for (int seed = 1; seed <= games; ++seed)
        CHECK(lossesIn(static_cast<std::uint64_t>(seed), {}) == 0);
}

TEST_CASE("Without the syncs the power cuts above find lost presses") {
    int losses = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        losses += lossesIn(seed, [](SyncKind) { return true; });
    CHECK(losses > 0);
}
