// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/choice_button.hpp"
#include "gui/lessons/classroom.hpp"

#include <wx/scrolwin.h>

#include <functional>

class wxSizer;

namespace theco::gui {

/// Who is learning today: the pupils of this machine, a new one, or the teacher alone. The teacher
/// also sees to the list here: names, pictures, who is taken out and who comes back.
class PupilsPanel : public wxScrolledWindow {
public:
    PupilsPanel(wxWindow* parent, Classroom& classroom);
    /// Reads the folder anew; nobody sits there any more.
    void refresh();
    void focusFirst();
    /// A digit presses the button that shows it; true: used.
    bool pressKey(int code);
    /// The list as a teacher changes it, or as pupils see it.
    void edit(bool editing);
    bool editing() const { return editing_; }

    /// Somebody was let in, or nobody and nothing is written down.
    std::function<void()> onEnter;
    std::function<void()> onHome;

    // For tests.
    /// Pupils, the new one, the teacher, the list; while it is changed the pupils only.
    const std::vector<ChoiceButton*>& buttons() const { return buttons_; }
    ChoiceButton& homeButton() { return *home_; }
    /// Of a pupil while the list is changed, in the order of buttons().
    ChoiceButton& removeButton(std::size_t pupil) { return *removers_[pupil]; }
    /// Those taken out, each with its way back; only while the list is changed.
    const std::vector<ChoiceButton*>& bringBackButtons() const { return returners_; }
    /// After somebody was taken out; null otherwise.
    ChoiceButton* undoButton() { return undo_; }
    /// What the button for a new pupil does once the dialog was answered.
    void addPupil(const std::string& name, const std::string& avatar);

private:
    using Run = std::function<void()>;
    ChoiceButton* button(const Choice& choice, ChoiceButton::Look look, Run run,
                         const std::string& key = {});
    void showPupils(wxSizer& column);
    void showEditing(wxSizer& column);
    void addRemoved(wxSizer& column);
    void enter(const std::filesystem::path& file);
    void askNew();
    void askChange(const lessons::PupilFile& pupil);
    void askRemove(const lessons::PupilFile& pupil);
    void bringBack(const std::filesystem::path& file);
    /// What stands under a name that is there twice.
    std::string tellsApart(const lessons::PupilFile& pupil,
                           const std::vector<lessons::PupilFile>& all) const;
    std::string lastSeen(const lessons::PupilFile& pupil) const;
    void tellInUse();

    Classroom& classroom_;
    bool editing_ = false;
    /// Whoever was taken out last, while the page is shown.
    std::optional<lessons::PupilFile> gone_;
    ChoiceButton* home_ = nullptr;
    ChoiceButton* undo_ = nullptr;
    std::vector<ChoiceButton*> buttons_;
    std::vector<ChoiceButton*> removers_;
    std::vector<ChoiceButton*> returners_;
    std::size_t keys_ = 0; ///< of the buttons, how many a digit presses
};

} // namespace theco::gui
