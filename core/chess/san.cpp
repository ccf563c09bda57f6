// SPDX-License-Identifier: MIT
// Between SAN and the legal moves of a position. The text alone is read in san_shape.cpp.
#include "core/chess/king_safety.hpp"
#include "core/chess/notation.hpp"

namespace theco::chess {

namespace {

constexpr std::string_view kEnglish = " NBRQK";
constexpr std::string_view kVietnamese = " MTXHV";

char letterOf(PieceType type, Letters letters) {
    const std::string_view row = letters == Letters::English ? kEnglish : kVietnamese;
    return row[static_cast<std::size_t>(index(type))];
}

char fileLetter(Square s) {
    return static_cast<char>('a' + fileOf(s));
}

char rankDigit(Square s) {
    return static_cast<char>('1' + rankOf(s));
}

/// Other men of the same kind that could legally go to the same square.
Bitboard rivals(const Position& position, Move move, PieceType type) {
    const Piece piece{position.turn(), type};
    // Every piece but the pawn moves as it attacks, so the squares it may come from are those that
    // it would attack from the target.
    Bitboard others = position.pieces(piece.color, type) &
                      attacksOf(piece, move.to(), position.occupied()) & ~bit(move.from());
    Bitboard legal = 0;
    while (others != 0) {
        const Square from = popSquare(others);
        if (attackersAfter(position, from, move.to(), move.to()) == 0) legal |= bit(from);
    }
    return legal;
}

/// The fewest letters that tell the man apart: file, else rank, else both.
void writeOrigin(const Position& position, Move move, PieceType type, std::string& out) {
    const Bitboard others = rivals(position, move, type);
    if (others == 0) return;
    bool sameFile = false;
    bool sameRank = false;
    for (Bitboard rest = others; rest != 0;) {
        const Square other = popSquare(rest);
        sameFile |= fileOf(other) == fileOf(move.from());
        sameRank |= rankOf(other) == rankOf(move.from());
    }
    if (!sameFile || sameRank) out += fileLetter(move.from());
    if (sameFile) out += rankDigit(move.from());
}

bool fits(const SanTry& wanted, Square from) {
    return (!wanted.fromFile || *wanted.fromFile == fileOf(from)) &&
           (!wanted.fromRank || *wanted.fromRank == rankOf(from));
}

/// The pawn's move from `from` to `to`, as far as the men around it allow it.
std::optional<Move> pawnMove(const Position& position, Square from, Square to,
                             std::optional<PieceType> promotion) {
    const Color side = position.turn();
    const bool last = relativeRank(side, to) == 7;
    const bool promotes =
        promotion && *promotion != PieceType::Pawn && *promotion != PieceType::King;
    if (last != promotes || last != promotion.has_value()) return std::nullopt;
    MoveKind kind = last ? MoveKind::Promotion : MoveKind::Normal;
    const Bitboard occupied = position.occupied();
    const int steps = relativeRank(side, to) - relativeRank(side, from);
    if (fileOf(from) == fileOf(to)) {
        if (steps == 2 && relativeRank(side, from) == 1) {
            kind = MoveKind::DoubleStep;
        } else if (steps != 1) {
            return std::nullopt;
        }
        if (((between(from, to) | bit(to)) & occupied) != 0) return std::nullopt;
    } else {
        if (!contains(attacksOf({side, PieceType::Pawn}, from, occupied), to)) return std::nullopt;
        if (!contains(position.pieces(~side), to)) {
            if (position.doubleStepSquare() != to) return std::nullopt;
            kind = MoveKind::EnPassant;
        }
    }
    return Move(from, to, kind, promotion.value_or(PieceType::Knight));
}

/// The legal move of a man that stands on `from`; other men than pawns must reach `to`.
std::optional<Move> legalMoveOf(const Position& position, PieceType type, Square from, Square to,
                                std::optional<PieceType> promotion) {
    std::optional<Move> move;
    if (type == PieceType::Pawn) {
        move = pawnMove(position, from, to, promotion);
    } else if (!promotion && !contains(position.pieces(position.turn()), to)) {
        move = Move(from, to);
    }
    if (!move) return std::nullopt;
    const Square taken = move->isEnPassant() ? makeSquare(fileOf(to), rankOf(from)) : to;
    if (attackersAfter(position, from, to, taken) != 0) return std::nullopt;
    return move;
}

Result<Move, SanError> findCastling(const Position& position, bool kingside) {
    const Square king = position.king(position.turn());
    const Square to = makeSquare(kingside ? 6 : 2, rankOf(king));
    const std::optional<Move> move = legalMove(position, {king, to, std::nullopt});
    if (!move || !move->isCastle()) return Err{SanError::NoSuchMove};
    return *move;
}

} // namespace

std::string toSan(const Position& position, Move move, Letters letters) {
    std::string out;
    if (move.isCastle()) {
        const bool kingside = fileOf(move.to()) == 6;
        if (letters == Letters::English)
            out = kingside ? "O-O" : "O-O-O";
        else
            out = kingside ? "0-0" : "0-0-0";
    } else {
        const std::optional<Piece> mover = position.pieceAt(move.from());
        const PieceType type = mover ? mover->type : PieceType::Pawn;
        const bool capture = contains(position.occupied(), move.to()) || move.isEnPassant();
        if (type != PieceType::Pawn) {
            out += letterOf(type, letters);
            if (type != PieceType::King) writeOrigin(position, move, type, out);
        } else if (capture) {
            out += fileLetter(move.from());
        }
        if (capture) out += 'x';
        out += toString(move.to());
        if (const std::optional<PieceType> promotion = move.promotion()) {
            out += '=';
            out += letterOf(*promotion, letters);
        }
    }
    const Position next = position.after(move);
    if (next.inCheck()) out += hasLegalMove(next) ? '+' : '#';
    return out;
}

Result<Move, SanError> findSan(const Position& position, const SanTry& wanted) {
    if (wanted.kind != SanTry::Kind::Piece)
        return findCastling(position, wanted.kind == SanTry::Kind::CastleKingside);
    if (!wanted.to) return Err{SanError::Unreadable};

    const Piece piece{position.turn(), wanted.piece};
    const Square to = *wanted.to;
    Bitboard origins = position.pieces(piece.color, piece.type);
    if (piece.type != PieceType::Pawn) origins &= attacksOf(piece, to, position.occupied());
    std::optional<Move> found;
    while (origins != 0) {
        const Square from = popSquare(origins);
        if (!fits(wanted, from)) continue;
        // A pawn that leaves its file says so: a bare `d6` is a step on the d-file.
        const bool bare = piece.type == PieceType::Pawn && !wanted.fromFile;
        if (bare && fileOf(from) != fileOf(to)) continue;
        const std::optional<Move> move =
            legalMoveOf(position, piece.type, from, to, wanted.promotion);
        if (!move) continue;
        if (found) return Err{SanError::Ambiguous};
        found = move;
    }
    if (!found) return Err{SanError::NoSuchMove};
    return *found;
}

Result<Move, SanError> parseSan(const Position& position, std::string_view text, Letters letters) {
    const std::optional<SanTry> shape = parseSanShape(text, letters);
    if (!shape) return Err{SanError::Unreadable};
    return findSan(position, *shape);
}

Result<Move, SanError> parseAnyMove(const Position& position, std::string_view text) {
    bool readable = false;
    if (const std::optional<MoveTry> uci = parseUci(text)) {
        readable = true;
        if (const std::optional<Move> move = legalMove(position, *uci)) return *move;
    }
    std::optional<Move> found;
    for (const Letters letters : {Letters::English, Letters::Vietnamese}) {
        const Result<Move, SanError> move = parseSan(position, text, letters);
        if (move) {
            if (found && *found != *move) return Err{SanError::Ambiguous};
            found = *move;
        } else if (move.error() == SanError::Ambiguous) {
            return Err{SanError::Ambiguous};
        } else {
            readable |= move.error() != SanError::Unreadable;
        }
    }
    if (found) return *found;
    return Err{readable ? SanError::NoSuchMove : SanError::Unreadable};
}

} // namespace theco::chess
