// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/movegen.hpp"

#include <string_view>
#include <vector>

namespace theco::chess {

enum class GameResult : std::uint8_t { WhiteWins, BlackWins, Draw };
/// "1-0", "0-1", "1/2-1/2".
std::string_view toString(GameResult r);

/// How a game ended, each with its article in the Laws of 2023.
enum class EndReason : std::uint8_t {
    Checkmate,    ///< 5.1.1
    Stalemate,    ///< 5.2.1
    DeadPosition, ///< 5.2.2
    Fivefold,     ///< 9.6.1
    SeventyFive,  ///< 9.6.2
    Threefold,    ///< 9.2, by claim
    Fifty,        ///< 9.3, by claim
    Agreement,    ///< 5.2.3
    Resignation,  ///< 5.1.2
    Flag,         ///< 6.9
};
std::string_view article(EndReason r);

struct Ending {
    GameResult result;
    EndReason reason;
    friend bool operator==(const Ending&, const Ending&) = default;
};

enum class ClaimKind : std::uint8_t { Threefold, Fifty };
/// What the side to move could claim: on the position as it stands, or by intending a move.
struct Claim {
    ClaimKind kind;
    std::optional<Move> intended; ///< empty: now (9.2.2, 9.3.2); set: 9.2.1, 9.3.1
    /// Occurrences of the judged position, or half-moves without capture and pawn move.
    int count;
};

/// Occurrences (9.2, 9.6.1) and half-moves without pawn move and capture (9.3, 9.6.2) that allow a
/// claim, and that end the game by themselves.
inline constexpr int kThreefold = 3;
inline constexpr int kFivefold = 5;
inline constexpr int kFiftyMoves = 100;
inline constexpr int kSeventyFiveMoves = 150;

/// Checkmate, stalemate or dead position: the end that the board alone shows. Cheap enough to be
/// asked after every move; a position may be dead although it cannot be seen so quickly (see
/// winnable.hpp for the whole question).
std::optional<EndReason> boardEnding(const Position& position);
/// Neither side can mate by any series of legal moves, as far as the material alone shows: bare
/// kings, one minor piece, bishops all on one colour (5.2.2).
bool isDeadByMaterial(const Position& position);
/// Whether `side` could still mate as far as material shows (6.9). False is a proof that no series
/// of legal moves mates; true only means that the material does not rule it out.
bool canMateByMaterial(const Position& position, Color side);

/// Whether a game can run on after a draw that needs no claim.
enum class PlayOn : std::uint8_t {
    No,        ///< a dead position, the fifth occurrence and 75 moves end the game
    PastDraws, ///< only mate and stalemate do: the record of what was in fact played
};

/// A game being played: the start, the moves, and how it ended. Moves enter only when legal and
/// only while the game is not over.
class Game {
public:
    explicit Game(Position start = {}, PlayOn playOn = PlayOn::No);

    const Position& start() const { return positions_.front(); }
    const Position& position() const { return positions_.back(); }
    /// The position after `ply` half-moves, 0 = start.
    const Position& positionAt(int ply) const { return positions_[static_cast<std::size_t>(ply)]; }
    const std::vector<Move>& moves() const { return moves_; }
    int plies() const { return static_cast<int>(moves_.size()); }

    /// The end: on the board, automatic (9.6), or by what was said (resign, agree ...).
    std::optional<Ending> ending() const { return ending_; }
    bool over() const { return ending_.has_value(); }

    enum class PlayError : std::uint8_t { Illegal, GameOver };
    Result<Done, PlayError> play(Move move);
    /// The same without asking the generator again: `move` is one of the legal moves of position()
    /// and the game is not over.
    void playLegal(Move move);
    /// Takes the last half-move (and any ending) back; false when there is none.
    bool takeBack();

    /// Occurrences of the current position since the start, itself included (9.2.3).
    int occurrences() const { return occurrencesAt(plies()); }
    /// Occurrences, up to and including this ply, of the position that stood after it.
    int occurrencesAt(int ply) const;
    /// Occurrences there would be, the new one included, once this legal move is made (9.2.1).
    int occurrencesAfter(Move move) const;
    /// Claims that are right at this moment, for the side to move: first those on the position as
    /// it stands, then by intended move. None once the game is over.
    std::vector<Claim> claims() const;
    /// Whether the position as it stands may be claimed a draw (9.2.2, 9.3.2).
    bool canClaimNow(ClaimKind kind) const;
    /// Draw by a right claim; false (and nothing happens) when it is not right.
    bool claimDraw(ClaimKind kind, std::optional<Move> intended = std::nullopt);

    enum class SayError : std::uint8_t { GameOver, NeedsAMoveByEach };
    /// Loses, unless it is proven that the opponent cannot mate by any series of legal moves: then a
    /// draw (5.1.2). May take about a second in positions that are hard to decide.
    Result<Done, SayError> resign(Color side);
    /// Needs a move by each side (5.2.3).
    Result<Done, SayError> agreeDraw();
    /// 6.9: the same.
    Result<Done, SayError> flagFall(Color side);

private:
    std::optional<Ending> endingOnBoard() const;
    int countBack(const Position& wanted, std::uint64_t key, int fromPly, int halfmoveClock) const;
    GameResult lossOf(Color side) const;

    std::vector<Position> positions_;
    std::vector<std::uint64_t> keys_; ///< repetition key of each of positions_
    std::vector<Move> moves_;
    PlayOn playOn_;
    std::optional<Ending> ending_;
};

} // namespace theco::chess
