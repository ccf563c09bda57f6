// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/position.hpp"
#include "gui/board/chess_pieces.hpp"

namespace theco::gui {

/// What the board view shows of a chess position or setup, with a-h and 1-8.
BoardContent contentOf(const chess::Position& position);
BoardContent contentOf(const chess::Setup& setup);
/// The four men a pawn can become, the queen first.
std::vector<PieceId> promotionChoices(chess::Color side);

constexpr Cell cellOf(chess::Square s) {
    return {chess::fileOf(s), chess::rankOf(s)};
}
constexpr std::optional<chess::Square> squareOf(Cell c) {
    return chess::squareAt(c.file, c.rank);
}

} // namespace theco::gui
