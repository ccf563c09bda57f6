// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/chess_board.hpp"
#include "gui/frame/main_frame.hpp"
#include "gui/lessons/lessons_page.hpp"
#include "gui/lessons/study_panel.hpp"
#include "tests/gui/gui_test_support.hpp"
#include "tests/gui/scratch_folder.hpp"

#include <memory>

namespace theco::test {

/// The window of the program at the lessons, with a data folder of its own whose teacher folder
/// holds tests/data/screen_course.xml: every kind of exercise, in lessons T1.3 ... T6.4.
class LessonsFixture {
public:
    explicit LessonsFixture(wxSize size = {1024, 768});
    ~LessonsFixture();

    gui::MainFrame& frame() { return *frame_; }
    gui::LessonsPage& page() { return frame_->lessonsPage(); }
    gui::StudyPanel& study() { return page().study(); }
    gui::Classroom& classroom() { return frame_->lessonRoom().classroom; }
    const gui::Scene& scene() { return study().shown(); }
    const std::filesystem::path& folder() const { return folder_.path(); }

    /// Lets a new pupil in: the map is shown.
    void enter(const char* name = "Lan");
    /// Opens the lesson of this exercise at this exercise.
    void open(const std::string& exercise);
    void clickSquare(const char* square);
    /// Two clicks: "e2e4".
    void clickMove(const char* move);
    void clickChoice(std::size_t index);
    void clickMain();
    /// Title and sentence of what was said.
    std::string said();
    bool marked(const char* square, gui::MarkKind kind);
    bool arrow(const char* from, const char* to, gui::MarkKind kind);
    /// The best stars the pupil's journal has for an exercise; 0: none.
    int stars(const std::string& exercise);

    static gui::Cell cell(const char* name) { return {name[0] - 'a', name[1] - '1'}; }

private:
    ScratchFolder folder_;
    std::unique_ptr<platform::Settings> settings_;
    std::unique_ptr<gui::PlaySession> session_;
    gui::MainFrame* frame_;
};

} // namespace theco::test
