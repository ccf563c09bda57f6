// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace theco::platform {

/// Paths and UTF-8 meet only here: on Windows `path(std::string)` is not UTF-8.
std::filesystem::path toPath(std::string_view utf8);
std::string toUtf8(const std::filesystem::path& path);

/// Where the user's data lies: THECO_DATA_DIR, or `data` beside a file `portable` next to the
/// program, or $XDG_DATA_HOME/theco, or ~/.local/share/theco. Created on first use.
std::filesystem::path dataDir();
/// Settings: $XDG_CONFIG_HOME/theco and so on (with THECO_DATA_DIR: its folder `config`).
std::filesystem::path configDir();
/// Folder of the running program.
std::filesystem::path programDir();

/// A name that is legal on Linux, Windows and exFAT: keeps Vietnamese letters, replaces \/:*?"<>|
/// and control characters, avoids CON, NUL ..., never empty, at most 120 bytes (cut between
/// characters).
std::string safeFileName(std::string_view utf8);

} // namespace theco::platform
