// SPDX-License-Identifier: MIT
// Lessons played with real clicks and keys.
#include "gui/frame/home_page.hpp"
#include "gui/lessons/choice_button.hpp"
#include "gui/lessons/lesson_tile.hpp"
#include "gui/lessons/map_panel.hpp"
#include "gui/lessons/pupils_panel.hpp"
#include "gui/parts/card.hpp"
#include "tests/catch.hpp"
#include "tests/gui/lessons_fixture.hpp"


#include <gtk/gtk.h>

using namespace theco;
using gui::LessonRoom;
using gui::MainFrame;
using gui::MarkKind;
using gui::Scene;
using test::clickMiddle;
using test::LessonsFixture;

namespace {

std::optional<chess::Piece> manOn(LessonsFixture& window, const char* square) {
    const auto id = window.study().board().content().at(LessonsFixture::cell(square));
    return id ? gui::pieceOf(*id) : std::nullopt;
}

bool isManOn(LessonsFixture& window, const char* square, chess::Color color,
             chess::PieceType type) {
    return manOn(window, square) == chess::Piece{color, type};
}

} // namespace

TEST_CASE("The home page leads to the lessons, where a new pupil is let in") {
    LessonsFixture window;
    clickMiddle(window.frame().home().learnCard());
    REQUIRE(window.frame().page() == MainFrame::Page::Lessons);
    REQUIRE(window.page().view() == LessonRoom::View::Pupils);
    test::withDialog([&] { clickMiddle(*window.page().pupils().buttons().front()); },
                     [](wxWindow& dialog) {
                         test::typeText("Lan");
                         test::saveScreenshot(dialog, "lessons-dialog-new-pupil");
                         test::key(WXK_RETURN);
                     });
    test::pumpUntil([&] { return window.page().view() == LessonRoom::View::Map; });
    REQUIRE(window.classroom().pupil());
    CHECK(window.classroom().pupil()->state().name == "Lan");
    CHECK(window.page().map().tiles().size() > 11);
    // The next lesson is under the keyboard.
    test::key(WXK_RETURN);
    test::pumpUntil([&] { return window.page().studying(); });
    CHECK(window.page().studying());
    test::key(WXK_ESCAPE);
    CHECK(window.page().view() == LessonRoom::View::Map);
    test::key(WXK_ESCAPE);
    CHECK(window.page().view() == LessonRoom::View::Pupils);
    CHECK(window.page().pupils().buttons().size() == 4);
    test::key(WXK_ESCAPE);
    CHECK(window.frame().page() == MainFrame::Page::Home);
}

TEST_CASE("Stars are collected with the mouse, and a move that is refused says why") {
    LessonsFixture window;
    window.enter();
    window.open("T2.1-a");
    window.clickMove("g4h6");
    CHECK(window.arrow("g4", "h6", MarkKind::Wrong));
    CHECK_THAT(window.said(), ContainsSubstring("Xe"));
    CHECK(window.marked("e4", MarkKind::Star));
    window.clickMove("g4e4");
    CHECK_FALSE(window.marked("e4", MarkKind::Star));
    CHECK(window.scene().saying.title.empty());
    window.clickMove("e4e2");
    window.clickMove("e2b2");
    CHECK(window.scene().stars == 3);
    CHECK(window.stars("T2.1-a") == 3);
    CHECK_THAT(window.said(), ContainsSubstring("Gi\xE1\xBB\x8Fi l\xE1\xBA\xAFm!"));
    window.clickMain();
    CHECK(window.study().study()->practice()->exercise().id == "T2.1-b");
}

TEST_CASE("Promoting in U3.7: queen, bishop and knight are played out, the rook mates") {
    using enum chess::PieceType;
    LessonsFixture window;
    window.enter();
    window.open("U3.7-a");
    REQUIRE(isManOn(window, "c7", chess::Color::White, Pawn));
    const auto promote = [&](int choice) {
        window.clickMove("c7c8");
        REQUIRE(window.study().board().choosing());
        test::click(window.study().board(),
                    test::centre(window.study().board().choiceRect(choice)));
    };
    promote(0);
    CHECK(isManOn(window, "c8", chess::Color::White, Queen));
    CHECK_THAT(window.said(), ContainsSubstring("Pat"));
    CHECK(window.marked("b8", MarkKind::Attack));
    test::saveScreenshot(window.frame(), "lessons-u37-queen");
    window.clickMain();
    CHECK(isManOn(window, "c7", chess::Color::White, Pawn));
    for (const int choice : {2, 3}) {
        promote(choice);
        CHECK(isManOn(window, "c8", chess::Color::White, choice == 2 ? Bishop : Knight));
        CHECK_THAT(window.said(), ContainsSubstring("h\xC3\xB2"
                                                    "a"));
        window.clickMain();
    }
    // Left by Escape: nothing has happened.
    window.clickMove("c7c8");
    test::key(WXK_ESCAPE);
    CHECK(isManOn(window, "c7", chess::Color::White, Pawn));
    promote(1);
    // The other side answers by itself.
    CHECK(test::pumpUntil([&] { return isManOn(window, "a6", chess::Color::Black, King); }));
    CHECK_FALSE(window.scene().saying.detail.empty());
    window.clickMove("c8a8");
    CHECK(window.scene().stars == 2);
    CHECK(window.stars("U3.7-a") == 2);
    // Black has the move now, and the board stays as it was.
    CHECK(window.scene().whiteBelow);
}

