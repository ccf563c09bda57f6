// SPDX-License-Identifier: MIT
// How a lesson looks; what keys and clicks do is in study_input.cpp.
#include "gui/lessons/study_panel.hpp"

#include "gui/board/chess_board.hpp"
#include "gui/lessons/choice_button.hpp"
#include "gui/lessons/star_row.hpp"
#include "gui/lessons/text_block.hpp"
#include "gui/parts/status_card.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include <algorithm>
#include <array>

namespace theco::gui {

using i18n::tr;
using Look = ChoiceButton::Look;

namespace {

constexpr int kColumnWidth = 352;
constexpr int kColumnWidest = 460;
constexpr int kColumnWidthAlone = 620;
constexpr int kGap = 10;
constexpr int kPlaybackMs = 900;
/// How large the words are, the usual first.
struct Tightness {
    float task;
    float saying;
    bool low; ///< the buttons
};
constexpr std::array kTightness{Tightness{1.12F, 1.2F, false}, Tightness{1.0F, 1.05F, true},
                                Tightness{0.85F, 0.9F, true}, Tightness{0.75F, 0.8F, true}};
/// The items of the body: room, board, column, room.
constexpr std::size_t kLeftRoom = 0;
constexpr std::size_t kColumn = 2;
constexpr std::size_t kRightRoom = 3;

} // namespace

StudyPanel::StudyPanel(wxWindow* parent, Preferences preferences)
    : wxPanel(parent), preferences_(preferences) {
    build();
    paintColors();
    playback_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (!study_ || !study_->practice()) return;
        study_->practice()->advance();
        render(true);
    });
}

wxSizer* StudyPanel::buildHead() {
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    auto* map = new ChoiceButton(this, Look::Quiet);
    map->show({tr("Map")}, "Esc");
    map->SetMinSize(FromDIP(wxSize(110, -1)));
    map->onPress = [this] { onMap(); };
    title_ = new TextBlock(this, 1.3F, true);
    place_ = new TextBlock(this, 1.1F, false, ColorName::TextMuted);
    head->Add(map, 0, wxALIGN_CENTRE_VERTICAL);
    head->Add(title_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(2 * kGap));
    place_->SetMinSize(FromDIP(wxSize(150, -1)));
    head->Add(place_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(kGap));
    return head;
}

wxSizer* StudyPanel::buildColumn() {
    const int gap = FromDIP(kGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    task_ = new StatusCard(this);
    question_ = new TextBlock(this, 1.15F, true);
    list_ = new wxScrolledWindow(this);
    list_->SetScrollRate(0, FromDIP(12));
    list_->SetSizer(new wxBoxSizer(wxVERTICAL));
    saying_ = new StatusCard(this);
    note_ = new TextBlock(this, 1.0F, false, ColorName::TextMuted);
    stars_ = new StarRow(this);
    previous_ = new ChoiceButton(this, Look::Choice);
    previous_->show({tr("Back")}, "\xE2\x86\x90");
    previous_->onPress = [this] { walk(-1); };
    next_ = new ChoiceButton(this, Look::Choice);
    next_->show({tr("Forward")}, "\xE2\x86\x92");
    next_->onPress = [this] { walk(1); };
    main_ = new ChoiceButton(this, Look::Main);
    main_->onPress = [this] { act(); };
    hint_ = new ChoiceButton(this, Look::Quiet);
    hint_->show({tr("Hint")}, "H");
    hint_->onPress = [this] { hint(); };
    restart_ = new ChoiceButton(this, Look::Quiet);
    restart_->show({tr("Once more")}, "R");
    restart_->onPress = [this] { restart(); };

    auto* walkRow = new wxBoxSizer(wxHORIZONTAL);
    walkRow->Add(previous_, 1, wxRIGHT, gap / 2);
    walkRow->Add(next_, 1);
    auto* small = new wxBoxSizer(wxHORIZONTAL);
    small->Add(hint_, 1, wxRIGHT, gap / 2);
    small->Add(restart_, 1);

    column->Add(task_, 0, wxEXPAND);
    column->Add(saying_, 0, wxEXPAND | wxTOP, gap);
    column->Add(stars_, 0, wxEXPAND | wxTOP, gap);
    column->Add(question_, 0, wxEXPAND | wxTOP, gap);
    column->Add(list_, 1, wxEXPAND | wxTOP, gap / 2);
    column->Add(note_, 0, wxEXPAND | wxTOP, gap / 2);
    column->Add(walkRow, 0, wxEXPAND | wxTOP, gap / 2);
    column->Add(main_, 0, wxEXPAND | wxTOP, gap / 2);
    column->Add(small, 0, wxEXPAND | wxTOP, gap / 2);
    return column;
}

void StudyPanel::build() {
    board_ = new BoardView(this, wxID_ANY, chessPieces());
    board_->SetMinSize(FromDIP(wxSize(320, 320)));
    bindBoard();
    body_ = new wxBoxSizer(wxHORIZONTAL);
    body_->AddStretchSpacer(1);
    body_->Add(board_, 4, wxEXPAND | wxRIGHT, FromDIP(kGap));
    body_->Add(buildColumn(), 0, wxEXPAND);
    body_->AddStretchSpacer(1);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(buildHead(), 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(kGap));
    all->Add(body_, 1, wxEXPAND | wxALL, FromDIP(kGap));
    SetSizer(all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fitColumn();
        CallAfter([this] { fitWords(); });
        event.Skip();
    });
}

