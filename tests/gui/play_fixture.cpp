// SPDX-License-Identifier: MIT
#include "tests/gui/play_fixture.hpp"

#include "core/chess/fen.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/dialog.h>
#include <wx/timer.h>

#include <algorithm>

namespace theco::test {

using gui::BoardView;

PlayFixture::PlayFixture(wxSize size) {
    i18n::setLanguage(i18n::Language::Vietnamese);
    settings_ = std::make_unique<platform::Settings>(folder_.path() / "settings.json");
    settings_->setBool("animation", false);
    session_ = std::make_unique<gui::PlaySession>(folder_.path() / "games");
    frame_ = new gui::MainFrame(*session_, *settings_);
    frame_->SetPosition(wxPoint(0, 0));
    frame_->SetSize(size);
    frame_->Show();
    frame_->Raise();
    pumpUntil([this] { return frame_->IsShownOnScreen(); });
    pump();
}

PlayFixture::~PlayFixture() {
    frame_->Destroy();
    pump();
    i18n::setLanguage(i18n::Language::Vietnamese);
}

void PlayFixture::start(const char* fen) {
    session_->startNew(*chess::parseFen(fen));
    page().showGame();
    frame_->showPage(gui::MainFrame::Page::Play);
    pump();
}

void PlayFixture::clickSquare(const char* square) {
    BoardView& board = page().board();
    click(board, centre(board.cellRect(cell(square))));
}

void PlayFixture::clickMove(const char* move) {
    clickSquare(std::string(move, 2).c_str());
    clickSquare(std::string(move + 2, 2).c_str());
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

bool PlayFixture::marked(const char* square, gui::MarkKind kind) {
    const auto& cells = page().board().marks().cells;
    return std::find(cells.begin(), cells.end(), gui::CellMark{cell(square), kind}) != cells.end();
}

bool PlayFixture::arrow(const char* from, const char* to, gui::MarkKind kind) {
    const auto& arrows = page().board().marks().arrows;
    return std::find(arrows.begin(), arrows.end(), gui::ArrowMark{cell(from), cell(to), kind}) !=
           arrows.end();
}

void withDialog(const std::function<void()>& action, const std::function<void(wxWindow&)>& answer) {
    wxTimer timer;
    int waited = 0;
    timer.Bind(wxEVT_TIMER, [&](wxTimerEvent&) {
        for (wxWindow* window : wxTopLevelWindows) {
            auto* dialog = dynamic_cast<wxDialog*>(window);
            if (!dialog || !dialog->IsModal()) continue;
            timer.Stop();
            answer(*dialog);
            return;
        }
        if (++waited > 200) timer.Stop();
    });
    timer.Start(20);
    action();
    pump();
}

} // namespace theco::test
