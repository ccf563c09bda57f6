// SPDX-License-Identifier: MIT
#include "gui/lessons/text_block.hpp"

#include "gui/board/accessible.hpp"
#include "gui/parts/wrap.hpp"
#include "gui/theme/wx_text.hpp"

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>

#include <algorithm>

namespace theco::gui {

TextBlock::TextBlock(wxWindow* parent, float scale, bool bold, ColorName color)
    : wxPanel(parent), scale_(scale), bold_(bold), color_(color) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    // GTK leaves a window without height where it was: it would cover its neighbours.
    Hide();
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    // Nothing to press, and nothing that the keyboard could do here.
    Bind(wxEVT_LEFT_DOWN, [](wxMouseEvent&) {});
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit();
        Refresh();
        event.Skip();
    });
}

void TextBlock::show(const std::string& text) {
    if (text == text_) return;
    text_ = text;
    Show(!text.empty());
    describeForScreenReader(*this, text, text, ReaderRole::Label);
    fit();
    Refresh();
}

void TextBlock::setScale(float scale) {
    scale_ = scale;
    fit();
    Refresh();
}

wxFont TextBlock::textFont() const {
    const wxFont font = GetFont().Scaled(scale_);
    return bold_ ? font.Bold() : font;
}

void TextBlock::fit() {
    wxClientDC dc(this);
    dc.SetFont(textFont());
    const int width = std::max(GetClientSize().x, FromDIP(120));
    const int height = text_.empty() ? 0
                                     : static_cast<int>(wrapText(dc, toWx(text_), width).size()) *
                                           dc.GetCharHeight();
    if (height == GetMinSize().y) return;
    SetMinSize(wxSize(GetMinSize().x, height));
    CallAfter([this] { GetParent()->Layout(); });
}

void TextBlock::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    dc.SetFont(textFont());
    dc.SetTextForeground(ColorScheme::get(color_));
    int y = 0;
    for (const wxString& line : wrapText(dc, toWx(text_), GetClientSize().x)) {
        dc.DrawText(line, 0, y);
        y += dc.GetCharHeight();
    }
}

} // namespace theco::gui
