// SPDX-License-Identifier: MIT
#include "gui/lessons/choice_button.hpp"

#include "gui/board/accessible.hpp"
#include "gui/parts/wrap.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/dcclient.h>
#include <wx/graphics.h>

#include <algorithm>
#include <memory>

namespace theco::gui {

namespace {

constexpr int kKeyRoom = 34;
constexpr int kManRoom = 40;
constexpr int kTickRoom = 30;
constexpr int kPadding = 10;
constexpr int kMinHeight = 42;
constexpr int kLowHeight = 32;
/// How much of the accent a chosen one's face has, in percent.
constexpr int kChosenTint = 16;

const SmallMen& smallMen() {
    static const SmallMen men;
    return men;
}

/// `percent` of one colour over another.
wxColour blended(const wxColour& over, const wxColour& under, int percent) {
    const auto mix = [&](unsigned char a, unsigned char b) {
        return static_cast<unsigned char>((a * percent + b * (100 - percent)) / 100);
    };
    return {mix(over.Red(), under.Red()), mix(over.Green(), under.Green()),
            mix(over.Blue(), under.Blue())};
}

} // namespace

ChoiceButton::ChoiceButton(wxWindow* parent, Look look) : PressControl(parent), look_(look) {
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        // The height follows from the width.
        const int height = DoGetBestClientSize().y;
        if (height != GetMinSize().y) {
            SetMinSize(wxSize(GetMinSize().x, height));
            CallAfter([this] { GetParent()->Layout(); });
        }
        event.Skip();
    });
}

void ChoiceButton::setLook(Look look) {
    if (look == look_) return;
    look_ = look;
    Refresh();
}

void ChoiceButton::setLow(bool low) {
    if (low == low_) return;
    low_ = low;
    SetMinSize(wxSize(GetMinSize().x, DoGetBestClientSize().y));
}

void ChoiceButton::show(const Choice& choice, const std::string& key) {
    if (choice == choice_ && key == key_) return;
    choice_ = choice;
    key_ = key;
    SetName(toWx(choice.text));
    std::string words = choice.text;
    if (choice.chosen) words += ", " + i18n::tr("chosen");
    if (choice.hinted) words += ", " + i18n::tr("the answer");
    describeForScreenReader(*this, words, key, ReaderRole::Button);
    SetMinSize(wxSize(GetMinSize().x, DoGetBestClientSize().y));
    Refresh();
}

wxFont ChoiceButton::textFont() const {
    const wxFont font = GetFont().Scaled(look_ == Look::Quiet ? 1.0F : 1.2F);
    return look_ == Look::Main ? font.Bold() : font;
}

int ChoiceButton::textLeft() const {
    return FromDIP(kPadding + (key_.empty() || look_ == Look::Main ? 0 : kKeyRoom) +
                   (choice_.man ? kManRoom : 0));
}

int ChoiceButton::textRight() const {
    return FromDIP(kPadding + (look_ == Look::Tick ? kTickRoom : 0));
}

wxSize ChoiceButton::DoGetBestClientSize() const {
    wxClientDC dc(const_cast<ChoiceButton*>(this));
    dc.SetFont(textFont());
    const int width = std::max(GetClientSize().x, FromDIP(80));
    const int room = width - textLeft() - textRight();
    const auto lines = wrapText(dc, toWx(choice_.text), room);
    const int height = static_cast<int>(lines.size()) * dc.GetCharHeight() + FromDIP(low_ ? 8 : 14);
    return wxSize(-1, std::max(FromDIP(low_ ? kLowHeight : kMinHeight), height));
}

