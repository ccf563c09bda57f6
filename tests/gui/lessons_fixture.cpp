// SPDX-License-Identifier: MIT
#include "tests/gui/lessons_fixture.hpp"

#include "gui/lessons/choice_button.hpp"
#include "gui/lessons/pupils_panel.hpp"
#include "i18n/catalogue.hpp"
#include "platform/paths.hpp"

#include <wx/utils.h>

#include <algorithm>

namespace theco::test {

namespace fs = std::filesystem;

LessonsFixture::LessonsFixture(wxSize size) {
    i18n::setLanguage(i18n::Language::Vietnamese);
    wxSetEnv("THECO_DATA_DIR", wxString::FromUTF8(folder_.path().string()));
    fs::create_directories(folder_.path() / "lessons");
    fs::copy_file(fs::path(THECO_TEST_DATA) / "screen_course.xml",
                  folder_.path() / "lessons" / "screen_course.xml");
    settings_ = std::make_unique<platform::Settings>(folder_.path() / "settings.json");
    settings_->setBool("animation", false);
    session_ = std::make_unique<gui::PlaySession>(folder_.path() / "games");
    frame_ = new gui::MainFrame(*session_, *settings_);
    frame_->SetPosition(wxPoint(0, 0));
    frame_->SetSize(size);
    frame_->Show();
    frame_->Raise();
    pumpUntil([this] { return frame_->IsShownOnScreen(); });
    pump();
}

LessonsFixture::~LessonsFixture() {
    frame_->Destroy();
    pump();
    wxUnsetEnv("THECO_DATA_DIR");
    i18n::setLanguage(i18n::Language::Vietnamese);
}

void LessonsFixture::enter(const char* name) {
    frame_->showPage(gui::MainFrame::Page::Lessons);
    page().pupils().addPupil(name, "white-knight");
    pump();
}

void LessonsFixture::open(const std::string& exercise) {
    const std::string id = exercise.substr(0, exercise.find('-'));
    const lessons::Lesson* lesson = classroom().library().lesson(id);
    if (!lesson) return;
    page().open(*lesson);
    for (std::size_t i = 0; i < lesson->exercises.size(); ++i)
        if (lesson->exercises[i].id == exercise) study().study()->goToExercise(i);
    // Shown anew, with the exercise that was asked for.
    study().open(study().study());
    pump();
}

void LessonsFixture::clickSquare(const char* square) {
    gui::BoardView& board = study().board();
    click(board, centre(board.cellRect(cell(square))));
}

void LessonsFixture::clickMove(const char* move) {
    clickSquare(std::string(move, 2).c_str());
    clickSquare(std::string(move + 2, 2).c_str());
}

void LessonsFixture::clickChoice(std::size_t index) {
    gui::ChoiceButton& button = study().choice(index);
    click(button, centre(button.GetClientRect()));
}

void LessonsFixture::clickMain() {
    gui::ChoiceButton& button = study().mainButton();
    click(button, centre(button.GetClientRect()));
}

std::string LessonsFixture::said() {
    return scene().saying.title + " / " + scene().saying.detail;
}

bool LessonsFixture::marked(const char* square, gui::MarkKind kind) {
    const auto& cells = study().board().marks().cells;
    return std::find(cells.begin(), cells.end(), gui::CellMark{cell(square), kind}) != cells.end();
}

bool LessonsFixture::arrow(const char* from, const char* to, gui::MarkKind kind) {
    const auto& arrows = study().board().marks().arrows;
    return std::find(arrows.begin(), arrows.end(), gui::ArrowMark{cell(from), cell(to), kind}) !=
           arrows.end();
}

int LessonsFixture::stars(const std::string& exercise) {
    const auto& exercises = classroom().pupil()->state().exercises;
    const auto found = exercises.find(exercise);
    return found == exercises.end() ? 0 : found->second.bestStars;
}

} // namespace theco::test
