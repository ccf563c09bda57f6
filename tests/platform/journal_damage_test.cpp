// SPDX-License-Identifier: MIT
#include "tests/platform/journal_damage.hpp"
#include "tests/platform/temporary_folder.hpp"

#include <algorithm>
#include <random>

#include <sqlite3.h>

using namespace theco;
using namespace theco::platform;
using namespace theco::test;

namespace {

constexpr int kEntries = 170;
constexpr std::size_t kPage = 4096;

const std::string& sound() {
    static const std::string bytes = journalBytes(kEntries);
    return bytes;
}

/// The first entry that has a part on the page; kEntries + 1 if none has.
int firstEntryOn(std::size_t page) {
    const std::string bytes = sound().substr(page * kPage, kPage);
    for (int i = 1; i <= kEntries; ++i) {
        if (bytes.find(markOf(i)) != std::string::npos) return i;
    }
    return kEntries + 1;
}

void run(const std::filesystem::path& file, const std::string& sql) {
    sqlite3* other = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &other) == SQLITE_OK);
    INFO(sql);
    CHECK(sqlite3_exec(other, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(other);
}

} // namespace

TEST_CASE("A sound journal opens without damage") {
    CHECK(sound().size() > 8 * kPage);
    CHECK(openDamaged(sound(), kEntries) == kEntries);
}

TEST_CASE("One wrong byte in an entry costs that entry and what follows") {
    const int number = GENERATE(1, 2, 49, 50, 51, 100, 169, 170);
    std::string bytes = sound();
    // The last copy: a page that was split may still hold an old one in its unused part.
    bytes[bytes.rfind(markOf(number)) + 1] ^= 1;
    PowerCutDisk disk(PowerCutDisk::Files{{kDamagedFile, bytes}});
    auto journal = Journal::open(kDamagedFile, kGame, disk.options());
    REQUIRE(journal);
    REQUIRE(journal->damage());
    CHECK(journal->damage()->kept == number - 1);
    if (number < kEntries) {
        CHECK_THAT(journal->damage()->detail,
                   ContainsSubstring(std::to_string(kEntries - number) + " more entries") ||
                       ContainsSubstring(std::to_string(kEntries - number + 1) + " more entries"));
    }
    CHECK(openDamaged(bytes, kEntries) == number - 1);
}

TEST_CASE("A lost page costs the entries from the first one on it") {
    const auto pages = static_cast<int>(sound().size() / kPage);
    for (int page = 0; page < pages; ++page) {
        INFO("page " << page);
        const auto start = static_cast<std::size_t>(page) * kPage;
        const int before = firstEntryOn(static_cast<std::size_t>(page)) - 1;
        std::string zeros = sound();
        zeros.replace(start, kPage, kPage, '\0');
        std::string garbage = sound();
        std::mt19937 chance(7);
        for (std::size_t i = 0; i < kPage; ++i)
            garbage[start + i] = static_cast<char>(chance());
        CHECK(openDamaged(zeros, kEntries).value_or(-1) >= before);
        CHECK(openDamaged(garbage, kEntries).value_or(-1) >= before);
        if (page > 0) CHECK(openDamaged(sound().substr(0, start + 100), kEntries).value_or(0) >= 0);
    }
}

TEST_CASE("Without its header the file is still recognised by its entries") {
    std::string bytes = sound();
    const std::size_t length = GENERATE(1U, 16U, 100U, 4096U);
    bytes.replace(0, length, length, '\0');
    CHECK(openDamaged(bytes, kEntries) == kEntries);
}

TEST_CASE("The copy of a damaged file is what was found, to the byte") {
    std::string bytes = sound();
    bytes[bytes.rfind(markOf(100)) + 1] ^= 1;
    // Counters that do not agree: SQLite would put its header in order at the first chance.
    bytes[27] ^= 1;
    bytes[31] ^= 1;
    PowerCutDisk disk(PowerCutDisk::Files{{kDamagedFile, bytes}});
    auto journal = Journal::open(kDamagedFile, kGame, disk.options());
    REQUIRE(journal);
    REQUIRE(journal->damage());
    CHECK((disk.seen().at(journal->damage()->damagedCopy.string()) == bytes));
}

TEST_CASE("A file cut off anywhere keeps its beginning or is refused") {
    for (std::size_t size = sound().size() - 1; size > 1;
         size -= std::min<std::size_t>(size, 911)) {
        INFO("cut off after " << size << " bytes");
        const auto kept = openDamaged(sound().substr(0, size), kEntries);
        CHECK(kept.value_or(0) < kEntries);
    }
}

TEST_CASE("Whatever byte is wrong, no wrong entry is ever shown") {
    std::mt19937 chance(2026);
    for (int round = 0; round < 150; ++round) {
        std::string bytes = sound();
        const std::size_t at = chance() % bytes.size();
        bytes[at] = static_cast<char>(static_cast<unsigned char>(bytes[at]) ^ (1 + chance() % 255));
        INFO("byte " << at);
        openDamaged(bytes, kEntries);
    }
}

