// SPDX-License-Identifier: MIT
#include "gui/lessons/pupils_panel.hpp"

#include "gui/lessons/pupil_dialog.hpp"
#include "gui/lessons/text_block.hpp"
#include "gui/parts/dialogs.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "platform/paths.hpp"

#include <wx/datetime.h>
#include <wx/sizer.h>

#include <algorithm>

namespace theco::gui {

using i18n::fill;
using i18n::tr;
using Look = ChoiceButton::Look;

namespace {

constexpr int kWidth = 520;
/// With two columns, and while the list is changed.
constexpr int kWidest = 800;
constexpr int kNarrowest = 200;
constexpr int kGap = 10;
/// As many pupils stand below each other without scrolling on a small screen.
constexpr std::size_t kOneColumn = 6;
constexpr std::size_t kDigits = 10;

} // namespace

PupilsPanel::PupilsPanel(wxWindow* parent, Classroom& classroom)
    : wxScrolledWindow(parent), classroom_(classroom) {
    SetScrollRate(0, FromDIP(16));
}

ChoiceButton* PupilsPanel::button(const Choice& choice, Look look, Run run,
                                  const std::string& key) {
    auto* made = new ChoiceButton(this, look);
    made->show(choice, key);
    made->onPress = std::move(run);
    return made;
}

void PupilsPanel::refresh() {
    classroom_.leave();
    DestroyChildren();
    buttons_.clear();
    removers_.clear();
    returners_.clear();
    undo_ = nullptr;
    keys_ = 0;
    SetBackgroundColour(ColorScheme::get(ColorName::BoardSurround));
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* title = new TextBlock(this, 2.0F, true);
    title->show(editing_ ? tr("The list of pupils") : tr("Who is learning today?"));
    column->Add(title, 0, wxEXPAND | wxBOTTOM, FromDIP(2 * kGap));
    if (editing_)
        showEditing(*column);
    else
        showPupils(*column);
    home_ = button(
        {editing_ ? tr("Done") : tr("Home page")}, Look::Quiet,
        [this] {
            if (editing_) return edit(false);
            if (onHome) onHome();
        },
        "Esc");
    home_->SetMinSize(FromDIP(wxSize(150, -1)));
    // Where every other page of the lessons has its way back.
    home_->MoveBeforeInTabOrder(title);
    auto* centred = new wxBoxSizer(wxVERTICAL);
    centred->Add(home_, 0, wxLEFT | wxTOP, FromDIP(kGap));
    centred->AddStretchSpacer(1);
    centred->Add(column, 0, wxALIGN_CENTRE_HORIZONTAL | wxALL, FromDIP(2 * kGap));
    centred->AddStretchSpacer(2);
    SetSizer(centred);
    Layout();
    FitInside();
}

void PupilsPanel::edit(bool editing) {
    editing_ = editing;
    gone_.reset();
    refresh();
    focusFirst();
}

std::string PupilsPanel::lastSeen(const lessons::PupilFile& pupil) const {
    if (pupil.inUse) return tr("Open in another window");
    const std::string& exercise = pupil.state.last;
    if (exercise.empty()) return tr("Nothing done yet");
    const auto* lesson = classroom_.library().lesson(exercise.substr(0, exercise.rfind('-')));
    const wxDateTime when(wxLongLong(pupil.state.lastMs));
    return fill(tr("Last lesson: {lesson}, {date}"),
                {{"lesson", lesson ? lessons::shown(lesson->title) : exercise},
                 {"date", fromWx(when.Format("%d-%m-%Y"))}});
}

std::string PupilsPanel::tellsApart(const lessons::PupilFile& pupil,
                                    const std::vector<lessons::PupilFile>& all) const {
    const bool twin = std::any_of(all.begin(), all.end(), [&](const lessons::PupilFile& other) {
        return other.file != pupil.file && alike(pupil.name, pupil.avatar, other);
    });
    if (!twin) return {};
    // Where neither has done anything the files still differ.
    return '\n' + lastSeen(pupil) + " (" + platform::toUtf8(pupil.file.stem()) + ')';
}

void PupilsPanel::showPupils(wxSizer& column) {
    const auto pupils = classroom_.pupils();
    const bool wide = pupils.size() > kOneColumn;
    auto* grid = new wxFlexGridSizer(wide ? 2 : 1, FromDIP(kGap), FromDIP(kGap));
    for (std::size_t i = 0; i < (wide ? 2U : 1U); ++i)
        grid->AddGrowableCol(i, 1);
    const auto add = [&](const Choice& choice, Run run) {
        const std::string key = buttons_.size() < kDigits
                                    ? std::to_string((buttons_.size() + 1) % kDigits)
                                    : std::string();
        if (!key.empty()) ++keys_;
        buttons_.push_back(button(choice, Look::Choice, std::move(run), key));
        // A grid passes over columns without a width.
        buttons_.back()->SetMinSize(wxSize(FromDIP(kNarrowest), buttons_.back()->GetMinSize().y));
        grid->Add(buttons_.back(), 1, wxEXPAND);
    };
    for (const lessons::PupilFile& pupil : pupils)
        add({pupil.name + tellsApart(pupil, pupils), avatarMan(pupil.avatar)},
            [this, file = pupil.file] { enter(file); });
    add({tr("I am new here")}, [this] { askNew(); });
    column.Add(grid, 0, wxEXPAND | wxBOTTOM, FromDIP(2 * kGap));
    const auto quiet = [&](const std::string& words, Run run) {
        buttons_.push_back(button({words}, Look::Quiet, std::move(run)));
        column.Add(buttons_.back(), 0, wxEXPAND | wxBOTTOM, FromDIP(kGap));
    };
    quiet(tr("For the teacher: look at lessons and show them; nothing is written down"), [this] {
        classroom_.leave();
        if (onEnter) onEnter();
    });
    quiet(tr("For the teacher: change names and pictures, take pupils out of the list"),
          [this] { edit(true); });
    column.SetMinSize(FromDIP(wxSize(wide ? kWidest : kWidth, -1)));
}

void PupilsPanel::showEditing(wxSizer& column) {
    const int gap = FromDIP(kGap);
    if (gone_) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        auto* words = new TextBlock(this, 1.1F, true, ColorName::Accent);
        words->show(
            fill(tr("{name} is no longer in the list. Nothing is lost."), {{"name", gone_->name}}));
        row->Add(words, 1, wxALIGN_CENTRE_VERTICAL);
        undo_ = button({fill(tr("Bring {name} back"), {{"name", gone_->name}})}, Look::Quiet,
                       [this, file = gone_->file] { bringBack(file); });
        undo_->SetMinSize(FromDIP(wxSize(240, -1)));
        row->Add(undo_, 0, wxLEFT, gap);
        column.Add(row, 0, wxEXPAND | wxBOTTOM, 2 * gap);
    }
    const auto pupils = classroom_.pupils();
    for (const lessons::PupilFile& pupil : pupils) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        const auto change = [this, pupil] { askChange(pupil); };
        buttons_.push_back(button({pupil.name + '\n' + lastSeen(pupil), avatarMan(pupil.avatar)},
                                  Look::Choice, change));
        removers_.push_back(
            button({tr("Take out of the list")}, Look::Quiet, [this, pupil] { askRemove(pupil); }));
        ChoiceButton* changer = button({tr("Name and picture")}, Look::Quiet, change);
        for (ChoiceButton* one : {changer, removers_.back()})
            one->SetMinSize(FromDIP(wxSize(170, -1)));
        row->Add(buttons_.back(), 1, wxEXPAND);
        row->Add(changer, 0, wxEXPAND | wxLEFT, gap);
        row->Add(removers_.back(), 0, wxEXPAND | wxLEFT, gap);
        // By Tab in the order in which they are seen.
        changer->MoveAfterInTabOrder(buttons_.back());
        column.Add(row, 0, wxEXPAND | wxBOTTOM, gap);
    }
    if (pupils.empty()) {
        auto* none = new TextBlock(this, 1.1F, false);
        none->show(tr("Nobody is in the list yet."));
        column.Add(none, 0, wxEXPAND | wxBOTTOM, gap);
    }
    addRemoved(column);
    column.SetMinSize(FromDIP(wxSize(kWidest, -1)));
}

