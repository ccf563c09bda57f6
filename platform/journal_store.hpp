// SPDX-License-Identifier: MIT
// The SQLite side of the journal: one connection that holds the file locked.
#pragma once

#include "platform/journal_scan.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace theco::platform {

inline constexpr std::size_t kJournalPageSize = 4096;
inline constexpr std::size_t kJournalColumns = 10;
/// Stands in every journal file and in no other.
extern const char* const kJournalTable;

struct StoreError {
    int code; ///< SQLite's extended result code
    std::string detail;

    bool isDamage() const;
    /// `otherwise` where SQLite's code says nothing more definite.
    JournalFailure asFailure(JournalError otherwise) const;
};

class JournalStore {
public:
    /// Rolls back what a crash left half, locks, and makes a new journal of a missing or empty file.
    static Result<JournalStore, StoreError> connect(const std::string& path, const std::string& vfs,
                                                    JournalFormat created);
    JournalStore(JournalStore&&) noexcept;
    JournalStore& operator=(JournalStore&&) noexcept;
    ~JournalStore();

    bool isNew() const { return isNew_; }
    /// What SQLite's own check and a look at the tables find wrong; nothing if all is well.
    std::optional<std::string> findFault();
    /// Reads on as long as the chain holds; what is wrong, or nothing.
    std::optional<std::string> readInto(ChainReader& chain);
    /// All or none, on disk when it returns. Raises the file's version if it is lower.
    Result<Done, StoreError> append(const std::vector<StoredEntry>& entries, int version);

private:
    struct CloseConnection {
        void operator()(sqlite3* connection) const;
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

    explicit JournalStore(std::unique_ptr<sqlite3, CloseConnection> connection);
    Result<Done, StoreError> lockAndCreate(JournalFormat format);
    Err<StoreError> lastError() const;
    Result<Done, StoreError> run(const char* sql);
    Result<Statement, StoreError> prepare(const char* sql);
    Result<std::string, StoreError> askText(const char* sql);
    Result<std::int64_t, StoreError> askNumber(const char* sql);
    Result<Done, StoreError> settle(const StoreError& error, std::int64_t firstSeq);
    Result<Done, StoreError> insertAll(const std::vector<StoredEntry>& entries, int version);
    Result<Done, StoreError> insert(const StoredEntry& stored);

    std::unique_ptr<sqlite3, CloseConnection> connection_;
    Statement insert_; // destroyed before the connection
    bool isNew_ = false;
};

} // namespace theco::platform
