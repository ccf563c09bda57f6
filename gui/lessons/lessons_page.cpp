// SPDX-License-Identifier: MIT
#include "gui/lessons/lessons_page.hpp"

#include "gui/lessons/map_panel.hpp"
#include "gui/lessons/pupils_panel.hpp"
#include "gui/lessons/study_panel.hpp"

#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <algorithm>

namespace theco::gui {

using View = LessonRoom::View;

LessonsPage::LessonsPage(wxWindow* parent, LessonRoom& room, Preferences preferences)
    : wxPanel(parent), room_(room) {
    book_ = new wxSimplebook(this);
    pupils_ = new PupilsPanel(book_, room_.classroom);
    pupils_->onEnter = [this] { showMap(); };
    pupils_->onHome = [this] {
        if (onHome) onHome();
    };
    map_ = new MapPanel(book_, room_.classroom);
    map_->onLesson = [this](const lessons::Lesson& lesson) { open(lesson); };
    map_->onDemonstrate = [this](const lessons::Lesson& lesson) { demonstrate(lesson); };
    map_->onPupils = [this] { showPupils(); };
    map_->onReload = [this] {
        endDemonstration();
        room_.classroom.reload();
        map_->refresh();
    };
    study_ = new StudyPanel(book_, preferences);
    study_->onMap = [this] { showMap(); };
    study_->onLeave = [this](Study::Leave leave) {
        if (leave.lesson)
            open(*leave.lesson);
        else
            showMap();
    };
    // In the order of View.
    book_->AddPage(pupils_, wxEmptyString);
    book_->AddPage(map_, wxEmptyString);
    book_->AddPage(study_, wxEmptyString);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(book_, 1, wxEXPAND);
    SetSizer(all);
    Bind(wxEVT_CHAR_HOOK, &LessonsPage::onKey, this);
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        paintColors();
        event.Skip();
    });
    if (room_.view == View::Study && room_.study) {
        show(View::Study);
        study_->open(room_.study.get());
    } else if (room_.view == View::Map) {
        showMap();
    } else {
        showPupils();
    }
}

LessonsPage::~LessonsPage() {
    endDemonstration();
}

/// It shows a lesson that is about to go.
void LessonsPage::endDemonstration() {
    if (demonstration_) demonstration_->Destroy();
    demonstration_ = nullptr;
}

void LessonsPage::paintColors() {
    study_->paintColors();
    // These two are made anew whenever they are shown.
    if (room_.view == View::Map) map_->refresh();
    if (room_.view == View::Pupils) pupils_->refresh();
}

void LessonsPage::show(View view) {
    room_.view = view;
    book_->ChangeSelection(static_cast<std::size_t>(view));
}

void LessonsPage::showPupils() {
    study_->open(nullptr);
    room_.study.reset();
    show(View::Pupils);
    // Pupils find their list, not the teacher's.
    pupils_->edit(false);
}

void LessonsPage::showMap() {
    study_->open(nullptr);
    room_.study.reset();
    show(View::Map);
    map_->refresh();
    focusTask();
}

void LessonsPage::open(const lessons::Lesson& lesson) {
    study_->open(nullptr);
    room_.study = std::make_unique<Study>(room_.classroom, lesson);
    show(View::Study);
    study_->open(room_.study.get());
}

void LessonsPage::demonstrate() {
    if (room_.study) return demonstrate(room_.study->lesson());
    if (room_.view != View::Map) return;
    if (const auto* lesson = map_->current()) demonstrate(*lesson);
}

void LessonsPage::demonstrate(const lessons::Lesson& lesson) {
    endDemonstration();
    const auto all = room_.classroom.allLessons();
    const auto at = std::find(all.begin(), all.end(), &lesson);
    if (at == all.end()) return;
    demonstration_ = new DemonstrationFrame(wxGetTopLevelParent(this), all,
                                            static_cast<std::size_t>(at - all.begin()));
}

void LessonsPage::setPreferences(const Preferences& preferences) {
    study_->setPreferences(preferences);
}

void LessonsPage::focusTask() {
    switch (room_.view) {
    case View::Pupils:
        return pupils_->focusFirst();
    case View::Map:
        return map_->focusNext();
    case View::Study:
        return study_->focusTask();
    }
}

void LessonsPage::onKey(wxKeyEvent& event) {
    const bool plain = !event.HasAnyModifiers();
    if (room_.view == View::Study) {
        if (study_->handleKey(event)) return;
    } else if (plain && event.GetKeyCode() == WXK_ESCAPE) {
        if (room_.view == View::Map) return showPupils();
        if (pupils_->editing()) return pupils_->edit(false);
        if (onHome) return onHome();
    } else if (plain && room_.view == View::Pupils && pupils_->pressKey(event.GetKeyCode())) {
        return;
    }
    event.Skip();
}

} // namespace theco::gui
