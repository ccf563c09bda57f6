// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/types.hpp"

#include <array>

namespace theco::chess {

/// Everything a FEN can say, legal or not: a board being set up, an exercise without kings, a
/// position somebody pasted. Nothing here is checked; `Position::fromSetup` does that.
struct Setup {
    std::array<std::optional<Piece>, 64> board{};
    Color turn = Color::White;
    CastlingRights castling{};
    /// The square a pawn has just passed over by a double step (rank 3 or 6 in a sound setup).
    std::optional<Square> enPassant;
    /// Half-moves since the last capture or pawn move, >= 0.
    int halfmoveClock = 0;
    /// Number of the current full move, >= 1.
    int fullmoveNumber = 1;

    std::optional<Piece> at(Square s) const { return board[static_cast<std::size_t>(index(s))]; }
    void put(Square s, std::optional<Piece> p) { board[static_cast<std::size_t>(index(s))] = p; }

    static Setup initial();
    static Setup empty() { return {}; }

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Why a setup is no position of a game. Names are those of the strict FEN codes (cli contract).
enum class SetupFault : std::uint8_t {
    Kings,              ///< not exactly one king a side
    KingsTouch,         ///< the kings stand side by side
    OpponentInCheck,    ///< the side that is not to move stands in check
    PawnRank,           ///< a pawn on the first or the eighth rank
    Count,              ///< more men, or more promoted men, than can be
    CastlingImpossible, ///< a right without king or rook at home
    EnPassant,          ///< an en passant square that the last move cannot have left
    EnPassantClock,     ///< en passant square, but the half-move clock is not 0
    Clock,              ///< negative clock, or move number below 1
    ClockInconsistent,  ///< more half-moves than were played by this move number
};

/// Strange, but a position all the same: it parses and can be played on.
enum class SetupWarning : std::uint8_t {
    ClockBeyond75,   ///< the game had ended at 150 half-moves (9.6.2)
    CheckImpossible, ///< no last move can have given this check
};

} // namespace theco::chess
