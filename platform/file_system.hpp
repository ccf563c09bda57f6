// SPDX-License-Identifier: MIT
// The few operations of which durable writing is made. The program uses realFileSystem(); tests put
// a disk in its place that loses everything not yet synced.
#pragma once

#include "platform/files.hpp"

#include <memory>

namespace theco::platform {

/// A file that was just created, open for writing. Closed when destroyed; what was not synced by
/// then may be lost.
class NewFile {
public:
    virtual ~NewFile() = default;
    virtual Result<Done, FileError> write(std::string_view bytes) = 0;
    /// Content and size are on the disk; the name only after FileSystem::syncFolder.
    virtual Result<Done, FileError> sync() = 0;
};

class FileSystem {
public:
    virtual ~FileSystem() = default;
    virtual bool exists(const std::filesystem::path& file) = 0;
    /// The file that is meant when `file` is a symbolic link, else `file` itself.
    virtual Result<std::filesystem::path, FileError> resolve(const std::filesystem::path& file) = 0;
    /// Never overwrites. With the permissions (and, where possible, the owner) of `like` if that
    /// exists. An existing file is reported as FileFault::Exists.
    virtual Result<std::unique_ptr<NewFile>, FileError>
    create(const std::filesystem::path& file, const std::filesystem::path& like) = 0;
    /// In one step, replacing what was at `to`.
    virtual Result<Done, FileError> rename(const std::filesystem::path& from,
                                           const std::filesystem::path& to) = 0;
    virtual Result<Done, FileError> remove(const std::filesystem::path& file) = 0;
    /// Names created, renamed and removed in the folder are on the disk.
    virtual Result<Done, FileError> syncFolder(const std::filesystem::path& folder) = 0;
};

FileSystem& realFileSystem();

/// The same as replaceFile() of files.hpp, on any file system.
Result<Done, FileError> replaceFile(FileSystem& files, const std::filesystem::path& file,
                                    std::string_view bytes);

/// The first of `file`.damaged-1, `file`.damaged-2 ... that does not exist yet.
std::filesystem::path damagedCopyName(FileSystem& files, const std::filesystem::path& file);

/// What an errno means for the user.
FileFault faultOfErrno(int error);

} // namespace theco::platform
