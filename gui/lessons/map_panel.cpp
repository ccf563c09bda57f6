// SPDX-License-Identifier: MIT
#include "gui/lessons/map_panel.hpp"

#include "gui/lessons/choice_button.hpp"
#include "gui/lessons/guide_dialog.hpp"
#include "gui/lessons/lesson_tile.hpp"
#include "gui/lessons/text_block.hpp"
#include "gui/parts/dialogs.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "platform/paths.hpp"

#include <wx/button.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/utils.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace theco::gui {

using i18n::fill;
using i18n::tr;

namespace {

constexpr int kGap = 10;
constexpr int kScroll = 16;
/// Scroll units that stay visible above the lesson to do next.
constexpr int kAbove = 8;

wxButton* plainButton(wxWindow* parent, const std::string& label, std::function<void()> run) {
    auto* button = new wxButton(parent, wxID_ANY, toWx(label));
    // What runs may replace the button.
    button->Bind(wxEVT_BUTTON,
                 [parent, run = std::move(run)](wxCommandEvent&) { parent->CallAfter(run); });
    return button;
}

} // namespace

MapPanel::MapPanel(wxWindow* parent, Classroom& classroom)
    : wxPanel(parent), classroom_(classroom) {}

wxSizer* MapPanel::buildHead() {
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    auto* who = new TextBlock(this, 1.6F, true);
    const lessons::Pupil* pupil = classroom_.pupil();
    who->show(pupil ? fill(tr("Hello, {name}!"), {{"name", pupil->state().name}})
                    : tr("All lessons"));
    head->Add(who, 1, wxALIGN_CENTRE_VERTICAL);
    head->Add(plainButton(this, tr("Somebody else"), [this] { onPupils(); }), 0,
              wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(kGap));
    head->Add(plainButton(this, tr("Show to the class (F5)"),
                          [this] {
                              if (const auto* lesson = current()) onDemonstrate(*lesson);
                          }),
              0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(kGap));
    return head;
}

wxSizer* MapPanel::buildTeacher() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto lines = classroom_.library().faultLines(i18n::language());
    if (!lines.empty()) {
        auto* title = new TextBlock(this, 1.0F, true, ColorName::Caution);
        title->show(tr("These lessons are left out until their files are mended:"));
        column->Add(title, 0, wxEXPAND);
        wxString text;
        for (const std::string& line : lines)
            text += (text.empty() ? wxString() : wxString("\n")) + toWx(line);
        faults_ = new wxTextCtrl(this, wxID_ANY, text, wxDefaultPosition, wxSize(-1, FromDIP(84)),
                                 wxTE_MULTILINE | wxTE_READONLY | wxTE_DONTWRAP);
        faults_->SetName(toWx(tr("What is wrong in the files")));
        column->Add(faults_, 0, wxEXPAND | wxTOP, FromDIP(4));
    }
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* where = new TextBlock(this, 0.95F, false, ColorName::TextMuted);
    where->show(fill(tr("Teachers: put your own lessons (XML) into {folder}"),
                     {{"folder", platform::toUtf8(classroom_.folders().teacher)}}));
    row->Add(where, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(kGap));
    guide_ = plainButton(this, tr("How to write lessons"), [this] {
        if (showLessonGuide(this, classroom_.folders().teacher)) onReload();
    });
    row->Add(guide_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(kGap));
    row->Add(plainButton(this, tr("Open the folder"), [this] { openFolder(); }), 0,
             wxALIGN_CENTRE_VERTICAL);
    row->Add(plainButton(this, tr("Read again"), [this] { onReload(); }), 0,
             wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(kGap));
    column->Add(row, 0, wxEXPAND | wxTOP, FromDIP(6));
    return column;
}

void MapPanel::refresh() {
    DestroyChildren();
    tiles_.clear();
    next_ = nullptr;
    faults_ = nullptr;
    guide_ = nullptr;
    SetBackgroundColour(ColorScheme::get(ColorName::BoardSurround));
    const int gap = FromDIP(kGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(buildHead(), 0, wxEXPAND | wxALL, gap);
    const lessons::Lesson* next = classroom_.suggested();
    next_ = new ChoiceButton(this, ChoiceButton::Look::Main);
    next_->show({next ? fill(tr("Go on: {lesson}"), {{"lesson", lessons::shown(next->title)}})
                      : tr("Everything is done. Choose what you like!")},
                {});
    next_->onPress = [this] {
        if (const auto* lesson = classroom_.suggested()) onLesson(*lesson);
    };
    column->Add(next_, 0, wxEXPAND | wxLEFT | wxRIGHT, gap);

    auto* map = list_ = new wxScrolledWindow(this);
    map->SetBackgroundColour(GetBackgroundColour());
    map->SetScrollRate(0, FromDIP(kScroll));
    // Beside the tiles a press would give the first one the keyboard, and scroll up to it.
    map->Bind(wxEVT_LEFT_DOWN, [](wxMouseEvent&) {});
    auto* units = new wxBoxSizer(wxVERTICAL);
    for (const Classroom::UnitRows& unit : classroom_.map()) {
        auto* title = new TextBlock(map, 1.25F, true, ColorName::Accent);
        title->show(unit.unit->id + "  " + lessons::shown(unit.unit->title));
        units->Add(title, 0, wxEXPAND | wxTOP, gap);
        auto* wrap = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        for (const Classroom::Row& row : unit.rows) {
            auto* tile = new LessonTile(map, row);
            tile->onPress = [this, lesson = row.lesson] { onLesson(*lesson); };
            wrap->Add(tile, 0, wxRIGHT | wxTOP, gap);
            tiles_.push_back(tile);
        }
        units->Add(wrap, 0, wxEXPAND);
    }
    map->SetSizer(units);
    map->FitInside();
    column->Add(map, 1, wxEXPAND | wxLEFT | wxTOP, gap);
    column->Add(buildTeacher(), 0, wxEXPAND | wxALL, gap);
    SetSizer(column);
    Layout();
    for (const LessonTile* tile : tiles_)
        if (&tile->lesson() == next)
            map->Scroll(0, std::max(0, tile->GetPosition().y / FromDIP(kScroll) - kAbove));
}

void MapPanel::focusNext() {
    if (next_) next_->SetFocus();
}

const lessons::Lesson* MapPanel::current() const {
    for (const LessonTile* tile : tiles_)
        if (tile->HasFocus()) return &tile->lesson();
    if (const auto* lesson = classroom_.suggested()) return lesson;
    return tiles_.empty() ? nullptr : &tiles_.front()->lesson();
}

std::string MapPanel::faults() const {
    return faults_ ? fromWx(faults_->GetValue()) : std::string();
}

void MapPanel::openFolder() {
    const std::string folder = platform::toUtf8(classroom_.folders().teacher);
    if (!wxLaunchDefaultApplication(toWx(folder)))
        tell(this, tr("Learn chess"), fill(tr("The folder is {folder}"), {{"folder", folder}}));
}

} // namespace theco::gui
