// SPDX-License-Identifier: MIT
#include "platform/journal.hpp"
#include "platform/time_source.hpp"
#include "tests/bench/bench.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <system_error>

namespace theco::bench {
namespace {

using namespace theco::platform;

constexpr JournalFormat kFormat{0x54434701, 1};
constexpr int kEntries = 100'000;
const NewEntry kMove{"move", R"({"uci":"e2e4","white":5400000000000,"black":5400000000000})",
                     "Nguyễn Văn Bình", 1};

double msSince(std::int64_t startNs) {
    return static_cast<double>(nowNs() - startNs) / 1e6;
}

/// Middle and slowest of single appends, in milliseconds of the wall clock: waiting for the disk
/// is what the user feels.
bool benchAppends(const std::filesystem::path& file, Table& table) {
    auto journal = Journal::open(file, kFormat);
    if (!journal) return false;
    std::vector<double> times;
    for (int i = 0; i < 100; ++i) {
        const std::int64_t start = nowNs();
        if (!journal->append(kMove)) return false;
        times.push_back(msSince(start));
    }
    std::sort(times.begin(), times.end());
    table.row({"append, middle of 100 (ms)", decimal(times[50], 2)});
    table.row({"append, slowest of 100 (ms)", decimal(times.back(), 2)});
    return true;
}

bool benchOpening(const std::filesystem::path& file, Table& table) {
    {
        auto journal = Journal::open(file, kFormat);
        if (!journal) return false;
        const std::vector<NewEntry> thousand(1000, kMove);
        for (int i = 0; i < kEntries / 1000; ++i) {
            if (!journal->append(thousand)) return false;
        }
    }
    double best = 1e9;
    for (int round = 0; round < 3; ++round) {
        const std::int64_t start = nowNs();
        const auto journal = Journal::open(file, kFormat);
        best = std::min(best, msSince(start));
        if (!journal || journal->damage()) return false;
    }
    table.row({"open " + grouped(kEntries) + " entries (ms)", decimal(best, 0)});
    return true;
}

void run() {
    Table table({"journal", "here"});
    // In the working folder: the temporary folder often is no disk at all.
    const std::filesystem::path folder =
        std::filesystem::current_path() / ("theco-bench-" + std::to_string(nowNs()));
    std::error_code error;
    std::filesystem::create_directory(folder, error);
    const bool done = benchAppends(folder / "a", table) && benchOpening(folder / "b", table);
    std::filesystem::remove_all(folder, error);
    if (!done) std::cout << "The journal cannot be written in " << folder.parent_path() << "\n";
    std::int64_t last = 0;
    const double readings = bestRate([&] {
        for (int i = 0; i < 100'000; ++i)
            last ^= nowNs();
        return 100'000;
    });
    keep(last);
    table.row({"one reading of the clock (ns)", decimal(1e9 / readings, 0)});
    table.print();
}

const Part kPart{"journal", "writing and opening a journal on this disk, reading the clock", run};

} // namespace
} // namespace theco::bench
