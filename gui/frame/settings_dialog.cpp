// SPDX-License-Identifier: MIT
#include "gui/frame/settings_dialog.hpp"

#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace theco::gui {

using i18n::tr;

std::optional<Preferences> askPreferences(wxWindow* parent, const Preferences& before) {
    wxDialog dialog(parent, wxID_ANY, toWx(tr("Settings")));
    const int gap = dialog.FromDIP(14);
    auto* grid = new wxFlexGridSizer(2, gap, gap);
    grid->AddGrowableCol(1);
    const auto choice = [&](const std::string& label, const std::vector<std::string>& names,
                            int selected) {
        grid->Add(new wxStaticText(&dialog, wxID_ANY, toWx(label)), 0, wxALIGN_CENTRE_VERTICAL);
        auto* box = new wxChoice(&dialog, wxID_ANY);
        box->SetName(toWx(label));
        for (const std::string& name : names)
            box->Append(toWx(name));
        box->SetSelection(selected);
        grid->Add(box, 1, wxEXPAND);
        return box;
    };
    auto* language = choice(tr("Language"), {"Ti\xE1\xBA\xBFng Vi\xE1\xBB\x87t", "English"},
                            static_cast<int>(before.language));
    auto* appearance = choice(tr("Appearance"), {tr("As the system"), tr("Light"), tr("Dark")},
                              static_cast<int>(before.appearance));
    auto* notation =
        choice(tr("Piece letters"),
               {tr("As the language"), tr("Vietnamese: V H X T M"), tr("International: K Q R B N")},
               static_cast<int>(before.notation));
    auto* animation = new wxCheckBox(&dialog, wxID_ANY, toWx(tr("Men glide to their squares")));
    animation->SetValue(before.animation);
    auto* coordinates = new wxCheckBox(&dialog, wxID_ANY, toWx(tr("Show the names of squares")));
    coordinates->SetValue(before.coordinates);

    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    buttons->Add(new wxButton(&dialog, wxID_CANCEL, toWx(tr("Cancel"))), 0, wxRIGHT, gap / 2);
    auto* keep = new wxButton(&dialog, wxID_OK, toWx(tr("Keep")));
    keep->SetDefault();
    buttons->Add(keep);

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid, 0, wxEXPAND | wxALL, gap);
    column->Add(animation, 0, wxLEFT | wxRIGHT, gap);
    column->Add(coordinates, 0, wxLEFT | wxRIGHT | wxTOP, gap);
    column->Add(buttons, 0, wxEXPAND | wxALL, gap);
    column->SetMinSize(dialog.FromDIP(wxSize(420, -1)));
    dialog.SetSizerAndFit(column);
    dialog.CentreOnParent();
    language->SetFocus();
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;

    Preferences chosen = before;
    chosen.language = static_cast<i18n::Language>(language->GetSelection());
    chosen.appearance = static_cast<Appearance>(appearance->GetSelection());
    chosen.notation = static_cast<Preferences::Notation>(notation->GetSelection());
    chosen.animation = animation->GetValue();
    chosen.coordinates = coordinates->GetValue();
    return chosen;
}

} // namespace theco::gui
