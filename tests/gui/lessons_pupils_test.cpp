// SPDX-License-Identifier: MIT
// The pupils of one machine: who is new, who has another name or picture, who is taken out of the
// list and comes back. With real clicks and keys.
#include "gui/lessons/map_panel.hpp"
#include "gui/lessons/pupils_panel.hpp"
#include "tests/catch.hpp"
#include "tests/gui/lessons_fixture.hpp"

#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

using namespace theco;
using gui::LessonRoom;
using gui::MainFrame;
using test::clickMiddle;
using test::LessonsFixture;

namespace {

/// The window of the list, with these pupils (names and pictures by turns) in it.
struct Pupils : LessonsFixture {
    explicit Pupils(std::initializer_list<const char*> namesAndPictures = {}) {
        frame().showPage(MainFrame::Page::Lessons);
        for (auto it = namesAndPictures.begin(); it != namesAndPictures.end(); it += 2)
            REQUIRE(classroom().add(*it, *(it + 1)));
        page().showPupils();
        test::pump();
    }
    gui::PupilsPanel& panel() { return page().pupils(); }
    const std::string& text(std::size_t button) { return panel().buttons()[button]->shown().text; }
    void press(wxWindow& button) {
        clickMiddle(button);
        test::pump();
    }
    /// The button for a new pupil is pressed, then the dialog is in `answer`'s hands.
    void askNew(const std::function<void(wxWindow&)>& answer) {
        const std::size_t pupils = classroom().pupils().size();
        test::withDialog([&] { clickMiddle(*panel().buttons()[pupils]); }, answer);
    }
    void startEditing() { press(*panel().buttons().back()); }
};

bool canBegin(wxWindow& dialog) {
    return wxWindow::FindWindowById(wxID_OK, &dialog)->IsEnabled();
}

std::string warning(wxWindow& dialog) {
    return wxWindow::FindWindowByName("warning", &dialog)->GetLabel().utf8_string();
}

void clickPicture(wxWindow& dialog, const char* name) {
    clickMiddle(*wxWindow::FindWindowByName(name, &dialog));
    test::pump();
}

} // namespace

TEST_CASE("A new pupil begins only with a name, and gets a picture nobody has") {
    Pupils window{"An", "white-knight"};
    window.askNew([](wxWindow& dialog) {
        CHECK_FALSE(canBegin(dialog));
        // Enter and blanks lead nowhere.
        test::key(WXK_RETURN);
        test::typeText("  ");
        test::key(WXK_RETURN);
        CHECK(dialog.IsShown());
        CHECK_FALSE(canBegin(dialog));
        test::typeText("Binh");
        CHECK(canBegin(dialog));
        CHECK(warning(dialog).empty());
        clickMiddle(*wxWindow::FindWindowById(wxID_OK, &dialog));
    });
    REQUIRE(test::pumpUntil([&] { return window.page().view() == LessonRoom::View::Map; }));
    CHECK(window.classroom().pupil()->state().name == "Binh");
    CHECK(window.classroom().pupil()->state().avatar == "black-knight");
}

TEST_CASE("A dialog for a new pupil that is left changes nothing") {
    Pupils window;
    window.askNew([](wxWindow& dialog) {
        test::typeText("Lan");
        clickMiddle(*wxWindow::FindWindowById(wxID_CANCEL, &dialog));
    });
    CHECK(window.page().view() == LessonRoom::View::Pupils);
    CHECK(window.classroom().pupils().empty());
}

TEST_CASE("Who would look like somebody in the list is told so") {
    Pupils window{"Lan", "white-knight"};
    window.askNew([](wxWindow& dialog) {
        test::typeText("lan");
        CHECK(warning(dialog).empty());
        clickPicture(dialog, "white-knight");
        CHECK_THAT(warning(dialog), ContainsSubstring("Lan"));
        test::saveScreenshot(dialog, "lessons-dialog-twin");
        clickPicture(dialog, "black-pawn");
        CHECK(warning(dialog).empty());
        clickPicture(dialog, "white-knight");
        // It is a warning: two may look alike if they like.
        clickMiddle(*wxWindow::FindWindowById(wxID_OK, &dialog));
    });
    REQUIRE(test::pumpUntil([&] { return window.page().view() == LessonRoom::View::Map; }));
    REQUIRE(window.classroom().pupil()->finish("T2.1-a", 3));
    window.page().showPupils();
    test::pump();
    test::saveScreenshot(window.frame(), "lessons-twins");
    // What tells them apart: what they did last, and the file.
    CHECK_THAT(window.text(0), ContainsSubstring("lan\nB\xC3\xA0i g\xE1\xBA\xA7n nh\xE1\xBA\xA5t: "
                                                 "Xe, "));
    CHECK_THAT(window.text(0), ContainsSubstring("(lan)"));
    CHECK_THAT(window.text(1), ContainsSubstring("Lan\n"));
    CHECK_THAT(window.text(1), ContainsSubstring("(Lan)"));
    // Others have their name only.
    window.page().pupils().addPupil("Minh", "black-king");
    window.page().showPupils();
    CHECK(window.text(2) == "Minh");
}

