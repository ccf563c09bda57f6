// SPDX-License-Identifier: MIT
// The move generator, written once and compiled for more than one processor. The including file
// defines
//   THECO_ISA     namespace of this compilation
//   THECO_TARGET  attribute naming the instructions that may be used (empty: any x86-64)
// and, in that namespace, bishop(Square, Bitboard) and rook(Square, Bitboard).
// Every function here carries THECO_TARGET, so that no instruction leaks into shared inline code.
//
// Moves are legal as they come: the king's danger, the check mask and the pins are worked out once
// and every other man's targets are cut down to them, so nothing has to be tried and taken back.
#pragma once

#include "core/chess/attack_tables.hpp"
#include "core/chess/boards.hpp"
#include "core/chess/move.hpp"

namespace theco::chess::THECO_ISA {

/// Shifts towards higher squares for positive steps; files must not wrap (mask first).
template <int Step> THECO_TARGET constexpr Bitboard shifted(Bitboard b) {
    if constexpr (Step > 0) {
        return b << Step;
    } else {
        return b >> -Step;
    }
}

template <Color C> inline constexpr int kForward = C == Color::White ? 8 : -8;
/// Capture towards the a-file and towards the h-file.
template <Color C> inline constexpr int kTowardsA = kForward<C> - 1;
template <Color C> inline constexpr int kTowardsH = kForward<C> + 1;

template <Color C> THECO_TARGET inline Bitboard pawnAttacks(Bitboard pawns) {
    return shifted<kTowardsA<C>>(pawns & ~kFileA) | shifted<kTowardsH<C>>(pawns & ~kFileH);
}

/// What the safety of the king asks of all moves of its side.
struct Safety {
    Bitboard danger = 0;            ///< where the king may not go, among the squares he could
    Bitboard targets = ~Bitboard{}; ///< squares where another man answers the check (all: no check)
    Bitboard pinnedStraight = 0;    ///< rays from the king to a pinning rook or queen
    Bitboard pinnedDiagonal = 0;
    bool doubleCheck = false;
};

/// Whether the king has a square to go to that no own man holds. If not, castling is impossible too:
/// the square beside him on its path is held.
template <Color Us> THECO_TARGET inline bool kingHasRoom(const Boards& b, Square king) {
    return (tables::at(tables::kKing, king) & ~b.of(Us)) != 0;
}

/// Attacks of `Them` on the squares around the king (and those of castling); further away the set is
/// not complete. The king himself is left out of `occupied`: he cannot hide in his own shadow.
template <Color Them>
THECO_TARGET inline Bitboard dangerAround(const Boards& b, Square king, Bitboard occupied) {
    using tables::at;
    Bitboard attacked = pawnAttacks<Them>(b.of(Them, PieceType::Pawn)) |
                        at(tables::kKing, firstSquare(b.of(Them, PieceType::King)));
    for (Bitboard men = b.of(Them, PieceType::Knight); men != 0;) {
        attacked |= at(tables::kKnight, popSquare(men));
    }
    // Most sliders are on no line that passes near the king.
    for (Bitboard men = b.of(Them) & b.diagonal() & at(tables::kDiagonalNear, king); men != 0;) {
        attacked |= bishop(popSquare(men), occupied);
    }
    for (Bitboard men = b.of(Them) & b.straight() & at(tables::kStraightNear, king); men != 0;) {
        attacked |= rook(popSquare(men), occupied);
    }
    return attacked;
}

/// Checks found so far, and the squares where capturing or interposing answers them.
struct Checks {
    Bitboard answers = 0;
    int checkers = 0;

