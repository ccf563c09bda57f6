// SPDX-License-Identifier: MIT
// Any bytes as a journal file: refused and left alone, or opened, and then it is a sound journal
// that goes on.
#include "platform/journal_scan.hpp"
#include "tests/support/power_cut_vfs.hpp"

#include <cstdlib>

using namespace theco;
using namespace theco::platform;

namespace {

constexpr JournalFormat kGame{0x54434701, 3};
constexpr const char* kFile = "/a.theco";

void check(bool held) {
    if (!held) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    scanForEntries(bytes);

    test::PowerCutDisk disk(test::PowerCutDisk::Files{{kFile, bytes}});
    std::size_t count = 0;
    {
        auto journal = Journal::open(kFile, kGame, disk.options());
        if (!journal) {
            check(disk.seen().at(kFile) == bytes);
            return 0;
        }
        check(journal->liveEntries().size() <= journal->entries().size());
        if (journal->damage()) {
            check(disk.seen().at(journal->damage()->damagedCopy.string()) == bytes);
        }
        check(journal->append({"move", "{}", "", 1}).ok());
        check(journal->undo().ok());
        check(journal->redo().ok());
        count = journal->entries().size();
    }
    const auto again = Journal::open(kFile, kGame, disk.options());
    check(again.ok());
    check(!again->damage());
    check(again->entries().size() == count);
    return 0;
}