TEST_CASE("A pupil gets another name and another picture, and keeps the stars") {
    Pupils window{"Lna", "white-knight", "Minh", "black-king"};
    REQUIRE(window.classroom().enter(window.classroom().pupils().front().file));
    REQUIRE(window.classroom().pupil()->finish("T2.1-a", 3));
    window.startEditing();
    REQUIRE(window.panel().editing());
    test::withDialog([&] { clickMiddle(*window.panel().buttons().front()); },
                     [](wxWindow& dialog) {
                         // The name is selected: typing replaces it.
                         test::typeText("Lan");
                         CHECK(warning(dialog).empty());
                         clickPicture(dialog, "black-queen");
                         test::saveScreenshot(dialog, "lessons-dialog-change");
                         clickMiddle(*wxWindow::FindWindowById(wxID_OK, &dialog));
                     });
    test::pump();
    REQUIRE(window.panel().editing());
    const auto pupils = window.classroom().pupils();
    REQUIRE(pupils.size() == 2);
    CHECK(pupils.front().name == "Lan");
    CHECK(pupils.front().avatar == "black-queen");
    CHECK(pupils.front().state.stars() == 3);
    // Escape leads back to the list of the pupils, then home.
    test::key(WXK_ESCAPE);
    CHECK_FALSE(window.panel().editing());
    CHECK(window.text(0) == "Lan");
    test::key(WXK_ESCAPE);
    CHECK(window.frame().page() == MainFrame::Page::Home);
}

TEST_CASE("A pupil is taken out of the list only when asked twice, and comes back whole") {
    Pupils window{"Lan", "white-knight", "Minh", "black-king"};
    REQUIRE(window.classroom().enter(window.classroom().pupils().front().file));
    REQUIRE(window.classroom().pupil()->finish("T2.1-a", 3));
    window.startEditing();
    const auto remove = [&](int answer) {
        test::withDialog([&] { clickMiddle(window.panel().removeButton(0)); },
                         [&](wxWindow& dialog) {
                             std::string said;
                             wxWindow* button = nullptr;
                             for (wxWindow* child : dialog.GetChildren()) {
                                 if (auto* text = dynamic_cast<wxStaticText*>(child))
                                     said += text->GetLabel().utf8_string();
                                 if (dynamic_cast<wxButton*>(child) && answer-- >= 0)
                                     button = child;
                             }
                             // What is at stake.
                             CHECK_THAT(said, ContainsSubstring("Lan"));
                             CHECK_THAT(said, ContainsSubstring("3 sao"));
                             test::saveScreenshot(dialog, "lessons-dialog-remove");
                             REQUIRE(button);
                             clickMiddle(*button);
                         });
        test::pump();
    };
    remove(0);
    CHECK(window.classroom().pupils().size() == 2);
    remove(1);
    REQUIRE(window.classroom().pupils().size() == 1);
    CHECK(window.panel().buttons().size() == 1);
    REQUIRE(window.panel().undoButton());
    test::saveScreenshot(window.frame(), "lessons-pupils-removed");
    SECTION("at once") {
        window.press(*window.panel().undoButton());
        CHECK_FALSE(window.panel().undoButton());
    }
    SECTION("later, also when another one of this name has come") {
        window.press(window.panel().homeButton());
        window.panel().addPupil("Lan", "black-pawn");
        window.page().showPupils();
        test::pump();
        window.startEditing();
        REQUIRE(window.panel().bringBackButtons().size() == 1);
        CHECK_FALSE(window.panel().undoButton());
        window.press(*window.panel().bringBackButtons().front());
        REQUIRE(window.classroom().pupils().size() == 3);
    }
    CHECK(window.panel().bringBackButtons().empty());
    int stars = 0;
    for (const auto& pupil : window.classroom().pupils())
        if (pupil.name == "Lan" && pupil.avatar == "white-knight") stars = pupil.state.stars();
    CHECK(stars == 3);
}

TEST_CASE("A pupil whose file is open elsewhere is left alone") {
    Pupils window{"Lan", "white-knight"};
    const auto file = window.classroom().pupils().front().file;
    window.startEditing();
    const auto elsewhere = lessons::Pupil::open(file);
    REQUIRE(elsewhere);
    CHECK_FALSE(window.classroom().remove(file));
    CHECK_FALSE(window.classroom().change(file, "Mai", "black-king"));
    CHECK(window.classroom().pupils().size() == 1);
    window.panel().refresh();
    CHECK_THAT(window.text(0), ContainsSubstring("s\xE1\xBB\x95 kh\xC3\xA1"
                                                 "c"));
}

TEST_CASE("Ten pupils and the way home are seen without scrolling, and digits let pupils in") {
    Pupils window;
    for (const char* name :
         {"An", "B\xC3\xACnh", "Chi", "D\xC5\xA9ng", "Giang", "H\xC3\xA0", "Khoa", "Lan", "Minh",
          "Ng\xE1\xBB\x8D"
          "c"})
        REQUIRE(window.classroom().add(name, gui::avatars()[window.classroom().pupils().size()]));
    window.page().showPupils();
    test::pump();
    test::saveScreenshot(window.frame(), "lessons-pupils-ten");
    const int bottom = window.panel().GetClientSize().y;
    for (const gui::ChoiceButton* button : window.panel().buttons())
        CHECK(button->GetRect().GetBottom() < bottom);
    window.press(window.panel().homeButton());
    CHECK(window.frame().page() == MainFrame::Page::Home);
    window.frame().showPage(MainFrame::Page::Lessons);
    test::key('0');
    REQUIRE(test::pumpUntil([&] { return window.page().view() == LessonRoom::View::Map; }));
    CHECK(window.classroom().pupil()->state().avatar == "black-king");
}