void ChoiceButton::paint(wxDC& dc) {
    const wxSize size = GetClientSize();
    const bool primary = look_ == Look::Main;
    const bool enabled = IsEnabled();
    const wxColour accent = ColorScheme::get(ColorName::Accent);
    const wxColour ink = !enabled  ? ColorScheme::get(ColorName::TextMuted)
                         : primary ? ColorScheme::get(ColorName::OnAccent)
                                   : ColorScheme::get(ColorName::Text);
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
        if (!gc) return;
        const wxColour panel = ColorScheme::get(ColorName::Panel);
        const wxColour face = primary && enabled ? accent
                              : choice_.chosen   ? blended(accent, panel, kChosenTint)
                                                 : panel;
        const int lighter = ColorScheme::isDark() || primary ? 112 : 97;
        gc->SetBrush(wxBrush(hovered() && enabled ? face.ChangeLightness(lighter) : face));
        const bool lined = choice_.chosen || (hovered() && enabled);
        gc->SetPen(wxPen(lined ? accent : ColorScheme::get(ColorName::PanelEdge), lined ? 2 : 1));
        const double radius = FromDIP(9);
        gc->DrawRoundedRectangle(1, 1, size.x - 2, size.y - 2, radius);
        gc->SetBrush(*wxTRANSPARENT_BRUSH);
        if (choice_.hinted) {
            gc->SetPen(wxPen(ColorScheme::get(ColorName::Hint), FromDIP(3)));
            gc->DrawRoundedRectangle(4, 4, size.x - 8, size.y - 8, radius - 3);
        }
        // Where the keyboard is: a frame of its own, so that it is not taken for the choice.
        if (HasFocus()) {
            const wxColour frame = primary ? ink : ColorScheme::get(ColorName::Cursor);
            gc->SetPen(
                wxPen(frame, primary ? 1 : 2, primary ? wxPENSTYLE_DOT : wxPENSTYLE_SHORT_DASH));
            gc->DrawRoundedRectangle(4, 4, size.x - 8, size.y - 8, radius - 3);
        }
        if (!key_.empty() && !primary) {
            gc->SetPen(wxPen(ColorScheme::get(ColorName::PanelEdge)));
            const int side = FromDIP(24);
            gc->DrawRoundedRectangle(FromDIP(kPadding), (size.y - side) / 2.0, side, side,
                                     FromDIP(5));
        }
        if (look_ == Look::Tick) {
            const double box = FromDIP(18);
            const double x = size.x - FromDIP(kPadding) - box;
            const double y = (size.y - box) / 2.0;
            gc->SetPen(wxPen(choice_.chosen ? accent : ColorScheme::get(ColorName::TextMuted), 2));
            gc->DrawRoundedRectangle(x, y, box, box, FromDIP(4));
            if (choice_.chosen) {
                gc->SetPen(wxPen(accent, FromDIP(3)));
                gc->StrokeLine(x + box * 0.2, y + box * 0.5, x + box * 0.42, y + box * 0.75);
                gc->StrokeLine(x + box * 0.42, y + box * 0.75, x + box * 0.85, y + box * 0.2);
            }
        }
        if (choice_.man) {
            const int man = FromDIP(32);
            const double x = textLeft() - FromDIP(kManRoom - 2);
            const double y = (size.y - man) / 2.0;
            gc->SetPen(*wxTRANSPARENT_PEN);
            gc->SetBrush(wxBrush(ColorScheme::get(ColorName::CellLight)));
            gc->DrawRoundedRectangle(x, y, man, man, FromDIP(5));
            smallMen().draw(*gc, *choice_.man, x, y, man, GetContentScaleFactor());
        }
        gc->Flush();
    }
    dc.SetTextForeground(ink);
    dc.SetFont(textFont());
    const auto lines = wrapText(dc, toWx(choice_.text), size.x - textLeft() - textRight());
    int y = (size.y - static_cast<int>(lines.size()) * dc.GetCharHeight()) / 2;
    for (const wxString& line : lines) {
        const int x = primary ? (size.x - dc.GetTextExtent(line).x) / 2 : textLeft();
        dc.DrawText(line, x, y);
        y += dc.GetCharHeight();
    }
    if (key_.empty()) return;
    dc.SetFont(primary ? GetFont().Scaled(0.85F) : GetFont().Bold());
    if (!primary) dc.SetTextForeground(ColorScheme::get(ColorName::TextMuted));
    if (primary) {
        // The main key stands at the right edge, where it is no part of the words.
        const wxSize room = dc.GetTextExtent(toWx(key_));
        dc.DrawText(toWx(key_), size.x - room.x - FromDIP(kPadding), (size.y - room.y) / 2);
        return;
    }
    const wxSize key = dc.GetTextExtent(toWx(key_));
    dc.DrawText(toWx(key_), FromDIP(kPadding) + (FromDIP(24) - key.x) / 2, (size.y - key.y) / 2);
}

} // namespace theco::gui
