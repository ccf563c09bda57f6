// SPDX-License-Identifier: MIT
// Small questions to the bare boards, asked at every position of a search for a mate.
#pragma once

#include "core/chess/backend.hpp"
#include "core/chess/sliders.hpp"

#include <algorithm>

namespace theco::chess::winning {

/// One step of a king in all directions from every square of the set.
constexpr Bitboard spreadStraight(Bitboard b) {
    return b << 8 | b >> 8 | (b & ~kFileA) >> 1 | (b & ~kFileH) << 1;
}
constexpr Bitboard spreadDiagonal(Bitboard b) {
    return (b & ~kFileA) >> 9 | (b & ~kFileA) << 7 | (b & ~kFileH) << 9 | (b & ~kFileH) >> 7;
}
constexpr Bitboard spreadKing(Bitboard b) {
    return spreadStraight(b) | spreadDiagonal(b);
}
constexpr Bitboard spreadKnight(Bitboard b) {
    constexpr Bitboard kLeft2 = ~(kFileA | kFileA << 1);
    constexpr Bitboard kRight2 = ~(kFileH | kFileH >> 1);
    return (b & ~kFileA) << 15 | (b & ~kFileA) >> 17 | (b & ~kFileH) << 17 | (b & ~kFileH) >> 15 |
           (b & kLeft2) << 6 | (b & kLeft2) >> 10 | (b & kRight2) << 10 | (b & kRight2) >> 6;
}
constexpr Bitboard pawnsForward(Color c, Bitboard b) {
    return c == Color::White ? b << 8 : b >> 8;
}
constexpr Bitboard pawnsAttack(Color c, Bitboard b) {
    const Bitboard ahead = pawnsForward(c, b);
    return (ahead & ~kFileA) >> 1 | (ahead & ~kFileH) << 1;
}

/// Steps of a king between any two squares.
inline constexpr auto kDistances = [] {
    std::array<std::array<std::uint8_t, 64>, 64> table{};
    for (std::size_t a = 0; a < 64; ++a) {
        for (std::size_t b = 0; b < 64; ++b) {
            const auto apart = [](std::size_t x, std::size_t y) { return x < y ? y - x : x - y; };
            table[a][b] =
                static_cast<std::uint8_t>(std::max(apart(a % 8, b % 8), apart(a / 8, b / 8)));
        }
    }
    return table;
}();
constexpr int distance(Square a, Square b) {
    return kDistances[static_cast<std::size_t>(index(a))][static_cast<std::size_t>(index(b))];
}

inline Square kingOf(const Boards& b, Color c) {
    return firstSquare(b.of(c, PieceType::King));
}

/// Whether the king of `side` stands in check.
inline bool inCheck(const Boards& b, Color side) {
    const Square king = kingOf(b, side);
    const Bitboard men = b.occupied();
    const Bitboard straight = b.of(~side) & b.straight() & tables::at(tables::kStraightRays, king);
    const Bitboard diagonal = b.of(~side) & b.diagonal() & tables::at(tables::kDiagonalRays, king);
    return (tables::pawn(side, king) & b.of(~side, PieceType::Pawn)) != 0 ||
           (tables::at(tables::kKnight, king) & b.of(~side, PieceType::Knight)) != 0 ||
           (straight != 0 && (sliders::rook(king, men) & straight) != 0) ||
           (diagonal != 0 && (sliders::bishop(king, men) & diagonal) != 0);
}

inline bool isMate(const Boards& b, Color side) {
    return inCheck(b, side) && !backend().any(b, side);
}

/// Squares attacked by a side; the enemy king does not shield what lies behind him.
inline Bitboard attackedBy(const Boards& b, Color by) {
    const Bitboard men = b.occupied() & ~b.of(~by, PieceType::King);
    Bitboard attacked = pawnsAttack(by, b.of(by, PieceType::Pawn)) |
                        spreadKnight(b.of(by, PieceType::Knight)) |
                        tables::at(tables::kKing, kingOf(b, by));
    for (Bitboard from = b.of(by) & b.diagonal(); from != 0;)
        attacked |= sliders::bishop(popSquare(from), men);
    for (Bitboard from = b.of(by) & b.straight(); from != 0;)
        attacked |= sliders::rook(popSquare(from), men);
    return attacked;
}

/// Makes a legal move.
inline void apply(Boards& b, Color us, Move move) {
    const Square from = move.from();
    const Square to = move.to();
    const PieceType type = typeAt(b, from);
    const auto toggle = [&b](Color c, PieceType t, Bitboard squares) {
        b.color[index(c)] ^= squares;
        b.type[index(t)] ^= squares;
    };
    const Square victim = move.isEnPassant() ? static_cast<Square>(index(to) ^ 8) : to;
    if (contains(b.of(~us), victim)) toggle(~us, typeAt(b, victim), bit(victim));
    toggle(us, type, bit(from));
    toggle(us, move.promotion().value_or(type), bit(to));
    if (move.isCastle()) {
        const bool kingside = fileOf(to) == 6;
        toggle(us, PieceType::Rook,
               bit(makeSquare(kingside ? 7 : 0, rankOf(to))) |
                   bit(makeSquare(kingside ? 5 : 3, rankOf(to))));
    }
    b.castling =
        static_cast<std::uint8_t>(b.castling & kKeptRights[static_cast<std::size_t>(index(from))] &
                                  kKeptRights[static_cast<std::size_t>(index(to))]);
    b.doubleStep = move.kind() == MoveKind::DoubleStep
                       ? static_cast<std::uint8_t>((index(from) + index(to)) / 2)
                       : Boards::kNoSquare;
}

inline MoveList movesOf(const Boards& b, Color turn) {
    MoveList moves;
    backend().list(b, turn, moves);
    return moves;
}

/// Forgets a double step that nobody can answer en passant: the same moves, so the same position.
inline void dropIdleDoubleStep(Boards& b, Color turn) {
    if (b.doubleStep == Boards::kNoSquare) return;
    const auto target = static_cast<Square>(b.doubleStep);
    if ((tables::pawn(~turn, target) & b.of(turn, PieceType::Pawn)) != 0) {
        const MoveList moves = movesOf(b, turn);
        if (std::any_of(moves.begin(), moves.end(), [](Move m) { return m.isEnPassant(); })) return;
    }
    b.doubleStep = Boards::kNoSquare;
}

} // namespace theco::chess::winning