void PupilsPanel::addRemoved(wxSizer& column) {
    const auto removed = classroom_.removed();
    if (removed.empty()) return;
    const int gap = FromDIP(kGap);
    auto* title = new TextBlock(this, 1.25F, true);
    title->show(tr("Taken out of the list"));
    column.Add(title, 0, wxEXPAND | wxTOP, gap);
    auto* where = new TextBlock(this, 1.0F, false, ColorName::TextMuted);
    where->show(fill(tr("All they have done is kept in {folder}"),
                     {{"folder", platform::toUtf8(classroom_.removedFolder())}}));
    column.Add(where, 0, wxEXPAND | wxBOTTOM, gap);
    for (const lessons::PupilFile& pupil : removed) {
        const std::string words = fill(tr("Bring {name} back"), {{"name", pupil.name}});
        returners_.push_back(button({words + '\n' + lastSeen(pupil), avatarMan(pupil.avatar)},
                                    Look::Choice, [this, file = pupil.file] { bringBack(file); }));
        column.Add(returners_.back(), 0, wxEXPAND | wxBOTTOM, gap);
    }
}

void PupilsPanel::focusFirst() {
    if (!buttons_.empty())
        buttons_.front()->SetFocus();
    else if (home_)
        home_->SetFocus();
}

bool PupilsPanel::pressKey(int code) {
    if (code < '0' || code > '9') return false;
    // 0 stands behind 9 on the keyboard.
    const auto index = static_cast<std::size_t>(code == '0' ? 9 : code - '1');
    if (index >= keys_) return false;
    buttons_[index]->onPress();
    return true;
}

