// SPDX-License-Identifier: MIT
#include "gui/board/chess_board.hpp"

namespace theco::gui {
namespace {

template <typename PieceAt> BoardContent contentFrom(const PieceAt& pieceAt) {
    BoardContent content;
    content.cells.resize(64);
    for (int i = 0; i < 64; ++i)
        if (const auto piece = pieceAt(static_cast<chess::Square>(i)))
            content.cells[static_cast<std::size_t>(i)] = pieceId(*piece);
    for (int i = 0; i < 8; ++i) {
        content.fileLabels.emplace_back(1, static_cast<char>('a' + i));
        content.rankLabels.emplace_back(1, static_cast<char>('1' + i));
    }
    return content;
}

} // namespace

BoardContent contentOf(const chess::Position& position) {
    return contentFrom([&](chess::Square s) { return position.pieceAt(s); });
}

BoardContent contentOf(const chess::Setup& setup) {
    return contentFrom([&](chess::Square s) { return setup.at(s); });
}

std::vector<PieceId> promotionChoices(chess::Color side) {
    using enum chess::PieceType;
    std::vector<PieceId> ids;
    for (const auto type : {Queen, Rook, Bishop, Knight})
        ids.push_back(pieceId({side, type}));
    return ids;
}

} // namespace theco::gui
