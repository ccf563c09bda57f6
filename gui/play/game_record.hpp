// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/pgn.hpp"
#include "core/chess/reasons.hpp"
#include "platform/journal.hpp"

#include <optional>
#include <string>
#include <vector>

namespace theco::gui {

using Tags = std::vector<chess::PgnTag>;

/// One thing that happens to a game on the board. Each is one entry of the game's journal, and a
/// game is what one gets by applying them in order.
struct GameEvent {
    enum class Kind : unsigned char {
        Start,    ///< a new game: `fen` or `pgn`, and the names
        Move,     ///< `uci`
        TakeBack, ///< the last move or spoken ending
        Redo,     ///< what was taken back last
        Resign,   ///< `side`
        Agree,    ///< both agree to a draw
        Claim,    ///< `claim`, with `uci` when a move is intended
        Names,    ///< `tags` replace the ones before
    };
    Kind kind = Kind::Start;
    std::string fen;
    std::string pgn;
    std::string uci;
    chess::Color side = chess::Color::White;
    chess::ClaimKind claim = chess::ClaimKind::Threefold;
    Tags tags;
};

platform::NewEntry toEntry(const GameEvent& event);
/// Nothing when this program cannot read the entry.
std::optional<GameEvent> fromEntry(const platform::JournalEntry& entry);

/// A game on the board with its names, what can be taken back and put back, and, when it was read
/// from a PGN, the comments and side lines that came with it.
class GameRecord {
public:
    GameRecord() = default;
    explicit GameRecord(const chess::Position& start, Tags tags = {});
    explicit GameRecord(chess::PgnGame source);

    /// False when the event does not fit (an illegal move, nothing to take back ...); the record is
    /// then as it was.
    bool apply(const GameEvent& event);

    const chess::Game& game() const { return game_; }
    const Tags& tags() const { return tags_; }
    /// Empty when there is no such tag.
    std::string tag(std::string_view name) const;
    bool canTakeBack() const { return !done_.empty(); }
    bool canRedo() const { return !undone_.empty(); }
    /// Nobody has moved, said or named anything: nothing would be lost with it.
    bool pristine() const;

    /// As it was read, when it was read from a PGN.
    const std::optional<chess::PgnGame>& source() const { return source_; }
    /// How many of the moves on the board are still those of the source's main line, in order.
    int pliesOfSource() const;
    /// "1-0" ...: of the game on the board, else as the unchanged source says, else "*".
    std::string result() const;

    /// Events that make this record in an empty journal (without what could be put back).
    std::vector<GameEvent> transcript() const;

private:
    bool enter(const GameEvent& event);
    void rebuild();

    chess::Position start_;
    chess::Game game_;
    Tags tags_;
    std::optional<chess::PgnGame> source_;
    std::vector<GameEvent> done_;
    std::vector<GameEvent> undone_;
};

/// The game as PGN: with the comments and side lines of its source as far as it still follows it.
chess::PgnGame toPgn(const GameRecord& record);
std::string toPgnText(const GameRecord& record);

} // namespace theco::gui