void StudyPanel::paintColors() {
    SetBackgroundColour(ColorScheme::get(ColorName::BoardSurround));
    list_->SetBackgroundColour(GetBackgroundColour());
    Refresh();
}

void StudyPanel::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    if (study_) render(false);
}

void StudyPanel::open(Study* study) {
    playback_.Stop();
    study_ = study;
    turned_ = false;
    board_->clearUserMarks();
    board_->setCursorCell(std::nullopt);
    if (!study_) return;
    render(false);
    focusTask();
}

void StudyPanel::focusTask() {
    if (scene_.takes != Scene::Takes::Nothing || (scene_.hasBoard && scene_.choices.empty()))
        board_->SetFocus();
    else if (!scene_.choices.empty())
        choices_.front()->SetFocus();
    else
        main_->SetFocus();
}

void StudyPanel::render(bool animate) {
    scene_ = study_->scene();
    if (step_ != study_->step()) turned_ = false;
    step_ = study_->step();
    title_->show(lessons::shown(study_->lesson().title));
    place_->show(study_->place());
    task_->show({scene_.task, {}, Tone::Neutral});
    question_->show(scene_.question);
    saying_->Show(!scene_.saying.title.empty());
    if (saying_->IsShown()) saying_->show(scene_.saying);
    note_->show(scene_.note);
    stars_->Show(scene_.stars > 0);
    if (scene_.stars > 0) stars_->show(scene_.stars);
    previous_->Show(scene_.walks && scene_.stars == 0);
    next_->Show(scene_.walks && scene_.stars == 0);
    main_->Show(!scene_.main.empty());
    main_->show({scene_.main}, "Enter");
    // At the end and on pages there is nothing to be hinted at.
    const bool working = study_->practice() != nullptr;
    hint_->Show(working);
    hint_->Enable(scene_.canHint);
    restart_->Show(working);
    restart_->Enable(scene_.canRestart);
    renderChoices();
    renderBoard(animate);
    body_->GetItem(kLeftRoom)->Show(!scene_.hasBoard);
    body_->GetItem(kRightRoom)->Show(!scene_.hasBoard);
    fitColumn();
    Layout();
    fitWords();
    // Some windows learn their width only now.
    CallAfter([this] { fitWords(); });
    describe();
    const Practice* practice = study_->practice();
    if (practice && practice->playing())
        playback_.StartOnce(kPlaybackMs);
    else
        playback_.Stop();
}

