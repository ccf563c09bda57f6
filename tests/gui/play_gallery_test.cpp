// SPDX-License-Identifier: MIT
// Pictures of every page and state, for looking at: test_gui_play "[gallery]". Without GTK_THEME
// in the environment, which would override the appearance asked for.
#include "core/chess/fen.hpp"
#include "gui/frame/about_dialog.hpp"
#include "gui/frame/home_page.hpp"
#include "gui/frame/settings_dialog.hpp"
#include "gui/play/collection_page.hpp"
#include "gui/play/editor_page.hpp"
#include "platform/paths.hpp"
#include "tests/catch.hpp"
#include "tests/gui/play_fixture.hpp"

#include <wx/dialog.h>

using namespace theco;
using gui::MainFrame;
using test::PlayFixture;

namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Look {
    const char* name;
    wxSize size;
    i18n::Language language;
    gui::Appearance appearance;
};

void pages(PlayFixture& window, const std::string& name) {
    auto& frame = window.frame();
    const auto shot = [&](const std::string& state) {
        test::saveScreenshot(frame, "gallery-" + name + "-" + state);
    };
    frame.showPage(MainFrame::Page::Home);
    shot("01-home-first");
    window.start(kStart);
    shot("02-start");
    for (const char* move : {"e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "f3g5", "d7d5", "e4d5",
                             "f6d5", "g5f7", "e8f7", "d1f3"})
        window.clickMove(move);
    window.session().setNames({{"White", "Nguy\xE1\xBB\x85n V\xC4\x83n An"},
                               {"Black", "Tr\xE1\xBA\xA7n Th\xE1\xBB\x8B B\xC3\xACnh"}});
    window.page().showGame();
    shot("03-check");
    frame.showPage(MainFrame::Page::Home);
    test::pump();
    shot("04-home-continue");
    window.start("r3k2r/pppq1ppp/2n2n2/3p4/1b1P4/2N1PN2/PPP2PPP/R1BQK2R w KQkq - 0 1");
    window.clickMove("c3b5");
    shot("05-pinned");
    window.start("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1");
    window.clickMove("e1g1");
    shot("06-castling");
    window.start("r3k2r/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1");
    window.typeMove("0-0-0");
    shot("07-blocked");
    window.start("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    window.clickMove("a7a8");
    shot("08-promotion");
    test::key(WXK_ESCAPE);
    window.start(kStart);
    for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"})
        window.clickMove(move);
    test::key('D', wxMOD_CONTROL);
    shot("09-no-claim");
    frame.openText("t", "[White \"Morphy, Paul\"]\n[Black \"Duke Karl / Count Isouard\"]\n[Result "
                        "\"1-0\"]\n\n{A famous game, played at the opera.} 1. e4 e5 2. Nf3 d6 {The "
                        "defence of Philidor.} 3. d4 Bg4 $6 (3... exd4 4. Nxd4 Nf6 {is usual}) 4. "
                        "dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 1-0");
    window.page().goTo(6);
    shot("10-reading");
    frame.openFile(platform::toPath(std::string(THECO_TEST_DATA) + "/games.pgn"));
    test::pumpUntil([&] { return frame.collection().collection()->complete(); });
    test::pump();
    shot("11-collection");
    frame.openText("broken.pgn",
                   "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"B\"]\n\n1. d4 *\n");
    test::pumpUntil([&] { return frame.collection().listed() == 2; });
    frame.collection().select(0);
    test::pump();
    shot("12-broken");
    frame.showPage(MainFrame::Page::Editor);
    frame.editor().edit(*chess::parseSetup("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1"));
    test::pump();
    shot("13-editor");
    frame.editor().edit(chess::Setup::empty());
    test::pump();
    shot("14-editor-empty");
}

void dialogs(PlayFixture& window, const std::string& name) {
    auto& frame = window.frame();
    const auto shot = [&](const char* state, const std::function<void()>& open) {
        test::withDialog(open, [&](wxWindow& dialog) {
            test::saveScreenshot(dialog, "gallery-" + name + "-dialog-" + state);
            static_cast<wxDialog&>(dialog).EndModal(wxID_CANCEL);
        });
    };
    window.start(kStart);
    shot("keys", [] { test::key(WXK_F1); });
    shot("settings", [&] { gui::askPreferences(&frame, frame.preferences()); });
    shot("about", [&] { gui::showAbout(&frame); });
    shot("names", [] { test::key('N', wxMOD_CONTROL); });
    shot("resign", [] { test::key('R', wxMOD_CONTROL); });
    shot("words", [] { test::key(WXK_F2); });
    shot("earlier", [] { test::key('O', wxMOD_CONTROL | wxMOD_SHIFT); });
    for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"})
        window.clickMove(move);
    shot("claim", [] { test::key('D', wxMOD_CONTROL); });
}

} // namespace

TEST_CASE("Pictures of every page", "[.][gallery]") {
    const Look looks[] = {
        {"vi-light", {1024, 768}, i18n::Language::Vietnamese, gui::Appearance::Light},
        {"vi-dark", {1024, 768}, i18n::Language::Vietnamese, gui::Appearance::Dark},
        {"en-light", {1024, 768}, i18n::Language::English, gui::Appearance::Light},
        {"vi-wide", {1366, 768}, i18n::Language::Vietnamese, gui::Appearance::Light},
        {"en-wide-dark", {1366, 768}, i18n::Language::English, gui::Appearance::Dark},
    };
    for (const Look& look : looks) {
        gui::ColorScheme::setAppearance(look.appearance);
        PlayFixture window(look.size);
        window.frame().setLanguage(look.language);
        test::pump();
        pages(window, look.name);
        dialogs(window, look.name);
    }
    gui::ColorScheme::setAppearance(gui::Appearance::System);
}
