// SPDX-License-Identifier: MIT
// A disk in memory that can lose power. It knows for every file what is really on it and what was
// written but not yet synced, and the same for names; a power cut keeps, drops or tears each of
// these at random. SQLite uses it as a VFS, the program's own file code as a FileSystem.
#pragma once

#include "platform/file_system.hpp"
#include "platform/journal.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <sqlite3.h>

namespace theco::test {

/// What a sync makes durable.
enum class SyncKind {
    JournalContent, ///< SQLite's rollback journal, before the database is changed
    Database,       ///< the database file, before the rollback journal is emptied
    JournalEnd,     ///< the emptied rollback journal: this commits
    NewFile,        ///< a file written by FileSystem
    Folder,         ///< names
};

class PowerCutDisk : public platform::FileSystem {
public:
    using Files = std::map<std::string, std::string>; ///< content by absolute path

    explicit PowerCutDisk(const Files& files = {});
    PowerCutDisk(const PowerCutDisk&) = delete;
    PowerCutDisk& operator=(const PowerCutDisk&) = delete;
    ~PowerCutDisk() override;

    /// For Journal::open: everything happens on this disk.
    platform::JournalOptions options();

    /// Called before every write, truncation, sync, creation, renaming and removal.
    std::function<void()> beforeStep;
    /// Syncs that do nothing and say that they succeeded.
    std::function<bool(SyncKind)> ignoresSync;
    /// The step (counted from 1) that fails, and how many from there.
    std::optional<std::int64_t> failingStep;
    std::int64_t failingSteps = 1;
    /// Bytes of all files together; beyond it the disk is full.
    std::optional<std::size_t> capacity;

    std::int64_t steps() const { return steps_; }
    std::int64_t syncs() const { return syncs_; }
    /// The files as a program sees them.
    Files seen() const;
    /// What may be left if the power fails now.
    Files afterPowerCut(std::mt19937_64& chance) const;

    bool exists(const std::filesystem::path& file) override;
    Result<std::filesystem::path, platform::FileError>
    resolve(const std::filesystem::path& file) override;
    Result<std::unique_ptr<platform::NewFile>, platform::FileError>
    create(const std::filesystem::path& file, const std::filesystem::path& like) override;
    Result<Done, platform::FileError> rename(const std::filesystem::path& from,
                                             const std::filesystem::path& to) override;
    Result<Done, platform::FileError> remove(const std::filesystem::path& file) override;
    Result<Done, platform::FileError> syncFolder(const std::filesystem::path& folder) override;

private:
    struct Change {
        std::size_t at;
        std::string bytes;
        std::optional<std::size_t> newSize; ///< set: a truncation or extension, no write
    };
    struct Node {
        std::string seen;
        std::string durable;
        std::vector<Change> unsynced;
        int readers = 0;              ///< SQLite's locks
        const void* writer = nullptr; ///< holds RESERVED or more
        bool exclusive = false;
    };
    using NodePtr = std::shared_ptr<Node>;
    /// A name comes to mean `node`, or nothing when null; `from` loses its meaning in the same step.
    struct NameChange {
        std::string name;
        NodePtr node;
        std::string from;
    };
    struct OpenFile;
    class WrittenFile;
    struct Vfs;

    /// An error code of SQLite if this step is the one to fail.
    int step(int error);
    bool hasRoom(const Node& node, std::size_t size) const;
    int write(Node& node, std::size_t at, std::string_view bytes);
    int resize(Node& node, std::size_t size);
    int sync(Node& node, SyncKind kind);
    int syncNames();
    int changeName(NameChange change);
    NodePtr find(const std::string& name) const;
    static void apply(std::map<std::string, NodePtr>& names, const NameChange& change);
    static std::string contentAfterCut(const Node& node, std::mt19937_64& chance);

    std::map<std::string, NodePtr> names_;
    std::map<std::string, NodePtr> durableNames_;
    std::vector<NameChange> unsyncedNames_;
    std::int64_t steps_ = 0;
    std::int64_t syncs_ = 0;
    bool inCallback_ = false;
    std::string vfsName_;
    std::unique_ptr<sqlite3_vfs> vfs_;
};

} // namespace theco::test
