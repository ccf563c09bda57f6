// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_view.hpp"
#include "gui/board/chess_board.hpp"
#include "tests/gui/gui_test_support.hpp"

namespace theco::test {

/// Men of chess given by letters as FEN writes them, rank by rank from the top, any board size:
/// {"k..", "...", "K.P"}.
gui::BoardContent boardOf(const std::vector<std::string>& rows);

/// One board in a frame, with everything it reports written down.
class BoardFixture {
public:
    explicit BoardFixture(const std::vector<std::string>& rows, wxSize client = {480, 480});
    ~BoardFixture();

    gui::BoardView& board() { return *board_; }
    TestFrame& window() { return frame_; }
    wxPoint at(const char* cell) const { return centre(board_->cellRect(cellOf(cell))); }
    static gui::Cell cellOf(const char* name) { return {name[0] - 'a', name[1] - '1'}; }

    /// "e2e4", "e2-" for off the board.
    std::vector<std::string> moves;
    std::vector<std::string> clicks;
    std::vector<std::string> cursors;
    std::vector<std::string> choices; ///< "10", or "none"
    std::vector<int> wheel;
    int userMarkReports = 0;
    /// What targetsOf answers, and how often it was asked.
    std::vector<gui::Cell> targets;
    int targetsAsked = 0;
    std::function<void(gui::Cell, std::optional<gui::Cell>)> onMoveToo;

private:
    TestFrame frame_;
    gui::BoardView* board_;
};

std::string nameOf(gui::Cell cell);

} // namespace theco::test
