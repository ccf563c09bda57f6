// SPDX-License-Identifier: MIT
#include "gui/parts/status_card.hpp"

#include "gui/board/accessible.hpp"
#include "gui/parts/wrap.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>
#include <wx/graphics.h>

#include <algorithm>
#include <memory>

namespace theco::gui {

namespace {

constexpr int kEdge = 5;
constexpr int kPadding = 14;
constexpr int kMinHeight = 84;

ColorName colorOf(Tone tone) {
    switch (tone) {
    case Tone::Good:
        return ColorName::Good;
    case Tone::Caution:
        return ColorName::Caution;
    case Tone::Bad:
        return ColorName::Bad;
    case Tone::Neutral:
        break;
    }
    return ColorName::Accent;
}

} // namespace

StatusCard::StatusCard(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetName("status");
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit();
        Refresh();
        event.Skip();
    });
}

void StatusCard::show(const StatusText& status) {
    status_ = status;
    const std::string all =
        status.detail.empty() ? status.title : status.title + ". " + status.detail;
    describeForScreenReader(*this, all, all, ReaderRole::Label);
    SetToolTip(toWx(status.detail));
    fit();
    Refresh();
}

void StatusCard::setScale(float scale) {
    if (scale == scale_) return;
    scale_ = scale;
    fit();
    Refresh();
}

void StatusCard::fit() {
    const wxSize best = DoGetBestClientSize();
    if (best.y == GetMinSize().y) return;
    SetMinSize(wxSize(-1, best.y));
    // The card is told to show things while its page is being laid out, too.
    CallAfter([this] { GetParent()->Layout(); });
}

wxSize StatusCard::DoGetBestClientSize() const {
    auto* self = const_cast<StatusCard*>(this);
    wxClientDC dc(self);
    const int width = std::max(GetClientSize().x, FromDIP(160));
    const int least = static_cast<int>(static_cast<float>(kMinHeight) * std::min(scale_, 1.0F));
    return wxSize(-1, std::max(FromDIP(least), self->layOut(dc, width, false)));
}

int StatusCard::layOut(wxDC& dc, int width, bool draw) {
    const int left = FromDIP(kEdge + kPadding);
    const int room = width - left - FromDIP(kPadding);
    int y = FromDIP(kPadding);
    const auto block = [&](const std::string& text, const wxFont& font, ColorName color) {
        if (text.empty()) return;
        dc.SetFont(font);
        dc.SetTextForeground(ColorScheme::get(color));
        for (const wxString& line : wrapText(dc, toWx(text), room)) {
            if (draw) dc.DrawText(line, left, y);
            y += dc.GetCharHeight();
        }
    };
    const wxFont base = GetFont();
    block(status_.title, base.Scaled(1.45F * scale_).Bold(),
          status_.tone == Tone::Neutral ? ColorName::Text : colorOf(status_.tone));
    if (!status_.detail.empty()) y += FromDIP(4);
    block(status_.detail, base.Scaled(1.08F * scale_), ColorName::Text);
    return y + FromDIP(kPadding);
}

void StatusCard::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    const wxSize size = GetClientSize();
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        if (!gc) return;
        const double radius = FromDIP(8);
        gc->SetPen(wxPen(ColorScheme::get(ColorName::PanelEdge)));
        gc->SetBrush(wxBrush(ColorScheme::get(ColorName::Panel)));
        gc->DrawRoundedRectangle(0.5, 0.5, size.x - 1.0, size.y - 1.0, radius);
        gc->Clip(0, 0, FromDIP(kEdge), size.y);
        gc->SetPen(*wxTRANSPARENT_PEN);
        gc->SetBrush(wxBrush(ColorScheme::get(colorOf(status_.tone))));
        gc->DrawRoundedRectangle(0, 0, 4 * radius, size.y, radius);
        gc->ResetClip();
        gc->Flush();
    }
    layOut(dc, size.x, true);
}

} // namespace theco::gui
