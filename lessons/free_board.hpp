// SPDX-License-Identifier: MIT
// The small mover of the levels without kings. It shares nothing with a position of a game but the
// way men attack: no turn, no check, no promotion, and the other side never moves.
#pragma once

#include "core/chess/bitboard.hpp"
#include "lessons/course.hpp"

namespace theco::lessons {

class FreeBoard {
public:
    FreeBoard(Kind kind, const FreeTask& task);

    /// All moves of all the pupil's men, also those that lose the level.
    std::vector<MoveTry> moves() const;
    bool canMove(MoveTry move) const;
    /// `move` must be one of moves(). What stood on its target is taken.
    void play(MoveTry move);

    const std::vector<Man>& movers() const { return movers_; }
    const std::vector<Man>& enemies() const { return enemies_; }
    Bitboard stars() const { return stars_; }
    Bitboard blocked() const { return block_; }
    std::optional<chess::PieceType> moverOn(Square square) const;

    /// Movers that stand where a remaining enemy attacks; always none in goto.
    Bitboard attackedMovers() const;
    /// The enemies that attack this square.
    Bitboard attackersOf(Square square) const;
    bool won() const;

    friend bool operator==(const FreeBoard&, const FreeBoard&) = default;

private:
    friend struct FreeKey;
    Bitboard occupied() const;
    Bitboard targets(const Man& man, Bitboard occupied) const;

    Kind kind_;
    std::vector<Man> movers_;
    std::vector<Man> enemies_;
    Bitboard stars_ = 0;
    Bitboard block_ = 0;
};

/// The result of a full search.
struct FreeSolution {
    /// Moves of the shortest line; empty when there is none within the limit.
    std::optional<int> minimum;
    /// Only when there is a minimum: whether just one sequence of moves is that short.
    bool onlyOne = false;
    /// The level has too many positions to be searched; nothing is proven.
    bool gaveUp = false;
};
inline constexpr int kFreeMoveLimit = 16;
FreeSolution solve(const FreeBoard& start, int limit = kFreeMoveLimit);
/// The moves that begin a shortest line; none when there is no line within the limit.
std::vector<MoveTry> bestMoves(const FreeBoard& board, int limit = kFreeMoveLimit);

} // namespace theco::lessons
