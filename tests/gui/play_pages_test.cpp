// SPDX-License-Identifier: MIT
// The other pages: home, the list of a collection, the editor.
#include "core/chess/fen.hpp"
#include "gui/parts/card.hpp"
#include "gui/frame/home_page.hpp"
#include "gui/play/collection_page.hpp"
#include "gui/play/editor_page.hpp"
#include "gui/play/palette.hpp"
#include "platform/files.hpp"
#include "platform/paths.hpp"
#include "tests/catch.hpp"
#include "tests/gui/play_fixture.hpp"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/dnd.h>
#include <wx/srchctrl.h>

#include <cstdlib>

using namespace theco;
using gui::MainFrame;
using gui::Palette;
using test::PlayFixture;

namespace {

void clickMiddle(wxWindow& window) {
    test::click(window, test::centre(window.GetClientRect()));
}

} // namespace

TEST_CASE("The home page leads to the board and asks for names") {
    PlayFixture window;
    test::saveScreenshot(window.frame(), "home-vi");
    clickMiddle(window.frame().home().continueCard());
    CHECK(window.frame().page() == MainFrame::Page::Play);
    window.frame().showPage(MainFrame::Page::Home);
    test::pump();
    test::withDialog([&] { clickMiddle(window.frame().home().newGameCard()); },
                     [](wxWindow& dialog) {
                         test::typeText("Lan");
                         test::saveScreenshot(dialog, "dialog-names-vi");
                         test::key(WXK_RETURN);
                     });
    test::pumpUntil([&] { return window.frame().page() == MainFrame::Page::Play; });
    CHECK(window.session().record().tag("White") == "Lan");
    CHECK(window.session().saved());
}

TEST_CASE("A collection opens as a list, is searched, and a game of it is read") {
    PlayFixture window;
    window.frame().openFile(platform::toPath(std::string(THECO_TEST_DATA) + "/games.pgn"));
    auto& page = window.frame().collection();
    REQUIRE(test::pumpUntil([&] { return page.collection() && page.collection()->complete(); }));
    test::pump();
    const auto all = page.collection()->games().size();
    CHECK(all == 19);
    CHECK(page.listed() == all);
    test::saveScreenshot(window.frame(), "collection-vi");

    page.search().SetFocus();
    const std::string white = page.collection()->games()[4].white;
    REQUIRE_FALSE(white.empty());
    page.search().SetValue(wxString::FromUTF8(white));
    test::pump();
    CHECK(page.listed() >= 1);
    CHECK(page.listed() < all);
    page.search().SetValue("zzzz");
    test::pump();
    CHECK(page.listed() == 0);
    page.search().SetValue(wxEmptyString);
    test::pump();
    page.select(0);
    page.openSelected();
    test::pump();
    CHECK(window.frame().page() == MainFrame::Page::Play);
    CHECK(window.session().onlyShown());
    CHECK(window.session().game().plies() == page.collection()->games()[0].plies);
    test::saveScreenshot(window.frame(), "reading-vi");
}

TEST_CASE("The whole conformance collection opens in the window and every game of it can be read") {
    const char* folder = std::getenv("THECO_CONFORMANCE");
    if (!folder) {
        WARN("skipped: THECO_CONFORMANCE is not set");
        return;
    }
    PlayFixture window({1366, 768});
    window.frame().openFile(platform::toPath(std::string(folder) + "/games.pgn"));
    auto& page = window.frame().collection();
    REQUIRE(test::pumpUntil([&] { return page.collection() && page.collection()->complete(); }));
    test::pump();
    const auto& games = page.collection()->games();
    REQUIRE(games.size() == 86);
    CHECK(page.listed() == 86);
    test::saveScreenshot(window.frame(), "collection-whole-vi");
    for (std::size_t i = 0; i < games.size(); ++i) {
        INFO("game " << i + 1);
        CHECK_FALSE(games[i].error);
        window.frame().showPage(MainFrame::Page::Collection);
        page.select(i);
        page.openSelected();
        test::pumpUntil([&] { return window.frame().page() == MainFrame::Page::Play; });
        CHECK(window.session().game().plies() == games[i].plies);
    }
}

