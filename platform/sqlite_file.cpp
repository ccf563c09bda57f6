// SPDX-License-Identifier: MIT
#include "platform/sqlite_file.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include <sqlite3.h>

namespace theco::platform {

struct SqliteFile::Impl {
    // The file structure has a size known only at run time and is aligned for anything.
    std::vector<std::max_align_t> memory;
    const char* name = nullptr;
    bool opened = false;

    sqlite3_file* file() { return reinterpret_cast<sqlite3_file*>(memory.data()); }

    ~Impl() {
        if (opened) file()->pMethods->xClose(file());
        sqlite3_free_filename(name);
    }
};

SqliteFile::SqliteFile(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
SqliteFile::SqliteFile(SqliteFile&&) noexcept = default;
SqliteFile& SqliteFile::operator=(SqliteFile&&) noexcept = default;
SqliteFile::~SqliteFile() = default;

std::optional<SqliteFile> SqliteFile::open(const std::string& path, const std::string& vfsName,
                                           bool forWriting) {
    sqlite3_initialize();
    sqlite3_vfs* vfs = sqlite3_vfs_find(vfsName.empty() ? nullptr : vfsName.c_str());
    if (vfs == nullptr) return std::nullopt;
    std::vector<char> full(static_cast<std::size_t>(vfs->mxPathname) + 1);
    const int named = vfs->xFullPathname(vfs, path.c_str(), vfs->mxPathname, full.data());
    if (named != SQLITE_OK && named != SQLITE_OK_SYMLINK) return std::nullopt;

    auto impl = std::make_unique<Impl>();
    impl->name = sqlite3_create_filename(full.data(), "", "", 0, nullptr);
    if (impl->name == nullptr) return std::nullopt;
    impl->memory.resize(static_cast<std::size_t>(vfs->szOsFile) / sizeof(std::max_align_t) + 1);
    const int flags =
        SQLITE_OPEN_MAIN_DB | (forWriting ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY);
    const int opened = vfs->xOpen(vfs, impl->name, impl->file(), flags, nullptr);
    impl->opened = impl->file()->pMethods != nullptr;
    if (opened != SQLITE_OK) return std::nullopt;
    return SqliteFile(std::move(impl));
}

bool SqliteFile::lock() {
    sqlite3_file* file = impl_->file();
    for (const int level : {SQLITE_LOCK_SHARED, SQLITE_LOCK_RESERVED, SQLITE_LOCK_EXCLUSIVE}) {
        if (file->pMethods->xLock(file, level) != SQLITE_OK) return false;
    }
    int moved = 0;
    file->pMethods->xFileControl(file, SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved == 0;
}

std::int64_t SqliteFile::size() const {
    sqlite3_int64 size = 0;
    impl_->file()->pMethods->xFileSize(impl_->file(), &size);
    return size;
}

std::string SqliteFile::read(std::int64_t most) const {
    constexpr std::int64_t kBlock = 4096; // a bad sector costs no more than this
    std::string bytes(static_cast<std::size_t>(std::min(most, size())), '\0');
    const auto end = static_cast<std::int64_t>(bytes.size());
    for (std::int64_t at = 0; at < end; at += kBlock) {
        const auto count = static_cast<int>(std::min(kBlock, end - at));
        char* target = bytes.data() + at;
        const int done = impl_->file()->pMethods->xRead(impl_->file(), target, count, at);
        if (done != SQLITE_OK && done != SQLITE_IOERR_SHORT_READ) std::fill_n(target, count, '\0');
    }
    return bytes;
}

} // namespace theco::platform
