// SPDX-License-Identifier: MIT
#pragma once

#include "platform/journal.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace theco::gui {

/// Journal files of games at the board ("TCgm").
inline constexpr platform::JournalFormat kGameFormat{0x5443676d, 1};

/// The folder with one journal per game, and a small file that names the one on the board. Games
/// are never moved or overwritten: starting a new one begins a new file.
class GameStore {
public:
    explicit GameStore(std::filesystem::path folder);

    /// The game that was on the board last, if any.
    std::optional<std::filesystem::path> current() const;
    /// The file was set as the current one (current() may also be the newest, for want of a name).
    bool names(const std::filesystem::path& file) const;
    /// Remembers which game is on the board. Failure only costs the convenience.
    void setCurrent(const std::filesystem::path& file);
    /// A name nobody uses yet, from the time.
    std::filesystem::path newFile(std::int64_t timeMs) const;
    /// All games, newest first.
    std::vector<std::filesystem::path> games() const;
    const std::filesystem::path& folder() const { return folder_; }

private:
    std::optional<std::filesystem::path> named() const;

    std::filesystem::path folder_;
};

} // namespace theco::gui
