// SPDX-License-Identifier: MIT
#include "tests/platform/journal_torture.hpp"

#include <algorithm>
#include <optional>
#include <random>
#include <utility>
#include <vector>

namespace theco::test {
namespace {

using platform::Journal;
using platform::JournalEntry;
using platform::JournalFormat;
using platform::NewEntry;

constexpr JournalFormat kFormat{0x54434701, 1};
const std::string kFile = "/giải.theco";

using Texts = std::vector<std::string>;

std::string textOf(const JournalEntry& entry) {
    return entry.undoes ? entry.kind : entry.kind + entry.payload;
}

Texts textsOf(const Journal& journal) {
    Texts texts;
    for (const JournalEntry& entry : journal.entries())
        texts.push_back(textOf(entry));
    return texts;
}

/// What must be on the disk, and what may be there as a whole: the action under way, or one of
/// those that failed since.
struct Promise {
    Texts acknowledged;
    Texts inFlight;
    std::vector<Texts> failed;

    bool isKeptBy(const Texts& found) const {
        return found == acknowledged || isEndOf(found, inFlight) ||
               std::any_of(failed.begin(), failed.end(),
                           [&](const Texts& action) { return isEndOf(found, action); });
    }

private:
    bool isEndOf(const Texts& found, const Texts& action) const {
        Texts both = acknowledged;
        both.insert(both.end(), action.begin(), action.end());
        return found == both;
    }
};

/// Of the group that a redo would take back.
std::size_t sizeOfRedo(const Journal& journal) {
    std::vector<int> undone;
    for (const JournalEntry& entry : journal.entries()) {
        if (entry.part > 1) continue;
        if (!entry.undoes) undone.clear();
        if (entry.kind == "undo") undone.push_back(entry.parts);
        if (entry.kind == "redo") undone.pop_back();
    }
    return static_cast<std::size_t>(undone.back());
}

bool hasCopyOf(const std::string& original, const PowerCutDisk& disk) {
    for (const auto& [name, bytes] : disk.seen()) {
        if (bytes == original) return true;
    }
    return false;
}

class Torture {
public:
    explicit Torture(const TorturePlan& plan, PowerCutDisk::Files files = {})
        : plan_(plan), chance_(plan.seed), disk_(withLeftover(plan, std::move(files))) {
        disk_.ignoresSync = plan.ignoresSync;
        disk_.beforeStep = [this] { cutPower(); };
    }

    /// Begins with a damaged file of which these entries are sound.
    void beginDamaged(Texts sound) {
        promise_.acknowledged = std::move(sound);
        damagedOriginal_ = disk_.seen().at(kFile);
        repairing_ = true;
    }

    void failAt(std::int64_t step, int steps) {
        disk_.failingStep = step;
        disk_.failingSteps = steps;
    }
    std::int64_t steps() const { return disk_.steps(); }
    const TortureFindings& findings() const { return findings_; }

    void live() {
        std::optional<Journal> journal;
        for (int i = 0; i < plan_.actions; ++i) {
            if (!journal || chance_() % 6 == 0) {
                journal.reset();
                auto opened = Journal::open(kFile, kFormat, disk_.options());
                if (!opened) {
                    failed("not opened: " + opened.error().detail);
                    continue;
                }
                journal.emplace(*std::move(opened));
            }
            act(*journal);
        }
        journal.reset();
        cutPower();
    }

    /// As the disk is seen without a power cut.
    void judgeSeen() {
        PowerCutDisk after(disk_.seen());
        judge(after);
    }

private:
    static PowerCutDisk::Files withLeftover(const TorturePlan& plan, PowerCutDisk::Files files) {
        if (plan.leftoverJournal) files.emplace(kFile + "-journal", "");
        return files;
    }

    void act(Journal& journal) {
        promise_.inFlight.clear();
        const auto kind = chance_() % 8;
        if (kind == 0 && journal.canUndo()) {
            const auto size = static_cast<std::size_t>(journal.liveEntries().back().parts);
            promise_.inFlight.assign(size, "undo");
            finish(journal, journal.undo());
        } else if (kind == 1 && journal.canRedo()) {
            promise_.inFlight.assign(sizeOfRedo(journal), "redo");
            finish(journal, journal.redo());
        } else {
            const std::size_t size = kind == 2 ? 6000 : 10;
            const std::size_t count = kind == 3 ? 1 + chance_() % 4 : 1;
            std::vector<NewEntry> entries;
            for (std::size_t i = 0; i < count; ++i) {
                const std::string payload(size + chance_() % 30,
                                          static_cast<char>('a' + chance_() % 26));
                entries.push_back({"move", payload, "", 1});
                promise_.inFlight.push_back("move" + payload);
            }
            finish(journal, journal.append(entries));
        }
    }

