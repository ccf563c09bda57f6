// SPDX-License-Identifier: MIT
#include "gui/frame/home_page.hpp"

#include "gui/board/chess_board.hpp"
#include "gui/frame/product.hpp"
#include "gui/parts/card.hpp"
#include "gui/parts/reason_marks.hpp"
#include "gui/parts/status_card.hpp"
#include "gui/play/status_text.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace theco::gui {

using i18n::fill;
using i18n::tr;

namespace {

constexpr int kGap = 12;
constexpr int kBoard = 340;

} // namespace

HomePage::HomePage(wxWindow* parent, const PlaySession& session, const Preferences& preferences)
    : wxPanel(parent), session_(session), preferences_(preferences) {
    build();
    paintColors();
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        paintColors();
        event.Skip();
    });
    refresh();
}

wxSizer* HomePage::buildHead() {
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    auto* names = new wxBoxSizer(wxVERTICAL);
    title_ = new wxStaticText(this, wxID_ANY, toWx(kProductName));
    title_->SetFont(title_->GetFont().Scaled(2.8F).Bold());
    subtitle_ = new wxStaticText(this, wxID_ANY, toWx(tr("Chess for the club")));
    subtitle_->SetFont(subtitle_->GetFont().Scaled(1.25F));
    names->Add(title_);
    names->Add(subtitle_, 0, wxTOP, FromDIP(2));
    head->Add(names, 1, wxALIGN_CENTRE_VERTICAL);
    // Each language by its own name, so that nobody is locked out of theirs.
    const auto language = [&](const char* name, i18n::Language which) {
        auto* button = new wxToggleButton(this, wxID_ANY, toWx(name));
        button->SetValue(i18n::language() == which);
        if (i18n::language() == which) button->SetFont(button->GetFont().Bold());
        button->Bind(wxEVT_TOGGLEBUTTON, [this, which, button](wxCommandEvent&) {
            button->SetValue(i18n::language() == which);
            if (i18n::language() != which && onLanguage) onLanguage(which);
        });
        head->Add(button, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(6));
    };
    language("Ti\xE1\xBA\xBFng Vi\xE1\xBB\x87t", i18n::Language::Vietnamese);
    language("English", i18n::Language::English);
    return head;
}

void HomePage::build() {
    const int gap = FromDIP(kGap);
    notice_ = new StatusCard(this);
    notice_->Hide();

    board_ = new BoardView(this, wxID_ANY, chessPieces());
    board_->setReadOnly(true);
    board_->setAnimation(false);
    board_->setCoordinates(false);
    board_->SetMinSize(FromDIP(wxSize(kBoard, kBoard)));
    board_->onClick = [this](Cell) {
        if (onContinue) CallAfter([this] { onContinue(); });
    };
    continue_ = new Card(this, Icon::Continue, {}, {}, true);
    continue_->onPress = [this] {
        if (onContinue) onContinue();
    };
    newGame_ = new Card(this, Icon::Board, tr("New game"),
                        tr("Two people on one board, under the real rules. A refused move is "
                           "explained."));
    newGame_->onPress = [this] {
        if (onNewGame) onNewGame();
    };
    learn_ = new Card(this, Icon::Learn, tr("Learn chess"),
                      tr("Lessons from the first move on. Whatever is not possible is explained."));
    learn_->onPress = [this] {
        if (onLearn) onLearn();
    };
    open_ = new Card(this, Icon::Book, tr("Open games"),
                     tr("A PGN file with one game or a hundred thousand, with search."));
    open_->onPress = [this] {
        if (onOpenFile) onOpenFile();
    };
    setUp_ = new Card(this, Icon::Setup, tr("Set up a position"),
                      tr("Put the men where you want them, then play from there."));
    setUp_->onPress = [this] {
        if (onSetUp) onSetUp();
    };

    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(board_, 1, wxEXPAND);
    auto* right = new wxBoxSizer(wxVERTICAL);
    for (Card* card : {continue_, newGame_, learn_, open_, setUp_}) {
        if (card != continue_) right->AddSpacer(gap);
        right->Add(card, 1, wxEXPAND);
    }
    auto* middle = new wxBoxSizer(wxHORIZONTAL);
    middle->Add(left, 1, wxEXPAND | wxRIGHT, FromDIP(28));
    middle->Add(right, 1, wxEXPAND);

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(buildHead(), 0, wxEXPAND);
    column->Add(notice_, 0, wxEXPAND | wxTOP, gap);
    column->Add(middle, 0, wxEXPAND | wxTOP, FromDIP(28));

    // A column of readable width in the middle of however wide a window.
    auto* centred = new wxBoxSizer(wxHORIZONTAL);
    centred->AddStretchSpacer(1);
    column->SetMinSize(FromDIP(wxSize(880, -1)));
    centred->Add(column, 8, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(24));
    centred->AddStretchSpacer(1);
    SetSizer(centred);
}

void HomePage::paintColors() {
    SetBackgroundColour(ColorScheme::get(ColorName::BoardSurround));
    title_->SetForegroundColour(ColorScheme::get(ColorName::Accent));
    subtitle_->SetForegroundColour(ColorScheme::get(ColorName::TextMuted));
    Refresh();
}

void HomePage::refresh() {
    const chess::Game& game = session_.game();
    const int plies = game.plies();
    std::optional<chess::Move> last;
    if (plies > 0) last = game.moves().back();
    board_->show(contentOf(game.position()), false);
    board_->setMarks(marksOf(game.position(), last));
    board_->setAccessibleText(tr("The board of the last game"), i18n::describe(game.position()));
    if (session_.record().pristine()) {
        continue_->setText(tr("To the board"), tr("The men are set up. White moves first."));
        return;
    }
    const auto name = [&](const char* tag, chess::Color side) {
        const std::string value = session_.record().tag(tag);
        return value.empty() || value == "?" ? i18n::sideName(side) : value;
    };
    const std::string who =
        pairOf(name("White", chess::Color::White), name("Black", chess::Color::Black));
    std::string state;
    if (const auto ending = game.ending()) {
        state = i18n::sentence(*ending);
    } else {
        state = i18n::trn("{n} move", "{n} moves", (plies + 1) / 2) + ", " +
                (game.position().turn() == chess::Color::White ? tr("White to move")
                                                               : tr("Black to move"));
    }
    continue_->setText(game.over() ? tr("See the last game") : tr("Continue"), who + "\n" + state);
}

void HomePage::showNotice(const std::string& text) {
    notice_->show({tr("Please note"), text, Tone::Caution});
    notice_->Show();
    Layout();
}

} // namespace theco::gui
