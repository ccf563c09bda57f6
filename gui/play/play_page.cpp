// SPDX-License-Identifier: MIT
// The look of the play page and what it shows; what it does is in play_actions.cpp.
#include "gui/play/play_page.hpp"

#include "gui/board/chess_board.hpp"
#include "gui/parts/icons.hpp"
#include "gui/parts/reason_marks.hpp"
#include "gui/parts/status_card.hpp"
#include "gui/play/move_list.hpp"
#include "gui/play/player_strip.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <utility>

namespace theco::gui {

using i18n::tr;

namespace {

constexpr int kPanelWidth = 340;
constexpr int kGap = 10;
constexpr int kIconSize = 20;

} // namespace

PlayPage::PlayPage(wxWindow* parent, PlaySession& session, Preferences preferences)
    : wxPanel(parent), session_(session), preferences_(preferences) {
    build();
    paintColors();
    Bind(wxEVT_CHAR_HOOK, &PlayPage::onKey, this);
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        paintColors();
        event.Skip();
    });
    showGame();
}

wxButton* PlayPage::iconButton(wxWindow* parent, int icon, const std::string& label,
                               const std::string& tip, void (PlayPage::*action)()) {
    auto* button = new wxButton(parent, wxID_ANY, toWx(label), wxDefaultPosition, wxDefaultSize,
                                label.empty() ? wxBU_EXACTFIT : 0);
    button->SetToolTip(toWx(tip));
    button->SetName(toWx(label.empty() ? tip : label));
    button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) {
        (this->*action)();
        // Keys belong to the board again: a focused button would swallow Space and arrows.
        if (!typed_->HasFocus()) board_->SetFocus();
    });
    icons_.emplace_back(button, icon);
    return button;
}

void PlayPage::build() {
    board_ = new BoardView(this, wxID_ANY, chessPieces());
    board_->SetMinSize(FromDIP(wxSize(320, 320)));
    board_->targetsOf = [this](Cell cell) {
        std::vector<Cell> cells;
        const auto from = squareOf(cell);
        // A man is picked up: what was explained about the try before has been read.
        if (explaining_) CallAfter([this] { endExplanation(); });
        if (!from || session_.viewingPast() || session_.game().over()) return cells;
        for (const chess::Move move : chess::legalMoves(session_.viewedPosition()))
            if (move.from() == *from) cells.push_back(cellOf(move.to()));
        return cells;
    };
    board_->canPickUp = [this](Cell cell) {
        const auto square = squareOf(cell);
        const auto man = square ? session_.viewedPosition().pieceAt(*square) : std::nullopt;
        return man && man->color == session_.viewedPosition().turn();
    };
    board_->onMove = [this](Cell from, std::optional<Cell> to) { onBoardMove(from, to); };
    board_->onClick = [this](Cell cell) { onBoardClick(cell); };
    board_->onWheel = [this](int direction) { step(direction); };
    board_->onChoice = [this](std::optional<PieceId> chosen) {
        const auto wanted = std::exchange(promoting_, std::nullopt);
        const auto man = chosen ? pieceOf(*chosen) : std::nullopt;
        if (!wanted || !man) return refresh(false);
        if (const auto move =
                chess::legalMove(session_.game().position(), {wanted->from, wanted->to, man->type}))
            playOnBoard(*move);
    };

    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(board_, 1, wxEXPAND | wxALL, FromDIP(kGap));
    row->Add(buildPanel(), 0, wxEXPAND | wxTOP | wxBOTTOM | wxRIGHT, FromDIP(kGap));
    SetSizer(row);
}

