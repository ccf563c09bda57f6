// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/lessons_page.hpp"
#include "gui/lessons/study_panel.hpp"
#include "tests/gui/window_fixture.hpp"

namespace theco::test {

/// Clicks a window in its middle.
void clickMiddle(wxWindow& window);

/// The window of the program at the lessons, with a data folder of its own whose teacher folder
/// holds tests/data/screen_course.xml: every kind of exercise, in lessons T1.3 ... T6.4.
class LessonsFixture : public WindowFixture {
public:
    explicit LessonsFixture(wxSize size = {1024, 768});
    ~LessonsFixture() override;

    gui::LessonsPage& page() { return frame().lessonsPage(); }
    gui::StudyPanel& study() { return page().study(); }
    gui::Classroom& classroom() { return frame().lessonRoom().classroom; }
    const gui::Scene& scene() { return study().shown(); }
    gui::BoardView& board() override { return study().board(); }

    /// Lets a new pupil in: the map is shown.
    void enter(const char* name = "Lan");
    /// Opens the lesson of this exercise at this exercise.
    void open(const std::string& exercise);
    void clickChoice(std::size_t index);
    void clickMain();
    /// Title and sentence of what was said.
    std::string said();
    /// The best stars the pupil's journal has for an exercise; 0: none.
    int stars(const std::string& exercise);
};

} // namespace theco::test
