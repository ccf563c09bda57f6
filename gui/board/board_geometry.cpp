// SPDX-License-Identifier: MIT
#include "gui/board/board_geometry.hpp"

#include <algorithm>
#include <cmath>

namespace theco::gui {
namespace {

constexpr int kSmallestCellWithLabel = 44;
constexpr int kMargin = 16;

int fittingCell(wxSize room, int files, int ranks) {
    return std::max(1, std::min(room.x / files, room.y / ranks));
}

} // namespace

BoardGeometry::BoardGeometry(wxSize client, int files, int ranks, bool flipped, bool coordinates)
    : files_(std::max(1, files)), ranks_(std::max(1, ranks)), flipped_(flipped) {
    cell_ = fittingCell(client, files_, ranks_);
    if (coordinates && cell_ < kSmallestCellWithLabel) {
        margin_ = kMargin;
        cell_ = fittingCell(client - wxSize(kMargin, kMargin), files_, ranks_);
    }
    const int width = cell_ * files_;
    const int height = cell_ * ranks_;
    // The margin stands on the left and below, so the board itself moves right by half of it.
    board_ = wxRect((client.x - width - margin_) / 2 + margin_, (client.y - height - margin_) / 2,
                    width, height);
}

wxRect BoardGeometry::rectOf(Cell cell) const {
    return {board_.x + columnOf(cell) * cell_, board_.y + rowOf(cell) * cell_, cell_, cell_};
}

wxPoint2DDouble BoardGeometry::centreOf(double file, double rank) const {
    const double column = flipped_ ? files_ - 1 - file : file;
    const double row = flipped_ ? rank : ranks_ - 1 - rank;
    return {board_.x + (column + 0.5) * cell_, board_.y + (row + 0.5) * cell_};
}

wxPoint2DDouble BoardGeometry::cellsAt(wxPoint2DDouble point) const {
    const double column = (point.m_x - board_.x) / cell_ - 0.5;
    const double row = (point.m_y - board_.y) / cell_ - 0.5;
    return {flipped_ ? files_ - 1 - column : column, flipped_ ? row : ranks_ - 1 - row};
}

std::optional<Cell> BoardGeometry::cellAt(wxPoint point) const {
    if (!board_.Contains(point)) return std::nullopt;
    return cellAtColumnRow((point.x - board_.x) / cell_, (point.y - board_.y) / cell_);
}

Cell BoardGeometry::cellAtColumnRow(int column, int row) const {
    return {flipped_ ? files_ - 1 - column : column, flipped_ ? row : ranks_ - 1 - row};
}

wxRect BoardGeometry::choiceRect(Cell cell, int n, int count) const {
    const wxRect start = rectOf(cell);
    const int side = std::min(cell_, board_.height / std::max(1, count));
    const bool down = rowOf(cell) * 2 < ranks_;
    int top = down ? start.y + n * side : start.y + cell_ - (n + 1) * side;
    // Keep the whole stack on the board when the cell lies near the middle.
    const int first = down ? start.y : start.y + cell_ - count * side;
    top += std::clamp(first, board_.y, board_.y + board_.height - count * side) - first;
    return {start.x + (cell_ - side) / 2, top, side, side};
}

} // namespace theco::gui
