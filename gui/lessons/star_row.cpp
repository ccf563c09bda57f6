// SPDX-License-Identifier: MIT
#include "gui/lessons/star_row.hpp"

#include "gui/board/accessible.hpp"
#include "gui/theme/color_scheme.hpp"
#include "i18n/catalogue.hpp"
#include "lessons/attempt.hpp"

#include <wx/dcbuffer.h>

#include <cmath>
#include <memory>
#include <numbers>

namespace theco::gui {

namespace {

constexpr int kHeight = 46;
constexpr double kInner = 0.42;

} // namespace

void drawStar(wxGraphicsContext& gc, double x, double y, double radius, bool filled) {
    wxGraphicsPath path = gc.CreatePath();
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double reach = i % 2 == 0 ? radius : radius * kInner;
        const double px = x + reach * std::cos(angle);
        const double py = y + reach * std::sin(angle);
        if (i == 0)
            path.MoveToPoint(px, py);
        else
            path.AddLineToPoint(px, py);
    }
    path.CloseSubpath();
    gc.SetPen(wxPen(ColorScheme::get(filled ? ColorName::StarEdge : ColorName::TextMuted),
                    filled ? 1 : 2));
    gc.SetBrush(filled ? wxBrush(ColorScheme::get(ColorName::Star)) : *wxTRANSPARENT_BRUSH);
    gc.DrawPath(path);
}

StarRow::StarRow(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(FromDIP(lessons::kMostStars * kHeight), FromDIP(kHeight)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(this);
        dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
        dc.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        if (!gc) return;
        const double side = FromDIP(kHeight);
        const double left = (GetClientSize().x - lessons::kMostStars * side) / 2;
        for (int i = 0; i < lessons::kMostStars; ++i)
            drawStar(*gc, left + (i + 0.5) * side, side / 2, side * 0.44, i < stars_);
    });
}

void StarRow::show(int stars) {
    stars_ = stars;
    const std::string words =
        i18n::fill(i18n::tr("{n} of {all} stars"),
                   {{"n", std::to_string(stars)}, {"all", std::to_string(lessons::kMostStars)}});
    describeForScreenReader(*this, words, words);
    Refresh();
}

} // namespace theco::gui
