// SPDX-License-Identifier: MIT
#include "core/chess/movegen.hpp"

#include "core/chess/generic_isa.hpp"
#include "core/chess/position_access.hpp"

namespace theco::chess {
namespace {

/// Writes the moves down one by one.
template <Color Us> class Lister {
public:
    explicit Lister(MoveList& list) : list_(list) {}

    template <PieceType> void moves(Square from, Bitboard to) {
        while (to != 0)
            list_.push(Move{from, popSquare(to)});
    }
    template <int Step, MoveKind Kind> void pawns(Bitboard to) {
        while (to != 0) {
            const Square s = popSquare(to);
            list_.push(Move{origin<Step>(s), s, Kind});
        }
    }
    template <int Step> void promotions(Bitboard to) {
        while (to != 0) {
            const Square s = popSquare(to);
            for (const PieceType t :
                 {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight}) {
                list_.push(Move{origin<Step>(s), s, MoveKind::Promotion, t});
            }
        }
    }
    void enPassant(Square from, Square to) { list_.push(Move{from, to, MoveKind::EnPassant}); }
    template <bool Kingside> void castle() {
        constexpr int kRank = Us == Color::White ? 0 : 7;
        list_.push(
            Move{makeSquare(4, kRank), makeSquare(Kingside ? 6 : 2, kRank), MoveKind::Castle});
    }

private:
    template <int Step> static Square origin(Square to) {
        return static_cast<Square>(index(to) - Step);
    }
    MoveList& list_;
};

/// Only notices whether there is anything.
class Finder {
public:
    template <PieceType> void moves(Square, Bitboard to) { found_ |= to; }
    template <int, MoveKind> void pawns(Bitboard to) { found_ |= to; }
    template <int> void promotions(Bitboard to) { found_ |= to; }
    void enPassant(Square, Square to) { found_ |= bit(to); }
    template <bool> void castle() {} // whoever may castle may also move the king one step
    bool found() const { return found_ != 0; }

private:
    Bitboard found_ = 0;
};

} // namespace

MoveList legalMoves(const Position& position) {
    MoveList list;
    if (position.turn() == Color::White) {
        Lister<Color::White> lister(list);
        generic::generate<Color::White>(PositionAccess::boards(position), lister);
    } else {
        Lister<Color::Black> lister(list);
        generic::generate<Color::Black>(PositionAccess::boards(position), lister);
    }
    return list;
}

bool hasLegalMove(const Position& position) {
    Finder finder;
    if (position.turn() == Color::White) {
        generic::generate<Color::White>(PositionAccess::boards(position), finder);
    } else {
        generic::generate<Color::Black>(PositionAccess::boards(position), finder);
    }
    return finder.found();
}

std::optional<Move> legalMove(const Position& position, const MoveTry& wanted) {
    for (const Move move : legalMoves(position)) {
        if (move.from() == wanted.from && move.to() == wanted.to &&
            move.promotion() == wanted.promotion) {
            return move;
        }
    }
    return std::nullopt;
}

} // namespace theco::chess
