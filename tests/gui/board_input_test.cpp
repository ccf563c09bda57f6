// SPDX-License-Identifier: MIT
// The board reports what the user wants: real clicks and keys through the X server.
#include "tests/catch.hpp"
#include "tests/gui/board_fixture.hpp"

#include <wx/button.h>

using namespace theco::gui;
using namespace theco::test;

namespace {

using Names = std::vector<std::string>;

const std::vector<std::string> kEndgame{"....k...", "....p...", "........", "...n....",
                                        "........", "........", "....P...", "....K..."};

} // namespace

TEST_CASE("Dragging a man reports where it was taken and where it was put") {
    BoardFixture f(kEndgame);
    drag(f.board(), f.at("e2"), f.at("e4"));
    CHECK(f.moves == Names{"e2e4"});
    CHECK_FALSE(f.board().selectedCell().has_value());
    CHECK(f.clicks.empty());
}

TEST_CASE("A click on a man and a click on a cell are a move, legal or not") {
    BoardFixture f(kEndgame);
    f.targets = {{4, 2}, {4, 3}};
    click(f.board(), f.at("e2"));
    CHECK(f.board().selectedCell() == Cell{4, 1});
    CHECK(f.targetsAsked == 1);
    click(f.board(), f.at("e4"));
    CHECK(f.moves == Names{"e2e4"});
    click(f.board(), f.at("e2"));
    click(f.board(), f.at("h7"));
    CHECK(f.moves == Names{"e2e4", "e2h7"});
}

TEST_CASE("Two quick clicks count as two clicks") {
    BoardFixture f(kEndgame);
    doubleClick(f.board(), f.at("e2"));
    CHECK_FALSE(f.board().selectedCell().has_value());
    CHECK(f.targetsAsked == 1);
}

TEST_CASE("Another man of one's own takes over the selection, a target is moved to") {
    BoardFixture f(kEndgame);
    f.board().canPickUp = [](Cell c) { return c.rank < 2; };
    click(f.board(), f.at("e2"));
    click(f.board(), f.at("e1"));
    CHECK(f.board().selectedCell() == Cell{4, 0});
    CHECK(f.moves.empty());
    f.targets = {{4, 1}};
    f.board().clearSelection();
    click(f.board(), f.at("e1"));
    click(f.board(), f.at("e2"));
    CHECK(f.moves == Names{"e1e2"});
}

TEST_CASE("A man that may not be picked up only reports a click") {
    BoardFixture f(kEndgame);
    f.board().canPickUp = [](Cell c) { return c.rank < 2; };
    drag(f.board(), f.at("e7"), f.at("e5"));
    CHECK(f.moves.empty());
    click(f.board(), f.at("e7"));
    CHECK(f.clicks == Names{"e7"});
    click(f.board(), f.at("a4"));
    CHECK(f.clicks == Names{"e7", "a4"});
}

TEST_CASE("Dropped on its own cell or beside the board, a man stays") {
    BoardFixture f(kEndgame, {600, 480});
    drag(f.board(), f.at("e2"), f.at("e2") + wxPoint(12, 9));
    CHECK(f.moves.empty());
    CHECK(f.board().selectedCell() == Cell{4, 1});
    drag(f.board(), f.at("e2"), {5, 5});
    CHECK(f.moves.empty());
    CHECK_FALSE(f.board().selectedCell().has_value());
}

TEST_CASE("While editing, a man can be carried off the board") {
    BoardFixture f(kEndgame, {600, 480});
    f.board().setFreeMovement(true);
    drag(f.board(), f.at("d5"), {5, 5});
    drag(f.board(), f.at("e1"), f.at("e8"));
    CHECK(f.moves == Names{"d5-", "e1e8"});
    CHECK(f.targetsAsked == 0);
}

