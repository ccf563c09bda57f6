// SPDX-License-Identifier: MIT
// What a teacher does with the lessons: shows them to a class, writes his own. With real clicks and
// keys.
#include "gui/lessons/demonstration_frame.hpp"
#include "gui/lessons/lesson_tile.hpp"
#include "gui/lessons/map_panel.hpp"
#include "tests/catch.hpp"
#include "tests/gui/lessons_fixture.hpp"

#include <wx/button.h>

#include <fstream>

using namespace theco;
using gui::MarkKind;
using test::clickMiddle;
using test::LessonsFixture;

TEST_CASE("Faults of a teacher's file are listed, and the other lessons can be opened") {
    LessonsFixture window;
    std::ofstream(window.folder() / "lessons" / "broken.xml") << "<course><unit></course>";
    window.classroom().reload();
    window.enter();
    // In words: where, and what was expected there.
    CHECK_THAT(window.page().map().faults(),
               ContainsSubstring("broken.xml, d\xC3\xB2ng 1, course: "));
    CHECK_THAT(window.page().map().faults(), ContainsSubstring("</unit>"));
    REQUIRE_FALSE(window.page().map().tiles().empty());
    clickMiddle(*window.page().map().tiles().front());
    test::pumpUntil([&] { return window.page().studying(); });
    CHECK(window.page().studying());
}

TEST_CASE(
    "The guide for teachers opens beside the faults and puts a model lesson into the folder") {
    LessonsFixture window;
    std::ofstream(window.folder() / "lessons" / "broken.xml") << "<course><unit></course>";
    window.classroom().reload();
    window.enter();
    const std::size_t before = window.page().map().tiles().size();
    test::saveScreenshot(window.frame(), "lessons-map-faults");
    const auto model = window.folder() / "lessons" / "bai-mau.xml";
    // Every dialog that comes up is answered: the guide, then what it says.
    int told = 0;
    const auto putModel = [&] {
        test::withDialog([&] { clickMiddle(window.page().map().guideButton()); },
                         [&](wxWindow& guide) {
                             test::saveScreenshot(guide, "lessons-guide");
                             wxWindow* button = wxWindow::FindWindowByName("bai-mau.xml", &guide);
                             REQUIRE(button);
                             test::withOtherDialog(
                                 &guide, [&] { clickMiddle(*button); },
                                 [&](wxWindow&) {
                                     ++told;
                                     test::key(WXK_RETURN);
                                 });
                             test::key(WXK_ESCAPE);
                         });
        test::pump();
    };
    putModel();
    CHECK(told == 1);
    REQUIRE(std::filesystem::exists(model));
    CHECK(window.page().map().tiles().size() == before + 1);
    CHECK(window.classroom().library().lesson("L1.1"));
    // What a teacher has made of it is never written over.
    std::ofstream(model) << "mine";
    putModel();
    CHECK(told == 2);
    std::string text;
    std::getline(std::ifstream(model), text);
    CHECK(text == "mine");
}

TEST_CASE("The teacher shows a lesson on the whole screen") {
    LessonsFixture window;
    window.enter();
    window.open("T2.1-a");
    test::key(WXK_F5);
    gui::DemonstrationFrame* shown = window.page().demonstration();
    REQUIRE(shown);
    test::pumpUntil([&] { return shown->IsShownOnScreen(); });
    test::pump();
    CHECK(shown->GetSize().x >= 1366);
    CHECK(shown->board().cellRect({0, 0}).width >= 80);
    test::key(WXK_PAGEDOWN);
    CHECK(shown->demonstration().step() == 1);
    const auto middle = [&](const char* square) {
        return test::centre(shown->board().cellRect(LessonsFixture::cell(square)));
    };
    // Anywhere, by anybody's rules.
    test::drag(shown->board(), middle("g4"), middle("h6"));
    CHECK(shown->board().content().at(LessonsFixture::cell("h6")).has_value());
    test::rightDrag(shown->board(), middle("a1"), middle("c3"));
    CHECK(shown->board().userMarks().arrows.size() == 1);
    test::key('H');
    CHECK_FALSE(shown->shown().saying.detail.empty());
    // Marks by keys, where the cursor is.
    test::key(WXK_UP);
    test::key('2');
    REQUIRE(shown->board().cursorCell());
    CHECK(shown->shown().marks.cells.back() ==
          gui::CellMark{*shown->board().cursorCell(), MarkKind::UserRed});
    test::key(WXK_ESCAPE);
    test::key('R');
    CHECK(shown->board().content().at(LessonsFixture::cell("g4")).has_value());
    test::key(WXK_ESCAPE);
    test::pumpUntil([&] { return window.page().demonstration() == nullptr; });
    CHECK(window.page().demonstration() == nullptr);
    // Nothing of it is in the journal.
    CHECK(window.classroom().pupil()->state().exercises.at("T2.1-a").hints == 0);
}

TEST_CASE(
    "The teacher's last hint plays the whole answer, and Page Down leads to the next lesson") {
    LessonsFixture window;
    window.enter();
    window.open("U2.1-a");
    test::key(WXK_F5);
    gui::DemonstrationFrame* shown = window.page().demonstration();
    REQUIRE(shown);
    test::pumpUntil([&] { return shown->IsShownOnScreen(); });
    test::pump();
    gui::Demonstration& lesson = shown->demonstration();
    for (std::size_t page = 0; page < lesson.lesson().pages.size(); ++page)
        test::key(WXK_PAGEDOWN);
    REQUIRE(lesson.step() == lesson.lesson().pages.size());
    for (int i = 0; i < 4; ++i)
        test::key('H');
    CHECK(lesson.playing());
    // Move by move, by itself.
    REQUIRE(test::pumpUntil([&] { return !lesson.playing(); }, 8000));
    CHECK(shown->shown().marks.arrows.size() == 3);
    CHECK(shown->board().content().at(LessonsFixture::cell("b2")).has_value());
    test::saveScreenshot(*shown, "lessons-demonstration-answer");
    // An answer that no move shows.
    lesson.goTo(lesson.steps());
    test::key(WXK_PAGEDOWN);
    CHECK(lesson.lesson().id == "U2.2");
    CHECK(lesson.step() == 0);
    test::key(WXK_PAGEUP);
    CHECK(lesson.lesson().id == "U2.1");
    CHECK(lesson.step() + 1 == lesson.steps());
    for (int i = 0; i < 500 && lesson.lesson().id != "U4.3"; ++i)
        lesson.forward();
    lesson.goTo(lesson.lesson().pages.size() + 1);
    for (int i = 0; i < 4; ++i)
        test::key('H');
    CHECK_FALSE(shown->shown().saying.detail.empty());
    CHECK_FALSE(shown->shown().marks.arrows.empty());
    test::saveScreenshot(*shown, "lessons-demonstration-castling");
    test::key(WXK_ESCAPE);
    test::pumpUntil([&] { return window.page().demonstration() == nullptr; });
    CHECK(window.page().demonstration() == nullptr);
}
