// SPDX-License-Identifier: MIT
#include "platform/file_system.hpp"

#include <atomic>
#include <string>

namespace theco::platform {
namespace {

/// A short name of its own, so that a long file name beside it stays within the system's limit and
/// two programs saving at once do not meet.
Result<std::filesystem::path, FileError> createTemporary(FileSystem& files,
                                                         const std::filesystem::path& target,
                                                         std::unique_ptr<NewFile>& file) {
    static std::atomic<unsigned> counter{0};
    constexpr int kAttempts = 1000;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        std::filesystem::path name = target.parent_path();
        name /= ".theco-" + std::to_string(counter++) + ".tmp";
        auto created = files.create(name, target);
        if (created) {
            file = *std::move(created);
            return name;
        }
        if (created.error().fault != FileFault::Exists) return Err{created.error()};
    }
    return Err{FileError{FileFault::Failed, "no free name for a temporary file"}};
}

Result<Done, FileError> writeAndRename(FileSystem& files, std::unique_ptr<NewFile> file,
                                       const std::filesystem::path& temporary,
                                       const std::filesystem::path& target,
                                       std::string_view bytes) {
    if (auto written = file->write(bytes); !written) return written;
    if (auto synced = file->sync(); !synced) return synced;
    file.reset(); // Windows does not rename an open file
    return files.rename(temporary, target);
}

} // namespace

Result<Done, FileError> replaceFile(FileSystem& files, const std::filesystem::path& file,
                                    std::string_view bytes) {
    const auto target = files.resolve(file);
    if (!target) return Err{target.error()};
    std::unique_ptr<NewFile> created;
    const auto temporary = createTemporary(files, *target, created);
    if (!temporary) return Err{temporary.error()};
    if (auto done = writeAndRename(files, std::move(created), *temporary, *target, bytes); !done) {
        (void)files.remove(*temporary);
        return done;
    }
    return files.syncFolder(target->parent_path());
}

Result<Done, FileError> replaceFile(const std::filesystem::path& file, std::string_view bytes) {
    return replaceFile(realFileSystem(), file, bytes);
}

std::filesystem::path damagedCopyName(FileSystem& files, const std::filesystem::path& file) {
    for (int number = 1;; ++number) {
        std::filesystem::path name = file;
        name += ".damaged-" + std::to_string(number);
        if (!files.exists(name)) return name;
    }
}

} // namespace theco::platform