wxSizer* PlayPage::buildPanel() {
    const int gap = FromDIP(kGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    upper_ = new PlayerStrip(this);
    lower_ = new PlayerStrip(this);
    status_ = new StatusCard(this);
    moves_ = new MoveList(this);
    moves_->onChoose = [this](int ply) {
        goTo(ply);
        board_->SetFocus();
    };

    auto* walk = new wxBoxSizer(wxHORIZONTAL);
    const auto walkButton = [&](Icon icon, const std::string& tip, void (PlayPage::*action)()) {
        walk->Add(iconButton(this, static_cast<int>(icon), {}, tip, action), 1, wxEXPAND);
    };
    walkButton(Icon::First, tr("First position (Home)"), &PlayPage::first);
    walkButton(Icon::Previous, tr("One move back (Left)"), &PlayPage::previous);
    walkButton(Icon::Next, tr("One move forward (Right)"), &PlayPage::next);
    walkButton(Icon::Last, tr("Latest position (End)"), &PlayPage::last);
    walkButton(Icon::Flip, tr("Flip the board (F)"), &PlayPage::flip);

    typed_ = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize,
                            wxTE_PROCESS_ENTER);
    typed_->SetHint(toWx(tr("Type a move, then Enter")));
    typed_->SetName(toWx(tr("Type a move, then Enter")));
    typed_->SetToolTip(toWx(tr("Go here with Ctrl+L. Both notations are understood.")));
    typed_->SetMaxLength(60);
    typed_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { onTyped(); });

    takeBack_ = iconButton(this, static_cast<int>(Icon::TakeBack), tr("Take back"),
                           tr("Take the last move back (Ctrl+Z)"), &PlayPage::takeBack);
    redo_ = iconButton(this, static_cast<int>(Icon::Redo), tr("Put back"),
                       tr("Play the move taken back again (Ctrl+Y)"), &PlayPage::redo);
    claim_ = iconButton(this, static_cast<int>(Icon::Claim), tr("Claim a draw"),
                        tr("Claim a draw by repetition or the fifty-move rule (Ctrl+D)"),
                        &PlayPage::claimDraw);
    draw_ = iconButton(this, static_cast<int>(Icon::Draw), tr("Agree a draw"),
                       tr("Both players agree to a draw (Ctrl+H)"), &PlayPage::agreeDraw);
    resign_ = iconButton(this, static_cast<int>(Icon::Resign), tr("Resign"),
                         tr("One side resigns (Ctrl+R)"), &PlayPage::resign);

    auto* back = new wxBoxSizer(wxHORIZONTAL);
    back->Add(takeBack_, 1, wxEXPAND | wxRIGHT, gap / 2);
    back->Add(redo_, 1, wxEXPAND);
    auto* endings = new wxBoxSizer(wxHORIZONTAL);
    endings->Add(draw_, 1, wxEXPAND | wxRIGHT, gap / 2);
    endings->Add(resign_, 1, wxEXPAND);

    column->Add(upper_, 0, wxEXPAND);
    column->Add(status_, 0, wxEXPAND | wxTOP, gap / 2);
    column->Add(moves_, 1, wxEXPAND | wxTOP, gap);
    column->Add(walk, 0, wxEXPAND | wxTOP, gap / 2);
    column->Add(typed_, 0, wxEXPAND | wxTOP, gap / 2);
    column->Add(back, 0, wxEXPAND | wxTOP, gap);
    column->Add(endings, 0, wxEXPAND | wxTOP, gap / 2);
    column->Add(claim_, 0, wxEXPAND | wxTOP, gap / 2);
    column->Add(lower_, 0, wxEXPAND | wxTOP, gap / 2);
    column->SetMinSize(FromDIP(wxSize(kPanelWidth, -1)));
    return column;
}

void PlayPage::paintColors() {
    SetBackgroundColour(ColorScheme::get(ColorName::BoardSurround));
    for (const auto& [button, icon] : icons_)
        button->SetBitmap(
            iconOf(static_cast<Icon>(icon), FromDIP(kIconSize), ColorScheme::get(ColorName::Text)));
    Refresh();
}

void PlayPage::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    showGame();
}

void PlayPage::showGame() {
    promoting_.reset();
    typed_->Clear();
    board_->setAnimation(preferences_.animation);
    board_->setCoordinates(preferences_.coordinates);
    board_->clearSelection();
    board_->clearUserMarks();
    refresh(false);
}

BoardMarks PlayPage::plainMarks() const {
    const int ply = session_.viewedPly();
    std::optional<chess::Move> last;
    if (ply > 0) last = session_.game().moves()[static_cast<std::size_t>(ply - 1)];
    return marksOf(session_.viewedPosition(), last);
}

void PlayPage::refresh(bool animate) {
    explaining_ = false;
    refreshBoard(animate);
    refreshMoves();
    say(statusOf(session_, preferences_.letters()));
}

void PlayPage::refreshBoard(bool animate) {
    const chess::Position& position = session_.viewedPosition();
    board_->show(contentOf(position), animate);
    board_->setMarks(plainMarks());
    std::string words = i18n::describe(position);
    const int ply = session_.viewedPly();
    if (ply > 0)
        words = i18n::describe(session_.game().positionAt(ply - 1),
                               session_.game().moves()[static_cast<std::size_t>(ply - 1)]) +
                ". " + words;
    board_->setAccessibleText(tr("Chess board"), words);
}

void PlayPage::refreshMoves() {
    const chess::Game& game = session_.game();
    moves_->show(moveLines(session_.record(), preferences_.letters()), session_.viewedPly());
    const chess::Position& position = session_.viewedPosition();
    const auto name = [&](chess::Color side) {
        std::string tag = session_.record().tag(side == chess::Color::White ? "White" : "Black");
        return tag == "?" ? std::string() : tag;
    };
    const bool whiteBelow = !board_->flipped();
    for (const bool below : {true, false}) {
        const chess::Color side = below == whiteBelow ? chess::Color::White : chess::Color::Black;
        (below ? lower_ : upper_)
            ->show(side, name(side), !game.over() && position.turn() == side, game.start(),
                   position);
    }
    takeBack_->Enable(session_.canTakeBack());
    redo_->Enable(session_.record().canRedo());
    for (wxButton* button : {claim_, draw_, resign_})
        button->Enable(!session_.decided());
}

void PlayPage::say(const StatusText& status) {
    const StatusText unsaved = savingProblem(session_);
    if (unsaved.title.empty()) return status_->show(status);
    // Play goes on, so the sentence of the game stays the title.
    StatusText both = status;
    if (!both.detail.empty()) both.detail += '\n';
    both.detail += unsaved.title + ". " + unsaved.detail;
    if (both.tone == Tone::Neutral) both.tone = Tone::Caution;
    status_->show(both);
}

void PlayPage::explain(const StatusText& status, BoardMarks marks) {
    explaining_ = true;
    board_->setMarks(std::move(marks));
    say(status);
}

void PlayPage::endExplanation() {
    if (!std::exchange(explaining_, false)) return;
    board_->setMarks(plainMarks());
    say(statusOf(session_, preferences_.letters()));
}

const StatusText& PlayPage::status() const {
    return status_->shown();
}

} // namespace theco::gui