    void finish(const Journal& journal,
                const Result<std::int64_t, platform::JournalFailure>& result) {
        if (!result) {
            promise_.failed.push_back(promise_.inFlight);
            return failed("not written: " + result.error().detail);
        }
        promise_.acknowledged = textsOf(journal);
        promise_.inFlight.clear();
        promise_.failed.clear();
        repairing_ = false;
    }

    void failed(const std::string& fault) {
        // One error may make one action fail; after that all must go well again. After more errors
        // it may be right to write nothing more until the journal is opened again.
        if (disk_.failingStep && (failures_++ == 0 || disk_.failingSteps > 1)) return;
        note(fault);
    }

    void cutPower() {
        for (int i = 0; i < plan_.outcomes && findings_.losses == 0; ++i) {
            PowerCutDisk after(disk_.afterPowerCut(chance_));
            if (plan_.cutsRecovery) {
                after.beforeStep = [&] {
                    PowerCutDisk again(after.afterPowerCut(chance_));
                    judge(again);
                };
            }
            judge(after);
        }
    }

    void judge(PowerCutDisk& disk) {
        ++findings_.cuts;
        if (const auto fault = faultOf(disk)) note(*fault);
    }

    /// Nothing if all is well.
    std::optional<std::string> faultOf(PowerCutDisk& disk) {
        auto opened = Journal::open(kFile, kFormat, disk.options());
        disk.beforeStep = nullptr;
        if (!opened) return "not opened: " + opened.error().detail;
        if (opened->damage() && !repairing_) return "damaged: " + opened->damage()->detail;
        const Texts found = textsOf(*opened);
        if (!promise_.isKeptBy(found)) {
            return std::to_string(found.size()) + " entries found, " +
                   std::to_string(promise_.acknowledged.size()) + " were acknowledged";
        }
        if (!damagedOriginal_.empty() && !hasCopyOf(damagedOriginal_, disk)) {
            return "the damaged file is lost";
        }
        const auto appended = opened->append({"after", "{}", "", 1});
        if (!appended) return "cannot go on: " + appended.error().detail;
        return std::nullopt;
    }

    void note(const std::string& fault) {
        if (findings_.losses++ > 0) return;
        findings_.firstLoss = "seed " + std::to_string(plan_.seed) + ", before step " +
                              std::to_string(disk_.steps()) + ": " + fault;
    }

    TorturePlan plan_;
    std::mt19937_64 chance_;
    PowerCutDisk disk_;
    Promise promise_;
    std::string damagedOriginal_;
    bool repairing_ = false;
    int failures_ = 0;
    TortureFindings findings_;
};

} // namespace

TortureFindings tortureJournal(const TorturePlan& plan) {
    Torture torture(plan);
    torture.live();
    return torture.findings();
}

TortureFindings tortureRepair(const TorturePlan& plan) {
    constexpr int kEntries = 60;
    constexpr int kDamaged = 41;
    const auto payload = [](int i) { return "{\"ply\":" + std::to_string(i) + "}"; };
    PowerCutDisk before;
    {
        auto journal = Journal::open(kFile, kFormat, before.options());
        if (!journal) return {0, 1, journal.error().detail};
        for (int i = 1; i <= kEntries; ++i) {
            if (!journal->append({"move", payload(i), "", 1})) return {0, 1, "not written"};
        }
    }
    PowerCutDisk::Files files = before.seen();
    std::string& bytes = files.at(kFile);
    bytes[bytes.find(payload(kDamaged)) + 2] ^= 1;
    // SQLite cannot open it at all then, and leaves the rollback journal where it is.
    constexpr std::size_t kHeader = 100;
    if (plan.leftoverJournal) bytes.replace(0, kHeader, kHeader, '\0');
    Texts sound;
    for (int i = 1; i < kDamaged; ++i)
        sound.push_back("move" + payload(i));

    Torture torture(plan, files);
    torture.beginDamaged(sound);
    torture.live();
    return torture.findings();
}

TortureFindings failEachStep(std::uint64_t seed, int actions, int steps) {
    TorturePlan plan;
    plan.seed = seed;
    plan.actions = actions;
    plan.outcomes = 0;
    Torture undisturbed(plan);
    undisturbed.live();
    TortureFindings all;
    for (std::int64_t step = 1; step <= undisturbed.steps(); ++step) {
        Torture torture(plan);
        torture.failAt(step, steps);
        torture.live();
        torture.judgeSeen();
        all.cuts += torture.findings().cuts;
        all.losses += torture.findings().losses;
        if (all.firstLoss.empty()) all.firstLoss = torture.findings().firstLoss;
    }
    return all;
}

} // namespace theco::test
