// SPDX-License-Identifier: MIT
#include "gui/lessons/lesson_tile.hpp"

#include "gui/board/accessible.hpp"
#include "gui/lessons/star_row.hpp"
#include "gui/parts/wrap.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/dc.h>
#include <wx/graphics.h>

#include <algorithm>
#include <memory>

namespace theco::gui {

using i18n::fill;
using i18n::tr;

namespace {

constexpr int kWidth = 312;
constexpr int kHeight = 70;
constexpr int kSign = 13;
constexpr int kLeft = 46;

} // namespace

LessonTile::LessonTile(wxWindow* parent, const Classroom::Row& row)
    : PressControl(parent), row_(row) {
    const std::string title = lessons::shown(row.lesson->title);
    SetName(toWx(title));
    describeForScreenReader(
        *this, title + ". " + state(),
        fill(tr("{n} of {all} stars"), {{"n", std::to_string(row.progress.stars)},
                                        {"all", std::to_string(row.progress.starsPossible)}}),
        ReaderRole::Button);
    SetInitialSize(FromDIP(wxSize(kWidth, kHeight)));
}

std::string LessonTile::state() const {
    if (row_.suggested) return tr("do this one next");
    if (row_.progress.done) return tr("done");
    return row_.progress.begun ? tr("begun") : tr("new");
}

wxSize LessonTile::DoGetBestClientSize() const {
    return FromDIP(wxSize(kWidth, kHeight));
}

void LessonTile::paint(wxDC& dc) {
    const wxSize size = GetClientSize();
    const wxColour accent = ColorScheme::get(ColorName::Accent);
    const wxColour muted = ColorScheme::get(ColorName::TextMuted);
    const wxFont titleFont = GetFont().Scaled(1.12F).Bold();
    dc.SetFont(titleFont);
    const int left = FromDIP(kLeft);
    auto lines = wrapText(dc, toWx(lessons::shown(row_.lesson->title)), size.x - left - FromDIP(8));
    if (lines.size() > 2) lines.resize(2);
    const int titleHeight = static_cast<int>(lines.size()) * dc.GetCharHeight();
    dc.SetFont(GetFont());
    const int lineHeight = dc.GetCharHeight();
    int y = (size.y - titleHeight - lineHeight) / 2;
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::CreateFromUnknownDC(dc));
        if (!gc) return;
        const wxColour face = ColorScheme::get(ColorName::Panel);
        gc->SetBrush(
            wxBrush(hovered() ? face.ChangeLightness(ColorScheme::isDark() ? 112 : 97) : face));
        const bool lined = HasFocus() || hovered() || row_.suggested;
        gc->SetPen(wxPen(lined ? accent : ColorScheme::get(ColorName::PanelEdge), lined ? 2 : 1));
        gc->DrawRoundedRectangle(1, 1, size.x - 2, size.y - 2, FromDIP(9));
        if (HasFocus()) {
            gc->SetPen(wxPen(accent, 1, wxPENSTYLE_DOT));
            gc->SetBrush(*wxTRANSPARENT_BRUSH);
            gc->DrawRoundedRectangle(4, 4, size.x - 8, size.y - 8, FromDIP(7));
        }
        // Empty ring, half filled, filled with a tick; an arrow for what comes next.
        const double r = FromDIP(kSign);
        const double cx = left / 2.0;
        const double cy = size.y / 2.0;
        gc->SetPen(wxPen(row_.progress.begun || row_.suggested ? accent : muted, 2));
        gc->SetBrush(row_.progress.done ? wxBrush(accent) : *wxTRANSPARENT_BRUSH);
        gc->DrawEllipse(cx - r, cy - r, 2 * r, 2 * r);
        if (row_.progress.done) {
            gc->SetPen(wxPen(ColorScheme::get(ColorName::OnAccent), FromDIP(3)));
            gc->StrokeLine(cx - r * 0.5, cy, cx - r * 0.1, cy + r * 0.42);
            gc->StrokeLine(cx - r * 0.1, cy + r * 0.42, cx + r * 0.55, cy - r * 0.4);
        } else if (row_.suggested) {
            wxGraphicsPath path = gc->CreatePath();
            path.MoveToPoint(cx - r * 0.3, cy - r * 0.5);
            path.AddLineToPoint(cx + r * 0.55, cy);
            path.AddLineToPoint(cx - r * 0.3, cy + r * 0.5);
            path.CloseSubpath();
            gc->SetBrush(wxBrush(accent));
            gc->FillPath(path);
        } else if (row_.progress.begun) {
            wxGraphicsPath path = gc->CreatePath();
            path.AddArc(cx, cy, r, 0, 3.14159265358979, true);
            path.CloseSubpath();
            gc->SetBrush(wxBrush(accent));
            gc->FillPath(path);
        }
        const double star = lineHeight * 0.45;
        drawStar(*gc, left + star, y + titleHeight + lineHeight / 2.0, star,
                 row_.progress.stars > 0);
        gc->Flush();
    }
    dc.SetFont(titleFont);
    dc.SetTextForeground(ColorScheme::get(ColorName::Text));
    for (const wxString& line : lines) {
        dc.DrawText(line, left, y);
        y += dc.GetCharHeight();
    }
    dc.SetFont(GetFont());
    dc.SetTextForeground(muted);
    const std::string stars = std::to_string(row_.progress.stars) + " / " +
                              std::to_string(row_.progress.starsPossible) + "   " + state();
    dc.DrawText(toWx(stars), left + lineHeight + FromDIP(4), y);
}

} // namespace theco::gui
