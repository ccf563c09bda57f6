// SPDX-License-Identifier: MIT
// What can be done with the moves that generate() finds; see generator.hpp for the macros.
#pragma once

#include "core/chess/generator.hpp"
#include "core/chess/movegen.hpp"

namespace theco::chess::THECO_ISA {

/// Writes the moves down one by one.
template <Color Us> class Lister {
public:
    THECO_TARGET explicit Lister(MoveList& list) : list_(list) {}

    template <PieceType> THECO_TARGET void moves(Square from, Bitboard to) {
        while (to != 0)
            list_.push(Move{from, popSquare(to)});
    }
    template <int Step, MoveKind Kind> THECO_TARGET void pawns(Bitboard to) {
        while (to != 0) {
            const Square s = popSquare(to);
            list_.push(Move{origin<Step>(s), s, Kind});
        }
    }
    template <int Step> THECO_TARGET void promotions(Bitboard to) {
        while (to != 0) {
            const Square s = popSquare(to);
            for (const PieceType t :
                 {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight}) {
                list_.push(Move{origin<Step>(s), s, MoveKind::Promotion, t});
            }
        }
    }
    THECO_TARGET void enPassant(Square from, Square to) {
        list_.push(Move{from, to, MoveKind::EnPassant});
    }
    template <bool Kingside> THECO_TARGET void castle() {
        constexpr int kRank = Us == Color::White ? 0 : 7;
        constexpr int kFile = Kingside ? 6 : 2;
        list_.push(Move{makeSquare(4, kRank), makeSquare(kFile, kRank), MoveKind::Castle});
    }

private:
    template <int Step> THECO_TARGET static Square origin(Square to) {
        return static_cast<Square>(index(to) - Step);
    }
    MoveList& list_;
};

/// Only notices whether there is anything.
class Finder {
public:
    template <PieceType> THECO_TARGET void moves(Square, Bitboard to) { found_ |= to; }
    template <int, MoveKind> THECO_TARGET void pawns(Bitboard to) { found_ |= to; }
    template <int> THECO_TARGET void promotions(Bitboard to) { found_ |= to; }
    THECO_TARGET void enPassant(Square, Square to) { found_ |= bit(to); }
    /// Who may castle may also move the king one step towards the rook.
    template <bool> THECO_TARGET void castle() {}
    THECO_TARGET bool found() const { return found_ != 0; }

private:
    Bitboard found_ = 0;
};

/// The last half-move of a perft is not made and not even listed: the sizes of the target sets are
/// enough.
class Counter {
public:
    template <PieceType> THECO_TARGET void moves(Square, Bitboard to) { add(to, 1); }
    template <int, MoveKind> THECO_TARGET void pawns(Bitboard to) { add(to, 1); }
    template <int> THECO_TARGET void promotions(Bitboard to) { add(to, 4); }
    THECO_TARGET void enPassant(Square, Square) { ++leaves_; }
    template <bool> THECO_TARGET void castle() { ++leaves_; }
    THECO_TARGET std::uint64_t leaves() const { return leaves_; }

private:
    THECO_TARGET void add(Bitboard to, unsigned each) {
        leaves_ += each * static_cast<std::uint64_t>(count(to));
    }
    std::uint64_t leaves_ = 0;
};

} // namespace theco::chess::THECO_ISA
