// SPDX-License-Identifier: MIT
#include "core/chess/winnable_reach.hpp"

namespace theco::chess::winning {

namespace {

/// One step of a piece; sliders go step by step, since to pass a square is to be able to stop there.
Bitboard step(PieceType type, Bitboard from) {
    switch (type) {
    case PieceType::Knight:
        return spreadKnight(from);
    case PieceType::Bishop:
        return spreadDiagonal(from);
    case PieceType::Rook:
        return spreadStraight(from);
    case PieceType::Queen:
    case PieceType::King:
        return spreadKing(from);
    case PieceType::Pawn:
        break;
    }
    return 0;
}

Bitboard flood(PieceType type, Bitboard from, Bitboard allowed) {
    for (;;) {
        const Bitboard next = from | (step(type, from) & allowed);
        if (next == from) return from;
        from = next;
    }
}

/// A pawn may become a queen or a knight; the other two do nothing that these do not.
Bitboard floodPromoted(Bitboard from, Bitboard allowed) {
    for (;;) {
        const Bitboard next = from | ((spreadKing(from) | spreadKnight(from)) & allowed);
        if (next == from) return from;
        from = next;
    }
}

} // namespace

Reach::Reach(const Boards& boards, Color turn) {
    for (const Color color : {Color::White, Color::Black}) {
        for (Bitboard from = boards.of(color); from != 0;) {
            const Square home = popSquare(from);
            men_[size_++] = {color, typeAt(boards, home), home, false, false, false, bit(home)};
        }
    }
    if (boards.doubleStep != Boards::kNoSquare) {
        const auto target = static_cast<Square>(boards.doubleStep);
        const Bitboard takers = tables::pawn(~turn, target) & boards.of(turn, PieceType::Pawn);
        for (std::size_t i = 0; i < size_; ++i) {
            Man& man = men_[i];
            if (contains(takers, man.home)) {
                man.squares |= bit(target);
                man.loose = man.leavesFile = true;
            } else if (takers != 0 && index(man.home) == (index(target) ^ 8)) {
                man.loose = man.mortal = true;
            }
        }
    }
    for (bool growing = true; growing;) {
        growing = false;
        const Round round = look();
        for (std::size_t i = 0; i < size_; ++i)
            growing |= grow(men_[i], round);
    }
}

Reach::Round Reach::look() const {
    Round round;
    for (std::size_t i = 0; i < size_; ++i) {
        const Man& man = men_[i];
        const int c = index(man.color);
        if (!man.loose) {
            round.walls[c] |= bit(man.home);
            // A slider's line can be shut further away, but not to the square beside him.
            round.denied[c] |= attacks(man);
        }
        if (man.type != PieceType::King) round.standing[c] |= man.standing();
        round.takes[c] |= man.promoted;
        round.takes[c] |=
            man.type == PieceType::Pawn ? pawnsAttack(man.color, man.squares) : man.squares;
    }
    return round;
}

/// Two pawns of one file that meet head on never pass each other while both stay on it.
Bitboard Reach::beyondOpponents(const Man& pawn) const {
    if (pawn.leavesFile) return 0;
    Bitboard beyond = 0;
    for (std::size_t i = 0; i < size_; ++i) {
        const Man& other = men_[i];
        if (other.type != PieceType::Pawn || other.color == pawn.color || other.leavesFile ||
            other.mortal || fileOf(other.home) != fileOf(pawn.home) ||
            relativeRank(pawn.color, other.home) < relativeRank(pawn.color, pawn.home)) {
            continue;
        }
        for (Bitboard square = bit(other.home); square != 0;
             square = pawnsForward(pawn.color, square)) {
            beyond |= square;
        }
    }
    return beyond;
}

Bitboard Reach::grown(const Man& man, const Round& round) const {
    const int us = index(man.color);
    const int them = index(~man.color);
    if (man.type == PieceType::Pawn) {
        Bitboard squares = man.squares;
        const Bitboard free = ~(round.walls[us] | round.walls[them] | beyondOpponents(man));
        for (;;) {
            const Bitboard next = squares | (pawnsForward(man.color, squares) & free) |
                                  (pawnsAttack(man.color, squares) & round.standing[them]);
            if (next == squares) return squares;
            squares = next;
        }
    }
    Bitboard allowed = ~round.walls[us];
    if (!king(~man.color).loose) allowed &= ~bit(king(~man.color).home);
    if (man.type == PieceType::King) allowed &= ~round.denied[them];
    return flood(man.type, man.squares, allowed);
}

bool Reach::grow(Man& man, const Round& round) const {
    const Man before = man;
    man.squares = grown(man, round);
    if (man.type == PieceType::Pawn) {
        Bitboard allowed = ~round.walls[index(man.color)];
        if (!king(~man.color).loose) allowed &= ~bit(king(~man.color).home);
        const Bitboard last = relativeRankMask(man.color, 7);
        if ((man.squares & last) != 0) {
            man.promoted = floodPromoted(man.promoted | (man.squares & last), allowed);
        }
    }
    if (man.squares != bit(man.home)) man.loose = true;
    const Bitboard takes = man.type == PieceType::King ? 0 : round.takes[index(~man.color)];
    if (contains(takes, man.home)) man.loose = true;
    if ((takes & man.standing()) != 0) man.mortal = true;
    if (man.type == PieceType::Pawn &&
        (pawnsAttack(man.color, man.squares) & round.standing[index(~man.color)]) != 0) {
        man.leavesFile = true;
    }
    return man.squares != before.squares || man.promoted != before.promoted ||
           man.loose != before.loose || man.mortal != before.mortal ||
           man.leavesFile != before.leavesFile;
}

Bitboard Reach::attacks(const Man& man) {
    if (man.type == PieceType::Pawn) {
        return pawnsAttack(man.color, man.squares) | spreadKing(man.promoted) |
               spreadKnight(man.promoted);
    }
    return step(man.type, man.squares);
}

const Reach::Man& Reach::king(Color color) const {
    std::size_t i = 0;
    while (men_[i].type != PieceType::King || men_[i].color != color)
        ++i;
    return men_[i];
}

bool Reach::excludesMateBy(Color winner) const {
    Bitboard attacked = 0;
    for (std::size_t i = 0; i < size_; ++i) {
        const Man& man = men_[i];
        if (man.color == winner && man.type != PieceType::King) attacked |= attacks(man);
    }
    for (Bitboard squares = king(~winner).squares & attacked; squares != 0;) {
        if (mateFits(popSquare(squares), winner, attacked)) return false;
    }
    return true;
}

/// Whether every square beside the mated king could be attacked, or held by a man of his own, each
/// by another one.
bool Reach::mateFits(Square mated, Color winner, Bitboard attacked) const {
    const Bitboard open = tables::at(tables::kKing, mated) & ~attacked;
    if (open == 0) return true;
    Bitboard tried = 0;
    const Bitboard tooNear = tables::at(tables::kKing, mated) | bit(mated);
    for (Bitboard kings = king(winner).squares & ~tooNear; kings != 0;) {
        const Bitboard helped = open & tables::at(tables::kKing, popSquare(kings));
        if (helped == 0) {
            if (tried != 0) continue;
            tried = 1;
        }
        if (blockersFit(open & ~helped, ~winner)) return true;
    }
    return false;
}

namespace {

/// Gives each square a man of its own; `who[s]` are the men who can stand on it.
bool assign(const std::array<std::uint32_t, 8>& who, std::size_t n, std::uint32_t used) {
    if (n == 0) return true;
    for (std::uint32_t free = who[n - 1] & ~used; free != 0; free &= free - 1) {
        if (assign(who, n - 1, used | (free & (~free + 1)))) return true;
    }
    return false;
}

} // namespace

bool Reach::blockersFit(Bitboard squares, Color color) const {
    std::array<std::uint32_t, 8> who{};
    std::size_t n = 0;
    std::uint32_t some = 0;
    while (squares != 0) {
        const Square s = popSquare(squares);
        std::uint32_t able = 0;
        for (std::size_t i = 0; i < size_; ++i) {
            const Man& man = men_[i];
            if (man.color == color && man.type != PieceType::King && contains(man.standing(), s)) {
                able |= std::uint32_t{1} << i;
            }
        }
        if (able == 0) return false;
        who[n++] = able;
        some |= able;
    }
    if (std::popcount(some) < static_cast<int>(n)) return false;
    return assign(who, n, 0);
}

} // namespace theco::chess::winning
