// SPDX-License-Identifier: MIT
#include "lessons/rules.hpp"

#include "core/chess/winnable.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::lessons {

using chess::Move;
using chess::PieceType;
using chess::Position;

namespace {

std::optional<PieceType> taken(const Position& position, Move move) {
    if (move.isEnPassant()) return PieceType::Pawn;
    const std::optional<chess::Piece> there = position.pieceAt(move.to());
    if (!there || move.isCastle()) return std::nullopt;
    return there->type;
}

bool noMoves(const Position& position) {
    return !chess::hasLegalMove(position);
}

} // namespace

bool reaches(const Position& position, Move move, Goal goal) {
    const auto after = [&] { return position.after(move); };
    switch (goal) {
    case Goal::Legal:
        return true;
    case Goal::Capture:
        return taken(position, move).has_value();
    case Goal::EnPassant:
        return move.isEnPassant();
    case Goal::Check:
        return after().inCheck();
    case Goal::Mate:
        return after().inCheck() && noMoves(after());
    case Goal::Stalemate:
        return !after().inCheck() && noMoves(after());
    }
    return false;
}

std::vector<MoveTry> movesReaching(const Position& position, Goal goal) {
    std::vector<MoveTry> out;
    for (const Move move : chess::legalMoves(position))
        if (reaches(position, move, goal)) out.push_back(tryOf(move));
    return out;
}

Bitboard reachedFrom(const Position& position, Square square) {
    Bitboard out = 0;
    for (const Move move : chess::legalMoves(position))
        if (move.from() == square) out |= chess::bit(move.to());
    return out;
}

RepliesTask sortedReplies(const Position& position) {
    RepliesTask out;
    for (const Move move : chess::legalMoves(position)) {
        if (move.from() == position.king(position.turn()))
            out.king.push_back(tryOf(move));
        else if (taken(position, move))
            out.capture.push_back(tryOf(move));
        else
            out.block.push_back(tryOf(move));
    }
    return out;
}

std::optional<Class> classify(const Position& position) {
    if (noMoves(position)) return position.inCheck() ? Class::Mate : Class::Stalemate;
    const std::optional<bool> dead = chess::isDeadPosition(position);
    if (!dead) return std::nullopt;
    if (*dead) return Class::Dead;
    return position.inCheck() ? Class::Check : Class::None;
}

std::optional<Outcome> outcomeOf(const Position& afterMove) {
    if (noMoves(afterMove)) return afterMove.inCheck() ? Outcome::Misses : Outcome::Stalemate;
    const std::optional<bool> dead = chess::isDeadPosition(afterMove);
    if (!dead) return std::nullopt;
    return *dead ? Outcome::Dead : Outcome::Misses;
}

std::optional<int> firstClaimable(const chess::Game& game, ClaimRule rule) {
    for (int ply = 0; ply <= game.plies(); ++ply) {
        const Position& position = game.positionAt(ply);
        if (position.inCheck() && noMoves(position)) continue;
        const auto holds = [&] {
            switch (rule) {
            case ClaimRule::Threefold:
                return game.occurrencesAt(ply) >= chess::kThreefold;
            case ClaimRule::Fivefold:
                return game.occurrencesAt(ply) >= chess::kFivefold;
            case ClaimRule::Fifty:
                return position.halfmoveClock() >= chess::kFiftyMoves;
            case ClaimRule::SeventyFive:
                return position.halfmoveClock() >= chess::kSeventyFiveMoves;
            }
            return false;
        };
        if (holds()) return ply;
    }
    return std::nullopt;
}

bool reaches(const Position& before, Move move, const PromotionTask& task) {
    if (task.capture) return taken(before, move) == task.capture;
    return reaches(before, move, Goal::Mate);
}

bool isForcedAfter(const Position& before, Move move, const PromotionTask& task, int moves) {
    if (reaches(before, move, task)) return true;
    if (moves == 0) return false;
    const Position after = before.after(move);
    const chess::MoveList replies = chess::legalMoves(after);
    return !replies.empty() && std::all_of(replies.begin(), replies.end(), [&](Move reply) {
        return canForce(after.after(reply), task, moves);
    });
}

bool canForce(const Position& position, const PromotionTask& task, int moves) {
    const chess::MoveList mine = chess::legalMoves(position);
    return std::any_of(mine.begin(), mine.end(),
                       [&](Move move) { return isForcedAfter(position, move, task, moves - 1); });
}

} // namespace theco::lessons