TEST_CASE("A read-only board reports clicks and moves nothing") {
    BoardFixture f(kEndgame);
    f.board().setReadOnly(true);
    drag(f.board(), f.at("e2"), f.at("e4"));
    CHECK(f.moves.empty());
    click(f.board(), f.at("e2"));
    CHECK(f.clicks == Names{"e2"});
    CHECK_FALSE(f.board().selectedCell().has_value());
}

TEST_CASE("Arrow keys, Enter and Space move without a mouse") {
    BoardFixture f(kEndgame);
    f.board().setCursorCell(Cell{4, 0});
    key(WXK_UP);
    CHECK(f.board().cursorCell() == Cell{4, 1});
    key(WXK_RETURN);
    CHECK(f.board().selectedCell() == Cell{4, 1});
    key(WXK_UP);
    key(WXK_UP);
    key(WXK_SPACE);
    CHECK(f.moves == Names{"e2e4"});
    CHECK(f.cursors == Names{"e2", "e3", "e4"});
    key(WXK_RETURN);
    CHECK(f.clicks == Names{"e4"});
}

TEST_CASE("The cursor stops at the edges and follows the eye on a flipped board") {
    BoardFixture f(kEndgame);
    f.board().setCursorCell(Cell{0, 0});
    key(WXK_LEFT);
    key(WXK_DOWN);
    CHECK(f.board().cursorCell() == Cell{0, 0});
    f.board().setFlipped(true);
    key(WXK_LEFT);
    CHECK(f.board().cursorCell() == Cell{1, 0});
    key(WXK_DOWN);
    CHECK(f.board().cursorCell() == Cell{1, 1});
}

TEST_CASE("The mouse hides the cursor, the arrow keys bring it back where the mouse was") {
    BoardFixture f(kEndgame);
    CHECK_FALSE(f.board().cursorCell().has_value());
    f.board().setCursorCell(Cell{0, 0});
    click(f.board(), f.at("e2"));
    CHECK_FALSE(f.board().cursorCell().has_value());
    key(WXK_UP);
    CHECK(f.board().cursorCell() == Cell{4, 1});
}

TEST_CASE("Tab comes to the board, which shows its cursor, and goes on from there") {
    BoardFixture f(kEndgame);
    auto* before = new wxButton(&f.window().frame(), wxID_ANY, "before");
    auto* after = new wxButton(&f.window().frame(), wxID_ANY, "after");
    before->MoveBeforeInTabOrder(&f.board());
    before->SetFocus();
    pump();
    key(WXK_TAB);
    CHECK(f.board().HasFocus());
    CHECK(f.board().cursorCell().has_value());
    key(WXK_TAB);
    CHECK(after->HasFocus());
    key(WXK_TAB, wxMOD_SHIFT);
    CHECK(f.board().HasFocus());
}

TEST_CASE("Escape gives up what was begun, step by step") {
    BoardFixture f(kEndgame);
    carry(f.board(), f.at("e2"), f.at("e4"));
    key(WXK_ESCAPE);
    dropHere();
    CHECK(f.moves.empty());
    CHECK_FALSE(f.board().selectedCell().has_value());

    f.board().setCursorCell(Cell{4, 1});
    key(WXK_RETURN);
    CHECK(f.board().selectedCell().has_value());
    key(WXK_ESCAPE);
    CHECK_FALSE(f.board().selectedCell().has_value());
    CHECK(f.board().cursorCell().has_value());
    key(WXK_ESCAPE);
    CHECK_FALSE(f.board().cursorCell().has_value());
}

TEST_CASE("The right button draws arrows and circles, the left one wipes them off") {
    BoardFixture f(kEndgame);
    rightDrag(f.board(), f.at("g1"), f.at("f3"));
    rightDrag(f.board(), f.at("e4"), f.at("e4"));
    CHECK(f.board().userMarks().arrows ==
          std::vector<ArrowMark>{{{6, 0}, {5, 2}, MarkKind::UserGreen}});
    CHECK(f.board().userMarks().cells == std::vector<CellMark>{{{4, 3}, MarkKind::UserGreen}});
    CHECK(f.userMarkReports == 2);

    click(f.board(), f.at("a4"));
    CHECK(f.board().userMarks().arrows.empty());
    CHECK(f.board().userMarks().cells.empty());
    CHECK(f.userMarkReports == 3);
    CHECK(f.moves.empty());
}

