// SPDX-License-Identifier: MIT
#include "tests/gui/play_fixture.hpp"

#include "core/chess/fen.hpp"
#include "gui/theme/wx_text.hpp"

namespace theco::test {

void PlayFixture::start(const char* fen) {
    session().startNew(*chess::parseFen(fen));
    page().showGame();
    frame().showPage(gui::MainFrame::Page::Play);
    pump();
}

void PlayFixture::typeMove(const char* utf8) {
    wxTextCtrl& field = page().typedMove();
    field.SetFocus();
    pump();
    // The simulator has no composed letters: they arrive as an input method would leave them.
    field.SetValue(gui::toWx(utf8));
    key(WXK_RETURN);
}

std::string PlayFixture::said() {
    return page().status().title + " / " + page().status().detail;
}

} // namespace theco::test
