// SPDX-License-Identifier: MIT
// What the board shows: looks at the pixels of the screen.
#include "gui/theme/color_scheme.hpp"
#include "tests/catch.hpp"
#include "tests/gui/board_fixture.hpp"

#include <atk/atk.h>
#include <gtk/gtk.h>

#include <algorithm>
#include <cstdlib>

using namespace theco::gui;
using namespace theco::test;

namespace {

const std::vector<std::string> kTwoKings{"....k...", "........", "........", "........",
                                         "........", "........", "........", "....K..."};

/// Share of pixels of a rectangle that differ from its most common edge colour, in percent.
int inkPercent(const wxImage& image, const wxRect& r) {
    const wxColour ground = pixelAt(image, r.GetTopLeft() + wxPoint(r.width / 4, 2));
    int ink = 0;
    for (int y = r.y; y < r.y + r.height; ++y)
        for (int x = r.x; x < r.x + r.width; ++x)
            if (pixelAt(image, {x, y}) != ground) ++ink;
    return 100 * ink / (r.width * r.height);
}

int differingPixels(const wxImage& a, const wxImage& b, const wxRect& r) {
    int count = 0;
    for (int y = r.y; y < r.y + r.height; ++y)
        for (int x = r.x; x < r.x + r.width; ++x)
            if (pixelAt(a, {x, y}) != pixelAt(b, {x, y})) ++count;
    return count;
}

/// Where a mark is strong, as someone sees it who sees no colours.
std::vector<bool> shapeOf(const wxImage& bare, const wxImage& marked, const wxRect& r) {
    const auto grey = [](const wxColour& c) {
        return (299 * c.Red() + 587 * c.Green() + 114 * c.Blue()) / 1000;
    };
    std::vector<int> change;
    for (int y = r.y; y < r.y + r.height; ++y)
        for (int x = r.x; x < r.x + r.width; ++x)
            change.push_back(std::abs(grey(pixelAt(marked, {x, y})) - grey(pixelAt(bare, {x, y}))));
    const int strongest = *std::max_element(change.begin(), change.end());
    std::vector<bool> shape;
    for (const int c : change)
        shape.push_back(c > 5 && 2 * c > strongest);
    return shape;
}

wxRect cellOf(BoardFixture& f, const char* name) {
    return f.board().cellRect(BoardFixture::cellOf(name));
}

} // namespace

TEST_CASE("Men are painted where they stand, and nowhere else") {
    BoardFixture f(kTwoKings);
    f.board().setCoordinates(false);
    const wxImage image = screenshotOf(f.board());
    CHECK(inkPercent(image, cellOf(f, "e1")) > 15);
    CHECK(inkPercent(image, cellOf(f, "e8")) > 15);
    CHECK(inkPercent(image, cellOf(f, "d4")) == 0);
    CHECK(inkPercent(image, cellOf(f, "h1")) == 0);
}

TEST_CASE("Cells have the colours of the scheme: a1 dark, h1 light, up to the window's edge") {
    BoardFixture f(kTwoKings);
    f.board().setCoordinates(false);
    const wxImage image = screenshotOf(f.board());
    CHECK(pixelAt(image, f.at("a1")) == ColorScheme::get(ColorName::CellDark));
    CHECK(pixelAt(image, f.at("h1")) == ColorScheme::get(ColorName::CellLight));
    CHECK(pixelAt(image, {1, 1}) == ColorScheme::get(ColorName::CellLight));
    CHECK(pixelAt(image, {478, 478}) == ColorScheme::get(ColorName::CellLight));
}

TEST_CASE("The board follows the appearance at once") {
    BoardFixture f(kTwoKings);
    ColorScheme::setAppearance(Appearance::Dark);
    const wxImage dark = screenshotOf(f.board());
    CHECK(pixelAt(dark, f.at("a4")) == ColorScheme::get(ColorName::CellLight, true));
    ColorScheme::setAppearance(Appearance::Light);
    const wxImage light = screenshotOf(f.board());
    CHECK(pixelAt(light, f.at("a4")) == ColorScheme::get(ColorName::CellLight, false));
    ColorScheme::setAppearance(Appearance::System);
}

