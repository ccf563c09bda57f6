// SPDX-License-Identifier: MIT
// Stage C of the judge (Article 3.8.2): the right, what stands between, and which squares are
// attacked on the board as it stands.
#include "core/chess/attacks.hpp"
#include "core/chess/judging.hpp"

#include <algorithm>

namespace theco::chess::judging {

namespace {

/// The rook is not there now, or what stands there has come by a move: a rook that comes back does
/// not bring the right back.
bool rookProvablyGone(const Game& game, Color side, bool kingside) {
    const Square corner = castlingHome(side, kingside).rook;
    if (game.position().pieceAt(corner) != Piece{side, PieceType::Rook}) return true;
    // The king cannot have moved while the other right is there: so it was this rook.
    const CastlingRights atStart = game.start().castling();
    if (!atStart.has(side, kingside) && atStart.has(side, !kingside)) return true;
    return std::any_of(game.moves().begin(), game.moves().end(),
                       [&](Move move) { return move.to() == corner; });
}

bool kingProvablyMoved(const Game& game, Color side) {
    const Square home = castlingHome(side, true).king;
    if (game.start().king(side) != home) return true;
    // It stood at home in the beginning, so the first move from there was its own.
    return std::any_of(game.moves().begin(), game.moves().end(),
                       [&](Move move) { return move.from() == home; });
}

void addLostRight(const Game& game, Color side, bool kingside, Reasons& out) {
    const Home home = castlingHome(side, kingside);
    const bool kingMoved = kingProvablyMoved(game, side);
    const bool rookGone = rookProvablyGone(game, side, kingside);
    if (kingMoved) out.push_back({ReasonCode::CastleKingMoved, {game.position().king(side)}, {}});
    if (rookGone) out.push_back({ReasonCode::CastleRookMoved, {home.rook}, {}});
    if (!kingMoved && !rookGone)
        out.push_back(
            {ReasonCode::CastleRightLost, squaresOf(bit(home.king) | bit(home.rook)), {}});
}

} // namespace

Home castlingHome(Color side, bool kingside) {
    const int rank = side == Color::White ? 0 : 7;
    return {makeSquare(4, rank), makeSquare(kingside ? 7 : 0, rank),
            makeSquare(kingside ? 5 : 3, rank), makeSquare(kingside ? 6 : 2, rank)};
}

Reasons castlingReasons(const Game& game, bool kingside) {
    const Position& position = game.position();
    const Color side = position.turn();
    const Home home = castlingHome(side, kingside);
    Reasons out;
    if (!position.castling().has(side, kingside)) addLostRight(game, side, kingside, out);
    // With the king elsewhere there is no way to speak of: only the lost right counts.
    if (position.king(side) != home.king) return out;

    const Bitboard blockers = between(home.king, home.rook) & position.occupied();
    if (blockers != 0) out.push_back({ReasonCode::CastleBlocked, squaresOf(blockers), {}});
    const auto attacked = [&](ReasonCode code, Square square) {
        const Bitboard attackers = position.attackers(square, ~side);
        if (attackers != 0) out.push_back({code, {square}, squaresOf(attackers)});
    };
    attacked(ReasonCode::CastleInCheck, home.king);
    attacked(ReasonCode::CastleThroughCheck, home.crossed);
    attacked(ReasonCode::CastleIntoCheck, home.target);
    return out;
}

} // namespace theco::chess::judging
