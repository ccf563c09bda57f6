// SPDX-License-Identifier: MIT
// The bytes of a database file, read through SQLite's VFS: a second open of the file by the system's
// own calls would drop SQLite's lock on it when closed (POSIX locks belong to the process).
#pragma once

#include <memory>
#include <optional>
#include <string>

namespace theco::platform {

class SqliteFile {
public:
    /// Nothing if the file does not exist or cannot be opened. `vfs` empty: the system's.
    static std::optional<SqliteFile> open(const std::string& path, const std::string& vfs,
                                          bool forWriting);
    SqliteFile(SqliteFile&&) noexcept;
    SqliteFile& operator=(SqliteFile&&) noexcept;
    ~SqliteFile();

    /// False if another connection holds it, or the name now belongs to another file.
    bool lock();
    std::int64_t size() const;
    /// What cannot be read comes as zeros.
    std::string read(std::int64_t most) const;

private:
    struct Impl;
    explicit SqliteFile(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

} // namespace theco::platform