TEST_CASE("After the promotion nobody is told to promote first") {
    LessonsFixture window;
    window.enter();
    window.open("U3.7-a");
    window.clickMove("c7b7");
    CHECK_THAT(window.said(), !ContainsSubstring("Tr\xC6\xB0\xE1\xBB\x9B"
                                                 "c h\xE1\xBA\xBFt"));
    window.clickMove("c6c5");
    CHECK_THAT(window.said(), ContainsSubstring("Tr\xC6\xB0\xE1\xBB\x9B"
                                                "c h\xE1\xBA\xBFt"));
    for (int i = 0; i < 3 && !window.scene().main.empty(); ++i)
        window.clickMain();
    window.clickMove("c7c8");
    REQUIRE(window.study().board().choosing());
    test::click(window.study().board(), test::centre(window.study().board().choiceRect(1)));
    REQUIRE(test::pumpUntil(
        [&] { return isManOn(window, "a6", chess::Color::Black, chess::PieceType::King); }));
    window.clickMove("c8c7");
    CHECK(window.scene().saying.tone == gui::Tone::Caution);
    CHECK_FALSE(window.scene().saying.detail.empty());
    CHECK_THAT(window.said(), !ContainsSubstring("Tr\xC6\xB0\xE1\xBB\x9B"
                                                 "c h\xE1\xBA\xBFt"));
}

TEST_CASE("Castling in U4.3: a try is refused on the board, then the reasons are given") {
    LessonsFixture window;
    window.enter();
    window.open("U4.3-b");
    window.clickChoice(0);
    CHECK(window.arrow("g7", "e8", MarkKind::Attack));
    CHECK(window.marked("g8", MarkKind::Blocker));
    CHECK_THAT(window.said(), ContainsSubstring("g7"));
    window.clickChoice(1);
    // A man stands between; and the king passes an attacked square, which is not so here.
    window.clickChoice(2);
    window.clickChoice(4);
    window.clickMain();
    CHECK(window.scene().saying.tone == gui::Tone::Caution);
    window.clickChoice(4);
    window.clickChoice(3);
    window.clickMain();
    CHECK(window.scene().saying.tone == gui::Tone::Good);
    CHECK_THAT(window.scene().question, ContainsSubstring("0-0-0"));
    window.clickChoice(1);
    window.clickChoice(3);
    window.clickChoice(4);
    window.clickMain();
    CHECK(window.scene().stars > 0);
    CHECK(window.stars("U4.3-b") > 0);
}

TEST_CASE("En passant in U3.5: asked whether and why not") {
    LessonsFixture window;
    window.enter();
    window.open("U3.5-c");
    CHECK(window.arrow("b5", "c6", MarkKind::UserBlue));
    window.clickChoice(0);
    CHECK(window.scene().saying.tone == gui::Tone::Caution);
    window.clickChoice(1);
    std::size_t late = 99;
    for (std::size_t i = 0; i < window.scene().choices.size(); ++i)
        if (window.scene().choices[i].text.find("Mu\xE1\xBB\x99n") == 0) late = i;
    REQUIRE(late < 9);
    window.clickChoice(late);
    CHECK(window.scene().choices[late].chosen);
    window.clickMain();
    CHECK(window.scene().stars == 3);
}

TEST_CASE("Every answer to a check is found and sorted") {
    LessonsFixture window;
    window.enter();
    window.open("T5.2-a");
    // A king stays in check: refused, on the board.
    window.clickMove("e1e2");
    CHECK(window.arrow("e8", "e2", MarkKind::Attack));
    struct Reply {
        const char* move;
        std::size_t group;
    };
    const Reply replies[] = {{"e1d1", 0}, {"a8e8", 1}, {"c1e3", 2},
                             {"f1e2", 2}, {"e1d2", 0}, {"e1f2", 0}};
    for (const Reply& reply : replies) {
        INFO(reply.move);
        window.clickMove(reply.move);
        REQUIRE(window.scene().choices.size() == 3);
        window.clickChoice(reply.group);
    }
    CHECK(window.scene().stars == 3);
    CHECK(window.stars("T5.2-a") == 3);
}

