// SPDX-License-Identifier: MIT
// The judge: which stages a try goes through (see judging.hpp), and what SAN adds to them.
#include "core/chess/judging.hpp"

#include <algorithm>

namespace theco::chess {

namespace {

using namespace judging;

constexpr std::array<std::string_view, kReasonCodes> kNames{
    "GAME_OVER",
    "EMPTY_SQUARE",
    "NOT_YOUR_TURN",
    "BAD_GEOMETRY",
    "PAWN_BACKWARD",
    "PAWN_DOUBLE_NOT_HOME",
    "OWN_PIECE_ON_TARGET",
    "PATH_BLOCKED",
    "PAWN_STRAIGHT_CAPTURE",
    "PAWN_DOUBLE_BLOCKED",
    "PAWN_DIAGONAL_EMPTY",
    "EP_WRONG_RANK",
    "EP_TOO_LATE",
    "EP_SINGLE_STEP",
    "EP_NO_RIGHT",
    "EP_NOT_A_PAWN",
    "PROMO_MISSING",
    "PROMO_KING",
    "PROMO_PAWN",
    "PROMO_NOT_HERE",
    "KING_TAKES_DEFENDED",
    "KING_INTO_ATTACK",
    "LEAVES_KING_IN_CHECK",
    "EP_EXPOSES_KING",
    "EXPOSES_KING",
    "CASTLE_KING_MOVED",
    "CASTLE_ROOK_MOVED",
    "CASTLE_RIGHT_LOST",
    "CASTLE_BLOCKED",
    "CASTLE_IN_CHECK",
    "CASTLE_THROUGH_CHECK",
    "CASTLE_INTO_CHECK",
    "NO_SUCH_PIECE",
    "AMBIGUOUS",
};

bool before(const Reason& a, const Reason& b) {
    if (a.code != b.code) return code(a.code) < code(b.code);
    const auto less = [](const std::vector<Square>& x, const std::vector<Square>& y) {
        return std::lexicographical_compare(x.begin(), x.end(), y.begin(), y.end(), beforeByName);
    };
    if (a.squares != b.squares) return less(a.squares, b.squares);
    return less(a.by, b.by);
}

Reasons sorted(Reasons reasons) {
    std::sort(reasons.begin(), reasons.end(), before);
    reasons.erase(std::unique(reasons.begin(), reasons.end()), reasons.end());
    return reasons;
}

/// What the stages from 3 on found, and whether it was in stage 3 (SAN needs to know).
struct Finding {
    Reasons reasons;
    bool geometry = false;
};

/// Stages 3 to 5. There must be a man of the side to move on `wanted.from`.
Finding examine(const Game& game, const MoveTry& wanted) {
    const Position& position = game.position();
    if (auto fault = geometryReason(position, wanted.from, wanted.to)) return {{*fault}, true};
    Reasons reasons = occupationReasons(game, wanted.from, wanted.to);
    if (reasons.empty()) reasons = finalReasons(position, wanted);
    return {std::move(reasons), false};
}

/// The generator's move for a try in which nothing was found. That there is one is the judge's
/// promise (Article 3 in both), held by the property test.
Move granted(const Position& position, const MoveTry& wanted) {
    return legalMove(position, wanted).value_or(Move{wanted.from, wanted.to});
}

Result<Move, Reasons> verdict(const Position& position, const MoveTry& wanted, Reasons reasons) {
    if (!reasons.empty()) return Err{sorted(std::move(reasons))};
    return granted(position, wanted);
}

Result<Move, Reasons> judgeCastling(const Game& game, bool kingside,
                                    std::optional<PieceType> promotion) {
    const Position& position = game.position();
    const Home home = castlingHome(position.turn(), kingside);
    Reasons reasons = castlingReasons(game, kingside);
    if (promotion) reasons.push_back({ReasonCode::PromoNotHere, {home.target}, {}});
    return verdict(position, {home.king, home.target, std::nullopt}, std::move(reasons));
}

Result<Move, Reasons> judgeSquares(const Game& game, const MoveTry& wanted) {
    const Position& position = game.position();
    const std::optional<Piece> piece = position.pieceAt(wanted.from);
    if (!piece) return Err{Reasons{{ReasonCode::EmptySquare, {wanted.from}, {}}}};
    if (piece->color != position.turn())
        return Err{Reasons{{ReasonCode::NotYourTurn, {wanted.from}, {}}}};
    if (piece->type == PieceType::King)
        for (const bool kingside : {true, false}) {
            const Home home = castlingHome(piece->color, kingside);
            if (wanted.from == home.king && wanted.to == home.target)
                return judgeCastling(game, kingside, wanted.promotion);
        }
    return verdict(position, wanted, examine(game, wanted).reasons);
}

/// Our men that the text can mean. A pawn that does not name its file stays on it.
Bitboard candidates(const Position& position, const SanTry& wanted, Square to) {
    Bitboard out = 0;
    for (Bitboard men = position.pieces(position.turn(), wanted.piece); men != 0;) {
        const Square from = popSquare(men);
        const bool bare = wanted.piece == PieceType::Pawn && !wanted.fromFile;
        const int file = bare ? fileOf(to) : wanted.fromFile.value_or(fileOf(from));
        const int rank = wanted.fromRank.value_or(rankOf(from));
        if (from == makeSquare(file, rank)) out |= bit(from);
    }
    return out;
}

Result<Move, Reasons> judgeSan(const Game& game, const SanTry& wanted) {
    if (wanted.kind != SanTry::Kind::Piece || !wanted.to)
        return judgeCastling(game, wanted.kind == SanTry::Kind::CastleKingside, std::nullopt);

    const Position& position = game.position();
    const Square to = *wanted.to;
    const Bitboard men = candidates(position, wanted, to);
    if (men == 0) return Err{Reasons{{ReasonCode::NoSuchPiece, {to}, {}}}};

    Bitboard legal = 0;
    Reasons near;
    Reasons far;
    for (Bitboard rest = men; rest != 0;) {
        const Square from = popSquare(rest);
        Finding finding = examine(game, {from, to, wanted.promotion});
        if (finding.reasons.empty()) legal |= bit(from);
        Reasons& list = finding.geometry ? far : near;
        list.insert(list.end(), finding.reasons.begin(), finding.reasons.end());
    }
    if (count(legal) > 1) return Err{Reasons{{ReasonCode::Ambiguous, squaresOf(legal), {}}}};
    if (legal != 0) return granted(position, {firstSquare(legal), to, wanted.promotion});
    // A man that could never go there is not what was meant, unless none could.
    return Err{sorted(near.empty() ? std::move(far) : std::move(near))};
}

} // namespace

std::string_view code(ReasonCode c) {
    return kNames[static_cast<std::size_t>(c)];
}

std::optional<AnyTry> parseTry(std::string_view text) {
    if (const std::optional<MoveTry> uci = parseUci(text)) return AnyTry{*uci};
    for (const Letters letters : {Letters::English, Letters::Vietnamese}) {
        const std::optional<SanTry> san = parseSanShape(text, letters);
        if (!san) continue;
        if (san->kind == SanTry::Kind::CastleKingside) return AnyTry{CastleTry::Kingside};
        if (san->kind == SanTry::Kind::CastleQueenside) return AnyTry{CastleTry::Queenside};
        return AnyTry{*san};
    }
    return std::nullopt;
}

Result<Move, Reasons> judge(const Game& game, const AnyTry& wanted) {
    const Position& position = game.position();
    if (!hasLegalMove(position))
        return Err{Reasons{{ReasonCode::GameOver,
                            {position.king(position.turn())},
                            squaresOf(position.checkers())}}};
    if (const auto* squares = std::get_if<MoveTry>(&wanted)) return judgeSquares(game, *squares);
    if (const auto* castling = std::get_if<CastleTry>(&wanted))
        return judgeCastling(game, *castling == CastleTry::Kingside, std::nullopt);
    return judgeSan(game, std::get<SanTry>(wanted));
}

} // namespace theco::chess