    THECO_TARGET void add(Bitboard squares) {
        answers |= squares;
        ++checkers;
    }
};

/// Looks from the king towards each of the sliders: nothing between is a check, one man a pin (or
/// an enemy who shields; counting him as pinned harms nobody). Returns the pin rays.
THECO_TARGET inline Bitboard lookAlong(Square king, Bitboard sliders, Bitboard occupied,
                                       Checks& checks) {
    Bitboard pinned = 0;
    while (sliders != 0) {
        const Square s = popSquare(sliders);
        const Bitboard path = tables::between(king, s);
        const Bitboard inPath = path & occupied;
        if (inPath == 0) {
            checks.add(path | bit(s));
        } else if (!several(inPath)) {
            pinned |= path | bit(s);
        }
    }
    return pinned;
}

/// Finds checks and pins by looking from the king along the lines of every enemy slider.
template <Color Us> THECO_TARGET inline Safety safetyOf(const Boards& b) {
    using tables::at;
    constexpr Color kThem = ~Us;
    const Bitboard occupied = b.occupied();
    const Bitboard kingBit = b.of(Us, PieceType::King);
    const Square king = firstSquare(kingBit);

    Safety safety;
    if (kingHasRoom<Us>(b, king)) safety.danger = dangerAround<kThem>(b, king, occupied ^ kingBit);

    Checks checks;
    const Bitboard leapers = b.of(kThem) & ((at(tables::kKnight, king) & b.of(PieceType::Knight)) |
                                            (tables::pawn(Us, king) & b.of(PieceType::Pawn)));
    if (leapers != 0) checks.add(leapers);
    safety.pinnedStraight = lookAlong(
        king, b.of(kThem) & b.straight() & at(tables::kStraightRays, king), occupied, checks);
    safety.pinnedDiagonal = lookAlong(
        king, b.of(kThem) & b.diagonal() & at(tables::kDiagonalRays, king), occupied, checks);

    if (checks.checkers != 0) safety.targets = checks.answers;
    safety.doubleCheck = checks.checkers > 1;
    return safety;
}

/// En passant takes two men off one rank, which no pin mask sees: ask the board after the capture.
template <Color Us>
THECO_TARGET inline bool enPassantIsSafe(const Boards& b, Square from, Square to) {
    using tables::at;
    constexpr Color kThem = ~Us;
    const Bitboard captured = shifted<-kForward<Us>>(bit(to));
    const Bitboard occupied = (b.occupied() ^ bit(from) ^ captured) | bit(to);
    const Square king = firstSquare(b.of(Us, PieceType::King));
    return (b.of(kThem) & ~captured &
            ((rook(king, occupied) & b.straight()) | (bishop(king, occupied) & b.diagonal()) |
             (at(tables::kKnight, king) & b.of(PieceType::Knight)) |
             (tables::pawn(Us, king) & b.of(PieceType::Pawn)))) == 0;
}

template <Color Us, class Sink>
THECO_TARGET inline void pawnMoves(const Boards& b, const Safety& safety, Sink& sink) {
    constexpr int kUp = kForward<Us>;
    constexpr Bitboard kLast = relativeRankMask(Us, 7);
    constexpr Bitboard kThird = relativeRankMask(Us, 2);
    const Bitboard pawns = b.of(Us, PieceType::Pawn);
    const Bitboard empty = ~b.occupied();
    const Bitboard enemies = b.of(~Us) & safety.targets;

    // A pinned pawn may go along its pin only, and a step never leaves one pin ray for another.
    const Bitboard pushers = pawns & ~safety.pinnedDiagonal;
    const Bitboard step =
        empty & (shifted<kUp>(pushers & ~safety.pinnedStraight) |
                 (shifted<kUp>(pushers & safety.pinnedStraight) & safety.pinnedStraight));
    const Bitboard twice = shifted<kUp>(step & kThird) & empty & safety.targets;
    const Bitboard once = step & safety.targets;

    const Bitboard takers = pawns & ~safety.pinnedStraight;
    const Bitboard free = takers & ~safety.pinnedDiagonal;
    const Bitboard pinned = takers & safety.pinnedDiagonal;
    const Bitboard takeA =
        enemies & (shifted<kTowardsA<Us>>(free & ~kFileA) |
                   (shifted<kTowardsA<Us>>(pinned & ~kFileA) & safety.pinnedDiagonal));
    const Bitboard takeH =
        enemies & (shifted<kTowardsH<Us>>(free & ~kFileH) |
                   (shifted<kTowardsH<Us>>(pinned & ~kFileH) & safety.pinnedDiagonal));

    sink.template pawns<kUp, MoveKind::Normal>(once & ~kLast);
    sink.template pawns<2 * kUp, MoveKind::DoubleStep>(twice);
    sink.template pawns<kTowardsA<Us>, MoveKind::Normal>(takeA & ~kLast);
    sink.template pawns<kTowardsH<Us>, MoveKind::Normal>(takeH & ~kLast);
    if (((once | takeA | takeH) & kLast) != 0) {
        sink.template promotions<kUp>(once & kLast);
        sink.template promotions<kTowardsA<Us>>(takeA & kLast);
        sink.template promotions<kTowardsH<Us>>(takeH & kLast);
    }
    if (b.doubleStep != Boards::kNoSquare) {
        const auto to = static_cast<Square>(b.doubleStep);
        for (Bitboard from = tables::pawn(~Us, to) & takers; from != 0;) {
            const Square s = popSquare(from);
            if (enPassantIsSafe<Us>(b, s, to)) sink.enPassant(s, to);
        }
    }
}

/// The king crosses and reaches no attacked square; the rook may (Article 3.8.2).
template <Color Us, class Sink>
THECO_TARGET inline void castles(const Boards& b, const Safety& safety, Sink& sink) {
    constexpr int kShift = Us == Color::White ? 0 : 56;
    constexpr Bitboard kKingsidePath = Bitboard{0x60} << kShift;     // f g
    constexpr Bitboard kQueensidePath = Bitboard{0x0E} << kShift;    // b c d
    constexpr Bitboard kQueensideCrossed = Bitboard{0x0C} << kShift; // c d
    const Bitboard occupied = b.occupied();
    if ((b.castling & rights::bitOf(Us, true)) != 0 &&
        ((occupied | safety.danger) & kKingsidePath) == 0) {
        sink.template castle<true>();
    }
    if ((b.castling & rights::bitOf(Us, false)) != 0 &&
        ((occupied & kQueensidePath) | (safety.danger & kQueensideCrossed)) == 0) {
        sink.template castle<false>();
    }
}

/// Knights, bishops, rooks and queens. A queen is a bishop and a rook at once, and its pin decides
/// which of the two may move.
template <Color Us, class Sink>
THECO_TARGET inline void pieceMoves(const Boards& b, const Safety& safety, Sink& sink) {
    using tables::at;
    const Bitboard occupied = b.occupied();
    const Bitboard targets = ~b.of(Us) & safety.targets;
    const Bitboard pinned = safety.pinnedStraight | safety.pinnedDiagonal;

    for (Bitboard men = b.of(Us, PieceType::Knight) & ~pinned; men != 0;) {
        const Square s = popSquare(men);
        sink.template moves<PieceType::Knight>(s, at(tables::kKnight, s) & targets);
    }
    for (Bitboard men = b.of(Us, PieceType::Bishop) & ~safety.pinnedStraight; men != 0;) {
        const Square s = popSquare(men);
        const Bitboard line = contains(pinned, s) ? safety.pinnedDiagonal : ~Bitboard{};
        sink.template moves<PieceType::Bishop>(s, bishop(s, occupied) & targets & line);
    }
    for (Bitboard men = b.of(Us, PieceType::Rook) & ~safety.pinnedDiagonal; men != 0;) {
        const Square s = popSquare(men);
        const Bitboard line = contains(pinned, s) ? safety.pinnedStraight : ~Bitboard{};
        sink.template moves<PieceType::Rook>(s, rook(s, occupied) & targets & line);
    }
    for (Bitboard men = b.of(Us, PieceType::Queen); men != 0;) {
        const Square s = popSquare(men);
        Bitboard reach = 0;
        if (!contains(safety.pinnedStraight, s)) {
            const Bitboard line =
                contains(safety.pinnedDiagonal, s) ? safety.pinnedDiagonal : ~Bitboard{};
            reach |= bishop(s, occupied) & line;
        }
        if (!contains(safety.pinnedDiagonal, s)) {
            const Bitboard line =
                contains(safety.pinnedStraight, s) ? safety.pinnedStraight : ~Bitboard{};
            reach |= rook(s, occupied) & line;
        }
        sink.template moves<PieceType::Queen>(s, reach & targets);
    }
}

/// Hands every legal move to the sink, grouped as they are found: a sink that counts never has to
/// look at the single moves.
template <Color Us, class Sink> THECO_TARGET inline void generate(const Boards& b, Sink& sink) {
    const Safety safety = safetyOf<Us>(b);
    const Square king = firstSquare(b.of(Us, PieceType::King));
    sink.template moves<PieceType::King>(king, tables::at(tables::kKing, king) & ~b.of(Us) &
                                                   ~safety.danger);
    if (safety.doubleCheck) return;
    if (safety.targets == ~Bitboard{}) castles<Us>(b, safety, sink);
    pieceMoves<Us>(b, safety, sink);
    pawnMoves<Us>(b, safety, sink);
}

} // namespace theco::chess::THECO_ISA
