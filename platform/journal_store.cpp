// SPDX-License-Identifier: MIT
#include "platform/journal_store.hpp"

#include <array>
#include <utility>

#include <sqlite3.h>

namespace theco::platform {

const char* const kJournalTable =
    "CREATE TABLE entry(seq INTEGER PRIMARY KEY AUTOINCREMENT, time_ms INTEGER NOT NULL, "
    "who TEXT NOT NULL, kind TEXT NOT NULL, version INTEGER NOT NULL, payload TEXT NOT NULL, "
    "undoes INTEGER, part INTEGER NOT NULL, parts INTEGER NOT NULL, checksum INTEGER NOT NULL)";

namespace {

// Whoever opens the file with another program is stopped, too. AUTOINCREMENT makes SQLite note the
// highest number in a table of its own: entries missing at the end are found by it.
const std::array<const char*, 4> kSchema{
    kJournalTable,
    "CREATE TRIGGER entry_never_changes BEFORE UPDATE ON entry "
    "BEGIN SELECT raise(ABORT, 'entries are never changed'); END",
    "CREATE TRIGGER entry_never_goes BEFORE DELETE ON entry "
    "BEGIN SELECT raise(ABORT, 'entries are never removed'); END",
    "CREATE TRIGGER entry_without_gap BEFORE INSERT ON entry "
    "WHEN new.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entry) "
    "BEGIN SELECT raise(ABORT, 'entries are numbered without gaps'); END"};

std::string columnText(sqlite3_stmt* row, int column) {
    const unsigned char* text = sqlite3_column_text(row, column);
    const int size = sqlite3_column_bytes(row, column);
    if (text == nullptr || size <= 0) return {};
    return std::string(reinterpret_cast<const char*>(text), static_cast<std::size_t>(size));
}

StoredEntry rowOf(sqlite3_stmt* row) {
    StoredEntry stored{};
    JournalEntry& entry = stored.entry;
    entry.seq = sqlite3_column_int64(row, 0);
    entry.timeMs = sqlite3_column_int64(row, 1);
    entry.who = columnText(row, 2);
    entry.kind = columnText(row, 3);
    entry.version = sqlite3_column_int(row, 4);
    entry.payload = columnText(row, 5);
    if (sqlite3_column_type(row, 6) != SQLITE_NULL) entry.undoes = sqlite3_column_int64(row, 6);
    entry.part = sqlite3_column_int(row, 7);
    entry.parts = sqlite3_column_int(row, 8);
    stored.checksum = static_cast<std::uint64_t>(sqlite3_column_int64(row, 9));
    return stored;
}

} // namespace

bool StoreError::isDamage() const {
    if (code == SQLITE_IOERR_READ || code == SQLITE_IOERR_SHORT_READ) return true;
    const int kind = code & 0xFF;
    // SQLITE_ERROR: the statements are fixed, so they can only fail on a broken schema.
    return kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB || kind == SQLITE_ERROR ||
           kind == SQLITE_SCHEMA;
}

JournalFailure StoreError::asFailure(JournalError otherwise) const {
    switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {JournalError::InUse, detail};
    case SQLITE_FULL:
        return {JournalError::DiskFull, detail};
    default:
        return {otherwise, detail};
    }
}

void JournalStore::CloseConnection::operator()(sqlite3* connection) const {
    // Takes the empty rollback journal away; SQLite leaves it beside the file otherwise.
    sqlite3_exec(connection, "PRAGMA locking_mode = NORMAL; PRAGMA journal_mode = DELETE", nullptr,
                 nullptr, nullptr);
    sqlite3_close_v2(connection);
}

void JournalStore::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

JournalStore::JournalStore(std::unique_ptr<sqlite3, CloseConnection> connection)
    : connection_(std::move(connection)) {}
JournalStore::JournalStore(JournalStore&&) noexcept = default;
JournalStore& JournalStore::operator=(JournalStore&&) noexcept = default;
JournalStore::~JournalStore() = default;

Err<StoreError> JournalStore::lastError() const {
    return Err{StoreError{sqlite3_extended_errcode(connection_.get()),
                          std::string("SQLite: ") + sqlite3_errmsg(connection_.get())}};
}

Result<Done, StoreError> JournalStore::run(const char* sql) {
    if (sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        return lastError();
    }
    return Done{};
}

Result<JournalStore::Statement, StoreError> JournalStore::prepare(const char* sql) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(connection_.get(), sql, -1, &statement, nullptr) != SQLITE_OK) {
        return lastError();
    }
    return Statement(statement);
}

