// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <mutex>
#include <string_view>

namespace theco::platform {

/// A text file that a user can read and send when something went wrong: UTF-8, one line for each
/// event, beginning with the time in UTC. When it reaches the limit it becomes `<name>.old` and a
/// new one begins, so both together stay below twice the limit. May be used from several threads;
/// that a line cannot be written never disturbs the caller.
class LogFile {
public:
    explicit LogFile(std::filesystem::path file, std::uintmax_t limit = 512 * 1024);
    /// Line breaks and other control characters become spaces.
    void line(std::string_view text) noexcept;
    const std::filesystem::path& file() const { return file_; }

private:
    std::filesystem::path file_;
    std::uintmax_t limit_;
    std::mutex mutex_;
};

/// The program's log: theco.log in dataDir().
LogFile& programLog();

/// "2026-11-29T19:42:53.123Z" for milliseconds since 1970 UTC (years 0 to 9999).
std::string isoTime(std::int64_t timeMs);

} // namespace theco::platform
