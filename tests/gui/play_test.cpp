// SPDX-License-Identifier: MIT
// Whole games in the real window, by mouse and keys.
#include "core/chess/fen.hpp"
#include "gui/frame/game_files.hpp"
#include "gui/play/editor_page.hpp"
#include "gui/play/move_list.hpp"
#include "i18n/catalogue.hpp"
#include "platform/files.hpp"
#include "tests/catch.hpp"
#include "tests/gui/play_fixture.hpp"

#include <wx/clipbrd.h>
#include <wx/dialog.h>

using namespace theco;
using gui::MarkKind;
using test::PlayFixture;

namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

std::string clipboard() {
    wxTextDataObject data;
    if (!wxTheClipboard->Open()) return {};
    wxTheClipboard->GetData(data);
    wxTheClipboard->Close();
    return std::string(data.GetText().utf8_str());
}

} // namespace

TEST_CASE("A game by clicks to mate: the end is said and the final position stays") {
    PlayFixture window;
    window.start(kStart);
    for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"})
        window.clickMove(move);
    REQUIRE(window.session().game().over());
    CHECK(window.session().record().result() == "0-1");
    CHECK_THAT(window.said(), ContainsSubstring("5.1.1"));
    CHECK(window.marked("e1", MarkKind::Check));
    test::saveScreenshot(window.frame(), "play-mate-vi");

    SECTION("saved as PGN, it is read back as it was") {
        const auto file = window.folder() / "mate.pgn";
        REQUIRE(gui::saveGame(file, window.session().record(), "2026.11.29").empty());
        const auto text = platform::readFile(file);
        REQUIRE(text);
        const auto games = chess::readPgn(*text);
        REQUIRE(games.size() == 1);
        CHECK_FALSE(games[0].error);
        CHECK(games[0].result == "0-1");
        CHECK(games[0].tag("Date") == "2026.11.29");
        CHECK(games[0].game.moves() == window.session().game().moves());
    }
    SECTION("nothing more can be played, but the mate can be taken back") {
        window.clickMove("a2a3");
        CHECK(window.session().game().plies() == 4);
        test::key('Z', wxMOD_CONTROL);
        CHECK(window.session().game().plies() == 3);
        CHECK_FALSE(window.session().game().over());
        test::key('Y', wxMOD_CONTROL);
        CHECK(window.session().game().over());
    }
}

TEST_CASE(
    "Castling through check is refused with an arrow, a sentence, and only until the next move") {
    PlayFixture window;
    window.start("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1");
    window.clickMove("e1g1");
    CHECK(window.session().game().plies() == 0);
    CHECK(window.arrow("f3", "f1", MarkKind::Attack));
    CHECK(window.page().status().tone == gui::Tone::Bad);
    CHECK_THAT(window.page().status().detail, ContainsSubstring("f1"));
    test::saveScreenshot(window.frame(), "play-refused-vi");
    window.clickMove("h1h2");
    CHECK(window.session().game().plies() == 1);
    CHECK_FALSE(window.arrow("f3", "f1", MarkKind::Attack));
    CHECK(window.page().status().tone != gui::Tone::Bad);
}

