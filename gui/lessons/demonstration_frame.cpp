// SPDX-License-Identifier: MIT
#include "gui/lessons/demonstration_frame.hpp"

#include "gui/board/chess_board.hpp"
#include "gui/lessons/text_block.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/display.h>
#include <wx/sizer.h>

#include <algorithm>
#include <array>

namespace theco::gui {

using i18n::tr;

namespace {

constexpr int kGap = 18;
/// Slower than on a pupil's own screen: a class looks on.
constexpr int kPlaybackMs = 1200;
/// The height of the screen for which the words have their usual size.
constexpr double kUsualHeight = 760;
constexpr std::array kMarks{MarkKind::UserGreen, MarkKind::UserRed, MarkKind::UserBlue,
                            MarkKind::UserYellow};

} // namespace

DemonstrationFrame::DemonstrationFrame(wxWindow* parent,
                                       std::vector<const lessons::Lesson*> lessons, std::size_t at)
    : wxFrame(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize,
              wxDEFAULT_FRAME_STYLE | wxWANTS_CHARS),
      demonstration_(std::move(lessons), at) {
    SetName("demonstration");
    build();
    Bind(wxEVT_CHAR_HOOK, &DemonstrationFrame::onKey, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fitText(); });
    });
    playback_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        demonstration_.advance();
        render(true);
    });
    // The screen the program stands on; without a window manager full screen alone does nothing.
    SetSize(wxDisplay(parent ? parent : this).GetGeometry());
    render(false);
    Show();
    ShowFullScreen(true);
    board_->SetFocus();
}

void DemonstrationFrame::build() {
    SetBackgroundColour(ColorScheme::get(ColorName::BoardSurround));
    board_ = new BoardView(this, wxID_ANY, chessPieces());
    bindBoard();
    title_ = new TextBlock(this, 1.3F, true, ColorName::Accent);
    task_ = new TextBlock(this, 2.0F, true);
    options_ = new TextBlock(this, 1.6F, false);
    saying_ = new TextBlock(this, 1.6F, false, ColorName::Accent);
    keys_ = new TextBlock(this, 0.95F, false, ColorName::TextMuted);
    const int gap = FromDIP(kGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(title_, 0, wxEXPAND);
    column->Add(task_, 0, wxEXPAND | wxTOP, gap);
    column->Add(options_, 0, wxEXPAND | wxTOP, gap);
    column->Add(saying_, 0, wxEXPAND | wxTOP, gap);
    column->AddStretchSpacer(1);
    column->Add(keys_, 0, wxEXPAND);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(board_, 7, wxEXPAND | wxALL, gap);
    row->Add(column, 4, wxEXPAND | wxTOP | wxRIGHT | wxBOTTOM, gap);
    SetSizer(row);
    keys_->show(tr("Page Down, Page Up: next, previous. H: hint. R: as at the start. F: flip. "
                   "1-4: mark the square of the cursor. Right button: circles and arrows. "
                   "Esc: end."));
}

void DemonstrationFrame::fitText() {
    const auto factor = static_cast<float>(std::clamp(GetClientSize().y / kUsualHeight, 0.8, 3.0));
    title_->setScale(1.3F * factor);
    task_->setScale(2.0F * factor);
    options_->setScale(1.6F * factor);
    saying_->setScale(1.6F * factor);
    Layout();
}

void DemonstrationFrame::bindBoard() {
    board_->setFreeMovement(true);
    board_->onMove = [this](Cell from, std::optional<Cell> to) {
        const auto source = squareOf(from);
        if (!source) return;
        demonstration_.move(*source, to ? squareOf(*to) : std::nullopt);
        render(true);
    };
}

void DemonstrationFrame::render(bool animate) {
    scene_ = demonstration_.scene();
    SetTitle(toWx(lessons::shown(demonstration_.lesson().title)));
    title_->show(lessons::shown(demonstration_.lesson().title) + "   " + demonstration_.place());
    task_->show(scene_.task);
    std::string options;
    char letter = 'A';
    for (const Choice& choice : scene_.choices) {
        if (!options.empty()) options += '\n';
        options += letter++;
        options.append(choice.hinted ? ".  \xE2\x9C\x93 " : ".  ").append(choice.text);
    }
    options_->show(options);
    saying_->show(scene_.saying.detail);
    // A hidden window keeps the keyboard to itself: no key would do anything any more.
    if (board_->Show(scene_.hasBoard))
        (scene_.hasBoard ? static_cast<wxWindow*>(board_) : keys_)->SetFocus();
    board_->show(scene_.content, animate);
    board_->setMarks(scene_.marks);
    board_->setAccessibleText(scene_.task, scene_.boardWords);
    Layout();
    if (demonstration_.playing())
        playback_.StartOnce(kPlaybackMs);
    else
        playback_.Stop();
}

void DemonstrationFrame::onKey(wxKeyEvent& event) {
    const auto step = [this](void (Demonstration::*action)()) {
        (demonstration_.*action)();
        board_->clearUserMarks();
        render(false);
    };
    if (event.HasAnyModifiers()) return event.Skip();
    const bool cursor = board_->cursorCell() || board_->selectedCell();
    switch (event.GetKeyCode()) {
    case WXK_PAGEDOWN:
    case 'N':
        return step(&Demonstration::forward);
    case WXK_PAGEUP:
    case 'P':
        return step(&Demonstration::back);
    case WXK_RETURN:
    case WXK_SPACE:
        if (cursor) break;
        return step(&Demonstration::forward);
    case 'R':
        return step(&Demonstration::reset);
    case 'H':
        demonstration_.hint();
        return render(false);
    case 'F':
        return board_->setFlipped(!board_->flipped());
    case '1':
    case '2':
    case '3':
    case '4': {
        const auto cell = board_->cursorCell();
        const auto square = cell ? squareOf(*cell) : std::nullopt;
        if (!square) break;
        demonstration_.mark(*square, kMarks.at(static_cast<std::size_t>(event.GetKeyCode() - '1')));
        return render(false);
    }
    case WXK_DELETE: {
        const auto cell = board_->cursorCell();
        const auto square = cell ? squareOf(*cell) : std::nullopt;
        if (!square) break;
        demonstration_.move(*square, std::nullopt);
        return render(false);
    }
    case WXK_ESCAPE:
        if (cursor) break;
        Close();
        return;
    default:
        break;
    }
    event.Skip();
}

} // namespace theco::gui
