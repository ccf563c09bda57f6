// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/chess_board.hpp"
#include "gui/frame/main_frame.hpp"
#include "gui/play/play_page.hpp"
#include "tests/gui/gui_test_support.hpp"
#include "tests/gui/scratch_folder.hpp"

#include <wx/menu.h>
#include <wx/textctrl.h>

#include <functional>
#include <memory>

namespace theco::test {

/// The whole window of the program with an empty data folder, at 1024 x 768.
class PlayFixture {
public:
    explicit PlayFixture(wxSize size = {1024, 768});
    ~PlayFixture();

    gui::MainFrame& frame() { return *frame_; }
    gui::PlayPage& page() { return frame_->play(); }
    gui::PlaySession& session() { return *session_; }
    const std::filesystem::path& folder() const { return folder_.path(); }

    /// Shows the board with a position on it.
    void start(const char* fen);
    /// Two clicks: "e2e4".
    void clickMove(const char* move);
    void clickSquare(const char* square);
    /// Types into the field for moves and presses Enter.
    void typeMove(const char* utf8);
    /// What stands beside the board, title and sentence.
    std::string said();
    bool marked(const char* square, gui::MarkKind kind);
    bool arrow(const char* from, const char* to, gui::MarkKind kind);

    static gui::Cell cell(const char* name) { return {name[0] - 'a', name[1] - '1'}; }

private:
    ScratchFolder folder_;
    std::unique_ptr<platform::Settings> settings_;
    std::unique_ptr<gui::PlaySession> session_;
    gui::MainFrame* frame_;
};

/// Runs `action` while a dialog that it opens is up: `answer` gets the dialog once it is shown.
void withDialog(const std::function<void()>& action, const std::function<void(wxWindow&)>& answer);

} // namespace theco::test