TEST_CASE("A pawn is promoted to a rook at its square") {
    PlayFixture window;
    window.start("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    window.clickMove("a7a8");
    auto& board = window.page().board();
    REQUIRE(board.choosing());
    test::saveScreenshot(window.frame(), "play-promotion-vi");
    SECTION("the second picture is the rook") {
        test::click(board, test::centre(board.choiceRect(1)));
        CHECK(window.session().game().position().pieceAt(chess::Square::A8) ==
              chess::Piece{chess::Color::White, chess::PieceType::Rook});
        CHECK(window.page().moves().lines().back().white.text == "a8=X");
    }
    SECTION("Escape leaves the pawn where it was") {
        test::key(WXK_ESCAPE);
        CHECK_FALSE(board.choosing());
        CHECK(window.session().game().plies() == 0);
    }
}

TEST_CASE("Typed moves: both notations, and what an input method made of them") {
    PlayFixture window;
    window.start(kStart);
    window.typeMove("e4");
    window.typeMove("d7d5");
    window.typeMove("\xE1\xBA\xBD"
                    "d5"); // exd5 under Telex
    CHECK(window.session().game().plies() == 3);
    window.typeMove("Hxd5");
    CHECK(window.session().game().plies() == 4);
    window.typeMove("Nc3");
    CHECK(window.session().game().plies() == 5);
    window.typeMove("Qxd1");
    CHECK(window.session().game().plies() == 5);
    CHECK(window.page().status().tone == gui::Tone::Bad);
    window.typeMove("hello");
    CHECK_THAT(window.said(), ContainsSubstring("hello"));
    CHECK(window.session().game().plies() == 5);
}

TEST_CASE("A typed move with two readings is asked for, never guessed") {
    PlayFixture window;
    window.start("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"); // either knight goes to d2
    SECTION("the first") {
        test::withDialog([&] { window.typeMove("Md2"); },
                         [](wxWindow& dialog) {
                             test::saveScreenshot(dialog, "dialog-which-vi");
                             static_cast<wxDialog&>(dialog).EndModal(wxID_OK);
                         });
        CHECK(window.session().game().plies() == 1);
    }
    SECTION("none: the board stays") {
        test::withDialog(
            [&] { window.typeMove("Md2"); },
            [](wxWindow& dialog) { static_cast<wxDialog&>(dialog).EndModal(wxID_CANCEL); });
        CHECK(window.session().game().plies() == 0);
    }
}

TEST_CASE("Ctrl+G plays on from the position shown, and the game before stays in the folder") {
    PlayFixture window;
    window.start(kStart);
    for (const char* move : {"e2e4", "e7e5", "g1f3", "b8c6"})
        window.clickMove(move);
    test::key(WXK_LEFT);
    test::key(WXK_LEFT);
    test::key('G', wxMOD_CONTROL);
    CHECK(window.session().game().plies() == 0);
    CHECK(chess::toFen(window.session().game().position()) ==
          "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    window.clickMove("f2f4");
    CHECK(window.session().game().plies() == 1);
    const auto saved = window.session().savedGames(10);
    REQUIRE_FALSE(saved.empty());
    CHECK(saved.front().plies == 4);
}

TEST_CASE("The moves are walked through by keys, clicks and wheel without changing the game") {
    PlayFixture window;
    window.start(kStart);
    for (const char* move : {"e2e4", "e7e5", "g1f3", "b8c6"})
        window.clickMove(move);
    auto& session = window.session();
    test::key(WXK_LEFT);
    test::key(WXK_LEFT);
    CHECK(session.viewedPly() == 2);
    test::key(WXK_HOME);
    CHECK(session.viewedPly() == 0);
    test::key(WXK_RIGHT);
    CHECK(session.viewedPly() == 1);
    auto& moves = window.page().moves();
    test::click(moves, test::centre(moves.rectOf(3)));
    CHECK(session.viewedPly() == 3);
    test::scroll(window.page().board(), wxPoint(100, 100), -1);
    CHECK(session.viewedPly() == 4);
    test::key(WXK_LEFT);
    window.clickMove("e5e4");
    CHECK(session.game().plies() == 4);
    CHECK(window.page().status().tone == gui::Tone::Caution);
    test::key(WXK_END);
    CHECK_FALSE(session.viewingPast());
}

TEST_CASE("A draw is claimed when it is right, and refused with the count when it is not") {
    PlayFixture window;
    window.start(kStart);
    for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6"})
        window.clickMove(move);
    window.clickMove("f3d4");
    test::key('D', wxMOD_CONTROL);
    CHECK_FALSE(window.session().game().over());
    CHECK(window.page().status().tone == gui::Tone::Caution);
    test::saveScreenshot(window.frame(), "play-claim-refused-vi");
    test::key('Z', wxMOD_CONTROL);
    window.clickMove("f3g1");

    SECTION("by an intended move, chosen from those that give a claim") {
        test::withDialog([] { test::key('D', wxMOD_CONTROL); },
                         [](wxWindow& dialog) {
                             test::saveScreenshot(dialog, "dialog-claim-vi");
                             static_cast<wxDialog&>(dialog).EndModal(wxID_OK);
                         });
        REQUIRE(window.session().game().ending());
        CHECK(window.session().game().ending()->reason == chess::EndReason::Threefold);
    }
    SECTION("on the position as it stands") {
        window.clickMove("f6g8");
        test::withDialog([] { test::key('D', wxMOD_CONTROL); },
                         [](wxWindow& dialog) { static_cast<wxDialog&>(dialog).EndModal(0); });
        REQUIRE_FALSE(window.session().game().over());
        test::withDialog([] { test::key('D', wxMOD_CONTROL); },
                         [](wxWindow& dialog) { static_cast<wxDialog&>(dialog).EndModal(1); });
        REQUIRE(window.session().game().ending());
        CHECK(window.session().game().ending()->reason == chess::EndReason::Threefold);
        CHECK_THAT(window.said(), ContainsSubstring("9.2"));
    }
}

TEST_CASE("A decided game out of a file offers neither a take-back nor another ending") {
    PlayFixture window;
    window.frame().openText({}, "1. e4 e5 2. Nf3 Nc6 1-0");
    CHECK(window.session().decided());
    CHECK_FALSE(window.session().canTakeBack());
    test::key('Z', wxMOD_CONTROL);
    CHECK(window.session().game().plies() == 4);
}

TEST_CASE("Position and game go to the clipboard and come back from it") {
    PlayFixture window;
    window.start(kStart);
    window.clickMove("e2e4");
    window.page().board().SetFocus();
    test::key('C', wxMOD_CONTROL);
    CHECK(clipboard() == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    test::key('C', wxMOD_CONTROL | wxMOD_SHIFT);
    CHECK_THAT(clipboard(), ContainsSubstring("1. e4"));
    const auto paste = [&](const char* text) {
        REQUIRE(wxTheClipboard->Open());
        wxTheClipboard->SetData(new wxTextDataObject(text));
        wxTheClipboard->Close();
        window.page().board().SetFocus();
        test::pump();
        test::key('V', wxMOD_CONTROL);
    };
    paste("  4k3/8/8/8/8/8/8/4K2R w K  ");
    CHECK(window.session().game().plies() == 0);
    CHECK(window.session().game().position().pieceAt(chess::Square::H1).has_value());
    paste("1. e4 {good} c5 2. Nf3 *");
    CHECK(window.session().game().plies() == 3);
    CHECK(window.session().viewedPly() == 0);
}

TEST_CASE("The language changes at once and is remembered, the game stays") {
    PlayFixture window;
    window.start(kStart);
    window.clickMove("g1f3");
    CHECK(window.page().moves().lines().back().white.text == "Mf3");
    const wxString before = window.frame().GetMenuBar()->GetMenuLabelText(0);
    window.frame().setLanguage(i18n::Language::English);
    test::pump();
    CHECK(window.page().moves().lines().back().white.text == "Nf3");
    CHECK(window.frame().GetMenuBar()->GetMenuLabelText(0) == "Game");
    CHECK(before != "Game");
    CHECK(window.said() == "Black to move / ");
    CHECK(platform::Settings(window.folder() / "settings.json").get("language") == "en");
    window.clickMove("e7e5");
    CHECK(window.session().game().plies() == 2);
}

TEST_CASE("Pages first shown after a switch of language are there as well") {
    PlayFixture window;
    window.frame().setLanguage(i18n::Language::English);
    test::pump();
    window.start(kStart);
    window.clickMove("e2e4");
    CHECK(window.session().game().plies() == 1);
    window.frame().showPage(gui::MainFrame::Page::Editor);
    test::pump();
    CHECK(window.frame().editor().IsShownOnScreen());
    CHECK(window.frame().editor().GetSize().x > 900);
}
