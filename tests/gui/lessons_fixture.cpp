// SPDX-License-Identifier: MIT
#include "tests/gui/lessons_fixture.hpp"

#include "gui/lessons/choice_button.hpp"
#include "gui/lessons/pupils_panel.hpp"

#include <wx/utils.h>

namespace theco::test {

namespace fs = std::filesystem;

void clickMiddle(wxWindow& window) {
    click(window, centre(window.GetClientRect()));
}

LessonsFixture::LessonsFixture(wxSize size) : WindowFixture(size) {
    // Asked for when the lessons are first shown.
    wxSetEnv("THECO_DATA_DIR", wxString::FromUTF8(folder().string()));
    fs::create_directories(folder() / "lessons");
    fs::copy_file(fs::path(THECO_TEST_DATA) / "screen_course.xml",
                  folder() / "lessons" / "screen_course.xml");
}

LessonsFixture::~LessonsFixture() {
    wxUnsetEnv("THECO_DATA_DIR");
}

void LessonsFixture::enter(const char* name) {
    frame().showPage(gui::MainFrame::Page::Lessons);
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

void LessonsFixture::clickChoice(std::size_t index) {
    clickMiddle(study().choice(index));
}

void LessonsFixture::clickMain() {
    clickMiddle(study().mainButton());
}

std::string LessonsFixture::said() {
    return scene().saying.title + " / " + scene().saying.detail;
}

int LessonsFixture::stars(const std::string& exercise) {
    const auto& exercises = classroom().pupil()->state().exercises;
    const auto found = exercises.find(exercise);
    return found == exercises.end() ? 0 : found->second.bestStars;
}

} // namespace theco::test
