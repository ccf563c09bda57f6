// SPDX-License-Identifier: MIT
#include "platform/time_source.hpp"
#include "tests/platform/journal_samples.hpp"
#include "tests/platform/temporary_folder.hpp"

#include <array>

#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace theco;
using namespace theco::platform;

TEST_CASE("What was appended is there again when the journal is reopened") {
    const TemporaryFolder folder;
    const auto file = folder / "ván cờ.theco";
    const std::int64_t before = wallClockMs();
    {
        Journal journal = openJournal(file);
        CHECK(journal.entries().empty());
        CHECK(journal.append(moveEntry("e2e4")).value() == 1);
        CHECK(journal.append({"resign", "{\"by\":\"đen\"}", "", 2}).value() == 2);
    }
    const Journal journal = openJournal(file);
    REQUIRE(journal.entries().size() == 2);
    const JournalEntry& first = journal.entries()[0];
    CHECK(first.seq == 1);
    CHECK(first.kind == "move");
    CHECK(first.payload == "{\"uci\":\"e2e4\"}");
    CHECK(first.who == "Nguyễn Thị Hoà");
    CHECK(first.timeMs >= before);
    CHECK(first.timeMs <= wallClockMs());
    CHECK_FALSE(first.undoes);
    CHECK(journal.entries()[1].version == 2);
    CHECK(journal.entries()[1].payload == "{\"by\":\"đen\"}");
    CHECK_FALSE(journal.damage());
    CHECK(journal.file() == file);
}

