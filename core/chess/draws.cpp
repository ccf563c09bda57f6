// SPDX-License-Identifier: MIT
// When a game is drawn by the board, by repetition or by the move count, and what may be claimed.
#include "core/chess/attacks.hpp"
#include "core/chess/game.hpp"
#include "core/chess/position_access.hpp"
#include "core/chess/winnable.hpp"
#include "core/chess/winnable_material.hpp"

#include <algorithm>

namespace theco::chess {

bool canMateByMaterial(const Position& position, Color side) {
    return winning::materialAllows(PositionAccess::boards(position), side);
}

bool isDeadByMaterial(const Position& position) {
    return !canMateByMaterial(position, Color::White) && !canMateByMaterial(position, Color::Black);
}

namespace {

/// Sees most legal moves at a glance, so that a game being read need not generate moves at every
/// ply: no check, and a pawn that stands on no line with its king has a free square before it.
bool hasEasyMove(const Position& position) {
    if (position.inCheck()) return false;
    const Color us = position.turn();
    const Bitboard occupied = position.occupied();
    const Bitboard seen = attacksOf({us, PieceType::Queen}, position.king(us), occupied);
    const Bitboard free = position.pieces(us, PieceType::Pawn) & ~seen;
    return ((us == Color::White ? free << 8 : free >> 8) & ~occupied) != 0;
}

} // namespace

std::optional<EndReason> boardEnding(const Position& position) {
    // A pawn that is free to step is more than a dead position has, as far as can be seen quickly.
    if (hasEasyMove(position)) return std::nullopt;
    if (!hasLegalMove(position)) {
        return position.inCheck() ? EndReason::Checkmate : EndReason::Stalemate;
    }
    if (isDead(position)) return EndReason::DeadPosition;
    return std::nullopt;
}

// Only positions with the same side to move since the last capture or pawn move can be the same, so
// even a game of thousands of plies costs at most 75 key comparisons a move.
int Game::countBack(const Position& wanted, std::uint64_t key, int fromPly,
                    int halfmoveClock) const {
    int found = 0;
    const int oldest = std::max(0, fromPly - halfmoveClock);
    for (int ply = fromPly; ply >= oldest; ply -= 2) {
        const auto i = static_cast<std::size_t>(ply);
        if (keys_[i] == key && positions_[i].sameAs(wanted)) ++found;
    }
    return found;
}

int Game::occurrencesAt(int ply) const {
    const Position& wanted = positionAt(ply);
    return countBack(wanted, keys_[static_cast<std::size_t>(ply)], ply, wanted.halfmoveClock());
}

int Game::occurrencesAfter(Move move) const {
    const Position next = position().after(move);
    // The new position would stand at plies() + 1; its equals stood an even number of plies before.
    return 1 + countBack(next, next.repetitionKey(), plies() - 1, next.halfmoveClock() - 2);
}

bool Game::canClaimNow(ClaimKind kind) const {
    if (over()) return false;
    return kind == ClaimKind::Threefold ? occurrences() >= kThreefold
                                        : position().halfmoveClock() >= kFiftyMoves;
}

std::vector<Claim> Game::claims() const {
    std::vector<Claim> found;
    if (over()) return found;
    if (canClaimNow(ClaimKind::Threefold)) {
        found.push_back({ClaimKind::Threefold, std::nullopt, occurrences()});
    }
    if (canClaimNow(ClaimKind::Fifty)) {
        found.push_back({ClaimKind::Fifty, std::nullopt, position().halfmoveClock()});
    }
    for (const Move move : legalMoves(position())) {
        if (const int times = occurrencesAfter(move); times >= kThreefold) {
            found.push_back({ClaimKind::Threefold, move, times});
        }
        if (const int halfmoves = position().after(move).halfmoveClock();
            halfmoves >= kFiftyMoves) {
            found.push_back({ClaimKind::Fifty, move, halfmoves});
        }
    }
    return found;
}

bool Game::claimDraw(ClaimKind kind, std::optional<Move> intended) {
    if (intended) {
        const std::vector<Claim> right = claims();
        const bool holds = std::any_of(right.begin(), right.end(), [&](const Claim& claim) {
            return claim.kind == kind && claim.intended == intended;
        });
        if (!holds) return false;
    } else if (!canClaimNow(kind)) {
        return false;
    }
    ending_ = Ending{GameResult::Draw,
                     kind == ClaimKind::Threefold ? EndReason::Threefold : EndReason::Fifty};
    return true;
}

} // namespace theco::chess
