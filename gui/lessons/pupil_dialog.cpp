// SPDX-License-Identifier: MIT
#include "gui/lessons/pupil_dialog.hpp"

#include "gui/board/accessible.hpp"
#include "gui/lessons/classroom.hpp"
#include "gui/parts/dialogs.hpp"
#include "gui/parts/press_control.hpp"
#include "gui/parts/small_men.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <wx/dc.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <memory>

namespace theco::gui {

using i18n::tr;

namespace {

constexpr int kPicture = 62;
constexpr int kColumns = 6;
constexpr int kLongestName = 40;

/// A picture to choose; the chosen one has a thick frame.
class AvatarButton : public PressControl {
public:
    AvatarButton(wxWindow* parent, chess::Piece man, const bool& chosen)
        : PressControl(parent), man_(man), chosen_(chosen) {
        SetMinSize(FromDIP(wxSize(kPicture, kPicture)));
        const std::string name = i18n::pieceName(man.type) + ' ' + i18n::sideName(man.color);
        describeForScreenReader(*this, name, name, ReaderRole::Button);
        SetToolTip(toWx(name));
    }

private:
    void paint(wxDC& dc) override {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
        if (!gc) return;
        const int side = GetClientSize().x;
        const wxColour edge = ColorScheme::get(chosen_ ? ColorName::Accent : ColorName::PanelEdge);
        gc->SetPen(wxPen(edge, FromDIP(chosen_ ? 4 : 1)));
        gc->SetBrush(wxBrush(ColorScheme::get(ColorName::CellLight)));
        gc->DrawRoundedRectangle(3, 3, side - 6, side - 6, FromDIP(8));
        men_.draw(*gc, man_, side * 0.12, side * 0.12, side * 76 / 100, GetContentScaleFactor());
        if (HasFocus()) {
            gc->SetPen(wxPen(ColorScheme::get(ColorName::Cursor), 2, wxPENSTYLE_DOT));
            gc->SetBrush(*wxTRANSPARENT_BRUSH);
            gc->DrawRectangle(0, 0, side - 1, side - 1);
        }
    }

    chess::Piece man_;
    const bool& chosen_;
    SmallMen men_;
};

} // namespace

std::optional<NewPupil> askPupil(wxWindow* parent) {
    wxDialog dialog(parent, wxID_ANY, toWx(tr("A new pupil")));
    const int gap = dialog.FromDIP(kDialogGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* label = new wxStaticText(&dialog, wxID_ANY, toWx(tr("What is your name?")));
    label->SetFont(label->GetFont().Scaled(1.3F).Bold());
    auto* name = new wxTextCtrl(&dialog, wxID_ANY);
    name->SetFont(name->GetFont().Scaled(1.4F));
    name->SetName(toWx(tr("What is your name?")));
    name->SetMaxLength(kLongestName);
    column->Add(label, 0, wxLEFT | wxRIGHT | wxTOP, gap);
    column->Add(name, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, gap);
    auto* which = new wxStaticText(&dialog, wxID_ANY, toWx(tr("Choose your picture.")));
    column->Add(which, 0, wxLEFT | wxRIGHT | wxTOP, gap);
    auto* grid = new wxGridSizer(kColumns, dialog.FromDIP(4), dialog.FromDIP(4));
    const auto& names = avatars();
    std::size_t chosen = 0;
    // Each button looks at its own flag.
    const std::unique_ptr<bool[]> flags(new bool[names.size()]{});
    flags[0] = true;
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* button = new AvatarButton(&dialog, avatarMan(names[i]), flags[i]);
        button->onPress = [&, i] {
            flags[chosen] = false;
            chosen = i;
            flags[chosen] = true;
            dialog.Refresh();
        };
        grid->Add(button);
    }
    column->Add(grid, 0, wxALL, gap);
    addButtons(dialog, *column, tr("Begin"), tr("Cancel"));
    finishDialog(dialog, column);
    // Without a name the dialog would close and nothing would have happened.
    const auto named = [&] {
        if (wxWindow* begin = dialog.FindWindow(wxID_OK))
            begin->Enable(!name->GetValue().Trim().Trim(false).empty());
    };
    name->Bind(wxEVT_TEXT, [&](wxCommandEvent&) { named(); });
    named();
    name->SetFocus();
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    const std::string given = fromWx(name->GetValue().Trim().Trim(false));
    if (given.empty()) return std::nullopt;
    return NewPupil{given, names[chosen]};
}

} // namespace theco::gui
