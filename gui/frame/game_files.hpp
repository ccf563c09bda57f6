// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/pgn.hpp"
#include "gui/play/game_record.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace theco::gui {

/// What a text from a file, the clipboard or a drop turned out to be.
struct ManyGames {}; ///< worth a list
struct NothingFound {
    std::string why; ///< one clear message
};
using TextContent = std::variant<NothingFound, chess::Position, chess::PgnGame, ManyGames>;

/// FEN, a PGN of one game, or of several. Reads no more than it needs to tell.
TextContent recognize(const std::string& text);

/// The bytes of a file the user chose, or why they cannot be had.
struct LoadedFile {
    std::string bytes;
    std::string error; ///< empty when all went well
};
LoadedFile loadFile(const std::filesystem::path& file);

/// Writes the game as PGN; the error in words, empty when it is on disk.
std::string saveGame(const std::filesystem::path& file, const GameRecord& record,
                     const std::string& today);
/// With the date of today when the game was played here and has none. `today`: "2026.11.29".
std::string pgnForUser(const GameRecord& record, const std::string& today);
/// "An - Bình 1-0.pgn".
std::string proposedName(const GameRecord& record);

} // namespace theco::gui
