// SPDX-License-Identifier: MIT
// The tree of all moves to a depth; see generator.hpp for the macros.
#pragma once

#include "core/chess/move_sinks.hpp"

namespace theco::chess::THECO_ISA {

template <Color Us> THECO_TARGET std::uint64_t countLeaves(const Boards& b, int depth);

/// Makes every move on a copy and counts on below it. Kind of man and side are known when this is
/// compiled, so that making a move is a handful of instructions without a branch.
template <Color Us> class Walker {
public:
    THECO_TARGET Walker(const Boards& before, int depthLeft)
        : before_(before), depthLeft_(depthLeft) {}

    template <PieceType T> THECO_TARGET void moves(Square from, Bitboard to) {
        while (to != 0) {
            const Square s = popSquare(to);
            Boards after = taken(s);
            after.castling &= keptRights(from, s);
            put(after, T, bit(from) | bit(s));
            descend(after);
        }
    }
    template <int Step, MoveKind Kind> THECO_TARGET void pawns(Bitboard to) {
        while (to != 0) {
            const Square s = popSquare(to);
            Boards after = taken(s);
            after.castling &= keptRights(s, s);
            put(after, PieceType::Pawn, bit(s) | shifted<-Step>(bit(s)));
            if constexpr (Kind == MoveKind::DoubleStep) {
                after.doubleStep = static_cast<std::uint8_t>(index(s) - kForward<Us>);
            }
            descend(after);
        }
    }
    template <int Step> THECO_TARGET void promotions(Bitboard to) {
        while (to != 0) {
            const Square s = popSquare(to);
            Boards after = taken(s);
            after.castling &= keptRights(s, s);
            after.color[index(Us)] ^= bit(s) | shifted<-Step>(bit(s));
            after.type[index(PieceType::Pawn)] ^= shifted<-Step>(bit(s));
            for (int t = index(PieceType::Knight); t <= index(PieceType::Queen); ++t) {
                after.type[t] ^= bit(s);
                descend(after);
                after.type[t] ^= bit(s);
            }
        }
    }
    THECO_TARGET void enPassant(Square from, Square to) {
        const Bitboard captured = shifted<-kForward<Us>>(bit(to));
        Boards after = before_;
        after.doubleStep = Boards::kNoSquare;
        after.color[index(~Us)] ^= captured;
        after.type[index(PieceType::Pawn)] ^= captured;
        put(after, PieceType::Pawn, bit(from) | bit(to));
        descend(after);
    }
    template <bool Kingside> THECO_TARGET void castle() {
        constexpr int kShift = Us == Color::White ? 0 : 56;
        Boards after = before_;
        after.doubleStep = Boards::kNoSquare;
        after.castling &= rights::keptBy(Us == Color::White ? Square::E1 : Square::E8);
        put(after, PieceType::King, Bitboard{Kingside ? 0x50 : 0x14} << kShift);
        put(after, PieceType::Rook, Bitboard{Kingside ? 0xA0 : 0x09} << kShift);
        descend(after);
    }
    THECO_TARGET std::uint64_t leaves() const { return leaves_; }

private:
    /// The board with the target square emptied of any enemy.
    THECO_TARGET Boards taken(Square to) const {
        Boards after = before_;
        const Bitboard kept = ~bit(to);
        after.color[index(~Us)] &= kept;
        for (Bitboard& type : after.type)
            type &= kept;
        after.doubleStep = Boards::kNoSquare;
        return after;
    }
    THECO_TARGET static void put(Boards& b, PieceType t, Bitboard change) {
        b.color[index(Us)] ^= change;
        b.type[index(t)] ^= change;
    }
    THECO_TARGET static std::uint8_t keptRights(Square from, Square to) {
        return kKeptRights[static_cast<std::size_t>(index(from))] &
               kKeptRights[static_cast<std::size_t>(index(to))];
    }
    THECO_TARGET void descend(const Boards& after) {
        leaves_ += countLeaves<~Us>(after, depthLeft_);
    }

    const Boards& before_;
    int depthLeft_;
    std::uint64_t leaves_ = 0;
};

template <Color Us> THECO_TARGET std::uint64_t countLeaves(const Boards& b, int depth) {
    if (depth == 1) {
        Counter counter;
        generate<Us>(b, counter);
        return counter.leaves();
    }
    Walker<Us> walker(b, depth - 1);
    generate<Us>(b, walker);
    return walker.leaves();
}

} // namespace theco::chess::THECO_ISA