TEST_CASE("A file dropped on the window is opened") {
    PlayFixture window;
    const auto file = window.folder() / "v\xC3\xA1n.pgn";
    REQUIRE(platform::replaceFile(file, "1. e4 e5 2. Nf3 *\n"));
    auto* target = dynamic_cast<wxFileDropTarget*>(window.frame().GetDropTarget());
    REQUIRE(target);
    wxArrayString files;
    files.Add(wxString::FromUTF8(platform::toUtf8(file)));
    CHECK(target->OnDropFiles(10, 10, files));
    test::pumpUntil([&] { return window.frame().page() == MainFrame::Page::Play; });
    CHECK(window.session().game().plies() == 3);
    CHECK_FALSE(target->OnDropFiles(10, 10, wxArrayString()));
}

TEST_CASE("A broken game is shown with its place") {
    PlayFixture window;
    window.frame().openText("test.pgn",
                            "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"B\"]\n\n1. d4 *\n");
    auto& page = window.frame().collection();
    REQUIRE(test::pumpUntil([&] { return page.listed() == 2; }));
    page.select(0);
    test::pump();
    test::saveScreenshot(window.frame(), "collection-broken-vi");
    REQUIRE(page.collection()->games()[0].error);
    CHECK(page.collection()->games()[0].error->place.line == 3);
}

TEST_CASE("A text that is no game gets one message and leaves the board alone") {
    PlayFixture window;
    window.start("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    bool told = false;
    test::withDialog([&] { window.frame().openText("x.pgn", "4k3/8/8/8/8/8/8/4K3K w - - 0 1"); },
                     [&](wxWindow& dialog) {
                         told = true;
                         static_cast<wxDialog&>(dialog).EndModal(wxID_OK);
                     });
    CHECK(told);
    CHECK(window.session().game().position().pieceAt(chess::Square::H1).has_value());
}

TEST_CASE("The editor sets men by palette, by keys and by FEN, and plays from there") {
    PlayFixture window;
    window.frame().showPage(MainFrame::Page::Editor);
    auto& page = window.frame().editor();
    page.edit(chess::Setup::empty());
    test::pump();
    CHECK_FALSE(page.position());
    const auto square = [&](const char* name) {
        return test::centre(page.board().cellRect(PlayFixture::cell(name)));
    };
    const auto tool = [&](chess::Color color, chess::PieceType type) {
        return test::centre(
            page.palette().rectOf({Palette::Tool::Kind::Man, chess::Piece{color, type}}));
    };
    // A click chooses, clicks on the board put down.
    test::click(page.palette(), tool(chess::Color::White, chess::PieceType::King));
    test::click(page.board(), square("e1"));
    CHECK(page.setup().at(chess::Square::E1) ==
          chess::Piece{chess::Color::White, chess::PieceType::King});
    // A drag carries a man onto the board.
    const wxPoint from = tool(chess::Color::Black, chess::PieceType::King);
    const wxPoint to = page.palette().ScreenToClient(page.board().ClientToScreen(square("e8")));
    test::drag(page.palette(), from, to);
    CHECK(page.setup().at(chess::Square::E8) ==
          chess::Piece{chess::Color::Black, chess::PieceType::King});
    CHECK(page.position());
    // Keys: a Vietnamese letter at the cursor.
    page.board().SetFocus();
    page.board().setCursorCell(PlayFixture::cell("a1"));
    test::key('X');
    test::key('M', wxMOD_SHIFT);
    CHECK(page.setup().at(chess::Square::A1) ==
          chess::Piece{chess::Color::Black, chess::PieceType::Knight});
    test::key('Z', wxMOD_CONTROL);
    CHECK(page.setup().at(chess::Square::A1) ==
          chess::Piece{chess::Color::White, chess::PieceType::Rook});
    CHECK(page.fen().GetValue() == "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    test::saveScreenshot(window.frame(), "editor-vi");
    // FEN both ways.
    page.fen().SetValue("4k3/8/8/8/8/8/8/Q3K3 b - - 0 1");
    test::pump();
    CHECK(page.setup().at(chess::Square::A1)->type == chess::PieceType::Queen);
    page.fen().SetValue("4k3/8/8");
    test::pump();
    CHECK_FALSE(page.playButton().IsEnabled());
    page.fen().SetValue("4k3/8/8/8/8/8/8/Q3K3 b - - 0 1");
    test::pump();
    clickMiddle(page.playButton());
    CHECK(window.frame().page() == MainFrame::Page::Play);
    CHECK(chess::toFen(window.session().game().position()) == "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1");
}
