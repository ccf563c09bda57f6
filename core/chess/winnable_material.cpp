// SPDX-License-Identifier: MIT
#include "core/chess/winnable_material.hpp"

namespace theco::chess::winning {

namespace {

constexpr Bitboard kLightSquares = 0x55AA55AA55AA55AA;

bool onOneColour(Bitboard squares) {
    return (squares & kLightSquares) == 0 || (squares & ~kLightSquares) == 0;
}

} // namespace

// A lone minor piece covers so little that the mated king must be boxed in by his own men, and they
// must be men that can neither take the checking piece nor step between: any but a queen against a
// knight; a knight, a pawn or a bishop of the other colour against a bishop. The test of
// canMateByMaterial() proves both by going through every such mate.
bool materialAllows(const Boards& b, Color side) {
    const Bitboard own = b.of(side) & ~b.of(PieceType::King);
    if (own == 0) return false;
    if ((own & ~b.of(PieceType::Knight)) == 0 && !several(own)) {
        return (b.of(~side) & ~b.of(PieceType::King) & ~b.of(PieceType::Queen)) != 0;
    }
    if ((own & ~b.of(PieceType::Bishop)) == 0 && onOneColour(b.of(PieceType::Bishop))) {
        return (b.of(~side) & (b.of(PieceType::Knight) | b.of(PieceType::Pawn))) != 0;
    }
    return true;
}

} // namespace theco::chess::winning
