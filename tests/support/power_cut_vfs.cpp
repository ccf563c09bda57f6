// SPDX-License-Identifier: MIT
// The face that SQLite sees; the disk itself is in power_cut_disk.cpp.
#include "tests/support/power_cut_open_file.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <new>
#include <utility>

namespace theco::test {

struct PowerCutDisk::Vfs {
    static OpenFile& self(sqlite3_file* file) { return *reinterpret_cast<OpenFile*>(file); }
    static PowerCutDisk& disk(sqlite3_vfs* vfs) {
        return *static_cast<PowerCutDisk*>(vfs->pAppData);
    }

    static int close(sqlite3_file* file) {
        unlock(file, SQLITE_LOCK_NONE);
        self(file).~OpenFile();
        return SQLITE_OK;
    }

    static int read(sqlite3_file* file, void* target, int count, sqlite3_int64 at) {
        const std::string& bytes = self(file).node->seen;
        const auto wanted = static_cast<std::size_t>(count);
        const std::size_t start = std::min(static_cast<std::size_t>(at), bytes.size());
        const std::size_t there = std::min(wanted, bytes.size() - start);
        std::memset(target, 0, wanted);
        std::memcpy(target, bytes.data() + start, there);
        return there == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
    }

    static int write(sqlite3_file* file, const void* source, int count, sqlite3_int64 at) {
        const std::string_view bytes(static_cast<const char*>(source),
                                     static_cast<std::size_t>(count));
        return self(file).disk->write(*self(file).node, static_cast<std::size_t>(at), bytes);
    }

    static int truncate(sqlite3_file* file, sqlite3_int64 size) {
        return self(file).disk->resize(*self(file).node, static_cast<std::size_t>(size));
    }

    static int sync(sqlite3_file* file, int) {
        OpenFile& open = self(file);
        SyncKind kind = SyncKind::Database;
        if (open.isJournal) {
            kind = open.node->seen.empty() ? SyncKind::JournalEnd : SyncKind::JournalContent;
        }
        if (const int error = open.disk->sync(*open.node, kind); error != SQLITE_OK) return error;
        // SQLite's own VFS syncs the folder together with a rollback journal that it has created.
        if (!std::exchange(open.syncsFolder, false)) return SQLITE_OK;
        return open.disk->syncNames();
    }

    static int fileSize(sqlite3_file* file, sqlite3_int64* size) {
        *size = static_cast<sqlite3_int64>(self(file).node->seen.size());
        return SQLITE_OK;
    }

    static int lock(sqlite3_file* file, int level) {
        OpenFile& open = self(file);
        Node& node = *open.node;
        if (level <= open.level) return SQLITE_OK;
        const bool othersWrite = node.writer != nullptr && node.writer != file;
        if (level == SQLITE_LOCK_SHARED) {
            if (node.exclusive) return SQLITE_BUSY;
            ++node.readers;
        } else {
            if (othersWrite) return SQLITE_BUSY;
            if (level == SQLITE_LOCK_EXCLUSIVE && node.readers > 1) return SQLITE_BUSY;
            node.writer = file;
            node.exclusive = level == SQLITE_LOCK_EXCLUSIVE;
        }
        open.level = level;
        return SQLITE_OK;
    }

    static int unlock(sqlite3_file* file, int level) {
        OpenFile& open = self(file);
        Node& node = *open.node;
        if (level >= open.level) return SQLITE_OK;
        if (node.writer == file) {
            node.writer = nullptr;
            node.exclusive = false;
        }
        if (level == SQLITE_LOCK_NONE) --node.readers;
        open.level = level;
        return SQLITE_OK;
    }

    static int checkReserved(sqlite3_file* file, int* result) {
        *result = self(file).node->writer != nullptr;
        return SQLITE_OK;
    }

    static int fileControl(sqlite3_file* file, int what, void* argument) {
        if (what != SQLITE_FCNTL_HAS_MOVED) return SQLITE_NOTFOUND;
        const OpenFile& open = self(file);
        *static_cast<int*>(argument) = open.disk->find(open.name) != open.node;
        return SQLITE_OK;
    }

