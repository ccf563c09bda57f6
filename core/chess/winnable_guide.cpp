// SPDX-License-Identifier: MIT
#include "core/chess/winnable_guide.hpp"

namespace theco::chess::winning {

namespace {

/// What each lack counts, by adviser. Found by trying out small changes on positions that are hard.
constexpr int kWeights[kAdvisers][kLacks] = {{8, 5, 4, 1, 40, 7, 7, 3, 2, 3, 16, 11, 4, 1, 8, 0},
                                             {6, 11, 4, 5, 59, 8, 12, 6, 2, 0, 9, 5, 5, 6, 0, 5}};

constexpr Bitboard kLightSquares = 0x55AA'55AA'55AA'55AA;
constexpr Bitboard kCorners = 0x8100'0000'0000'0081;

int edgeDistance(Square s) {
    const int file = std::min(fileOf(s), 7 - fileOf(s));
    const int rank = std::min(rankOf(s), 7 - rankOf(s));
    return std::min(file, rank);
}

int nearest(Bitboard squares, Square s, int most) {
    while (squares != 0)
        most = std::min(most, distance(s, popSquare(squares)));
    return most;
}

/// Bishops of one colour mate in a corner of it.
Bitboard suitableCorners(const Boards& b, Color winner) {
    const Bitboard bishops = b.of(winner, PieceType::Bishop);
    if (b.of(winner, PieceType::Knight) != 0 || bishops == 0) return kCorners;
    if ((bishops & ~kLightSquares) == 0) return kCorners & kLightSquares;
    if ((bishops & kLightSquares) == 0) return kCorners & ~kLightSquares;
    return kCorners;
}

Bitboard ahead(Color c, Square s) {
    Bitboard path = 0;
    for (Bitboard step = pawnsForward(c, bit(s)); step != 0; step = pawnsForward(c, step))
        path |= step;
    return path;
}

constexpr std::size_t at(Lack lack) {
    return static_cast<std::size_t>(lack);
}

/// What counts when neither queen nor rook is there.
void addWeakness(const Boards& b, Color winner, Square mated, Lacks& lacks) {
    lacks[at(Lack::Heavy)] = 1;
    lacks[at(Lack::Corner)] = nearest(suitableCorners(b, winner), mated, 7);
    int steps = 7;
    int inWay = 2;
    for (Bitboard pawns = b.of(winner, PieceType::Pawn); pawns != 0;) {
        const Square s = popSquare(pawns);
        const Bitboard path = ahead(winner, s);
        const int blocks = count(path & b.occupied());
        if (count(path) + 2 * blocks < steps + 2 * inWay) {
            steps = count(path);
            inWay = blocks;
        }
    }
    lacks[at(Lack::Promotion)] = steps;
    lacks[at(Lack::Path)] = inWay;
    std::array<int, 3> near{6, 6, 6};
    for (Bitboard men = b.of(~winner) & ~b.of(PieceType::King); men != 0;) {
        int d = distance(popSquare(men), mated) - 1;
        for (int& n : near) {
            if (d < n) std::swap(d, n);
        }
    }
    lacks[at(Lack::Blockers)] = near[0] + near[1] + near[2];
}

void addChecks(const Boards& b, Color winner, Square mated, Lacks& lacks) {
    const Color loser = ~winner;
    const Bitboard men = b.occupied();
    const Bitboard straight = sliders::rook(mated, men);
    const Bitboard diagonal = sliders::bishop(mated, men);
    const Bitboard own = b.of(winner);
    Bitboard checks = 0;
    for (Bitboard from = own & b.of(PieceType::Knight); from != 0;)
        checks |= tables::at(tables::kKnight, popSquare(from)) & tables::at(tables::kKnight, mated);
    for (Bitboard from = own & b.of(PieceType::Bishop); from != 0;)
        checks |= sliders::bishop(popSquare(from), men) & diagonal;
    for (Bitboard from = own & b.of(PieceType::Rook); from != 0;)
        checks |= sliders::rook(popSquare(from), men) & straight;
    for (Bitboard from = own & b.of(PieceType::Queen); from != 0;) {
        const Square s = popSquare(from);
        checks |= (sliders::rook(s, men) | sliders::bishop(s, men)) & (straight | diagonal);
    }
    checks &= ~own;
    if (checks == 0) {
        lacks[at(Lack::NoCheck)] = 1;
        return;
    }
    Bitboard guarded = pawnsAttack(loser, b.of(loser, PieceType::Pawn)) |
                       spreadKnight(b.of(loser, PieceType::Knight));
    for (Bitboard from = b.of(loser) & b.diagonal(); from != 0;)
        guarded |= sliders::bishop(popSquare(from), men);
    for (Bitboard from = b.of(loser) & b.straight(); from != 0;)
        guarded |= sliders::rook(popSquare(from), men);
    checks &= ~guarded;
    if (checks == 0) {
        lacks[at(Lack::GuardedCheck)] = 1;
    } else if ((checks & ~tables::at(tables::kKing, mated)) == 0) {
        lacks[at(Lack::TouchingCheck)] = 1;
    }
}

} // namespace

Lacks lacksOf(const Boards& b, Color winner, int depth) {
    const Color loser = ~winner;
    const Square mated = kingOf(b, loser);
    Lacks lacks{};
    lacks[at(Lack::Flights)] =
        count(tables::at(tables::kKing, mated) & ~b.of(loser) & ~attackedBy(b, winner));
    lacks[at(Lack::Edge)] = edgeDistance(mated);
    lacks[at(Lack::Hunter)] = std::max(0, distance(mated, kingOf(b, winner)) - 2);
    if ((b.of(winner) & b.straight()) == 0) addWeakness(b, winner, mated, lacks);
    int first = 7;
    int second = 7;
    for (Bitboard men = b.of(winner) & ~b.of(PieceType::King) & ~b.of(PieceType::Pawn); men != 0;) {
        const int d = distance(popSquare(men), mated);
        if (d < first) {
            second = first;
            first = d;
        } else if (d < second) {
            second = d;
        }
    }
    lacks[at(Lack::Attacker)] = first;
    lacks[at(Lack::SecondAttacker)] = second;
    addChecks(b, winner, mated, lacks);
    lacks[at(Lack::Defenders)] = count(b.of(loser) & ~b.of(PieceType::Pawn)) - 1;
    lacks[at(Lack::DefenderPawns)] = count(b.of(loser, PieceType::Pawn));
    lacks[at(Lack::Depth)] = depth;
    return lacks;
}

int effort(const Lacks& lacks, std::size_t adviser) {
    int sum = 0;
    for (std::size_t i = 0; i < kLacks; ++i)
        sum += kWeights[adviser][i] * lacks[i];
    return sum;
}

} // namespace theco::chess::winning
