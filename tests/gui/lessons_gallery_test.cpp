// SPDX-License-Identifier: MIT
// Pictures of the lessons, for looking at: test_gui_lessons "[gallery]". Without GTK_THEME in the
// environment, which would override the appearance asked for.
#include "gui/lessons/demonstration_frame.hpp"
#include "gui/lessons/guide_dialog.hpp"
#include "gui/lessons/map_panel.hpp"
#include "gui/lessons/pupils_panel.hpp"
#include "tests/catch.hpp"
#include "tests/gui/lessons_fixture.hpp"

#include <wx/dialog.h>

#include <fstream>

using namespace theco;
using test::LessonsFixture;

namespace {

struct Look {
    const char* name;
    wxSize size;
    i18n::Language language;
    gui::Appearance appearance;
};

void pictures(LessonsFixture& window, const std::string& look) {
    const auto shot = [&](const std::string& state) {
        test::pump();
        test::saveScreenshot(window.frame(), "lessons-" + look + "-" + state);
    };
    shot("01-home");
    window.frame().showPage(gui::MainFrame::Page::Lessons);
    shot("02-pupils");
    window.enter("Nguy\xE1\xBB\x85n Th\xE1\xBB\x8B Lan Anh");
    shot("03-map");
    window.page().open(*window.classroom().library().lesson("T2.1"));
    shot("04-reading");
    window.open("T2.1-a");
    shot("05-goto");
    window.clickMove("g4h6");
    shot("05-goto-refused");
    window.clickMove("g4e4");
    window.clickMove("e4e2");
    window.clickMove("e2b2");
    shot("05-goto-done");
    window.open("T2.1-c");
    shot("06-goto-fence");
    window.open("T2.6-a");
    window.clickMove("h1h2");
    shot("07-safe-attacked");
    window.open("T2.7-a");
    shot("08-capture-all");
    window.open("T2.1-b");
    for (const char* square : {"a6", "b7", "c6", "e6"})
        window.clickSquare(square);
    shot("09-all-moves");
    window.clickMain();
    shot("09-all-moves-again");
    window.open("T3.4-a");
    shot("10-line");
    window.clickMove("b5b6");
    shot("10-line-again");
    window.open("T3.5-a");
    shot("11-refuse");
    window.clickChoice(1);
    shot("11-refuse-why");
    window.clickChoice(0);
    shot("11-refuse-ticked");
    window.open("T3.7-a");
    window.clickMove("c7c8");
    shot("12-promotion-choice");
    test::key(WXK_RETURN);
    shot("12-promotion-queen");
    window.clickMain();
    window.clickMove("c7c8");
    test::key(WXK_DOWN);
    test::key(WXK_RETURN);
    shot("12-promotion-rook");
    window.open("T4.3-b");
    shot("13-castle");
    window.clickChoice(0);
    shot("13-castle-refused");
    window.clickChoice(1);
    window.clickChoice(2);
    window.clickChoice(3);
    shot("13-castle-why");
    window.clickMain();
    shot("13-castle-next");
    window.open("T5.2-a");
    window.clickMove("c1e3");
    shot("14-replies");
    window.clickChoice(2);
    shot("14-replies-found");
    window.clickMove("e1d1");
    window.clickChoice(1);
    shot("14-replies-again");
    window.open("T5.1-a");
    for (int i = 0; i < 4; ++i)
        test::key('H');
    shot("15-check1-hint4");
    window.open("T5.4-a");
    window.clickMove("d1d7");
    shot("16-mate1-again");
    window.clickMain();
    window.clickMove("d1d8");
    shot("16-mate1-done");
    window.open("T6.1-a");
    window.clickChoice(0);
    shot("17-classify-again");
    window.open("T6.4-a");
    for (int i = 0; i < 4; ++i)
        test::key(WXK_RIGHT);
    shot("18-claim");
    window.open("T6.1-b");
    window.clickChoice(1);
    shot("19-quiz");
    window.open("T6.1-c");
    window.clickChoice(0);
    window.clickChoice(2);
    shot("20-quiz-several");
    window.open("T1.3-a");
    window.clickSquare("c5");
    shot("21-find");
    window.open("T1.3-b");
    shot("22-name");
    window.open("T1.3-c");
    shot("23-colour");
    window.open("T1.3-d");
    window.clickSquare("e4");
    shot("24-mark");
    window.open("T1.3-e");
    shot("25-attackers");
    window.open("T1.6-a");
    window.clickSquare("a1");
    shot("26-setup");
    window.page().open(*window.classroom().library().lesson("T5.4"));
    window.study().forward();
    shot("27-end");
    window.page().showMap();
    shot("28-map-later");
    window.open("T2.1-a");
    test::withDialog([] { test::key(WXK_F1); },
                     [&](wxWindow& dialog) {
                         test::saveScreenshot(dialog, "lessons-" + look + "-31-keys");
                         static_cast<wxDialog&>(dialog).EndModal(wxID_CANCEL);
                     });
    window.page().demonstrate();
    test::pump();
    test::key(WXK_PAGEDOWN);
    for (int i = 0; i < 4; ++i)
        test::key('H');
    test::pumpUntil([&] { return !window.page().demonstration()->demonstration().playing(); },
                    9000);
    test::saveScreenshot(*window.page().demonstration(), "lessons-" + look + "-29-demonstration");
    window.page().demonstration()->Close();
    test::pump();
    std::ofstream(window.folder() / "lessons" / "broken.xml")
        << "<course schema=\"1\" id=\"x\" default-lang=\"vi\" version=\"1\"><title/></course>";
    window.classroom().reload();
    window.page().showMap();
    shot("30-map-faults");
    test::withDialog(
        [&] {
            gui::MapPanel& map = window.page().map();
            map.CallAfter([&map] { gui::showLessonGuide(&map, "nowhere"); });
        },
        [&](wxWindow& dialog) {
            test::saveScreenshot(dialog, "lessons-" + look + "-32-guide");
            static_cast<wxDialog&>(dialog).EndModal(wxID_OK);
        });
    for (const char* name : {"An", "Bình", "Chi", "Dũng", "Giang", "Hà", "Khoa", "Lan"})
        window.classroom().add(name, gui::avatars()[window.classroom().pupils().size()]);
    window.classroom().add("Lan", "white-queen");
    window.page().showPupils();
    shot("33-pupils-ten");
    window.page().pupils().edit(true);
    shot("34-pupils-edited");
    window.classroom().remove(window.classroom().pupils().front().file);
    window.page().pupils().edit(true);
    window.page().pupils().Scroll(0, 99);
    shot("35-pupils-removed");
}

} // namespace

