// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/types.hpp"
#include "gui/board/board_model.hpp"

#include <memory>

namespace theco::gui {

/// The drawings of this project for chess: white pawn, knight ... king, then black.
std::shared_ptr<const PieceSet> chessPieces();

constexpr PieceId pieceId(chess::Piece piece) {
    return chess::index(piece.color) * 6 + chess::index(piece.type);
}
/// The man of a picture; nothing for an id that is not in 0..11.
std::optional<chess::Piece> pieceOf(PieceId id);

} // namespace theco::gui
