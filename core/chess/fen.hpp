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
    /// The offending text, for the message: at most kFenFoundLimit bytes and never a part of a
    /// UTF-8 sequence, but otherwise as it came; may be empty.
    std::string found;
    friend bool operator==(const FenError&, const FenError&) = default;
};
inline constexpr std::size_t kFenFoundLimit = 40;

/// The highest half-move clock and move number a FEN may carry. Far beyond any game that the
/// 75-move rule allows, and small enough to go on counting from.
inline constexpr int kFenNumberLimit = 99999;

/// Six fields, single blanks, everything sound. Of several faults the first is reported: blanks,
/// fields, then the fields from left to right, then what the position lacks (SetupFault's order).
Result<Position, FenError> parseFen(std::string_view text);
/// What people paste: surrounding and repeated blanks, underscores as in web addresses, quotes, a
/// whole FEN tag, `startpos`, missing trailing fields, EPD operations, rights that the men do not
/// support (dropped), an en passant square nobody can have left (dropped), sloppy order.
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