TEST_CASE("Pictures of the lessons", "[.][gallery]") {
    const Look looks[] = {
        {"vi", {1024, 768}, i18n::Language::Vietnamese, gui::Appearance::Light},
        {"en", {1366, 768}, i18n::Language::English, gui::Appearance::Light},
        {"vi-dark", {1366, 768}, i18n::Language::Vietnamese, gui::Appearance::Dark},
        {"en-dark", {1024, 768}, i18n::Language::English, gui::Appearance::Dark},
    };
    for (const Look& look : looks) {
        gui::ColorScheme::setAppearance(look.appearance);
        LessonsFixture window(look.size);
        window.frame().setLanguage(look.language);
        test::pump();
        pictures(window, look.name);
    }
    gui::ColorScheme::setAppearance(gui::Appearance::System);
}

TEST_CASE("Pictures of every step of the course", "[.][course-gallery]") {
    LessonsFixture window;
    window.enter();
    for (const auto& unit : window.classroom().library().units()) {
        if (unit.unit->id.front() != 'U') continue;
        for (const lessons::Lesson* lesson : unit.lessons) {
            window.page().open(*lesson);
            gui::Study& study = *window.study().study();
            for (std::size_t step = 0; step + 1 < study.steps(); ++step) {
                study.goTo(step);
                window.study().open(&study);
                // Until the last size has been painted, also on a busy machine.
                test::pumpUntil([] { return false; }, 120);
                test::saveScreenshot(window.frame(),
                                     "course-" + lesson->id + "-" + std::to_string(step + 10));
            }
        }
    }
}