TEST_CASE("Whatever stretches are overwritten, no wrong entry is ever shown") {
    std::mt19937 chance(2027);
    for (int round = 0; round < 100; ++round) {
        std::string bytes = sound();
        INFO("round " << round);
        for (std::size_t stretch = 1 + chance() % 4; stretch > 0; --stretch) {
            const std::size_t at = chance() % bytes.size();
            const std::size_t end = std::min<std::size_t>(at + chance() % 3000, bytes.size());
            for (std::size_t i = at; i < end; ++i)
                bytes[i] = static_cast<char>(chance());
        }
        openDamaged(bytes, kEntries);
    }
}

TEST_CASE("Entries missing at the end are noticed") {
    const TemporaryFolder folder;
    const auto file = folder / "a";
    writeBytes(file, sound());
    run(file, "CREATE TABLE keep AS SELECT sql FROM sqlite_schema WHERE name = 'entry_never_goes'; "
              "DROP TRIGGER entry_never_goes; DELETE FROM entry WHERE seq > 168; DROP TABLE keep");
    // The trigger again, word for word, so that nothing but the missing entries is wrong.
    run(file, "DROP TRIGGER entry_without_gap; CREATE TRIGGER entry_never_goes BEFORE DELETE ON "
              "entry BEGIN SELECT raise(ABORT, 'entries are never removed'); END; "
              "CREATE TRIGGER entry_without_gap BEFORE INSERT ON entry WHEN new.seq IS NOT (SELECT "
              "coalesce(max(seq), 0) + 1 FROM entry) BEGIN SELECT raise(ABORT, 'entries are "
              "numbered without gaps'); END");
    const Journal journal = openJournal(file);
    REQUIRE(journal.damage());
    CHECK(journal.damage()->kept == 168);
    CHECK_THAT(journal.damage()->detail, ContainsSubstring("up to 170"));
}

TEST_CASE("A changed entry is noticed even where SQLite finds all in order") {
    const TemporaryFolder folder;
    const auto file = folder / "a";
    writeBytes(file, sound());
    const std::string change =
        GENERATE("payload = '{}'", "kind = 'resign'", "who = 'x'", "time_ms = time_ms + 1",
                 "version = 2", "undoes = 99", "parts = 2", "checksum = checksum + 1");
    run(file, "DROP TRIGGER entry_never_changes; UPDATE entry SET " + change + " WHERE seq = 100");
    const Journal journal = openJournal(file);
    REQUIRE(journal.damage());
    CHECK(journal.damage()->kept == 99);
}

TEST_CASE("A half group is not kept") {
    PowerCutDisk disk;
    {
        auto journal = Journal::open(kDamagedFile, kGame, disk.options());
        REQUIRE(journal);
        REQUIRE(journal->append(moveEntry("1")));
        REQUIRE(journal->append({moveEntry("2"), moveEntry("3"), moveEntry("4")}));
    }
    std::string bytes = disk.seen().at(kDamagedFile);
    bytes[bytes.rfind("\"uci\":\"4\"") + 7] = '5';
    PowerCutDisk damaged(PowerCutDisk::Files{{kDamagedFile, bytes}});
    auto journal = Journal::open(kDamagedFile, kGame, damaged.options());
    REQUIRE(journal);
    REQUIRE(journal->damage());
    CHECK(inForce(*journal) == "1");
}

TEST_CASE("A foreign trigger in the file is not executed but thrown out") {
    const TemporaryFolder folder;
    const auto file = folder / "a";
    writeBytes(file, sound());
    run(file, "CREATE TRIGGER evil AFTER INSERT ON entry BEGIN SELECT raise(ABORT, 'no'); END");
    Journal journal = openJournal(file);
    REQUIRE(journal.damage());
    CHECK(journal.damage()->kept == kEntries);
    CHECK(journal.append(moveEntry("e2e4")));
}

TEST_CASE("A journal that another program turned to WAL is opened and turned back") {
    const TemporaryFolder folder;
    const auto file = folder / "a";
    writeBytes(file, sound());
    run(file, "PRAGMA journal_mode = WAL");
    {
        Journal journal = openJournal(file);
        CHECK_FALSE(journal.damage());
        CHECK(journal.entries().size() == kEntries);
        REQUIRE(journal.append(moveEntry("e2e4")));
    }
    CHECK(bytesOf(file)[18] == 1); // SQLite's file header: rollback journal
}

TEST_CASE("Each repair keeps its own copy, and the file keeps its permissions") {
    const TemporaryFolder folder;
    const auto file = folder / "a";
    const auto mode = std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;
    for (const int number : {150, 120}) {
        std::string bytes = sound();
        bytes[bytes.rfind(markOf(number)) + 1] ^= 1;
        writeBytes(file, bytes);
        std::filesystem::permissions(file, mode);
        const Journal journal = openJournal(file);
        REQUIRE(journal.damage());
        CHECK(journal.damage()->damagedCopy ==
              folder / (number == 150 ? "a.damaged-1" : "a.damaged-2"));
        CHECK((bytesOf(journal.damage()->damagedCopy) == bytes));
        CHECK(std::filesystem::status(file).permissions() == mode);
    }
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 3);
}
