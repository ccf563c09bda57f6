// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/article_4_touch.hpp"

#include "arbiter/laws/fide_2023/drafting.hpp"

#include <algorithm>

namespace theco::laws::fide2023 {

namespace {

using namespace chess;
using Moves = std::vector<Move>;

/// What was touched with intent, in order, each piece once.
struct Touched {
    std::vector<Square> own;
    std::vector<Square> enemy;
    std::vector<Square> all;
};

Touched intended(const Position& position, const std::vector<Touch>& touches) {
    Touched out;
    for (const Touch& touch : touches) {
        const auto piece = position.pieceAt(touch.square);
        if (touch.kind != TouchKind::Intent || !piece) continue;
        if (std::count(out.all.begin(), out.all.end(), touch.square) > 0) continue;
        out.all.push_back(touch.square);
        (piece->color == position.turn() ? out.own : out.enemy).push_back(touch.square);
    }
    return out;
}

Square captureSquare(Move move) {
    return move.isEnPassant() ? makeSquare(fileOf(move.to()), rankOf(move.from())) : move.to();
}

bool captures(const Position& position, Move move, Square square) {
    const auto victim = position.pieceAt(square);
    return captureSquare(move) == square && victim && victim->color != position.turn();
}

template <class Wanted> Moves chosen(const Moves& moves, Wanted wanted) {
    Moves out;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(out), wanted);
    return out;
}

bool isKing(const Position& position, Square square) {
    return square == position.king(position.turn());
}

/// A rook in its corner while the king is at home: the two with which one castles, whether or not
/// the right is still there.
bool isCastlingPair(const Position& position, Square king, Square rook) {
    const Color us = position.turn();
    return isKing(position, king) && fileOf(king) == 4 && relativeRank(us, king) == 0 &&
           position.pieceAt(rook) == Piece{us, PieceType::Rook} && relativeRank(us, rook) == 0 &&
           (fileOf(rook) == 0 || fileOf(rook) == 7);
}

bool castlesWith(Move move, Square rook) {
    return move.isCastle() && (fileOf(move.to()) == 6) == (fileOf(rook) == 7);
}

/// Own pieces in the order of touching, without those in front that can neither move nor castle: a
/// bishop that cannot move does not undo the castling that was begun after it (4.3.1).
std::vector<Square> ownThatCount(const Position& position, const Touched& touched,
                                 const Moves& legal) {
    const auto counts = [&](Square square) {
        const auto piece = position.pieceAt(square);
        return piece->type == PieceType::King || piece->type == PieceType::Rook ||
               std::any_of(legal.begin(), legal.end(),
                           [&](Move move) { return move.from() == square; });
    };
    std::vector<Square> own;
    for (const Square square : touched.own)
        if (!own.empty() || counts(square)) own.push_back(square);
    return own;
}

/// 4.4.1 and 4.4.3: the king and then a rook.
TouchRuling kingThenRook(Square king, Square rook, const Moves& legal) {
    Moves moves = chosen(legal, [&](Move move) { return castlesWith(move, rook); });
    if (!moves.empty()) return {moves, {"4.4.1"}, kEdition};
    moves = chosen(legal, [&](Move move) { return move.from() == king; });
    if (!moves.empty()) return {moves, {"4.4.3"}, kEdition};
    return {legal, {"4.4.3"}, kEdition};
}

/// 4.3 among these moves: what binds, or nothing.
std::optional<TouchRuling> bindingTouch(const Position& position, const Touched& touched,
                                        const Moves& allowed) {
    const auto movedOrCaptured = [&](Square square) {
        return chosen(allowed, [&](Move move) {
            return move.from() == square || captures(position, move, square);
        });
    };
    const bool both = !touched.own.empty() && !touched.enemy.empty();
    if (both) {
        const Moves moves = chosen(allowed, [&](Move move) {
            return move.from() == touched.own.front() &&
                   captures(position, move, touched.enemy.front());
        });
        if (!moves.empty()) return TouchRuling{moves, {"4.3.3"}, kEdition};
    }
    const std::string_view article = both ? "4.3.3" : touched.enemy.empty() ? "4.3.1" : "4.3.2";
    for (const Square square : touched.all) {
        Moves moves = movedOrCaptured(square);
        if (!moves.empty()) return TouchRuling{moves, {article}, kEdition};
    }
    return std::nullopt;
}

/// Nothing was touched with intent: by adjusting (4.2.1) or by accident (4.2.2).
Articles harmless(const std::vector<Touch>& touches) {
    Articles articles;
    const auto has = [&](TouchKind kind) {
        return std::any_of(touches.begin(), touches.end(),
                           [&](const Touch& touch) { return touch.kind == kind; });
    };
    if (has(TouchKind::Adjusted)) articles.push_back("4.2.1");
    if (has(TouchKind::Accident)) articles.push_back("4.2.2");
    if (articles.empty()) articles.push_back("4.3");
    return articles;
}

} // namespace

TouchRuling touch(const Position& position, const std::vector<Touch>& touches) {
    const MoveList list = legalMoves(position);
    const Moves legal(list.begin(), list.end());
    const Touched touched = intended(position, touches);
    if (legal.empty()) return {{}, {"4.5", position.inCheck() ? "5.1.1" : "5.2.1"}, kEdition};
    if (touched.all.empty()) return {legal, harmless(touches), kEdition};

    const std::vector<Square> own = ownThatCount(position, touched, legal);
    const bool two = own.size() >= 2;
    // Castling was begun only when no enemy piece was touched before.
    const bool ownFirst =
        two && touched.all.front() == touched.own.front() &&
        (touched.enemy.empty() ||
         std::find(touched.all.begin(), touched.all.end(), own[1]) <
             std::find(touched.all.begin(), touched.all.end(), touched.enemy.front()));
    if (ownFirst && isCastlingPair(position, own[0], own[1]))
        return kingThenRook(own[0], own[1], legal);

    // 4.4.2: a rook and then the king.
    Moves allowed = legal;
    bool barred = false;
    const auto king = std::find_if(own.begin(), own.end(),
                                   [&](Square square) { return isKing(position, square); });
    for (auto rook = own.begin(); rook != king && king != own.end(); ++rook) {
        if (!isCastlingPair(position, *king, *rook)) continue;
        barred = true;
        allowed = chosen(allowed, [&](Move move) { return !castlesWith(move, *rook); });
    }
    std::optional<TouchRuling> ruling = bindingTouch(position, touched, allowed);
    if (!ruling) ruling = TouchRuling{allowed, {"4.5"}, kEdition};
    if (barred) ruling->articles.insert(ruling->articles.begin(), "4.4.2");
    return *ruling;
}

MustMove boundBy(const Position& position, const std::optional<std::vector<Square>>& touched) {
    if (!touched) return MustMove::TouchedPiece;
    for (const Move move : legalMoves(position))
        for (const Square square : *touched)
            if (move.from() == square || captures(position, move, square))
                return MustMove::TouchedPiece;
    return MustMove::AnyLegal;
}

std::vector<Move> movesOf(const Position& position, Square square) {
    return obligedBy(position, {square});
}

std::vector<Move> obligedBy(const Position& position, const std::vector<Square>& touched) {
    std::vector<Touch> touches;
    for (const Square square : touched)
        touches.push_back({square});
    return touch(position, touches).obliged;
}

} // namespace theco::laws::fide2023
