// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/repetition.hpp"

namespace theco::laws::fide2023 {

namespace {

bool sameMen(const chess::Position& a, const chess::Position& b) {
    for (const chess::Color side : {chess::Color::White, chess::Color::Black})
        for (const chess::PieceType type : chess::kPieceTypes)
            if (a.pieces(side, type) != b.pieces(side, type)) return false;
    return true;
}

} // namespace

std::vector<int> pliesOfPosition(const chess::Game& game, const chess::Position& position) {
    std::vector<int> plies;
    for (int ply = 0; ply <= game.plies(); ++ply)
        if (game.positionAt(ply).sameAs(position)) plies.push_back(ply);
    return plies;
}

Lookalikes lookalikes(const chess::Game& game, const chess::Position& judged, bool aboutToAppear) {
    Lookalikes found;
    found.sameMen = aboutToAppear ? 1 : 0;
    for (int ply = 0; ply <= game.plies(); ++ply) {
        const chess::Position& other = game.positionAt(ply);
        if (!sameMen(other, judged)) continue;
        ++found.sameMen;
        if (other.turn() != judged.turn()) {
            found.otherSideToMove = true;
            continue;
        }
        if (other.legalEnPassantSquare() != judged.legalEnPassantSquare())
            found.enPassantDiffers = true;
        if (other.castling() != judged.castling()) found.castlingDiffers = true;
    }
    return found;
}

} // namespace theco::laws::fide2023
