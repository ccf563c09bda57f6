// SPDX-License-Identifier: MIT
#include "core/chess/attacks.hpp"

#include "core/chess/sliders.hpp"

namespace theco::chess {

Bitboard attacksOf(Piece piece, Square from, Bitboard occupied) {
    switch (piece.type) {
    case PieceType::Pawn:
        return tables::pawn(piece.color, from);
    case PieceType::Knight:
        return tables::at(tables::kKnight, from);
    case PieceType::Bishop:
        return sliders::bishop(from, occupied);
    case PieceType::Rook:
        return sliders::rook(from, occupied);
    case PieceType::Queen:
        return sliders::bishop(from, occupied) | sliders::rook(from, occupied);
    case PieceType::King:
        return tables::at(tables::kKing, from);
    }
    return 0;
}

Bitboard between(Square a, Square b) {
    return tables::between(a, b);
}

Bitboard lineThrough(Square a, Square b) {
    return tables::at(tables::kLine[static_cast<std::size_t>(index(a))], b);
}

} // namespace theco::chess
