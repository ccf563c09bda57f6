// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace theco::platform {

enum class FileFault : std::uint8_t {
    NotFound,
    NoPermission,
    IsFolder,
    DiskFull,
    TooLarge,
    Exists, ///< only from operations that must not overwrite
    Failed
};
struct FileError {
    FileFault fault;
    std::string detail; ///< what the system said, for the log
};

/// The whole file as bytes; refuses more than `limit` bytes.
Result<std::string, FileError> readFile(const std::filesystem::path& file,
                                        std::uintmax_t limit = std::uintmax_t{1} << 30);

/// Replaces the file in one step: after a crash or a power cut the old or the new content is there,
/// never a part (temporary file beside it, synced, renamed, folder synced). Permissions stay; where
/// `file` is a symbolic link, the file it points to is replaced; devices and pipes are refused. On an
/// error the old content is
/// there, except when only the last step (the folder's sync) failed.
Result<Done, FileError> replaceFile(const std::filesystem::path& file, std::string_view bytes);

} // namespace theco::platform