TEST_CASE("Drawing the same again removes it, another colour repaints it") {
    BoardFixture f(kEndgame);
    rightDrag(f.board(), f.at("a1"), f.at("a8"), WXK_SHIFT);
    REQUIRE(f.board().userMarks().arrows.size() == 1);
    CHECK(f.board().userMarks().arrows.front().kind == MarkKind::UserRed);
    rightDrag(f.board(), f.at("a1"), f.at("a8"), WXK_CONTROL);
    REQUIRE(f.board().userMarks().arrows.size() == 1);
    CHECK(f.board().userMarks().arrows.front().kind == MarkKind::UserBlue);
    rightDrag(f.board(), f.at("a1"), f.at("a8"), WXK_CONTROL);
    CHECK(f.board().userMarks().arrows.empty());
    rightDrag(f.board(), f.at("b2"), f.at("b2"), WXK_ALT);
    REQUIRE(f.board().userMarks().cells.size() == 1);
    CHECK(f.board().userMarks().cells.front().kind == MarkKind::UserYellow);
}

TEST_CASE("An arrow dragged off the board is not drawn") {
    BoardFixture f(kEndgame, {600, 480});
    rightDrag(f.board(), f.at("a1"), {5, 5});
    CHECK(f.board().userMarks().arrows.empty());
    CHECK(f.userMarkReports == 0);
}

TEST_CASE("The right button during a drag puts the man back") {
    BoardFixture f(kEndgame);
    carry(f.board(), f.at("e2"), f.at("e4"));
    rightDrag(f.board(), f.at("e4"), f.at("e4"));
    dropHere();
    CHECK(f.moves.empty());
    CHECK(f.board().userMarks().cells.empty());
}

TEST_CASE("The promotion is chosen over the board, by the mouse") {
    BoardFixture f(kEndgame);
    f.board().offerChoice({4, 7}, {4, 3, 2, 1});
    CHECK(f.board().choosing());
    CHECK(f.board().choiceRect(0) == f.board().cellRect({4, 7}));
    click(f.board(), centre(f.board().choiceRect(1)));
    CHECK(f.choices == Names{"3"});
    CHECK_FALSE(f.board().choosing());
    CHECK(f.moves.empty());
}

TEST_CASE("A click elsewhere, the right button and Escape choose nothing") {
    BoardFixture f(kEndgame);
    f.board().offerChoice({4, 7}, {4, 3, 2, 1});
    click(f.board(), f.at("e2"));
    CHECK(f.choices == Names{"none"});
    CHECK_FALSE(f.board().selectedCell().has_value());
    f.board().offerChoice({4, 7}, {4, 3, 2, 1});
    rightDrag(f.board(), f.at("a1"), f.at("a1"));
    f.board().offerChoice({4, 7}, {4, 3, 2, 1});
    key(WXK_ESCAPE);
    CHECK(f.choices == Names{"none", "none", "none"});
    CHECK(f.board().userMarks().cells.empty());
}

TEST_CASE("The promotion is chosen by the keys, as the eye sees the stack") {
    BoardFixture f(kEndgame);
    f.board().offerChoice({4, 7}, {4, 3, 2, 1});
    key(WXK_DOWN);
    key(WXK_DOWN);
    key(WXK_RETURN);
    f.board().offerChoice({4, 0}, {10, 9, 8, 7});
    key(WXK_UP);
    key(WXK_RETURN);
    f.board().offerChoice({4, 0}, {10, 9, 8, 7});
    key(WXK_DOWN);
    key(WXK_SPACE);
    CHECK(f.choices == Names{"2", "9", "7"});
    CHECK(f.cursors.empty());
}

