// SPDX-License-Identifier: MIT
#include "core/chess/pgn_spelling.hpp"

#include <algorithm>

namespace theco::chess::pgn {

namespace {

struct Sign {
    std::string_view text;
    int nag;
};

constexpr Sign kSigns[] = {
    {"=", 10},      {"\u221E", 13}, {"\u2A72", 14}, {"+=", 14},      {"\u2A71", 15}, {"=+", 15},
    {"\u00B1", 16}, {"+/-", 16},    {"\u2213", 17}, {"-/+", 17},     {"+-", 18},     {"-+", 19},
    {"\u25A1", 7},  {"\u2192", 40}, {"\u2191", 36}, {"\u21C6", 132}, {"N", 146},
};

bool isCapture(const Position& position, Move move) {
    return move.isEnPassant() || contains(position.occupied(), move.to());
}

/// Says more about where the man comes from than it needs to, or something else.
bool isOverspecified(const Position& position, const SanTry& wanted, Move move,
                     std::string_view word) {
    const bool any = wanted.fromFile || wanted.fromRank;
    switch (wanted.piece) {
    case PieceType::Pawn:
        return wanted.fromRank || word.front() == 'P' ||
               (wanted.fromFile && fileOf(move.from()) == fileOf(move.to()));
    case PieceType::King:
        return any;
    default:
        break;
    }
    if (!any) return false;
    const std::optional<SanTry> standard = parseSanShape(toSan(position, move), Letters::English);
    return standard &&
           (standard->fromFile != wanted.fromFile || standard->fromRank != wanted.fromRank);
}

PgnCode toCode(SanError error) {
    switch (error) {
    case SanError::Ambiguous:
        return PgnCode::AmbiguousMove;
    case SanError::NoSuchMove:
        return PgnCode::IllegalMove;
    case SanError::Unreadable:
        break;
    }
    return PgnCode::UnreadableMove;
}

} // namespace

Result<SpelledMove, PgnCode> findMove(const Position& position, std::string_view word) {
    SpelledMove out;
    std::optional<SanTry> wanted = parseSanShape(word, Letters::English);
    if (!wanted) {
        wanted = parseSanShape(word, Letters::Vietnamese);
        if (!wanted) return Err{PgnCode::UnreadableMove};
        out.oddities.push_back(PgnCode::VietnameseLetters);
    }
    const bool piece = wanted->kind == SanTry::Kind::Piece;
    if (piece && wanted->piece == PieceType::Pawn && wanted->capture && !wanted->fromFile) {
        return Err{PgnCode::UnreadableMove};
    }
    const Result<Move, SanError> found = findSan(position, *wanted);
    if (!found) return Err{toCode(found.error())};
    out.move = *found;
    out.check = wanted->check;
    out.mate = wanted->mate;

    const auto odd = [&out](bool is, PgnCode code) {
        if (is) out.oddities.push_back(code);
    };
    odd(wanted->zeros, PgnCode::CastleZeros);
    odd(wanted->figurine, PgnCode::Figurine);
    odd(wanted->promotionWithoutEquals, PgnCode::PromotionWithoutEquals);
    if (piece) {
        const bool capture = isCapture(position, out.move);
        odd(capture && !wanted->capture, PgnCode::MissingCaptureSign);
        odd(!capture && wanted->capture, PgnCode::WrongCaptureSign);
        odd(isOverspecified(position, *wanted, out.move, word), PgnCode::Overspecified);
    }
    return out;
}

std::optional<PgnCode> checkSignOddity(const SpelledMove& spelled, const Position& after) {
    if (!after.inCheck()) {
        if (spelled.check || spelled.mate) return PgnCode::WrongCheckSign;
        return std::nullopt;
    }
    if (!spelled.check && !spelled.mate) return PgnCode::MissingCheckSign;
    if (spelled.mate == hasLegalMove(after)) return PgnCode::WrongCheckSign;
    return std::nullopt;
}

int nagOfSign(std::string_view word) {
    const auto found = std::find_if(std::begin(kSigns), std::end(kSigns),
                                    [word](const Sign& sign) { return sign.text == word; });
    return found == std::end(kSigns) ? 0 : found->nag;
}

bool isNullMove(std::string_view word) {
    static constexpr std::string_view kNullMoves[] = {"--", "Z0", "0000", "@@@@"};
    return std::find(std::begin(kNullMoves), std::end(kNullMoves), word) != std::end(kNullMoves);
}

} // namespace theco::chess::pgn
