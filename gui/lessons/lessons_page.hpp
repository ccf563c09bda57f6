// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/demonstration_frame.hpp"
#include "gui/lessons/study.hpp"
#include "gui/parts/preferences.hpp"

#include <wx/panel.h>
#include <wx/weakref.h>

#include <functional>
#include <memory>

class wxSimplebook;

namespace theco::gui {

class MapPanel;
class PupilsPanel;
class StudyPanel;

/// What goes on in the lessons, also while their page is made anew in another language.
struct LessonRoom {
    explicit LessonRoom(Classroom::Folders folders) : classroom(std::move(folders)) {}
    enum class View : unsigned char { Pupils, Map, Study };

    Classroom classroom;
    std::unique_ptr<Study> study;
    View view = View::Pupils;
};

/// The part of the program that teaches: who learns, the map, and a lesson.
class LessonsPage : public wxPanel {
public:
    LessonsPage(wxWindow* parent, LessonRoom& room, Preferences preferences);
    ~LessonsPage() override;

    void showPupils();
    void showMap();
    void open(const lessons::Lesson& lesson);
    /// The lesson at hand on the whole screen.
    void demonstrate();
    void setPreferences(const Preferences& preferences);
    void focusTask();

    LessonRoom::View view() const { return room_.view; }
    /// Whether a lesson is open (menus ask).
    bool studying() const { return room_.view == LessonRoom::View::Study; }
    StudyPanel& study() { return *study_; }

    std::function<void()> onHome;

    // For tests.
    PupilsPanel& pupils() { return *pupils_; }
    MapPanel& map() { return *map_; }
    DemonstrationFrame* demonstration() { return demonstration_.get(); }

private:
    void show(LessonRoom::View view);
    void onKey(wxKeyEvent& event);
    void demonstrate(const lessons::Lesson& lesson);
    void endDemonstration();
    void paintColors();

    LessonRoom& room_;
    wxSimplebook* book_ = nullptr;
    PupilsPanel* pupils_ = nullptr;
    MapPanel* map_ = nullptr;
    StudyPanel* study_ = nullptr;
    wxWeakRef<DemonstrationFrame> demonstration_;
};

} // namespace theco::gui
