// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/game.hpp"
#include "core/chess/notation.hpp"

#include <variant>

namespace theco::chess {

/// Why a move may not be played. The stages: judging.hpp; the conditions: reasons_*.cpp.
enum class ReasonCode : std::uint8_t {
    GameOver,
    EmptySquare,
    NotYourTurn,
    BadGeometry,
    PawnBackward,
    PawnDoubleNotHome,
    OwnPieceOnTarget,
    PathBlocked,
    PawnStraightCapture,
    PawnDoubleBlocked,
    PawnDiagonalEmpty,
    EpWrongRank,
    EpTooLate,
    EpSingleStep,
    EpNoRight,
    EpNotAPawn,
    PromoMissing,
    PromoKing,
    PromoPawn,
    PromoNotHere,
    KingTakesDefended,
    KingIntoAttack,
    LeavesKingInCheck,
    EpExposesKing,
    ExposesKing,
    CastleKingMoved,
    CastleRookMoved,
    CastleRightLost,
    CastleBlocked,
    CastleInCheck,
    CastleThroughCheck,
    CastleIntoCheck,
    NoSuchPiece,
    Ambiguous,
};
inline constexpr int kReasonCodes = 34;
/// "CASTLE_INTO_CHECK".
std::string_view code(ReasonCode c);

struct Reason {
    ReasonCode code;
    std::vector<Square> squares; ///< where to look; never empty; by name (a1, a2, b1)
    std::vector<Square> by;      ///< enemy men whose attack is the cause; by name
    friend bool operator==(const Reason&, const Reason&) = default;
};

/// Castling asked for by name (`O-O`), wherever the king stands.
enum class CastleTry : std::uint8_t { Kingside, Queenside };
using AnyTry = std::variant<MoveTry, CastleTry, SanTry>;

/// Reads UCI, castling or SAN in either language; nothing when it is no move in any of them.
/// `T`/`X`/`V`/`H`/`M` are Vietnamese, the rest English; `b` in front is always a pawn of the b-file.
std::optional<AnyTry> parseTry(std::string_view text);

/// Sorted by code name, then squares, then by.
using Reasons = std::vector<Reason>;
/// The move, or all the reasons that hold. `game` gives start and history (rights are judged by
/// what is provable from both).
Result<Move, Reasons> judge(const Game& game, const AnyTry& wanted);

} // namespace theco::chess
