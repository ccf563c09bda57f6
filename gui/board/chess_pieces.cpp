// SPDX-License-Identifier: MIT
#include "gui/board/chess_pieces.hpp"

#include "gui/board/embedded_pieces.hpp"

namespace theco::gui {

std::shared_ptr<const PieceSet> chessPieces() {
    static const std::shared_ptr<const PieceSet> set = [] {
        auto pieces = std::make_shared<PieceSet>();
        for (int i = 0; i < embeddedPieceCount(); ++i) {
            const EmbeddedPicture& e = embeddedPieces()[i];
            pieces->pictures.push_back({e.name, std::string(e.bytes, e.bytes + e.size)});
        }
        return pieces;
    }();
    return set;
}

std::optional<chess::Piece> pieceOf(PieceId id) {
    if (id < 0 || id >= 12) return std::nullopt;
    return chess::Piece{static_cast<chess::Color>(id / 6), static_cast<chess::PieceType>(id % 6)};
}

} // namespace theco::gui
