// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/boards.hpp"
#include "core/chess/move.hpp"
#include "core/chess/setup.hpp"
#include "core/result.hpp"

#include <vector>

namespace theco::chess {

/// A legal position of a game: one king a side, the side not to move not in check, rights and en
/// passant square consistent with the men. Cannot be built any other way than from a sound Setup
/// or by playing a legal move, so code that holds one need not check.
///
/// A value: copying is cheap (about 100 bytes), playing a move on a copy is the usual way.
class Position {
public:
    /// The starting position of chess.
    Position();

    /// All faults, in the order of SetupFault; none means a position.
    static Result<Position, std::vector<SetupFault>> fromSetup(const Setup& setup);
    Setup toSetup() const;

    Color turn() const { return turn_; }
    std::optional<Piece> pieceAt(Square s) const {
        if (!contains(occupied(), s)) return std::nullopt;
        return Piece{contains(boards_.color[0], s) ? Color::White : Color::Black,
                     typeAt(boards_, s)};
    }
    Bitboard occupied() const { return boards_.occupied(); }
    Bitboard pieces(Color c) const { return boards_.of(c); }
    Bitboard pieces(Color c, PieceType t) const { return boards_.of(c, t); }
    Square king(Color c) const { return firstSquare(boards_.of(c, PieceType::King)); }
    CastlingRights castling() const;
    int halfmoveClock() const { return halfmoveClock_; }
    int fullmoveNumber() const { return fullmoveNumber_; }

    /// The square passed over by the double step that was just made, whether or not anybody can
    /// capture there.
    std::optional<Square> doubleStepSquare() const {
        if (boards_.doubleStep == Boards::kNoSquare) return std::nullopt;
        return static_cast<Square>(boards_.doubleStep);
    }
    /// The same, but only when an en passant capture is legal now (what FEN writes and what makes
    /// positions differ, Article 9.2.3.1).
    std::optional<Square> legalEnPassantSquare() const;

    /// Enemy men that attack the king of the side to move.
    Bitboard checkers() const;
    bool inCheck() const { return checkers() != 0; }
    /// Men of `by` that attack `target` on the board as it stands.
    Bitboard attackers(Square target, Color by) const;

    /// `move` must come from this position.
    void play(Move move);
    Position after(Move move) const {
        Position next = *this;
        next.play(move);
        return next;
    }

    /// Two positions with the same key are the same in the sense of Article 9.2.3: side to move,
    /// men, castling rights, and an en passant capture only where it is legal.
    std::uint64_t repetitionKey() const;
    /// Exactly what repetitionKey() promises with certainty instead of very high probability.
    bool sameAs(const Position& other) const;

private:
    friend struct PositionAccess; // move generator and perft, which work on the bare boards
    struct Unchecked {};
    explicit Position(Unchecked) {}
    /// The key of men, rights and turn computed from nothing; `key_` is kept equal to it.
    std::uint64_t keyFromScratch() const;

    Boards boards_;
    std::uint64_t key_ = 0;
    std::int32_t halfmoveClock_ = 0;
    std::int32_t fullmoveNumber_ = 1;
    Color turn_ = Color::White;
};

/// Odd features of a position that is sound otherwise.
std::vector<SetupWarning> warningsOf(const Position& position);

} // namespace theco::chess