TEST_CASE("Every mark can be told from every other without its colour") {
    BoardFixture f(kTwoKings);
    f.board().setCoordinates(false);
    const std::vector<MarkKind> kinds{
        MarkKind::LastMove, MarkKind::Check,     MarkKind::Attack,   MarkKind::Blocker,
        MarkKind::Target,   MarkKind::Hint,      MarkKind::Star,     MarkKind::Wrong,
        MarkKind::UserRed,  MarkKind::UserGreen, MarkKind::UserBlue, MarkKind::UserYellow};
    const wxRect r = cellOf(f, "d4");
    const wxImage bare = screenshotOf(f.board());
    std::vector<std::vector<bool>> shapes;
    for (const MarkKind kind : kinds) {
        f.board().setMarks({{{{3, 3}, kind}}, {}});
        shapes.push_back(shapeOf(bare, screenshotOf(f.board()), r));
    }
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        INFO("mark " << i);
        CHECK(std::count(shapes[i].begin(), shapes[i].end(), true) > 40);
        for (std::size_t j = 0; j < i; ++j) {
            INFO("and mark " << j);
            int different = 0;
            for (std::size_t p = 0; p < shapes[i].size(); ++p)
                if (shapes[i][p] != shapes[j][p]) ++different;
            CHECK(different > 40);
        }
    }
}

TEST_CASE("Dots show where the picked man may go") {
    BoardFixture f(kTwoKings);
    f.targets = {{3, 3}};
    const wxImage before = screenshotOf(f.board());
    click(f.board(), f.at("e1"));
    const wxImage after = screenshotOf(f.board());
    CHECK(pixelAt(after, f.at("d4")) != pixelAt(before, f.at("d4")));
    CHECK(pixelAt(after, f.at("d5")) == pixelAt(before, f.at("d5")));
}

TEST_CASE("A carried man is seen under the pointer") {
    BoardFixture f(kTwoKings);
    const wxImage before = screenshotOf(f.board());
    carry(f.board(), f.at("e1"), f.at("c5"));
    const wxImage during = screenshotOf(f.board());
    CHECK(differingPixels(before, during, cellOf(f, "c5")) > 300);
    saveImage(during, "board-carrying");
    dropHere();
    CHECK(differingPixels(before, screenshotOf(f.board()), cellOf(f, "c5")) < 5);
}

TEST_CASE("A glide ends where the man stands, and leaves nothing behind") {
    BoardFixture f(kTwoKings);
    f.board().setAnimation(true);
    auto after = kTwoKings;
    std::swap(after[7], after[3]);
    f.board().show(boardOf(after));
    f.board().Update();
    wxMilliSleep(200);
    const wxImage glided = screenshotOf(f.board());
    f.board().setAnimation(false);
    f.board().show(boardOf(after));
    CHECK(differingPixels(glided, screenshotOf(f.board()), wxRect(f.board().GetClientSize())) == 0);
}

TEST_CASE("Input is answered while men glide") {
    BoardFixture f(kTwoKings);
    f.board().setAnimation(true);
    auto after = kTwoKings;
    std::swap(after[7], after[3]);
    f.board().show(boardOf(after));
    drag(f.board(), f.at("e5"), f.at("a1"));
    CHECK(f.moves == std::vector<std::string>{"e5a1"});
}

TEST_CASE("A man whose picture is missing or broken is still shown") {
    TestFrame frame({300, 300});
    auto pieces = std::make_shared<PieceSet>();
    pieces->pictures = {{"red-chariot", ""}, {"red-horse", "<svg this is no picture"}};
    auto* board = new BoardView(&frame.frame(), wxID_ANY, pieces);
    BoardContent content;
    content.files = 3;
    content.ranks = 3;
    content.cells = {0, 1, 99, -5, std::nullopt, std::nullopt, std::nullopt, std::nullopt};
    board->show(content);
    board->SetSize(0, 0, 300, 300);
    frame.show();
    const wxImage image = screenshotOf(*board);
    saveImage(image, "board-strangers");
    for (const Cell c : {Cell{0, 0}, Cell{1, 0}, Cell{2, 0}, Cell{0, 1}})
        CHECK(inkPercent(image, board->cellRect(c)) > 10);
    CHECK(inkPercent(image, board->cellRect({2, 2})) == 0);
}

TEST_CASE("The screen reader is told what the board is and what stands on it") {
    BoardFixture f(kTwoKings);
    f.board().setAccessibleText("Bàn cờ", "Trắng đi. Vua trắng e1, Vua đen e8.");
    AtkObject* object = gtk_widget_get_accessible(static_cast<GtkWidget*>(f.board().GetHandle()));
    CHECK(std::string(atk_object_get_name(object)) == "Bàn cờ");
    CHECK(std::string(atk_object_get_description(object)) == "Trắng đi. Vua trắng e1, Vua đen e8.");
    CHECK(atk_object_get_role(object) == ATK_ROLE_CANVAS);
    CHECK(f.board().AcceptsFocusFromKeyboard());
}