Result<std::string, StoreError> JournalStore::askText(const char* sql) {
    auto statement = prepare(sql);
    if (!statement) return Err{statement.error()};
    const int step = sqlite3_step(statement->get());
    if (step == SQLITE_DONE) return std::string();
    if (step != SQLITE_ROW) return lastError();
    return columnText(statement->get(), 0);
}

Result<std::int64_t, StoreError> JournalStore::askNumber(const char* sql) {
    auto statement = prepare(sql);
    if (!statement) return Err{statement.error()};
    const int step = sqlite3_step(statement->get());
    if (step == SQLITE_DONE) return std::int64_t{0};
    if (step != SQLITE_ROW) return lastError();
    return std::int64_t{sqlite3_column_int64(statement->get(), 0)};
}

Result<JournalStore, StoreError>
JournalStore::connect(const std::string& path, const std::string& vfs, JournalFormat created) {
    sqlite3* raw = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int opened =
        sqlite3_open_v2(path.c_str(), &raw, flags, vfs.empty() ? nullptr : vfs.c_str());
    if (raw == nullptr) return Err{StoreError{SQLITE_NOMEM, "SQLite: no memory"}};
    JournalStore store{std::unique_ptr<sqlite3, CloseConnection>(raw)};
    if (opened != SQLITE_OK) return store.lastError();
    if (sqlite3_db_readonly(raw, "main") == 1) {
        return Err{StoreError{SQLITE_READONLY, "no permission to write " + path}};
    }
    sqlite3_extended_result_codes(raw, 1);
    sqlite3_busy_timeout(raw, 0);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);

    // A rollback journal, not a WAL: the one file is whole at every moment between two actions, so
    // that it can be copied to a stick while the program runs. TRUNCATE with FULL syncs the
    // truncation that commits; with DELETE the removal could be undone by a power cut.
    const char* const kSetUp = "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;"
                               "PRAGMA temp_store = MEMORY; PRAGMA page_size = 4096;"
                               "PRAGMA synchronous = FULL; PRAGMA locking_mode = EXCLUSIVE";
    if (auto done = store.run(kSetUp); !done) return Err{done.error()};
    const auto mode = store.askText("PRAGMA journal_mode = TRUNCATE");
    if (!mode) return Err{mode.error()};
    if (*mode != "truncate") return Err{StoreError{SQLITE_IOERR, "journal mode is " + *mode}};
    if (auto done = store.lockAndCreate(created); !done) return Err{done.error()};
    return store;
}