/// What a wide window leaves beside the square board belongs to the words.
void StudyPanel::fitColumn() {
    const int spare = GetClientSize().x - GetClientSize().y;
    const int width = scene_.hasBoard
                          ? std::clamp(spare, FromDIP(kColumnWidth), FromDIP(kColumnWidest))
                          : FromDIP(kColumnWidthAlone);
    body_->GetItem(kColumn)->GetSizer()->SetMinSize(wxSize(width, -1));
}

/// Where not everything fits, all of it grows smaller before something has to be scrolled to.
void StudyPanel::fitWords() {
    if (!study_) return;
    for (std::size_t step = 0; step < kTightness.size(); ++step) {
        setTightness(step);
        Layout();
        list_->Layout();
        list_->FitInside();
        if (fits()) return;
    }
}

void StudyPanel::setTightness(std::size_t step) {
    const Tightness& tightness = kTightness.at(step);
    task_->setScale(tightness.task);
    saying_->setScale(tightness.saying);
    for (ChoiceButton* button : choices_)
        button->setLow(tightness.low);
    for (ChoiceButton* button : {main_, hint_, restart_, previous_, next_})
        button->setLow(tightness.low);
}

void StudyPanel::renderChoices() {
    const wxWindow* focused = FindFocus();
    const bool onChoice = std::find(choices_.begin(), choices_.end(), focused) != choices_.end();
    const std::size_t count = scene_.choices.size();
    while (choices_.size() < count) {
        auto* button = new ChoiceButton(list_, Look::Choice);
        button->onPress = [this, index = choices_.size()] { choose(index); };
        list_->GetSizer()->Add(button, 0, wxEXPAND | wxBOTTOM, FromDIP(kGap / 2));
        choices_.push_back(button);
    }
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        choices_[i]->Show(i < count);
        if (i >= count) continue;
        choices_[i]->setLook(scene_.several ? Look::Tick : Look::Choice);
        choices_[i]->show(scene_.choices[i], std::to_string(i + 1));
    }
    list_->Layout();
    list_->FitInside();
    // Whoever pressed a button that is gone goes on with what is there.
    if (onChoice && !focused->IsShown()) {
        if (count > 0)
            choices_.front()->SetFocus();
        else if (!scene_.main.empty())
            main_->SetFocus();
        else
            board_->SetFocus();
    }
}

bool StudyPanel::fits() const {
    for (const StatusCard* card : {task_, saying_})
        if (card->IsShown() && card->GetSize().y < card->GetBestSize().y) return false;
    const wxWindow* last = hint_->IsShown() ? hint_ : main_;
    if (last->IsShown() && last->GetRect().GetBottom() >= GetClientSize().y) return false;
    return list_->GetVirtualSize().y <= list_->GetClientSize().y;
}

void StudyPanel::renderBoard(bool animate) {
    board_->Show(scene_.hasBoard);
    if (!scene_.hasBoard) return;
    board_->setAnimation(preferences_.animation);
    board_->setCoordinates(preferences_.coordinates);
    board_->setFlipped(scene_.whiteBelow == turned_);
    board_->setReadOnly(scene_.takes == Scene::Takes::Nothing);
    board_->show(scene_.content, animate);
    board_->setMarks(scene_.marks);
    const Practice* practice = study_->practice();
    if (!practice || !practice->promotingOn()) return;
    board_->offerChoice(cellOf(*practice->promotingOn()),
                        promotionChoices(practice->attempt().side()));
}

void StudyPanel::describe() {
    // The answer is read where the focus is: on the board.
    std::string name = scene_.saying.title;
    const auto add = [&](const std::string& text) {
        if (text.empty()) return;
        if (!name.empty()) name += name.back() == '.' || name.back() == '!' ? " " : ". ";
        name += text;
    };
    add(scene_.saying.detail);
    add(scene_.task);
    add(scene_.question);
    board_->setAccessibleText(name, scene_.boardWords);
}

} // namespace theco::gui
