// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/classroom.hpp"

#include <wx/panel.h>

#include <functional>

class wxButton;
class wxScrolledWindow;
class wxTextCtrl;

namespace theco::gui {

class ChoiceButton;
class LessonTile;

/// The map of the course: units and lessons with what is done, the lesson to do next, and what is
/// wrong in a teacher's own files.
class MapPanel : public wxPanel {
public:
    MapPanel(wxWindow* parent, Classroom& classroom);
    void refresh();
    void focusNext();

    std::function<void(const lessons::Lesson&)> onLesson;
    std::function<void(const lessons::Lesson&)> onDemonstrate;
    std::function<void()> onPupils;
    std::function<void()> onReload;

    /// The lesson under the keyboard, else the suggested one, else the first.
    const lessons::Lesson* current() const;

    // For tests.
    const std::vector<LessonTile*>& tiles() const { return tiles_; }
    ChoiceButton& next() { return *next_; }
    wxButton& guideButton() { return *guide_; }
    wxScrolledWindow& list() { return *list_; }
    /// The lines about faulty files; empty when there are none.
    std::string faults() const;

private:
    wxSizer* buildHead();
    wxSizer* buildTeacher();
    void openFolder();

    Classroom& classroom_;
    ChoiceButton* next_ = nullptr;
    wxScrolledWindow* list_ = nullptr;
    std::vector<LessonTile*> tiles_;
    wxTextCtrl* faults_ = nullptr;
    wxButton* guide_ = nullptr;
};

} // namespace theco::gui