Result<Done, StoreError> JournalStore::lockAndCreate(JournalFormat format) {
    // This lock is kept until the connection closes.
    if (auto begun = run("BEGIN EXCLUSIVE"); !begun) return begun;
    sqlite3_file* file = nullptr;
    int moved = 0;
    sqlite3_file_control(connection_.get(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    sqlite3_file_control(connection_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (moved != 0) return Err{StoreError{SQLITE_BUSY, "the file is being replaced"}};
    sqlite3_int64 size = 0;
    if (file == nullptr || file->pMethods->xFileSize(file, &size) != SQLITE_OK) return lastError();
    isNew_ = size == 0;
    if (isNew_) {
        // In the transaction that makes the file: it never is a database without our marks.
        std::string sql = "PRAGMA application_id = " +
                          std::to_string(static_cast<std::int32_t>(format.applicationId)) +
                          "; PRAGMA user_version = " + std::to_string(format.version);
        for (const char* statement : kSchema)
            sql += std::string("; ") + statement;
        if (auto made = run(sql.c_str()); !made) return made;
    }
    // Of an old file nothing was changed, but a commit would bring its header in order, and then the
    // copy of a damaged file would not be what was found. The lock stays either way.
    return run(isNew_ ? "COMMIT" : "ROLLBACK");
}

std::optional<std::string> JournalStore::findFault() {
    const auto check = askText("PRAGMA quick_check(1)");
    if (!check) return check.error().detail;
    if (*check != "ok") return "SQLite quick_check: " + *check;
    std::string expected;
    for (const char* statement : kSchema)
        expected += std::string(statement) + "\n";
    const auto schema =
        askText("SELECT group_concat(sql, char(10)) || char(10) FROM (SELECT sql "
                "FROM sqlite_schema WHERE name <> 'sqlite_sequence' ORDER BY rowid)");
    if (!schema) return schema.error().detail;
    if (*schema != expected) return "the tables are not those of a journal";
    return std::nullopt;
}

std::optional<std::string> JournalStore::readInto(ChainReader& chain) {
    const auto noted = askNumber("SELECT seq FROM sqlite_sequence WHERE name = 'entry'");
    if (!noted) return noted.error().detail;
    auto rows = prepare("SELECT seq, time_ms, who, kind, version, payload, undoes, part, parts, "
                        "checksum FROM entry ORDER BY seq");
    if (!rows) return rows.error().detail;
    for (;;) {
        const int step = sqlite3_step(rows->get());
        if (step == SQLITE_DONE) break;
        if (step != SQLITE_ROW) return lastError().error.detail;
        StoredEntry stored = rowOf(rows->get());
        const std::int64_t seq = stored.entry.seq;
        if (!chain.read(std::move(stored.entry), stored.checksum)) {
            return "entry " + std::to_string(seq) + " does not continue the chain of checksums";
        }
    }
    if (!chain.complete()) return "the last group of entries is not whole";
    if (chain.lastRead() != *noted) {
        return "entries up to " + std::to_string(*noted) + " were written, the last one found is " +
               std::to_string(chain.lastRead());
    }
    return std::nullopt;
}

Result<Done, StoreError> JournalStore::append(const std::vector<StoredEntry>& entries,
                                              int version) {
    if (entries.empty()) return Done{};
    if (auto begun = run("BEGIN IMMEDIATE"); !begun) return begun;
    const auto inserted = insertAll(entries, version);
    const auto done = inserted ? run("COMMIT") : inserted;
    if (done) return done;
    if (sqlite3_get_autocommit(connection_.get()) == 0) (void)run("ROLLBACK");
    return inserted ? settle(done.error(), entries.front().entry.seq) : done;
}

Result<Done, StoreError> JournalStore::settle(const StoreError& error, std::int64_t firstSeq) {
    // When only the last sync of a commit failed, the entries are in the file although an error was
    // reported. Saying that they are not would let the program and the file drift apart.
    const auto newest = askNumber("SELECT max(seq) FROM entry");
    const auto version = askNumber("PRAGMA user_version");
    if (!newest || !version || *newest < firstSeq) return Err{error};
    // A second transaction brings the end of the first one to the disk, too. If it fails, the
    // trigger against gaps refuses whatever the program appends without knowing these entries.
    const std::string sql = "PRAGMA user_version = " + std::to_string(*version);
    return run(sql.c_str()) ? Result<Done, StoreError>(Done{}) : Err{error};
}

Result<Done, StoreError> JournalStore::insertAll(const std::vector<StoredEntry>& entries,
                                                 int newVersion) {
    const auto now = askNumber("PRAGMA user_version");
    if (!now) return Err{now.error()};
    if (*now < newVersion) {
        const std::string sql = "PRAGMA user_version = " + std::to_string(newVersion);
        if (auto raised = run(sql.c_str()); !raised) return raised;
    }
    for (const StoredEntry& stored : entries) {
        if (auto done = insert(stored); !done) return done;
    }
    return Done{};
}

Result<Done, StoreError> JournalStore::insert(const StoredEntry& stored) {
    if (!insert_) {
        auto statement = prepare("INSERT INTO entry(seq, time_ms, who, kind, version, payload, "
                                 "undoes, part, parts, checksum) VALUES(?,?,?,?,?,?,?,?,?,?)");
        if (!statement) return Err{statement.error()};
        insert_ = *std::move(statement);
    }
    const JournalEntry& entry = stored.entry;
    sqlite3_stmt* row = insert_.get();
    const auto bindText = [row](int place, const std::string& text) {
        sqlite3_bind_text64(row, place, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
    };
    sqlite3_bind_int64(row, 1, entry.seq);
    sqlite3_bind_int64(row, 2, entry.timeMs);
    bindText(3, entry.who);
    bindText(4, entry.kind);
    sqlite3_bind_int(row, 5, entry.version);
    bindText(6, entry.payload);
    if (entry.undoes) sqlite3_bind_int64(row, 7, *entry.undoes);
    sqlite3_bind_int(row, 8, entry.part);
    sqlite3_bind_int(row, 9, entry.parts);
    sqlite3_bind_int64(row, 10, static_cast<sqlite3_int64>(stored.checksum));
    sqlite3_step(row);
    const int result = sqlite3_reset(row);
    const Err<StoreError> error = lastError();
    sqlite3_clear_bindings(row);
    if (result != SQLITE_OK) return error;
    return Done{};
}

} // namespace theco::platform
