// SPDX-License-Identifier: MIT
#include "gui/frame/card.hpp"

#include "gui/board/accessible.hpp"
#include "gui/play/wrap.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"

#include <wx/dcbuffer.h>
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
    : wxControl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS),
      icon_(icon), primary_(primary) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetCursor(wxCursor(wxCURSOR_HAND));
    setText(title, text);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Refresh();
        event.Skip();
    });
    const auto hover = [this](bool over) {
        hovered_ = over;
        Refresh();
    };
    Bind(wxEVT_ENTER_WINDOW, [hover](wxMouseEvent&) { hover(true); });
    Bind(wxEVT_LEAVE_WINDOW, [hover](wxMouseEvent&) { hover(false); });
    const auto repaint = [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { SetFocus(); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        if (GetClientRect().Contains(event.GetPosition())) press();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        switch (event.GetKeyCode()) {
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            return press();
        case WXK_DOWN:
            return void(Navigate());
        case WXK_UP:
            return void(Navigate(wxNavigationKeyEvent::IsBackward));
        case WXK_TAB:
            return void(Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                                                   : wxNavigationKeyEvent::IsForward));
        default:
            event.Skip();
        }
    });
}

void Card::setText(const std::string& title, const std::string& text) {
    title_ = title;
    text_ = text;
    SetName(toWx(title));
    describeForScreenReader(*this, title, text);
    Refresh();
}

void Card::press() {
    // What is pressed may replace this very page.
    if (onPress) CallAfter([this] { onPress(); });
}

wxSize Card::DoGetBestClientSize() const {
    return FromDIP(wxSize(380, 92));
}

void Card::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    const wxSize size = GetClientSize();
    const wxColour ink = ColorScheme::get(primary_ ? ColorName::OnAccent : ColorName::Text);
    const wxColour accent = ColorScheme::get(ColorName::Accent);
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        if (!gc) return;
        const wxColour face = primary_ ? accent : ColorScheme::get(ColorName::Panel);
        const int lighter = ColorScheme::isDark() ? 112 : (primary_ ? 112 : 97);
        gc->SetBrush(wxBrush(hovered_ ? face.ChangeLightness(lighter) : face));
        const bool lined = HasFocus() || hovered_;
        gc->SetPen(wxPen(lined ? accent : ColorScheme::get(ColorName::PanelEdge), lined ? 2 : 1));
        gc->DrawRoundedRectangle(1, 1, size.x - 2, size.y - 2, FromDIP(10));
        if (HasFocus() && primary_) {
            gc->SetPen(wxPen(ink, 1, wxPENSTYLE_DOT));
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
