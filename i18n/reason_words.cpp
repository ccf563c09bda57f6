// SPDX-License-Identifier: MIT
// Why a move may not be played, in one sentence: the rule, and the squares and men that make it
// apply here.
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"
#include "i18n/phrases.hpp"

#include <algorithm>

namespace theco::i18n {
namespace {

using namespace chess;

/// What was tried, as far as the notation it was written in says.
struct Tried {
    std::optional<PieceType> piece;
    std::optional<Square> from;
    std::optional<Square> to;
    bool kingside = true;
};

Tried understand(const AnyTry& wanted, const Position& position) {
    Tried tried;
    if (const auto* squares = std::get_if<MoveTry>(&wanted)) {
        if (const auto man = position.pieceAt(squares->from)) tried.piece = man->type;
        tried.from = squares->from;
        tried.to = squares->to;
        tried.kingside = fileOf(squares->to) > fileOf(squares->from);
    } else if (const auto* castle = std::get_if<CastleTry>(&wanted)) {
        tried.kingside = *castle == CastleTry::Kingside;
    } else {
        const auto& san = std::get<SanTry>(wanted);
        tried.piece = san.piece;
        tried.to = san.to;
        tried.kingside = san.kind != SanTry::Kind::CastleQueenside;
        if (san.piece == PieceType::King) tried.from = position.king(position.turn());
    }
    return tried;
}

std::string kingGeometry(const Tried& tried, const Position& position) {
    const Color us = position.turn();
    const Square home = us == Color::White ? Square::E1 : Square::E8;
    if (tried.from && tried.to && rankOf(*tried.from) == rankOf(*tried.to)) {
        const auto target = position.pieceAt(*tried.to);
        if (*tried.from == home && target == Piece{us, PieceType::Rook})
            return tr("A king moves one square; to castle, move it two squares towards the rook.");
        const int distance = fileOf(*tried.to) - fileOf(*tried.from);
        if (*tried.from != home && (distance == 2 || distance == -2))
            return fill(tr("A king moves one square; castling starts only from {square}."),
                        {{"square", toString(home)}});
    }
    return movesLike(PieceType::King);
}

std::string geometry(const Tried& tried, const Position& position) {
    if (tried.from && tried.from == tried.to)
        return tr("A move must take the piece to another square.");
    const PieceType type = tried.piece.value_or(PieceType::Pawn);
    return type == PieceType::King ? kingGeometry(tried, position) : movesLike(type);
}

std::string noSuchPiece(const AnyTry& wanted, const Position& position) {
    const auto* san = std::get_if<SanTry>(&wanted);
    const PieceType type = san != nullptr ? san->piece : PieceType::Pawn;
    std::optional<int> file = san != nullptr ? san->fromFile : std::nullopt;
    const std::optional<int> rank = san != nullptr ? san->fromRank : std::nullopt;
    // "d6" is written without a file, but only a pawn of the d-file can be meant.
    if (type == PieceType::Pawn && !file && san != nullptr && san->to) file = fileOf(*san->to);
    std::string text;
    if (file && rank) {
        text = tr("{side} has no {piece} on {square}.");
    } else if (file) {
        text = tr("{side} has no {piece} on the {file}-file.");
    } else if (rank) {
        text = tr("{side} has no {piece} on rank {rank}.");
    } else {
        text = tr("{side} has no {piece}.");
    }
    return fill(text, {{"side", sideName(position.turn())},
                       {"piece", pieceName(type)},
                       {"square", file && rank ? toString(makeSquare(*file, *rank)) : ""},
                       {"file", std::string(1, static_cast<char>('a' + file.value_or(0)))},
                       {"rank", std::to_string(rank.value_or(0) + 1)}});
}

bool isCastling(ReasonCode code) {
    return code >= ReasonCode::CastleKingMoved && code <= ReasonCode::CastleIntoCheck;
}

/// What comes behind "Castling is not possible:".
std::string castlingClause(const Reason& reason, const Position& position) {
    const std::string square = toString(reason.squares.back());
    const std::string men = menOn(position, reason.by);
    switch (reason.code) {
    case ReasonCode::CastleKingMoved:
        return tr("the king has already moved");
    case ReasonCode::CastleRookMoved: {
        const Piece rook{position.turn(), PieceType::Rook};
        return position.pieceAt(reason.squares.back()) == rook
                   ? fill(tr("the rook on {square} has already moved"), {{"square", square}})
                   : fill(tr("there is no rook on {square}"), {{"square", square}});
    }
    case ReasonCode::CastleRightLost: {
        const Square king = position.king(position.turn());
        const Square corner =
            reason.squares.front() == king ? reason.squares.back() : reason.squares.front();
        return fill(tr("the king or the rook on {square} has already moved"),
                    {{"square", toString(corner)}});
    }
    case ReasonCode::CastleBlocked:
        return fill(tr("the way between king and rook is blocked by {men}"),
                    {{"men", menOn(position, reason.squares)}});
    case ReasonCode::CastleInCheck:
        return fill(tr("the king is in check from {men}"), {{"men", men}});
    case ReasonCode::CastleThroughCheck:
        return fill(tr("the king would pass {square}, which is controlled by {men}"),
                    {{"square", square}, {"men", men}});
    case ReasonCode::CastleIntoCheck:
        return fill(tr("the king would land on {square}, which is controlled by {men}"),
                    {{"square", square}, {"men", men}});
    default:
        return {};
    }
}

std::string castlingSentence(Reasons reasons, const Position& position, bool kingside) {
    // As they are taught: have they moved, is the way free, is the king safe.
    std::sort(reasons.begin(), reasons.end(),
              [](const Reason& a, const Reason& b) { return a.code < b.code; });
    std::vector<std::string> clauses;
    for (const Reason& reason : reasons)
        clauses.push_back(castlingClause(reason, position));
    return fill(kingside ? tr("Castling kingside is not possible: {reasons}.")
                         : tr("Castling queenside is not possible: {reasons}."),
                {{"reasons", listed(clauses)}});
}

/// The smaller, the more it explains: the king's safety first, shape and notation last.
int weight(ReasonCode code) {
    switch (code) {
    case ReasonCode::PathBlocked:
        return 1;
    case ReasonCode::OwnPieceOnTarget:
        return 2;
    case ReasonCode::PromoMissing:
    case ReasonCode::PromoKing:
    case ReasonCode::PromoPawn:
    case ReasonCode::PromoNotHere:
        return 3;
    default:
        return 0;
    }
}

} // namespace

std::string movesLike(PieceType type) {
    switch (type) {
    case PieceType::Pawn:
        return tr("A pawn moves straight ahead and captures one square diagonally ahead.");
    case PieceType::Knight:
        return tr("A knight moves in the shape of an L: two squares one way, then one square to "
                  "the side.");
    case PieceType::Bishop:
        return tr("A bishop moves only diagonally.");
    case PieceType::Rook:
        return tr("A rook moves only along a file or a rank.");
    case PieceType::Queen:
        return tr("A queen moves only in a straight line: along a file, a rank or a diagonal.");
    case PieceType::King:
        return tr("A king moves only one square at a time.");
    }
    return {};
}

std::string sentence(const Reason& reason, const Position& position, const AnyTry& wanted) {
    const Tried tried = understand(wanted, position);
    if (isCastling(reason.code)) return castlingSentence({reason}, position, tried.kingside);

    const Color us = position.turn();
    const Square where = reason.squares.front();
    const std::string square = toString(where);
    const std::string men = menOn(position, reason.by);
    const std::string piece = pieceName(tried.piece.value_or(PieceType::Pawn));
    const auto standing = position.pieceAt(where);
    const std::string there = standing ? pieceName(standing->type) : std::string();

    switch (reason.code) {
    case ReasonCode::GameOver:
        return fill(reason.by.empty() ? tr("The game is drawn: {side} has no legal move and is not "
                                           "in check (stalemate).")
                                      : tr("The game is over: the king of {side} is checkmated."),
                    {{"side", sideName(us)}});
    case ReasonCode::EmptySquare:
        return fill(tr("There is no piece on {square}."), {{"square", square}});
    case ReasonCode::NotYourTurn:
        return fill(
            tr("It is {side} to move, and {man} belongs to {other}."),
            {{"side", sideName(us)}, {"man", manOn(position, where)}, {"other", sideName(~us)}});
    case ReasonCode::BadGeometry:
        return geometry(tried, position);
    case ReasonCode::PawnBackward:
        return tr("A pawn never moves backwards.");
    case ReasonCode::PawnDoubleNotHome:
        return fill(tr("A pawn moves two squares only from its starting square, and the pawn on "
                       "{square} has left it."),
                    {{"square", square}});
    case ReasonCode::OwnPieceOnTarget:
        return fill(tr("Your own {piece} stands on {square}."),
                    {{"piece", there}, {"square", square}});
    case ReasonCode::PathBlocked:
        return fill(tr("The way of the {piece} is blocked by {men}."),
                    {{"piece", piece}, {"men", menOn(position, reason.squares)}});
    case ReasonCode::PawnStraightCapture:
        return fill(tr("A pawn does not capture straight ahead, and on {square} stands a {piece}."),
                    {{"piece", there}, {"square", square}});
    case ReasonCode::PawnDoubleBlocked:
        return fill(tr("The pawn cannot move two squares: its way is blocked by {men}."),
                    {{"men", menOn(position, reason.squares)}});
    case ReasonCode::PawnDiagonalEmpty:
        return fill(tr("A pawn moves diagonally only to capture, and {square} is empty."),
                    {{"square", square}});
    case ReasonCode::EpWrongRank:
        return fill(tr("The pawn on {square} cannot be captured en passant: your pawn would have "
                       "to stand on rank {rank}."),
                    {{"square", square}, {"rank", us == Color::White ? "5" : "4"}});
    case ReasonCode::EpTooLate:
        return fill(tr("It is too late: the pawn on {square} could be captured en passant only "
                       "right after it had moved two squares."),
                    {{"square", square}});
    case ReasonCode::EpSingleStep:
        return fill(tr("The pawn on {square} cannot be captured en passant: it did not come there "
                       "by moving two squares."),
                    {{"square", square}});
    case ReasonCode::EpNoRight:
        return fill(tr("En passant is possible only right after a pawn has moved two squares, and "
                       "the pawn on {square} has not just done so."),
                    {{"square", square}});
    case ReasonCode::EpNotAPawn:
        return fill(tr("Only a pawn can be captured en passant, and on {square} stands a {piece}."),
                    {{"square", square}, {"piece", there}});
    case ReasonCode::PromoMissing:
        return tr("A pawn that reaches the last rank must promote: choose queen, rook, bishop or "
                  "knight.");
    case ReasonCode::PromoKing:
        return tr("A pawn cannot become a king: choose queen, rook, bishop or knight.");
    case ReasonCode::PromoPawn:
        return tr("On the last rank a pawn cannot stay a pawn: choose queen, rook, bishop or "
                  "knight.");
    case ReasonCode::PromoNotHere:
        return tr("There is no promotion here: only a pawn that reaches the last rank promotes.");
    case ReasonCode::KingTakesDefended:
        return fill(tr("The king cannot capture on {square}: that piece is protected by {men}."),
                    {{"square", square}, {"men", men}});
    case ReasonCode::KingIntoAttack:
        return fill(tr("The king cannot go to {square}: that square is controlled by {men}."),
                    {{"square", square}, {"men", men}});
    case ReasonCode::LeavesKingInCheck:
        return fill(tr("This does not get out of check: the king on {square} is still attacked by "
                       "{men}."),
                    {{"square", square}, {"men", men}});
    case ReasonCode::EpExposesKing:
        return fill(tr("This en passant capture is not possible: it would leave the king on "
                       "{square} in check from {men}."),
                    {{"square", square}, {"men", men}});
    case ReasonCode::ExposesKing:
        return fill(tr("The {piece} is pinned: if it moves, the king on {square} is in check from "
                       "{men}."),
                    {{"piece", piece}, {"square", square}, {"men", men}});
    case ReasonCode::NoSuchPiece:
        return noSuchPiece(wanted, position);
    case ReasonCode::Ambiguous:
        return fill(tr("More than one piece can go to {square}: {men}; say which."),
                    {{"square", tried.to ? toString(*tried.to) : square},
                     {"men", menOn(position, reason.squares)}});
    default:
        return {};
    }
}

std::string sentences(const Reasons& reasons, const Position& position, const AnyTry& wanted) {
    Reasons castling;
    Reasons others;
    for (const Reason& reason : reasons)
        (isCastling(reason.code) ? castling : others).push_back(reason);
    std::stable_sort(others.begin(), others.end(), [](const Reason& a, const Reason& b) {
        return weight(a.code) < weight(b.code);
    });

    std::vector<std::string> said;
    if (!castling.empty())
        said.push_back(castlingSentence(castling, position, understand(wanted, position).kingside));
    for (const Reason& reason : others) {
        std::string text = sentence(reason, position, wanted);
        // Two men refused for the same rule need it said once.
        if (std::find(said.begin(), said.end(), text) == said.end()) said.push_back(text);
    }
    if (said.empty()) return {};
    return said.size() == 1 ? said[0] : said[0] + " " + said[1];
}

} // namespace theco::i18n
