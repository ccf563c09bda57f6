// SPDX-License-Identifier: MIT
// Stages 3 to 5 of the judge: how men move (Articles 3.2 to 3.8.1), what stands in their way, en
// passant (3.7.4.1), the own king (3.9.2) and promotion (3.7.5.1).
#include "core/chess/attacks.hpp"
#include "core/chess/judging.hpp"
#include "core/chess/king_safety.hpp"

#include <algorithm>
#include <cstdlib>

namespace theco::chess::judging {

namespace {

/// A step as its owner sees it: `ahead` counts ranks towards the other side.
struct Step {
    int aside;
    int ahead;
};

Step stepOf(Color side, Square from, Square to) {
    return {std::abs(fileOf(to) - fileOf(from)), relativeRank(side, to) - relativeRank(side, from)};
}

Reason at(ReasonCode code, Square square) {
    return {code, {square}, {}};
}

std::optional<Reason> pawnGeometry(Color side, Square from, Square to) {
    const Step step = stepOf(side, from, to);
    const bool straight = step.aside == 0;
    if (step.ahead == 1 && step.aside <= 1) return std::nullopt;
    if (straight && step.ahead == 2) {
        if (relativeRank(side, from) == 1) return std::nullopt;
        return at(ReasonCode::PawnDoubleNotHome, from);
    }
    if ((step.ahead == -1 && step.aside <= 1) || (straight && step.ahead == -2))
        return at(ReasonCode::PawnBackward, to);
    return at(ReasonCode::BadGeometry, to);
}

/// The last of the moves that ended on `square`: how the man there came to stand there. Nothing
/// when it stood there from the start.
std::optional<Move> arrival(const Game& game, Square square) {
    const std::vector<Move>& moves = game.moves();
    const auto found =
        std::find_if(moves.rbegin(), moves.rend(), [&](Move move) { return move.to() == square; });
    if (found == moves.rend()) return std::nullopt;
    return *found;
}

/// A pawn's diagonal step to an empty square where nothing may be taken en passant.
Reason emptyDiagonal(const Game& game, Square from, Square to) {
    const Position& position = game.position();
    const Color side = position.turn();
    const Square beside = makeSquare(fileOf(to), rankOf(from));
    const std::optional<Piece> neighbour = position.pieceAt(beside);
    if (!neighbour || neighbour->color == side) return at(ReasonCode::PawnDiagonalEmpty, to);

    const bool fifthRank = relativeRank(side, from) == 4;
    const std::optional<Move> came = arrival(game, beside);
    if (neighbour->type == PieceType::Pawn) {
        if (!fifthRank) return at(ReasonCode::EpWrongRank, beside);
        const bool atStart = game.start().doubleStepSquare() == to;
        if (came ? came->kind() == MoveKind::DoubleStep : atStart)
            return at(ReasonCode::EpTooLate, beside);
        return at(came ? ReasonCode::EpSingleStep : ReasonCode::EpNoRight, beside);
    }
    // A rook or queen that has just gone over the square, as a pawn would have: the confusion is
    // worth a word of its own.
    const Square twoBeyond = makeSquare(fileOf(to), side == Color::White ? 6 : 1);
    const bool justNow = came && came == game.moves().back() && came->from() == twoBeyond;
    if (fifthRank && justNow) return at(ReasonCode::EpNotAPawn, beside);
    return at(ReasonCode::PawnDiagonalEmpty, to);
}

Reasons pawnOccupation(const Game& game, Square from, Square to) {
    const Position& position = game.position();
    const Color side = position.turn();
    const Step step = stepOf(side, from, to);
    const std::optional<Piece> target = position.pieceAt(to);
    if (step.ahead == 2) {
        const Bitboard way = (between(from, to) | bit(to)) & position.occupied();
        if (way == 0) return {};
        return {{ReasonCode::PawnDoubleBlocked, squaresOf(way), {}}};
    }
    if (target && target->color == side) return {at(ReasonCode::OwnPieceOnTarget, to)};
    if (step.aside == 0)
        return target ? Reasons{at(ReasonCode::PawnStraightCapture, to)} : Reasons{};
    if (target || position.doubleStepSquare() == to) return {};
    return {emptyDiagonal(game, from, to)};
}

std::optional<Reason> kingReason(const Position& position, Square from, Square to) {
    const Color side = position.turn();
    const bool pawn = contains(position.pieces(side, PieceType::Pawn), from);
    const bool occupied = contains(position.occupied(), to);
    const bool enPassant = pawn && fileOf(from) != fileOf(to) && !occupied;
    const Square taken = enPassant ? makeSquare(fileOf(to), rankOf(from)) : to;
    const Bitboard attackers = attackersAfter(position, from, to, taken);
    if (attackers == 0) return std::nullopt;

    const bool kingMoves = position.king(side) == from;
    ReasonCode code = ReasonCode::ExposesKing;
    if (kingMoves)
        code = occupied ? ReasonCode::KingTakesDefended : ReasonCode::KingIntoAttack;
    else if ((attackers & position.checkers()) != 0)
        code = ReasonCode::LeavesKingInCheck;
    else if (enPassant)
        code = ReasonCode::EpExposesKing;
    return Reason{code, {kingMoves ? to : position.king(side)}, squaresOf(attackers)};
}

std::optional<Reason> promotionReason(const Position& position, const MoveTry& wanted) {
    const Color side = position.turn();
    const bool pawn = contains(position.pieces(side, PieceType::Pawn), wanted.from);
    if (!pawn || relativeRank(side, wanted.to) != 7) {
        if (wanted.promotion) return at(ReasonCode::PromoNotHere, wanted.to);
        return std::nullopt;
    }
    if (!wanted.promotion) return at(ReasonCode::PromoMissing, wanted.to);
    if (*wanted.promotion == PieceType::King) return at(ReasonCode::PromoKing, wanted.to);
    if (*wanted.promotion == PieceType::Pawn) return at(ReasonCode::PromoPawn, wanted.to);
    return std::nullopt;
}

} // namespace

bool beforeByName(Square a, Square b) {
    return fileOf(a) != fileOf(b) ? fileOf(a) < fileOf(b) : rankOf(a) < rankOf(b);
}

std::vector<Square> squaresOf(Bitboard set) {
    std::vector<Square> out;
    while (set != 0)
        out.push_back(popSquare(set));
    std::sort(out.begin(), out.end(), beforeByName);
    return out;
}

std::optional<Reason> geometryReason(const Position& position, Square from, Square to) {
    const Piece piece = *position.pieceAt(from);
    if (from == to) return at(ReasonCode::BadGeometry, to);
    if (piece.type == PieceType::Pawn) return pawnGeometry(piece.color, from, to);
    if (contains(attacksOf(piece, from, 0), to)) return std::nullopt;
    return at(ReasonCode::BadGeometry, to);
}

Reasons occupationReasons(const Game& game, Square from, Square to) {
    const Position& position = game.position();
    const PieceType type = position.pieceAt(from)->type;
    if (type == PieceType::Pawn) return pawnOccupation(game, from, to);
    Reasons out;
    if (contains(position.pieces(position.turn()), to))
        out.push_back(at(ReasonCode::OwnPieceOnTarget, to));
    const Bitboard way = type == PieceType::Knight ? 0 : between(from, to) & position.occupied();
    if (way != 0) out.push_back({ReasonCode::PathBlocked, squaresOf(way), {}});
    return out;
}

Reasons finalReasons(const Position& position, const MoveTry& wanted) {
    Reasons out;
    if (auto reason = kingReason(position, wanted.from, wanted.to))
        out.push_back(std::move(*reason));
    if (auto reason = promotionReason(position, wanted)) out.push_back(std::move(*reason));
    return out;
}

} // namespace theco::chess::judging