    static int sectorSize(sqlite3_file*) { return 4096; }
    /// As SQLite takes every disk: what lies beside a write is not damaged by it.
    static int characteristics(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags,
                    int* outFlags) {
        static const sqlite3_io_methods kMethods = methods();
        file->pMethods = nullptr;
        PowerCutDisk& on = disk(vfs);
        NodePtr node = name == nullptr ? std::make_shared<Node>() : on.find(name);
        const bool isNew = node == nullptr;
        if (isNew) {
            if ((flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
            node = std::make_shared<Node>();
            if (on.changeName({name, node, {}}) != SQLITE_OK) return SQLITE_CANTOPEN;
        }
        auto* opened = new (file) OpenFile{};
        opened->base.pMethods = &kMethods;
        opened->disk = &on;
        opened->node = std::move(node);
        opened->name = name == nullptr ? "" : name;
        opened->isJournal = (flags & SQLITE_OPEN_MAIN_JOURNAL) != 0;
        opened->syncsFolder = opened->isJournal && isNew;
        if (outFlags != nullptr) *outFlags = flags;
        return SQLITE_OK;
    }

    static int remove(sqlite3_vfs* vfs, const char* name, int syncFolder) {
        PowerCutDisk& on = disk(vfs);
        if (on.find(name) == nullptr) return SQLITE_IOERR_DELETE_NOENT;
        const int error = on.changeName({name, nullptr, {}});
        if (error != SQLITE_OK || syncFolder == 0) return error;
        return on.syncNames();
    }

    static int access(sqlite3_vfs* vfs, const char* name, int, int* result) {
        const NodePtr node = disk(vfs).find(name);
        *result = node != nullptr && !node->seen.empty();
        return SQLITE_OK;
    }

    static int fullName(sqlite3_vfs*, const char* name, int size, char* target) {
        if (std::strlen(name) >= static_cast<std::size_t>(size)) return SQLITE_CANTOPEN;
        std::strcpy(target, name);
        return SQLITE_OK;
    }

    static sqlite3_io_methods methods() {
        sqlite3_io_methods table{};
        table.iVersion = 1;
        table.xClose = close;
        table.xRead = read;
        table.xWrite = write;
        table.xTruncate = truncate;
        table.xSync = sync;
        table.xFileSize = fileSize;
        table.xLock = lock;
        table.xUnlock = unlock;
        table.xCheckReservedLock = checkReserved;
        table.xFileControl = fileControl;
        table.xSectorSize = sectorSize;
        table.xDeviceCharacteristics = characteristics;
        return table;
    }
};

PowerCutDisk::PowerCutDisk(const Files& files) {
    for (const auto& [name, bytes] : files) {
        auto node = std::make_shared<Node>();
        node->seen = bytes;
        node->durable = bytes;
        names_[name] = node;
        durableNames_[name] = node;
    }
    static std::atomic<int> counter{0};
    vfsName_ = "power-cut-" + std::to_string(counter++);
    sqlite3_initialize();
    // Chance, time and sleeping are the system's.
    vfs_ = std::make_unique<sqlite3_vfs>(*sqlite3_vfs_find(nullptr));
    vfs_->iVersion = 1;
    vfs_->szOsFile = static_cast<int>(sizeof(OpenFile));
    vfs_->pNext = nullptr;
    vfs_->zName = vfsName_.c_str();
    vfs_->pAppData = this;
    vfs_->xOpen = Vfs::open;
    vfs_->xDelete = Vfs::remove;
    vfs_->xAccess = Vfs::access;
    vfs_->xFullPathname = Vfs::fullName;
    sqlite3_vfs_register(vfs_.get(), 0);
}

PowerCutDisk::~PowerCutDisk() {
    sqlite3_vfs_unregister(vfs_.get());
}

platform::JournalOptions PowerCutDisk::options() {
    return {vfsName_, this};
}

} // namespace theco::test
