// SPDX-License-Identifier: MIT
#include "tests/platform/journal_samples.hpp"
#include "tests/platform/temporary_folder.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <random>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

using namespace theco::platform;

namespace {

/// Appends until killed; tells the number of each entry through the pipe once it is acknowledged.
[[noreturn]] void appendForever(const std::filesystem::path& file, int pipeEnd) {
    auto journal = Journal::open(file, kGame);
    if (!journal) ::_exit(1);
    for (;;) {
        const auto seq = journal->append(moveEntry(std::to_string(journal->entries().size() + 1)));
        if (!seq) ::_exit(2);
        if (::write(pipeEnd, &*seq, sizeof *seq) != sizeof *seq) ::_exit(3);
    }
}

} // namespace

TEST_CASE("A program that is killed leaves every entry it acknowledged") {
    const TemporaryFolder folder;
    const auto file = folder / "ván cờ.theco";
    std::mt19937 chance(std::random_device{}());
    for (int round = 0; round < 12; ++round) {
        int ends[2];
        REQUIRE(::pipe(ends) == 0);
        const pid_t child = ::fork();
        if (child == 0) appendForever(file, ends[1]);
        ::close(ends[1]);
        std::this_thread::sleep_for(std::chrono::microseconds(5'000 + chance() % 60'000));
        ::kill(child, SIGKILL);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE(WIFSIGNALED(status));
        std::int64_t acknowledged = 0;
        while (::read(ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged) {
        }
        ::close(ends[0]);

        const Journal journal = openJournal(file);
        CHECK_FALSE(journal.damage());
        const auto found = static_cast<std::int64_t>(journal.entries().size());
        CHECK(found >= acknowledged);
        for (std::int64_t i = 0; i < found; ++i) {
            CHECK(journal.entries()[static_cast<std::size_t>(i)].payload ==
                  moveEntry(std::to_string(i + 1)).payload);
        }
    }
}
