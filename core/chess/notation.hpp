// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/movegen.hpp"

#include <string>
#include <string_view>

namespace theco::chess {

/// Which letters name the pieces: K Q R B N, or V H X T M.
enum class Letters : std::uint8_t { English, Vietnamese };

/// "e2e4", "e7e8q"; castling is the king's move.
std::string toUci(Move move);
/// Any two squares and a promotion letter of qrbnkp; nothing else is a UCI try (`0000` is not).
std::optional<MoveTry> parseUci(std::string_view text);

/// Standard algebraic notation with the fewest letters that tell the move apart among the *legal*
/// moves. English: `O-O`, `c8=R`; Vietnamese: `0-0`, `c8=X`. `+` and `#`.
std::string toSan(const Position& position, Move move, Letters letters = Letters::English);

/// A move as written, not yet looked for on a board.
struct SanTry {
    enum class Kind : std::uint8_t { Piece, CastleKingside, CastleQueenside };
    Kind kind = Kind::Piece;
    PieceType piece = PieceType::Pawn;
    std::optional<int> fromFile; ///< 0..7
    std::optional<int> fromRank; ///< 0..7
    std::optional<Square> to;    ///< always set for Kind::Piece
    std::optional<PieceType> promotion;
    bool capture = false;
    bool check = false;
    bool mate = false;
    /// How the text departs from standard SAN (zeros for O, no `=`, figurines): for PGN warnings.
    bool zeros = false;
    bool promotionWithoutEquals = false;
    bool figurine = false;
};
/// Reads the shape only. With Letters::Vietnamese `T` is a bishop, `X` a rook ...
std::optional<SanTry> parseSanShape(std::string_view text, Letters letters);

enum class SanError : std::uint8_t { Unreadable, NoSuchMove, Ambiguous };
Result<Move, SanError> findSan(const Position& position, const SanTry& wanted);
/// parseSanShape + findSan.
Result<Move, SanError> parseSan(const Position& position, std::string_view text,
                                Letters letters = Letters::English);
/// UCI, English or Vietnamese SAN, in that order of belief: a reading that is a legal move wins.
/// `Ambiguous` when two *different* legal moves fit.
Result<Move, SanError> parseAnyMove(const Position& position, std::string_view text);

} // namespace theco::chess
