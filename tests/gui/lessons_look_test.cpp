// SPDX-License-Identifier: MIT
// How the lessons look: what fits, what is told apart, what stays where it is. With real clicks.
#include "gui/lessons/choice_button.hpp"
#include "gui/lessons/lesson_tile.hpp"
#include "gui/lessons/map_panel.hpp"
#include "tests/catch.hpp"
#include "tests/gui/lessons_fixture.hpp"
#include "tests/support/amount.hpp"

#include <wx/scrolwin.h>

using namespace theco;
using test::LessonsFixture;

TEST_CASE("What was said to an answer follows a change of language") {
    LessonsFixture window;
    window.enter();
    window.open("T5.4-a");
    window.clickMove("d1d7");
    CHECK_THAT(window.said(), ContainsSubstring("Nh\xC3\xACn l\xE1\xBA\xA1i"));
    window.frame().setLanguage(i18n::Language::English);
    test::pump();
    CHECK_THAT(window.said(), ContainsSubstring("Look again!"));
    test::key('H');
    CHECK_THAT(window.said(), ContainsSubstring("Hint 1 of 4"));
    window.frame().setLanguage(i18n::Language::Vietnamese);
    test::pump();
    CHECK_THAT(window.said(), ContainsSubstring("1 / 4"));
}

TEST_CASE("In a list to be ticked, focus and choice look different") {
    LessonsFixture window;
    window.enter();
    window.open("T6.1-c");
    const auto picture = [&](std::size_t index) {
        test::moveTo(window.frame(), {2, 2});
        return test::screenshotOf(window.study().choice(index));
    };
    // At the middle of the upper edge: the outline of the chosen, the frame of the focus.
    const auto face = [&](const wxImage& image) {
        return test::pixelAt(image, {image.GetWidth() / 2, image.GetHeight() - 9});
    };
    window.study().choice(0).SetFocus();
    const wxImage focused = picture(0);
    const wxImage plain = picture(1);
    CHECK(face(focused) == face(plain));
    window.clickChoice(0);
    window.study().choice(1).SetFocus();
    const wxImage chosen = picture(0);
    const wxImage focusedOther = picture(1);
    CHECK_FALSE(face(chosen) == face(plain));
    CHECK(face(focusedOther) == face(plain));
    test::saveScreenshot(window.frame(), "lessons-focus-and-choice");
}

TEST_CASE("Light and dark change while the map and a lesson are shown") {
    LessonsFixture window;
    window.enter();
    gui::ColorScheme::setAppearance(gui::Appearance::Dark);
    test::pump();
    CHECK(window.page().map().tiles().size() > 11);
    window.open("T2.1-a");
    window.clickMove("g4e4");
    gui::ColorScheme::setAppearance(gui::Appearance::Light);
    test::pump();
    CHECK(window.study().GetBackgroundColour() ==
          gui::ColorScheme::get(gui::ColorName::BoardSurround, false));
    window.clickMove("e4e2");
    CHECK(window.study().study()->practice()->attempt().moves() == 2);
    gui::ColorScheme::setAppearance(gui::Appearance::System);
}

TEST_CASE("The map stays where it is when pressed beside a tile") {
    LessonsFixture window;
    window.enter();
    wxScrolledWindow& list = window.page().map().list();
    list.Scroll(0, 12);
    test::pump();
    REQUIRE(list.GetViewStart().y == 12);
    // The ground right of the tiles; then the title of a unit, which is as wide as the map.
    const wxSize size = list.GetClientSize();
    const auto childAt = [&](wxPoint point) {
        wxWindow* found = nullptr;
        for (wxWindow* child : list.GetChildren())
            if (child->IsShown() && child->GetRect().Contains(point)) found = child;
        return found;
    };
    std::optional<wxPoint> ground;
    std::optional<wxPoint> title;
    for (int y = 0; y < size.y; ++y) {
        const wxPoint point(size.x - 20, y);
        (childAt(point) ? title : ground) = point;
    }
    REQUIRE(ground);
    REQUIRE(title);
    // From the button above the map, then from a tile, away from which the wheel has turned.
    for (wxWindow* focused : {static_cast<wxWindow*>(&window.page().map().next()),
                              static_cast<wxWindow*>(window.page().map().tiles().front())}) {
        for (const wxPoint& point : {*ground, *title}) {
            focused->SetFocus();
            test::pump();
            list.Scroll(0, 12);
            test::click(list, point);
            CHECK(list.GetViewStart().y == 12);
            CHECK(wxWindow::FindFocus() == focused);
        }
    }
}

TEST_CASE("After a mistake every reason is to be seen, also in a low window") {
    struct Low {
        i18n::Language language;
        wxSize size;
        const char* name;
    };
    for (const Low& low : {Low{i18n::Language::Vietnamese, {1024, 700}, "vi"},
                           Low{i18n::Language::English, {940, 660}, "en-lowest"}}) {
        INFO(low.name);
        LessonsFixture window(low.size);
        window.frame().setLanguage(low.language);
        window.enter();
        window.open("U4.3-b");
        window.clickChoice(0);
        window.clickChoice(1);
        window.clickChoice(1);
        window.clickChoice(4);
        window.clickMain();
        REQUIRE(window.scene().saying.tone == gui::Tone::Caution);
        REQUIRE(window.scene().choices.size() == 6);
        test::saveScreenshot(window.frame(), std::string("lessons-low-window-") + low.name);
        CHECK(window.study().fits());
    }
}

TEST_CASE("Every page and exercise fits at 1024 x 768 in both languages") {
    LessonsFixture window;
    window.enter();
    // All of them in a stress run, else a sample.
    const int every = tests::amount(1) > 1 ? 1 : 17;
    int at = 0;
    for (const auto language : {i18n::Language::Vietnamese, i18n::Language::English}) {
        window.frame().setLanguage(language);
        for (const auto& unit : window.classroom().library().units()) {
            for (const lessons::Lesson* lesson : unit.lessons) {
                window.page().open(*lesson);
                gui::StudyPanel& panel = window.study();
                for (std::size_t step = 0; step < panel.study()->steps(); ++step) {
                    if (++at % every != 0) continue;
                    panel.study()->goTo(step);
                    panel.open(panel.study());
                    // The longest list: the reasons to choose from.
                    if (window.scene().choices.size() == 2 && window.scene().hasBoard)
                        panel.choose(1);
                    test::pump();
                    INFO(lesson->id << " step " << step);
                    CHECK(panel.fits());
                }
            }
        }
    }
}
