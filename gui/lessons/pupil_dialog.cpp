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

#include <algorithm>
#include <memory>

namespace theco::gui {

using i18n::fill;
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

/// The picture that fewest have, so that many pupils are told apart without anybody's thinking of it.
std::size_t freePicture(const std::vector<lessons::PupilFile>& others) {
    const auto& names = avatars();
    const auto users = [&](const std::string& avatar) {
        return std::count_if(others.begin(), others.end(), [&](const lessons::PupilFile& other) {
            return avatarMan(other.avatar) == avatarMan(avatar);
        });
    };
    const auto best =
        std::min_element(names.begin(), names.end(),
                         [&](const auto& a, const auto& b) { return users(a) < users(b); });
    return static_cast<std::size_t>(best - names.begin());
}

} // namespace

std::optional<NewPupil> askPupil(wxWindow* parent, const std::vector<lessons::PupilFile>& others,
                                 const std::optional<NewPupil>& now) {
    wxDialog dialog(parent, wxID_ANY, toWx(now ? tr("Name and picture") : tr("A new pupil")));
    const int gap = dialog.FromDIP(kDialogGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    const std::string question = now ? tr("Name of the pupil") : tr("What is your name?");
    auto* label = new wxStaticText(&dialog, wxID_ANY, toWx(question));
    label->SetFont(label->GetFont().Scaled(1.3F).Bold());
    auto* name = new wxTextCtrl(&dialog, wxID_ANY);
    name->SetFont(name->GetFont().Scaled(1.4F));
    name->SetName(toWx(question));
    name->SetMaxLength(kLongestName);
    if (now) name->SetValue(toWx(now->name));
    column->Add(label, 0, wxLEFT | wxRIGHT | wxTOP, gap);
    column->Add(name, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, gap);
    auto* which =
        new wxStaticText(&dialog, wxID_ANY, toWx(now ? tr("Picture") : tr("Choose your picture.")));
    column->Add(which, 0, wxLEFT | wxRIGHT | wxTOP, gap);
    auto* grid = new wxGridSizer(kColumns, dialog.FromDIP(4), dialog.FromDIP(4));
    const auto& names = avatars();
    std::size_t chosen = freePicture(others);
    if (now)
        for (std::size_t i = 0; i < names.size(); ++i)
            if (avatarMan(names[i]) == avatarMan(now->avatar)) chosen = i;
    // Each button looks at its own flag.
    const std::unique_ptr<bool[]> flags(new bool[names.size()]{});
    flags[chosen] = true;
    auto* warning = new wxStaticText(&dialog, wxID_ANY, wxEmptyString);
    const auto typed = [&] { return fromWx(name->GetValue().Trim().Trim(false)); };
    const int width = kColumns * dialog.FromDIP(kPicture + 4);
    const auto check = [&] {
        // Without a name the dialog would close and nothing would have happened.
        if (wxWindow* begin = dialog.FindWindow(wxID_OK)) begin->Enable(!typed().empty());
        const auto twin = std::find_if(others.begin(), others.end(), [&](const auto& other) {
            return alike(typed(), names[chosen], other);
        });
        warning->SetLabelText(twin == others.end()
                                  ? wxString()
                                  : toWx(fill(tr("There is a {name} with this picture already. "
                                                 "Take another picture, so that nobody gets into "
                                                 "the wrong lessons."),
                                              {{"name", twin->name}})));
        warning->Wrap(width);
    };
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* button = new AvatarButton(&dialog, avatarMan(names[i]), flags[i]);
        button->SetName(toWx(names[i]));
        button->onPress = [&, i] {
            flags[chosen] = false;
            chosen = i;
            flags[chosen] = true;
            check();
            dialog.Refresh();
        };
        grid->Add(button);
    }
    column->Add(grid, 0, wxALL, gap);
    warning->SetName("warning");
    warning->SetFont(warning->GetFont().Bold());
    warning->SetForegroundColour(ColorScheme::get(ColorName::Caution));
    // Room for it from the start: the buttons must not move under the pointer.
    warning->SetMinSize(wxSize(width, 3 * warning->GetCharHeight()));
    column->Add(warning, 0, wxEXPAND | wxLEFT | wxRIGHT, gap);
    addButtons(dialog, *column, now ? tr("Keep") : tr("Begin"), tr("Cancel"));
    finishDialog(dialog, column);
    name->Bind(wxEVT_TEXT, [&](wxCommandEvent&) { check(); });
    check();
    name->SetFocus();
    name->SelectAll();
    if (dialog.ShowModal() != wxID_OK || typed().empty()) return std::nullopt;
    return NewPupil{typed(), names[chosen]};
}

} // namespace theco::gui
