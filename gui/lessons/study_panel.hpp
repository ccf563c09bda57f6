// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_view.hpp"
#include "gui/lessons/study.hpp"
#include "gui/parts/preferences.hpp"

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>

class wxBoxSizer;
class wxButton;
class wxScrolledWindow;

namespace theco::gui {

class ChoiceButton;
class StarRow;
class StatusCard;
class TextBlock;

/// A lesson on the screen: the big board, the one sentence of what to do, and what belongs to it.
/// It draws the Scene of a Study and passes on what the pupil does.
class StudyPanel : public wxPanel {
public:
    StudyPanel(wxWindow* parent, Preferences preferences);

    /// The study must live until another one, or none, is opened.
    void open(Study* study);
    Study* study() { return study_; }
    void setPreferences(const Preferences& preferences);
    void paintColors();
    void focusTask();

    // What menus and keys ask for.
    void hint();
    void restart();
    void act();
    void forward();
    void back();
    void flip();
    void choose(std::size_t index);
    void walk(int plies);
    void walkTo(int ply);
    /// Keys of the page; true: used.
    bool handleKey(const wxKeyEvent& event);

    /// The lesson is left: for another one, or for the map.
    std::function<void(Study::Leave)> onLeave;
    std::function<void()> onMap;

    // For tests.
    BoardView& board() { return *board_; }
    const Scene& shown() const { return scene_; }
    ChoiceButton& choice(std::size_t index) { return *choices_[index]; }
    ChoiceButton& mainButton() { return *main_; }
    ChoiceButton& hintButton() { return *hint_; }
    ChoiceButton& restartButton() { return *restart_; }
    /// Whether everything beside the board is to be seen without scrolling.
    bool fits() const;

private:
    void build();
    wxSizer* buildHead();
    wxSizer* buildColumn();
    void bindBoard();
    void render(bool animate);
    void renderBoard(bool animate);
    void renderChoices();
    void fitColumn();
    void fitWords();
    void setTightness(std::size_t step);
    void describe();
    /// Runs something a pupil did and shows what became of it.
    template <class Action> void doing(const Action& action);
    template <class Action> void practising(const Action& action);

    Preferences preferences_;
    Study* study_ = nullptr;
    Scene scene_;
    std::size_t step_ = 0;
    bool turned_ = false; ///< by the user
    wxTimer playback_;
    BoardView* board_ = nullptr;
    wxBoxSizer* body_ = nullptr;
    TextBlock* title_ = nullptr;
    TextBlock* place_ = nullptr;
    StatusCard* task_ = nullptr;
    TextBlock* question_ = nullptr;
    wxScrolledWindow* list_ = nullptr;
    std::vector<ChoiceButton*> choices_;
    StatusCard* saying_ = nullptr;
    TextBlock* note_ = nullptr;
    StarRow* stars_ = nullptr;
    ChoiceButton* previous_ = nullptr;
    ChoiceButton* next_ = nullptr;
    ChoiceButton* main_ = nullptr;
    ChoiceButton* hint_ = nullptr;
    ChoiceButton* restart_ = nullptr;
};

} // namespace theco::gui
