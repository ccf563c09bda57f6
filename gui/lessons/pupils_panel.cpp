// SPDX-License-Identifier: MIT
#include "gui/lessons/pupils_panel.hpp"

#include "gui/lessons/choice_button.hpp"
#include "gui/lessons/pupil_dialog.hpp"
#include "gui/lessons/text_block.hpp"
#include "gui/parts/dialogs.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/sizer.h>

namespace theco::gui {

using i18n::tr;

namespace {

constexpr int kWidth = 520;
constexpr int kGap = 10;

} // namespace

PupilsPanel::PupilsPanel(wxWindow* parent, Classroom& classroom)
    : wxScrolledWindow(parent), classroom_(classroom) {
    SetScrollRate(0, FromDIP(16));
}

void PupilsPanel::refresh() {
    classroom_.leave();
    DestroyChildren();
    buttons_.clear();
    SetBackgroundColour(ColorScheme::get(ColorName::BoardSurround));
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* title = new TextBlock(this, 2.0F, true);
    title->show(tr("Who is learning today?"));
    column->Add(title, 0, wxEXPAND | wxBOTTOM, FromDIP(2 * kGap));
    const auto add = [&](const Choice& choice, ChoiceButton::Look look, std::function<void()> run) {
        auto* button = new ChoiceButton(this, look);
        const std::string key =
            buttons_.size() < 9 ? std::to_string(buttons_.size() + 1) : std::string();
        button->show(choice, look == ChoiceButton::Look::Quiet ? std::string() : key);
        button->onPress = std::move(run);
        column->Add(button, 0, wxEXPAND | wxBOTTOM, FromDIP(kGap));
        buttons_.push_back(button);
    };
    for (const lessons::PupilFile& pupil : classroom_.pupils())
        add({pupil.name, avatarMan(pupil.avatar)}, ChoiceButton::Look::Choice,
            [this, file = pupil.file] { enter(file); });
    add({tr("I am new here")}, ChoiceButton::Look::Choice, [this] { askNew(); });
    add({tr("For the teacher: look at lessons and show them; nothing is written down")},
        ChoiceButton::Look::Quiet, [this] {
            classroom_.leave();
            if (onEnter) onEnter();
        });
    column->SetMinSize(FromDIP(wxSize(kWidth, -1)));
    auto* centred = new wxBoxSizer(wxVERTICAL);
    centred->AddStretchSpacer(1);
    centred->Add(column, 0, wxALIGN_CENTRE_HORIZONTAL | wxALL, FromDIP(2 * kGap));
    centred->AddStretchSpacer(2);
    SetSizer(centred);
    Layout();
    FitInside();
}

void PupilsPanel::focusFirst() {
    if (!buttons_.empty()) buttons_.front()->SetFocus();
}

bool PupilsPanel::pressKey(int code) {
    const auto index = static_cast<std::size_t>(code - '1');
    // The last button has no digit.
    if (code < '1' || code > '9' || index + 1 >= buttons_.size()) return false;
    buttons_[index]->onPress();
    return true;
}

void PupilsPanel::enter(const std::filesystem::path& file) {
    if (classroom_.enter(file)) {
        if (onEnter) onEnter();
        return;
    }
    tell(this, tr("Learn chess"),
         tr("This pupil's file cannot be opened now; perhaps another window has it open."));
}

void PupilsPanel::askNew() {
    if (const auto pupil = askPupil(this)) addPupil(pupil->name, pupil->avatar);
}

void PupilsPanel::addPupil(const std::string& name, const std::string& avatar) {
    if (!classroom_.add(name, avatar)) {
        tell(this, tr("Learn chess"),
             tr("The pupil's file cannot be written: the disk may be full."));
        return;
    }
    if (onEnter) onEnter();
}

} // namespace theco::gui