TEST_CASE("The keyboard alone suffices") {
    LessonsFixture window;
    window.enter();
    window.open("T2.1-a");
    // The board has the focus; the cursor comes with the first arrow, on e1.
    for (const int code : {WXK_UP, WXK_RIGHT, WXK_RIGHT, WXK_UP, WXK_UP, WXK_UP})
        test::key(code);
    REQUIRE(window.study().board().cursorCell() == LessonsFixture::cell("g4"));
    test::key(WXK_RETURN);
    test::key(WXK_LEFT);
    test::key(WXK_LEFT);
    test::key(WXK_RETURN);
    CHECK_FALSE(window.marked("e4", MarkKind::Star));
    test::key('H');
    CHECK_THAT(window.said(), ContainsSubstring("1 / 4"));
    test::key('R');
    CHECK(window.marked("e4", MarkKind::Star));
    test::key(WXK_PAGEDOWN);
    CHECK(window.study().study()->practice()->exercise().id == "T2.1-b");
    // Squares are chosen with the cursor and confirmed with Ctrl+Enter.
    window.study().board().setCursorCell(LessonsFixture::cell("a6"));
    test::key(WXK_SPACE);
    CHECK(window.marked("a6", MarkKind::UserGreen));
    test::key(WXK_RETURN, wxMOD_CONTROL);
    CHECK_THAT(window.said(), ContainsSubstring("4"));
    window.open("T6.1-a");
    test::key('2');
    CHECK(window.scene().stars == 3);
    test::key(WXK_RETURN);
    CHECK(window.study().study()->practice()->exercise().id == "T6.1-b");
    // Of several answers the keys tick each, and Enter is the green button whatever has the focus.
    window.open("U4.3-b");
    test::key('2');
    test::key('3');
    test::key('4');
    test::key(WXK_RETURN);
    CHECK(window.scene().saying.tone == gui::Tone::Good);
    window.open("T6.4-a");
    for (int i = 0; i < 8; ++i)
        test::key(WXK_RIGHT);
    test::key(WXK_RETURN);
    CHECK(window.scene().stars == 3);
    // The last exercise leads to the end, and from there to the map.
    test::key(WXK_RETURN);
    CHECK(window.study().study()->part() == gui::Study::Part::End);
    test::key(WXK_ESCAPE);
    CHECK(window.page().view() == LessonRoom::View::Map);
}

TEST_CASE("The screen reader gets the task, then the answer, and what stands under the cursor") {
    LessonsFixture window;
    window.enter();
    window.open("T2.1-a");
    const auto name = [&](wxWindow& of) {
        const char* words =
            atk_object_get_name(gtk_widget_get_accessible(static_cast<GtkWidget*>(of.GetHandle())));
        return std::string(words ? words : "");
    };
    gui::BoardView& board = window.board();
    CHECK(name(board) == window.scene().task);
    const char* men = atk_object_get_description(
        gtk_widget_get_accessible(static_cast<GtkWidget*>(board.GetHandle())));
    CHECK_THAT(men, ContainsSubstring("Xe g4"));
    window.clickMove("g4h6");
    CHECK(name(board).find(window.scene().saying.title) == 0);
    CHECK_THAT(name(board), ContainsSubstring(window.scene().saying.detail));
    // The cursor comes where the mouse was last.
    test::key(WXK_UP);
    CHECK(name(board) == "h6");
    window.open("T6.1-a");
    CHECK_THAT(name(window.study().choice(0)),
               ContainsSubstring("Chi\xE1\xBA\xBFu h\xE1\xBA\xBFt"));
}

TEST_CASE("Another language in mid-exercise keeps the exercise") {
    LessonsFixture window;
    window.enter();
    window.open("T2.1-a");
    window.clickMove("g4e4");
    window.frame().setLanguage(i18n::Language::English);
    test::pump();
    REQUIRE(window.page().studying());
    CHECK(window.scene().task == "Bring the rook to both stars!");
    CHECK(window.study().study()->practice()->attempt().moves() == 1);
    window.clickMove("e4e2");
    CHECK(window.study().study()->practice()->attempt().moves() == 2);
}

TEST_CASE("The squares that were found stay beside the praise") {
    LessonsFixture window;
    window.enter();
    window.open("T2.1-b");
    for (const char* square : {"a6", "b7", "b8", "c6", "d6"})
        window.clickSquare(square);
    window.clickMain();
    REQUIRE(window.scene().stars == 3);
    CHECK(window.marked("a6", MarkKind::UserGreen));
    CHECK(window.marked("d6", MarkKind::UserGreen));
    test::key('R');
    CHECK_FALSE(window.marked("a6", MarkKind::UserGreen));
}

TEST_CASE("The map goes on where the pupil is, and the end of a lesson leads to the next one") {
    LessonsFixture window;
    window.enter();
    // The first unit was skipped.
    for (const auto& exercise : window.classroom().library().lesson("U2.1")->exercises)
        REQUIRE(window.classroom().pupil()->finish(exercise.id, 3));
    window.page().showMap();
    test::pump();
    clickMiddle(window.page().map().next());
    REQUIRE(test::pumpUntil([&] { return window.page().studying(); }));
    CHECK(window.study().study()->lesson().id == "U2.2");
    window.study().study()->goTo(99);
    window.study().open(window.study().study());
    test::pump();
    REQUIRE(window.study().study()->part() == gui::Study::Part::End);
    window.clickChoice(0);
    CHECK(window.study().study()->lesson().id == "U2.3");
    // Begun: that is where the child is now.
    window.open("U2.3-a");
    test::key(WXK_ESCAPE);
    clickMiddle(window.page().map().next());
    REQUIRE(test::pumpUntil([&] { return window.page().studying(); }));
    CHECK(window.study().study()->lesson().id == "U2.3");
}
