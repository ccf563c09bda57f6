// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_model.hpp"

#include <wx/gdicmn.h>
#include <wx/geometry.h>

namespace theco::gui {

/// Where the cells lie in a window of a given size: square cells of whole pixels, as large as fit,
/// centred. Pure arithmetic, usable without a display.
class BoardGeometry {
public:
    BoardGeometry() = default;
    BoardGeometry(wxSize client, int files, int ranks, bool flipped, bool coordinates);

    wxRect board() const { return board_; }
    int cellSize() const { return cell_; }
    int files() const { return files_; }
    int ranks() const { return ranks_; }
    bool flipped() const { return flipped_; }
    /// Small cells leave no room for a letter: it then stands in a margin beside the board.
    bool labelsInMargin() const { return margin_ > 0; }
    int margin() const { return margin_; }

    /// Also right for cells off the board (they lie outside board()).
    wxRect rectOf(Cell cell) const;
    wxPoint2DDouble centreOf(double file, double rank) const;
    /// The cell coordinates (fractions of cells; whole numbers are centres) of a point.
    wxPoint2DDouble cellsAt(wxPoint2DDouble point) const;
    std::optional<Cell> cellAt(wxPoint point) const;
    /// Column from the left and row from the top, as seen on the screen.
    int columnOf(Cell cell) const { return flipped_ ? files_ - 1 - cell.file : cell.file; }
    int rowOf(Cell cell) const { return flipped_ ? cell.rank : ranks_ - 1 - cell.rank; }
    Cell cellAtColumnRow(int column, int row) const;

    /// Rectangles of `count` choices stacked from `cell` towards the middle of the board; smaller
    /// than a cell when the board is too low for them.
    wxRect choiceRect(Cell cell, int n, int count) const;

private:
    wxRect board_;
    int cell_ = 1;
    int files_ = 8;
    int ranks_ = 8;
    int margin_ = 0;
    bool flipped_ = false;
};

} // namespace theco::gui