TEST_CASE("Payloads of every size and with every byte come back unchanged") {
    const TemporaryFolder folder;
    std::vector<std::string> payloads;
    for (const std::size_t size :
         std::array<std::size_t, 10>{0, 1, 100, 4000, 4061, 4062, 8152, 8153, 100'000, 3'000'000}) {
        std::string payload(size, 'x');
        for (std::size_t i = 0; i < size; ++i)
            payload[i] = static_cast<char>(i * 7 % 256);
        payloads.push_back(payload);
    }
    {
        Journal journal = openJournal(folder / "a");
        for (const std::string& payload : payloads)
            REQUIRE(journal.append({"x", payload, "", 1}));
    }
    const Journal journal = openJournal(folder / "a");
    REQUIRE(journal.entries().size() == payloads.size());
    for (std::size_t i = 0; i < payloads.size(); ++i) {
        INFO(payloads[i].size());
        CHECK((journal.entries()[i].payload == payloads[i]));
    }
}

TEST_CASE("Undo takes back the newest action in force, redo puts it back, a new entry ends redo") {
    const TemporaryFolder folder;
    const auto file = folder / "a";
    struct Step {
        std::string what;
        std::string inForceAfter;
    };
    const std::vector<Step> steps{
        {"1", "1"},        {"2", "1 2"},          {"3", "1 2 3"},    {"undo", "1 2"},
        {"undo", "1"},     {"redo", "1 2"},       {"undo", "1"},     {"redo", "1 2"},
        {"redo", "1 2 3"}, {"undo", "1 2"},       {"4", "1 2 4"},    {"undo", "1 2"},
        {"undo", "1"},     {"undo", ""},          {"redo", "1"},     {"redo", "1 2"},
        {"redo", "1 2 4"}, {"5+6", "1 2 4 5 6"},  {"undo", "1 2 4"}, {"undo", "1 2"},
        {"redo", "1 2 4"}, {"redo", "1 2 4 5 6"}, {"undo", "1 2 4"}, {"7", "1 2 4 7"}};
    const bool reopen = GENERATE(false, true);
    std::optional<Journal> journal(openJournal(file));
    for (const Step& step : steps) {
        INFO(step.what << " -> " << step.inForceAfter << ", reopened each time: " << reopen);
        if (step.what == "undo") {
            REQUIRE(journal->canUndo());
            REQUIRE(journal->undo("Trọng tài"));
            CHECK(journal->entries().back().who == "Trọng tài");
        } else if (step.what == "redo") {
            REQUIRE(journal->canRedo());
            REQUIRE(journal->redo());
        } else if (step.what == "5+6") {
            REQUIRE(journal->append({moveEntry("5"), moveEntry("6")}));
        } else {
            REQUIRE(journal->append(moveEntry(step.what)));
            CHECK_FALSE(journal->canRedo());
        }
        CHECK(inForce(*journal) == step.inForceAfter);
        if (reopen) {
            journal.reset();
            journal.emplace(openJournal(file));
            CHECK(inForce(*journal) == step.inForceAfter);
        }
    }
    CHECK_FALSE(journal->damage());
}

TEST_CASE("Nothing to undo or redo is an error and writes nothing") {
    const TemporaryFolder folder;
    Journal journal = openJournal(folder / "a");
    CHECK(journal.undo().error().error == JournalError::NothingToUndo);
    appendMoves(journal, 1);
    CHECK(journal.redo().error().error == JournalError::NothingToUndo);
    REQUIRE(journal.undo());
    CHECK_FALSE(journal.canUndo());
    CHECK(journal.undo().error().error == JournalError::NothingToUndo);
    CHECK(journal.entries().size() == 2);
}

TEST_CASE("A group is numbered through and marked as one action") {
    const TemporaryFolder folder;
    Journal journal = openJournal(folder / "a");
    CHECK(journal.append({moveEntry("1"), moveEntry("2"), moveEntry("3")}).value() == 3);
    CHECK(journal.append(std::vector<NewEntry>{}).value() == 3);
    REQUIRE(journal.entries().size() == 3);
    for (int i = 0; i < 3; ++i) {
        const JournalEntry& entry = journal.entries()[static_cast<std::size_t>(i)];
        CHECK(entry.seq == i + 1);
        CHECK(entry.part == i + 1);
        CHECK(entry.parts == 3);
    }
    CHECK(journal.undo().value() == 6);
    CHECK(journal.entries()[3].undoes == 3);
    CHECK(journal.entries()[5].undoes == 1);
}

TEST_CASE("A second opener is told at once that the journal is in use") {
    const TemporaryFolder folder;
    const auto file = folder / "a";
    std::optional<Journal> journal(openJournal(file));
    appendMoves(*journal, 2);
    const std::int64_t before = nowNs();
    SECTION("in the same process") {
        CHECK(refusal(file) == JournalError::InUse);
    }
    SECTION("through a link") {
        std::filesystem::create_symlink(file, folder / "link");
        CHECK(refusal(folder / "link") == JournalError::InUse);
    }
    SECTION("in another process, also after one here was refused") {
        CHECK(refusal(file) == JournalError::InUse);
        const pid_t child = ::fork();
        if (child == 0) {
            const auto opened = Journal::open(file, kGame);
            ::_exit(!opened && opened.error().error == JournalError::InUse ? 0 : 1);
        }
        int status = -1;
        REQUIRE(::waitpid(child, &status, 0) == child);
        CHECK(status == 0);
    }
    CHECK(nowNs() - before < 2'000'000'000);
    CHECK(journal->append(moveEntry("3")).value() == 3);
    journal.reset();
    CHECK(openJournal(file).entries().size() == 3);
}

TEST_CASE("What is not our journal is refused and left as it is") {
    const TemporaryFolder folder;
    const auto file = folder / "a";
    JournalError expected{};
    SECTION("a text") {
        writeBytes(file, "[Event \"Giải trẻ\"]\n\n1. e4 e5 *\n");
        expected = JournalError::NotAJournal;
    }
    SECTION("a long text") {
        writeBytes(file, std::string(100'000, 'a'));
        expected = JournalError::NotAJournal;
    }
    SECTION("a few bytes") {
        writeBytes(file, "1-0");
        expected = JournalError::NotAJournal;
    }
    SECTION("SQLite's first bytes and nothing else") {
        writeBytes(file, std::string("SQLite format 3\0", 16));
        expected = JournalError::NotAJournal;
    }
    SECTION("another program's database, in any journal mode") {
        const std::string mode = GENERATE("DELETE", "WAL");
        sqlite3* other = nullptr;
        REQUIRE(sqlite3_open(file.c_str(), &other) == SQLITE_OK);
        const std::string sql =
            "PRAGMA journal_mode=" + mode + "; CREATE TABLE t(a); INSERT INTO t VALUES(1)";
        REQUIRE(sqlite3_exec(other, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
        sqlite3_close(other);
        expected = JournalError::NotAJournal;
    }
    SECTION("a journal of another kind") {
        Journal tournament = openJournal(file, {0x54435402, 1});
        appendMoves(tournament, 3);
        expected = JournalError::WrongKind;
    }
    SECTION("a journal that a newer program has written") {
        Journal newer = openJournal(file, {kGame.applicationId, kGame.version + 1});
        appendMoves(newer, 3);
        expected = JournalError::TooNew;
    }
    const std::string before = bytesOf(file);
    CHECK(refusal(file) == expected);
    CHECK((bytesOf(file) == before));
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("A journal that cannot be opened is an error") {
    const TemporaryFolder folder;
    CHECK(refusal(folder / "missing" / "a") == JournalError::CannotOpen);
    CHECK(refusal(folder.path()) == JournalError::CannotOpen);
    if (::geteuid() == 0) {
        WARN("SKIPPED: no permission can be missing for root");
        return;
    }
    writeBytes(folder / "a", "");
    std::filesystem::permissions(folder / "a", std::filesystem::perms::owner_read);
    CHECK(refusal(folder / "a") == JournalError::CannotOpen);
}

TEST_CASE("An empty file is a new journal") {
    const TemporaryFolder folder;
    writeBytes(folder / "a", "");
    Journal journal = openJournal(folder / "a");
    CHECK_FALSE(journal.damage());
    appendMoves(journal, 1);
}

TEST_CASE("Reading an older journal leaves its version, writing raises it") {
    const TemporaryFolder folder;
    const auto file = folder / "a";
    const JournalFormat older{kGame.applicationId, 1};
    { Journal journal = openJournal(file, older); }
    { Journal journal = openJournal(file); }
    {
        Journal journal = openJournal(file, older);
        appendMoves(journal, 1);
    }
    {
        Journal journal = openJournal(file);
        appendMoves(journal, 1);
    }
    CHECK(refusal(file, older) == JournalError::TooNew);
}

TEST_CASE("The file can be copied while it is open, and nothing stays beside it when closed") {
    const TemporaryFolder folder;
    {
        Journal journal = openJournal(folder / "a");
        appendMoves(journal, 20);
        std::filesystem::copy_file(folder / "a", folder / "copy");
        appendMoves(journal, 1);
        const Journal copy = openJournal(folder / "copy");
        CHECK(copy.entries().size() == 20);
        CHECK_FALSE(copy.damage());
    }
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 2);
}

TEST_CASE("Other programs cannot change, remove or skip entries either") {
    const TemporaryFolder folder;
    const auto file = folder / "a";
    {
        Journal journal = openJournal(file);
        appendMoves(journal, 3);
    }
    sqlite3* other = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &other) == SQLITE_OK);
    const std::string sql =
        GENERATE("UPDATE entry SET payload = '{}' WHERE seq = 2", "DELETE FROM entry WHERE seq = 3",
                 "INSERT INTO entry SELECT 5, 0, '', 'x', 1, '{}', NULL, 1, 1, 0",
                 "INSERT OR REPLACE INTO entry SELECT 3, 0, '', 'x', 1, '{}', NULL, 1, 1, 0");
    INFO(sql);
    CHECK(sqlite3_exec(other, sql.c_str(), nullptr, nullptr, nullptr) ==
          SQLITE_CONSTRAINT_TRIGGER % 256);
    sqlite3_close(other);
    CHECK(openJournal(file).entries().size() == 3);
}
