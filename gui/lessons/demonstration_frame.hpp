// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_view.hpp"
#include "gui/lessons/demonstration.hpp"

#include <wx/frame.h>
#include <wx/timer.h>

namespace theco::gui {

class TextBlock;

/// Lessons on a television: the whole screen, a board as large as it gets, large words. Men and
/// marks are free; the keys are those of a remote control for presentations, too.
class DemonstrationFrame : public wxFrame {
public:
    /// Begins with the lesson at this place and goes on with the next ones.
    DemonstrationFrame(wxWindow* parent, std::vector<const lessons::Lesson*> lessons,
                       std::size_t at);

    // For tests.
    BoardView& board() { return *board_; }
    Demonstration& demonstration() { return demonstration_; }
    const Scene& shown() const { return scene_; }

private:
    void build();
    void bindBoard();
    void render(bool animate);
    void onKey(wxKeyEvent& event);
    void fitText();

    Demonstration demonstration_;
    Scene scene_;
    wxTimer playback_;
    BoardView* board_ = nullptr;
    TextBlock* title_ = nullptr;
    TextBlock* task_ = nullptr;
    TextBlock* options_ = nullptr;
    TextBlock* saying_ = nullptr;
    TextBlock* keys_ = nullptr;
};

} // namespace theco::gui
