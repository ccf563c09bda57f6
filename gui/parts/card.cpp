// SPDX-License-Identifier: MIT
#include "gui/parts/card.hpp"

#include "gui/board/accessible.hpp"
#include "gui/parts/wrap.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"

#include <wx/dc.h>
#include <wx/graphics.h>

#include <memory>

namespace theco::gui {

namespace {

constexpr int kIconField = 64;
constexpr int kIconSize = 30;
constexpr int kPadding = 14;

} // namespace

Card::Card(wxWindow* parent, Icon icon, const std::string& title, const std::string& text,
           bool primary)
    : PressControl(parent), icon_(icon), primary_(primary) {
    setText(title, text);
}

void Card::setText(const std::string& title, const std::string& text) {
    title_ = title;
    text_ = text;
    SetName(toWx(title));
    describeForScreenReader(*this, title, text, ReaderRole::Button);
    Refresh();
}

wxSize Card::DoGetBestClientSize() const {
    return FromDIP(wxSize(380, 86));
}

void Card::paint(wxDC& dc) {
    const wxSize size = GetClientSize();
    const wxColour ink = ColorScheme::get(primary_ ? ColorName::OnAccent : ColorName::Text);
    const wxColour accent = ColorScheme::get(ColorName::Accent);
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
        if (!gc) return;
        const wxColour face = primary_ ? accent : ColorScheme::get(ColorName::Panel);
        const int lighter = ColorScheme::isDark() ? 112 : (primary_ ? 112 : 97);
        gc->SetBrush(wxBrush(hovered() ? face.ChangeLightness(lighter) : face));
        const bool lined = HasFocus() || hovered();
        gc->SetPen(wxPen(lined ? accent : ColorScheme::get(ColorName::PanelEdge), lined ? 2 : 1));
        gc->DrawRoundedRectangle(1, 1, size.x - 2, size.y - 2, FromDIP(10));
        if (HasFocus() && primary_) {
            gc->SetPen(wxPen(ink, 2));
            gc->SetBrush(*wxTRANSPARENT_BRUSH);
            gc->DrawRoundedRectangle(5, 5, size.x - 10, size.y - 10, FromDIP(7));
        }
        const int icon = FromDIP(kIconSize);
        const wxBitmapBundle bundle = iconOf(icon_, icon, primary_ ? ink : accent);
        gc->DrawBitmap(bundle.GetBitmap(wxSize(icon, icon) * GetContentScaleFactor()),
                       (FromDIP(kIconField) - icon) / 2.0 + FromDIP(4), (size.y - icon) / 2.0, icon,
                       icon);
        gc->Flush();
    }
    const int left = FromDIP(kIconField + 6);
    const int room = size.x - left - FromDIP(kPadding);
    const wxFont titleFont = GetFont().Scaled(1.3F).Bold();
    const wxFont textFont = GetFont();
    dc.SetFont(textFont);
    const auto lines = wrapText(dc, toWx(text_), room);
    const int textHeight = static_cast<int>(lines.size()) * dc.GetCharHeight();
    dc.SetFont(titleFont);
    const int titleHeight = dc.GetCharHeight();
    int y = (size.y - titleHeight - FromDIP(3) - textHeight) / 2;
    dc.SetTextForeground(ink);
    dc.DrawText(wxControl::Ellipsize(toWx(title_), dc, wxELLIPSIZE_END, room), left, y);
    y += titleHeight + FromDIP(3);
    dc.SetFont(textFont);
    dc.SetTextForeground(primary_ ? ink : ColorScheme::get(ColorName::TextMuted));
    for (const wxString& line : lines) {
        dc.DrawText(line, left, y);
        y += dc.GetCharHeight();
    }
}

} // namespace theco::gui
