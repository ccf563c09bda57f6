// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/classroom.hpp"

#include <wx/scrolwin.h>

#include <functional>

class wxStaticText;

namespace theco::gui {

class ChoiceButton;

/// Who is learning today: the pupils of this machine, a new one, or the teacher alone.
class PupilsPanel : public wxScrolledWindow {
public:
    PupilsPanel(wxWindow* parent, Classroom& classroom);
    /// Reads the folder anew; nobody sits there any more.
    void refresh();
    void focusFirst();
    /// A digit presses the button that shows it; true: used.
    bool pressKey(int code);

    /// Somebody was let in, or nobody and nothing is written down.
    std::function<void()> onEnter;

    // For tests.
    const std::vector<ChoiceButton*>& buttons() const { return buttons_; }
    /// What the button for a new pupil does once the dialog was answered.
    void addPupil(const std::string& name, const std::string& avatar);

private:
    void enter(const std::filesystem::path& file);
    void askNew();

    Classroom& classroom_;
    std::vector<ChoiceButton*> buttons_;
};

} // namespace theco::gui
