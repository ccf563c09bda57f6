// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace theco::chess {

/// What is wrong with a FEN. `code()` gives the contract's spelling ("rank-length").
enum class FenCode : std::uint8_t {
    Empty,
    Fields,
    Spacing,
    Ranks,
    Digit,
    RankLength,
    Letter,
    Side,
    Castling,
    CastlingImpossible,
    EnPassant,
    EnPassantClock,
    Kings,
    KingsTouch,
    OpponentInCheck,
    PawnRank,
    Count,
    Clock,
    ClockInconsistent,
};
std::string_view code(FenCode c);
/// "clock", "check-impossible".
std::string_view code(SetupWarning w);

struct FenError {
    FenCode code;
    /// Byte column, 1-based, where the reader stopped believing.
    int column = 1;
    /// The offending text, for the message; may be empty.
    std::string found;
};

/// Six fields, single blanks, everything sound.
Result<Position, FenError> parseFen(std::string_view text);
/// What people paste: surrounding and repeated blanks, missing trailing fields, rights that the men
/// do not support (dropped), an en passant square nobody can have left (dropped), sloppy order.
/// What makes a position impossible (kings, pawns on the last rank ...) stays an error.
Result<Position, FenError> parseFenLenient(std::string_view text);
/// The same reading, without asking for a legal position: for the position editor.
Result<Setup, FenError> parseSetup(std::string_view text);

/// Writes an en passant square only where an en passant capture is legal.
std::string toFen(const Position& position);
std::string toFen(const Setup& setup);

inline constexpr std::string_view kInitialFen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

} // namespace theco::chess
