// SPDX-License-Identifier: MIT
#pragma once

#include "gui/play/play_page.hpp"
#include "tests/gui/window_fixture.hpp"

#include <wx/menu.h>
#include <wx/textctrl.h>

namespace theco::test {

/// The window of the program at the board, at 1024 x 768.
class PlayFixture : public WindowFixture {
public:
    explicit PlayFixture(wxSize size = {1024, 768}) : WindowFixture(size) {}

    gui::PlayPage& page() { return frame().play(); }
    gui::BoardView& board() override { return page().board(); }

    /// Shows the board with a position on it.
    void start(const char* fen);
    /// Types into the field for moves and presses Enter.
    void typeMove(const char* utf8);
    /// What stands beside the board, title and sentence.
    std::string said();
};

} // namespace theco::test
