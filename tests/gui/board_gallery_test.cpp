// SPDX-License-Identifier: MIT
// Pictures of the board in all its states, for people to look at: <build>/screenshots/board-*.png.
#include "gui/theme/color_scheme.hpp"
#include "tests/catch.hpp"
#include "tests/gui/board_fixture.hpp"

using namespace theco::gui;
using namespace theco::test;

namespace {

const std::vector<std::string> kStart{"rnbqkbnr", "pppppppp", "........", "........",
                                      "........", "........", "PPPPPPPP", "RNBQKBNR"};
const std::vector<std::string> kMiddlegame{"r..q.rk.", "pb.nbppp", ".p..pn..", "..pp....",
                                           "..PP....", ".PN.PN..", "PB.QBPPP", "R....RK."};
const std::vector<std::string> kCheck{"r.b.kb.r", "pp.p.Qpp", "..n.pn..", "..p.....",
                                      "..B.P...", "...P....", "PPP..PPP", "RNB.K..R"};

const char* suffix(bool dark) {
    return dark ? "-dark" : "-light";
}

BoardMarks everyMark() {
    BoardMarks marks;
    const std::vector<MarkKind> kinds{MarkKind::LastMove, MarkKind::Check,    MarkKind::Attack,
                                      MarkKind::Blocker,  MarkKind::Target,   MarkKind::Hint,
                                      MarkKind::Star,     MarkKind::Wrong,    MarkKind::UserGreen,
                                      MarkKind::UserRed,  MarkKind::UserBlue, MarkKind::UserYellow};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        for (const int row : {0, 1, 2, 3})
            marks.cells.push_back({{static_cast<int>(i), row}, kinds[i]});
    for (std::size_t i = 0; i < kinds.size(); ++i)
        marks.arrows.push_back({{static_cast<int>(i), 7}, {static_cast<int>(i), 4}, kinds[i]});
    return marks;
}

} // namespace

TEST_CASE("Gallery: the starting position at many sizes") {
    const bool dark = GENERATE(false, true);
    ColorScheme::setAppearance(dark ? Appearance::Dark : Appearance::Light);
    for (const int side : {160, 240, 360, 512, 720}) {
        BoardFixture f(kStart, {side, side});
        saveScreenshot(f.board(), "board-start-" + std::to_string(side) + suffix(dark));
        CHECK(f.board().lastPaintMicros() > 0);
    }
    ColorScheme::setAppearance(Appearance::System);
}

TEST_CASE("Gallery: every mark, on empty cells and under men") {
    const bool dark = GENERATE(false, true);
    ColorScheme::setAppearance(dark ? Appearance::Dark : Appearance::Light);
    BoardFixture f({"............", "............", "............", "............", "............",
                    "............", "KQRBNPkqrbnp", "kqrbnpKQRBNP"},
                   {1080, 720});
    f.board().setMarks(everyMark());
    saveScreenshot(f.board(), std::string("board-marks") + suffix(dark));
    CHECK(f.board().marks().cells.size() == 48);
    ColorScheme::setAppearance(Appearance::System);
}

TEST_CASE("Gallery: a game in progress") {
    const bool dark = GENERATE(false, true);
    ColorScheme::setAppearance(dark ? Appearance::Dark : Appearance::Light);
    const std::string end = suffix(dark);
    {
        BoardFixture f(kMiddlegame, {720, 720});
        f.board().setMarks({{{{2, 3}, MarkKind::LastMove}, {{2, 1}, MarkKind::LastMove}}, {}});
        f.targets = {{3, 4}, {1, 4}, {0, 3}, {4, 3}, {0, 1}, {1, 0}, {3, 0}};
        click(f.board(), f.at("c3"));
        saveScreenshot(f.board(), "board-selected" + end);
        carry(f.board(), f.at("c3"), f.at("d5"));
        saveScreenshot(f.board(), "board-drag" + end);
        dropHere();
        f.board().setCursorCell(Cell{5, 2});
        rightDrag(f.board(), f.at("d2"), f.at("h6"));
        rightDrag(f.board(), f.at("f3"), f.at("e5"), WXK_SHIFT);
        rightDrag(f.board(), f.at("g7"), f.at("g7"));
        saveScreenshot(f.board(), "board-drawn" + end);
    }
    {
        BoardFixture f(kCheck, {720, 720});
        f.board().setMarks({{{{4, 7}, MarkKind::Check},
                             {{5, 6}, MarkKind::LastMove},
                             {{5, 2}, MarkKind::LastMove}},
                            {{{5, 6}, {4, 7}, MarkKind::Attack}}});
        saveScreenshot(f.board(), "board-check" + end);
        f.board().offerChoice({1, 7}, {4, 3, 2, 1});
        saveScreenshot(f.board(), "board-choice" + end);
        CHECK(f.board().choosing());
    }
    ColorScheme::setAppearance(Appearance::System);
}

TEST_CASE("Gallery: boards of other shapes") {
    BoardFixture f({"rnbqkqbnr", ".........", ".p.....p.", "p.p.p.p.p", ".........", ".........",
                    "P.P.P.P.P", ".P.....P.", ".........", "RNBQKQBNR"},
                   {600, 640});
    saveScreenshot(f.board(), "board-9x10");
    f.board().show(boardOf({"k....", ".....", ".....", ".....", ".....", "....K"}));
    saveScreenshot(f.board(), "board-5x6");
    CHECK(f.board().content().ranks == 6);
}