TEST_CASE("The owner may open the chooser while it is told of the move") {
    BoardFixture f(kEndgame);
    f.board().canPickUp = [](Cell c) { return c.rank < 2; };
    f.onMoveToo = [&](Cell, std::optional<Cell> to) { f.board().offerChoice(*to, {4, 3}); };
    drag(f.board(), f.at("e2"), f.at("e8"));
    CHECK(f.board().choosing());
    click(f.board(), centre(f.board().choiceRect(0)));
    CHECK(f.choices == Names{"4"});
    click(f.board(), f.at("e2"));
    click(f.board(), f.at("e8"));
    CHECK(f.board().choosing());
}

TEST_CASE("A new position ends the gesture in progress") {
    BoardFixture f(kEndgame);
    carry(f.board(), f.at("e2"), f.at("e4"));
    f.board().show(boardOf({"k..", "...", "..K"}));
    dropHere();
    CHECK(f.moves.empty());
    CHECK_FALSE(f.board().HasCapture());
}

TEST_CASE("Losing the mouse to another window ends the gesture without a move") {
    BoardFixture f(kEndgame);
    carry(f.board(), f.at("e2"), f.at("e4"));
    REQUIRE(f.board().HasCapture());
    wxMouseCaptureLostEvent lost(f.board().GetId());
    f.board().GetEventHandler()->ProcessEvent(lost);
    CHECK_FALSE(f.board().HasCapture());
    dropHere();
    CHECK(f.moves.empty());
}

TEST_CASE("The wheel goes forward towards the user") {
    BoardFixture f(kEndgame);
    scroll(f.board(), f.at("d4"), -1);
    scroll(f.board(), f.at("d4"), 2);
    CHECK(f.wheel == std::vector<int>{1, -1, -1});
}

TEST_CASE("On a flipped board the clicked cell is the one that is seen") {
    BoardFixture f(kEndgame);
    const wxPoint before = f.at("e2");
    f.board().setFlipped(true);
    CHECK(f.at("e2") != before);
    drag(f.board(), f.at("e2"), f.at("e4"));
    CHECK(f.moves == Names{"e2e4"});
    CHECK(f.board().cellAt(before) == Cell{3, 6});
}

TEST_CASE("A board of nine by ten, or five by six, is no different") {
    const std::vector<std::string> xiangqi{"rnbqkqbnr", ".........", ".p.....p.", "p.p.p.p.p",
                                           ".........", ".........", "P.P.P.P.P", ".P.....P.",
                                           ".........", "RNBQKQBNR"};
    BoardFixture f(xiangqi, {700, 700});
    drag(f.board(), centre(f.board().cellRect({8, 0})), centre(f.board().cellRect({8, 9})));
    CHECK(f.moves == Names{"i1i10"});

    f.board().show(boardOf({"k....", ".....", ".....", ".....", ".....", "....K"}));
    drag(f.board(), centre(f.board().cellRect({4, 0})), centre(f.board().cellRect({0, 5})));
    CHECK(f.moves == Names{"i1i10", "e1a6"});
}

TEST_CASE("Clicks find their cells after the window has been resized") {
    BoardFixture f(kEndgame);
    f.window().resize({700, 620});
    drag(f.board(), f.at("e2"), f.at("e4"));
    f.window().resize({200, 180});
    drag(f.board(), f.at("e1"), f.at("d1"));
    CHECK(f.moves == Names{"e2e4", "e1d1"});
}

TEST_CASE("Keys the board has no use for reach the window above it") {
    BoardFixture f(kEndgame);
    std::vector<int> above;
    f.window().frame().Bind(wxEVT_CHAR_HOOK, [&](wxKeyEvent& e) {
        above.push_back(e.GetKeyCode());
        e.Skip();
    });
    int chars = 0;
    f.board().Bind(wxEVT_CHAR, [&](wxKeyEvent&) { ++chars; });
    typeText("n");
    CHECK(above == std::vector<int>{'N'});
    CHECK(chars == 1);
}
