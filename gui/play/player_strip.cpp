// SPDX-License-Identifier: MIT
#include "gui/play/player_strip.hpp"

#include "gui/board/accessible.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/chess_words.hpp"

#include <wx/control.h>
#include <wx/dcbuffer.h>

#include <algorithm>
#include <bit>
#include <memory>

namespace theco::gui {

namespace {

constexpr std::array kValues{1, 3, 3, 5, 9, 0};

int countOf(const chess::Position& position, chess::Color side, chess::PieceType type) {
    return std::popcount(static_cast<std::uint64_t>(position.pieces(side, type)));
}

int material(const chess::Position& position, chess::Color side) {
    int sum = 0;
    for (const auto type : chess::kPieceTypes)
        sum += countOf(position, side, type) * kValues[static_cast<std::size_t>(index(type))];
    return sum;
}

} // namespace

PlayerStrip::PlayerStrip(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(-1, FromDIP(46)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Refresh();
        event.Skip();
    });
}

void PlayerStrip::show(chess::Color side, const std::string& name, bool toMove,
                       const chess::Position& start, const chess::Position& position) {
    side_ = side;
    name_ = name.empty() ? i18n::sideName(side) : name;
    toMove_ = toMove;
    for (const auto type : chess::kPieceTypes) {
        const int gone = countOf(start, ~side, type) - countOf(position, ~side, type);
        captured_[static_cast<std::size_t>(index(type))] = std::max(0, gone);
    }
    // A pawn that was promoted has not been captured.
    int promoted = 0;
    for (const auto type : chess::kPieceTypes)
        if (type != chess::PieceType::Pawn)
            promoted += std::max(0, countOf(position, ~side, type) - countOf(start, ~side, type));
    captured_[0] = std::max(0, captured_[0] - promoted);
    // What was won since the start: a number that the captured men beside it explain.
    const auto ahead = [side](const chess::Position& at) {
        return material(at, side) - material(at, ~side);
    };
    lead_ = std::max(0, ahead(position) - ahead(start));
    const std::string title = i18n::sideName(side) + ": " + name_;
    describeForScreenReader(*this, title, title);
    Refresh();
}

void PlayerStrip::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    const wxSize size = GetClientSize();
    const double middle = size.y / 2.0;
    const double disc = FromDIP(18);
    const bool white = side_ == chess::Color::White;
    if (toMove_) {
        gc->SetPen(wxPen(ColorScheme::get(ColorName::Accent), FromDIP(2)));
        gc->SetBrush(*wxTRANSPARENT_BRUSH);
        const double ring = disc + FromDIP(8);
        gc->DrawEllipse(FromDIP(13) - ring / 2, middle - ring / 2, ring, ring);
    }
    gc->SetPen(wxPen(ColorScheme::get(ColorName::TextMuted)));
    gc->SetBrush(white ? *wxWHITE_BRUSH : *wxBLACK_BRUSH);
    gc->DrawEllipse(FromDIP(13) - disc / 2, middle - disc / 2, disc, disc);

    // Captured men from the right; the name gets what is left.
    const int man = FromDIP(20);
    const double step = man * 0.55;
    double x = size.x - FromDIP(2);
    gc->SetFont(GetFont().Scaled(0.95F), ColorScheme::get(ColorName::TextMuted));
    if (lead_ > 0) {
        const wxString lead = wxString("+") << lead_;
        double width = 0;
        double height = 0;
        gc->GetTextExtent(lead, &width, &height);
        x -= width;
        gc->DrawText(lead, x, middle - height / 2);
        x -= FromDIP(4);
    }
    // Black men on a dark window need a ground of their own.
    double ground = 0;
    for (const int count : captured_)
        ground += count > 0 ? man + (count - 1) * step : 0;
    if (ground > 0 && white && ColorScheme::isDark()) {
        const double pad = FromDIP(3);
        gc->SetPen(*wxTRANSPARENT_PEN);
        gc->SetBrush(wxBrush(ColorScheme::get(ColorName::CellDark)));
        gc->DrawRoundedRectangle(x - ground - pad, middle - man / 2.0 - pad, ground + 2 * pad,
                                 man + 2 * pad, FromDIP(5));
    }
    for (const auto type : chess::kPieceTypes) {
        const int count = captured_[static_cast<std::size_t>(index(type))];
        for (int i = 0; i < count; ++i) {
            x -= i == 0 ? man : step;
            men_.draw(*gc, {~side_, type}, x, middle - man / 2.0, man, GetContentScaleFactor());
        }
    }
    gc->SetFont(GetFont().Scaled(1.2F).Bold(), ColorScheme::get(ColorName::Text));
    const double left = FromDIP(34);
    dc.SetFont(GetFont().Scaled(1.2F).Bold());
    const int room = std::max(0, static_cast<int>(x - left) - FromDIP(8));
    const wxString name = wxControl::Ellipsize(toWx(name_), dc, wxELLIPSIZE_END, room);
    double width = 0;
    double height = 0;
    gc->GetTextExtent(name, &width, &height);
    gc->DrawText(name, left, middle - height / 2);
}

} // namespace theco::gui
