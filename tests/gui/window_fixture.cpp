// SPDX-License-Identifier: MIT
#include "tests/gui/window_fixture.hpp"

#include "i18n/catalogue.hpp"

#include <wx/dialog.h>
#include <wx/timer.h>

#include <algorithm>

namespace theco::test {

WindowFixture::WindowFixture(wxSize size) {
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

WindowFixture::~WindowFixture() {
    frame_->Destroy();
    pump();
    i18n::setLanguage(i18n::Language::Vietnamese);
}

void WindowFixture::clickSquare(const char* square) {
    click(board(), centre(board().cellRect(cell(square))));
}

void WindowFixture::clickMove(const char* move) {
    clickSquare(std::string(move, 2).c_str());
    clickSquare(std::string(move + 2, 2).c_str());
}

bool WindowFixture::marked(const char* square, gui::MarkKind kind) {
    const auto& cells = board().marks().cells;
    return std::find(cells.begin(), cells.end(), gui::CellMark{cell(square), kind}) != cells.end();
}

bool WindowFixture::arrow(const char* from, const char* to, gui::MarkKind kind) {
    const auto& arrows = board().marks().arrows;
    return std::find(arrows.begin(), arrows.end(), gui::ArrowMark{cell(from), cell(to), kind}) !=
           arrows.end();
}

void withOtherDialog(const wxWindow* than, const std::function<void()>& action,
                     const std::function<void(wxWindow&)>& answer) {
    wxTimer timer;
    int waited = 0;
    timer.Bind(wxEVT_TIMER, [&](wxTimerEvent&) {
        for (wxWindow* window : wxTopLevelWindows) {
            auto* dialog = dynamic_cast<wxDialog*>(window);
            if (!dialog || !dialog->IsModal() || dialog == than) continue;
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

void withDialog(const std::function<void()>& action, const std::function<void(wxWindow&)>& answer) {
    withOtherDialog(nullptr, action, answer);
}

} // namespace theco::test
