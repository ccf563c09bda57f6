// SPDX-License-Identifier: MIT
#pragma once

#include "gui/play/game_record.hpp"
#include "gui/play/game_store.hpp"

#include <optional>

namespace theco::gui {

/// Something the user must be told about the files of the games, once.
struct SessionNotice {
    enum class Kind : unsigned char {
        Damaged,    ///< the end of the file was damaged; what came before is on the board
        Unreadable, ///< the last game cannot be read at all; a new one is on the board
        TooNew,     ///< the last game was written by a newer program
        InUse,      ///< the last game is open in another window; a new one is on the board
        Empty,      ///< the file of the last game holds nothing; a new one is on the board
    };
    Kind kind;
    std::filesystem::path file; ///< where what was found is kept
    std::string detail;         ///< for the log
};

/// A game of the folder, for a list.
struct SavedGame {
    std::filesystem::path file;
    std::int64_t changedMs = 0; ///< time of the last entry
    std::string white;
    std::string black;
    std::string result;
    int plies = 0;
};

/// Two people on one board: the game, which position of it is looked at, and its journal. What
/// changes the game is written before it is shown; if that fails, play goes on, saved() is false,
/// and everything unwritten is tried again with the next change. Knows no windows.
class PlaySession {
public:
    /// Opens the game that was on the board last, or a new one.
    explicit PlaySession(std::filesystem::path folder);

    const GameRecord& record() const { return record_; }
    const chess::Game& game() const { return record_.game(); }

    // The position looked at. Looking back changes nothing in the game.
    int viewedPly() const { return viewed_; }
    void view(int ply); ///< clamped to what there is
    bool viewingPast() const { return viewed_ < game().plies(); }
    const chess::Position& viewedPosition() const { return game().positionAt(viewed_); }

    /// The game has its result: by its end on the board, or as the file it was opened from says.
    bool decided() const;
    /// Not in a game out of a file that has its result and is only being read.
    bool canTakeBack() const;

    // Changes. False: it does not fit, nothing happened.
    bool play(chess::Move move);
    bool takeBack();
    bool redo();
    bool resign(chess::Color side);
    bool agreeDraw();
    bool claim(chess::ClaimKind kind, std::optional<chess::Move> intended = std::nullopt);
    void setNames(Tags tags);

    // Another game comes on the board; the one before stays in the folder.
    void startNew(const chess::Position& start = chess::Position(), Tags tags = {});
    /// A game to look at: no file is made for it until somebody changes it.
    void show(chess::PgnGame game);
    /// A game of the folder. False when it cannot be opened; nothing happened then.
    bool reopen(const std::filesystem::path& file);
    /// The game that was played before one was only shown.
    bool resumePlayed();
    /// The game on the board is only shown and has no file.
    bool onlyShown() const { return onlyShown_; }

    /// Games of the folder other than the one on the board, newest first, at most `limit`.
    std::vector<SavedGame> savedGames(std::size_t limit) const;

    /// Everything that happened in the game is on disk (an untouched one has no file yet).
    bool saved() const { return !failure_; }
    /// Why not, when not saved().
    const std::optional<platform::JournalFailure>& failure() const { return failure_; }
    /// Where the games are kept.
    const std::filesystem::path& folder() const { return store_.folder(); }
    /// What the user has not been told yet.
    std::optional<SessionNotice> takeNotice();

private:
    bool change(const GameEvent& event);
    void write();
    void begin(GameRecord record);
    bool load(const std::filesystem::path& file, bool tell);

    GameStore store_;
    GameRecord record_;
    int viewed_ = 0;
    std::optional<platform::Journal> journal_;
    bool named_ = false; ///< the store says that this journal's game was on the board last
    std::vector<platform::NewEntry> pending_;
    std::optional<platform::JournalFailure> failure_;
    std::optional<SessionNotice> notice_;
    bool onlyShown_ = false;
};

} // namespace theco::gui
