// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_view.hpp"
#include "gui/board/chess_board.hpp"
#include "gui/frame/main_frame.hpp"
#include "tests/gui/gui_test_support.hpp"
#include "tests/gui/scratch_folder.hpp"

#include <functional>
#include <memory>

namespace theco::test {

/// The whole window of the program with an empty data folder, in Vietnamese and without animation.
class WindowFixture {
public:
    explicit WindowFixture(wxSize size);
    virtual ~WindowFixture();
    WindowFixture(const WindowFixture&) = delete;
    WindowFixture& operator=(const WindowFixture&) = delete;

    gui::MainFrame& frame() { return *frame_; }
    gui::PlaySession& session() { return *session_; }
    const std::filesystem::path& folder() const { return folder_.path(); }

    /// The board the test is about.
    virtual gui::BoardView& board() = 0;
    void clickSquare(const char* square);
    /// Two clicks: "e2e4".
    void clickMove(const char* move);
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
/// The same while another dialog is up.
void withOtherDialog(const wxWindow* than, const std::function<void()>& action,
                     const std::function<void(wxWindow&)>& answer);

} // namespace theco::test