void PupilsPanel::enter(const std::filesystem::path& file) {
    if (classroom_.enter(file)) {
        if (onEnter) onEnter();
        return;
    }
    tellInUse();
}

void PupilsPanel::tellInUse() {
    tell(this, tr("Learn chess"),
         tr("This pupil's file cannot be opened now; perhaps another window has it open."));
}

void PupilsPanel::askNew() {
    if (const auto pupil = askPupil(this, classroom_.pupils()))
        addPupil(pupil->name, pupil->avatar);
}

void PupilsPanel::addPupil(const std::string& name, const std::string& avatar) {
    if (!classroom_.add(name, avatar)) {
        tell(this, tr("Learn chess"),
             tr("The pupil's file cannot be written: the disk may be full."));
        return;
    }
    if (onEnter) onEnter();
}

void PupilsPanel::askChange(const lessons::PupilFile& pupil) {
    auto others = classroom_.pupils();
    others.erase(
        std::remove_if(others.begin(), others.end(),
                       [&](const lessons::PupilFile& other) { return other.file == pupil.file; }),
        others.end());
    const auto next = askPupil(this, others, NewPupil{pupil.name, pupil.avatar});
    if (!next) return;
    if (!classroom_.change(pupil.file, next->name, next->avatar)) return tellInUse();
    gone_.reset();
    refresh();
    focusFirst();
}

void PupilsPanel::askRemove(const lessons::PupilFile& pupil) {
    const std::string question =
        fill(tr("Take {name} out of the list? The map with {stars} stars is then no longer to be "
                "seen. The file is kept, and {name} can be brought back here at any time."),
             {{"name", pupil.name}, {"stars", std::to_string(pupil.state.stars())}});
    if (!ask(this, tr("The list of pupils"), question, tr("Take out of the list"), tr("Cancel")))
        return;
    const auto kept = classroom_.remove(pupil.file);
    if (!kept) return tellInUse();
    gone_ = pupil;
    gone_->file = *kept;
    refresh();
    if (undo_) undo_->SetFocus();
}

void PupilsPanel::bringBack(const std::filesystem::path& file) {
    if (!classroom_.bringBack(file)) return tellInUse();
    gone_.reset();
    refresh();
    focusFirst();
}

} // namespace theco::gui
