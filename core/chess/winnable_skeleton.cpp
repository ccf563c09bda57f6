// SPDX-License-Identifier: MIT
#include "core/chess/winnable_skeleton.hpp"

#include "core/chess/winnable_store.hpp"

namespace theco::chess::winning {

namespace {

constexpr Bitboard kLightSquares = 0x55AA'55AA'55AA'55AA;
constexpr std::size_t kMostPositions = 20'000;

/// The men of one side that may be anywhere; bishops on the squares of their colour.
struct Roaming {
    bool any = false;
    bool onlyBishops = false;
    Bitboard squares = 0; ///< where one of them may stand
    Bitboard attacks = 0; ///< what they may attack; for bishops the squares of their colour

    Roaming(const Boards& b, Color c) {
        const Bitboard men = b.of(c) & ~b.of(PieceType::Pawn) & ~b.of(PieceType::King);
        const Bitboard bishops = men & b.of(PieceType::Bishop);
        any = men != 0;
        if ((bishops & kLightSquares) != 0) squares |= kLightSquares;
        if ((bishops & ~kLightSquares) != 0) squares |= ~kLightSquares;
        onlyBishops = men == bishops;
        if (!onlyBishops) squares = ~Bitboard{};
        attacks = squares;
    }
};

class Skeleton {
public:
    Skeleton(const Boards& boards, Color winner)
        : winner_(winner), roaming_{Roaming(boards, Color::White), Roaming(boards, Color::Black)} {}

    bool excludesMate(const Boards& boards, Color turn) {
        Boards bones;
        for (const PieceType type : {PieceType::Pawn, PieceType::King}) {
            bones.type[index(type)] = boards.of(type);
            for (const Color c : {Color::White, Color::Black})
                bones.color[index(c)] |= boards.of(c, type);
        }
        // A right to take en passant is left to passing(), which grants more.
        store_.add(packed(bones, turn, 0));
        for (std::uint32_t i = 0; i < store_.size(); ++i) {
            if (!expand(i) || store_.size() > kMostPositions) return false;
        }
        return true;
    }

private:
    /// False when a move might mate or promote.
    bool expand(std::uint32_t number) {
        const Node node = store_[number];
        const Boards b = unpacked(node);
        const Color us = node.turn();
        return roamingMoves(b, us) && kingMoves(b, us) && pawnMoves(b, us);
    }

    bool roamingMoves(const Boards& b, Color us) {
        if (!roaming(us).any) return true;
        if (!reach(b, us, std::nullopt)) return false;
        for (Bitboard prey = b.of(~us, PieceType::Pawn) & roaming(us).squares; prey != 0;) {
            const Bitboard taken = bit(popSquare(prey));
            Boards next = b;
            next.color[index(~us)] ^= taken;
            next.type[index(PieceType::Pawn)] ^= taken;
            if (!reach(next, us, std::nullopt)) return false;
        }
        return true;
    }

    bool kingMoves(const Boards& b, Color us) {
        const Square from = kingOf(b, us);
        const Bitboard denied = pawnsAttack(~us, b.of(~us, PieceType::Pawn)) |
                                tables::at(tables::kKing, kingOf(b, ~us));
        for (Bitboard to = tables::at(tables::kKing, from) & ~denied & ~b.of(us); to != 0;) {
            if (!move(b, us, from, popSquare(to))) return false;
        }
        return true;
    }

    bool pawnMoves(const Boards& b, Color us) {
        const Bitboard pawns = b.of(us, PieceType::Pawn);
        for (Bitboard left = pawns; left != 0;) {
            const Square from = popSquare(left);
            const Bitboard once = pawnsForward(us, bit(from)) & ~b.occupied();
            const Bitboard third = relativeRankMask(us, 2);
            const Bitboard twice = pawnsForward(us, once & third) & ~b.occupied();
            const Bitboard prey = (b.of(~us) & ~b.of(PieceType::King)) |
                                  (roaming(~us).squares & ~b.occupied()) | passing(b, us);
            const Bitboard takes = pawnsAttack(us, bit(from)) & prey;
            for (Bitboard to = once | twice | takes; to != 0;) {
                const Square s = popSquare(to);
                if (relativeRank(us, s) == 7) return false;
                if (!move(b, us, from, s)) return false;
            }
        }
        return true;
    }

    /// Squares that an enemy pawn may just have passed over.
    static Bitboard passing(const Boards& b, Color us) {
        return pawnsForward(us, b.of(~us, PieceType::Pawn) & relativeRankMask(us, 4)) &
               ~b.occupied();
    }

    bool move(const Boards& b, Color us, Square from, Square to) {
        const bool takesNothing = !contains(b.of(~us), to);
        const bool diagonal =
            contains(b.of(us, PieceType::Pawn), from) && fileOf(from) != fileOf(to);
        if (takesNothing && diagonal && contains(passing(b, us), to)) {
            Boards next = b;
            apply(next, us, Move{from, to, MoveKind::EnPassant});
            // The other pawn's leaving may open any line.
            if (!reach(next, us, std::nullopt)) return false;
            if (!contains(roaming(~us).squares, to)) return true;
        }
        Boards next = b;
        apply(next, us, Move{from, to});
        return reach(next, us, from);
    }

    /// Keeps what stands after a move of `us`: of the king or pawn from `from`, or of any man.
    bool reach(const Boards& next, Color us, std::optional<Square> from) {
        if (us == winner_ && mateFits(next, from)) return false;
        store_.add(packed(next, ~us, 0));
        return true;
    }

    bool mateFits(const Boards& b, std::optional<Square> from) const {
        const Square mated = kingOf(b, ~winner_);
        const Roaming& hunters = roaming(winner_);
        const Bitboard pawnAttacks = pawnsAttack(winner_, b.of(winner_, PieceType::Pawn));
        const bool check =
            contains(pawnAttacks, mated) ||
            (contains(hunters.attacks, mated) && (!from || sees(hunters, b, *from, mated)));
        if (!check) return false;
        const Bitboard covered = pawnAttacks | tables::at(tables::kKing, kingOf(b, winner_)) |
                                 hunters.attacks | b.of(~winner_) | roaming(~winner_).squares;
        return (tables::at(tables::kKing, mated) & ~covered) == 0;
    }

    /// Whether a roaming man behind `from`, just left, could look at the king.
    static bool sees(const Roaming& hunters, const Boards& b, Square from, Square mated) {
        Bitboard rays = tables::at(tables::kDiagonalRays, mated);
        if (!hunters.onlyBishops) rays |= tables::at(tables::kStraightRays, mated);
        return contains(rays, from) && (tables::between(from, mated) & b.occupied()) == 0;
    }

    const Roaming& roaming(Color c) const { return roaming_[static_cast<std::size_t>(index(c))]; }

    Color winner_;
    std::array<Roaming, 2> roaming_;
    Store store_;
};

} // namespace

bool skeletonExcludesMate(const Boards& boards, Color turn, Color winner) {
    if (boards.castling != 0) return false;
    return Skeleton(boards, winner).excludesMate(boards, turn);
}

} // namespace theco::chess::winning
