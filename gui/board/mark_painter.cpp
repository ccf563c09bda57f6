// SPDX-License-Identifier: MIT
#include "gui/board/mark_painter.hpp"

#include "gui/theme/color_scheme.hpp"

#include <wx/brush.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace theco::gui {
namespace {

constexpr double kPi = 3.14159265358979323846;

wxColour color(ColorName name) {
    return ColorScheme::get(name);
}

wxColour withAlpha(const wxColour& c, int alpha) {
    return wxColour(c.Red(), c.Green(), c.Blue(), static_cast<unsigned char>(alpha));
}

ColorName colorOf(MarkKind kind) {
    switch (kind) {
    case MarkKind::LastMove:
        return ColorName::LastMove;
    case MarkKind::Check:
        return ColorName::Check;
    case MarkKind::Attack:
        return ColorName::Attack;
    case MarkKind::Blocker:
        return ColorName::Blocker;
    case MarkKind::Target:
        return ColorName::Target;
    case MarkKind::Hint:
        return ColorName::Hint;
    case MarkKind::Star:
        return ColorName::Star;
    case MarkKind::Wrong:
        return ColorName::Wrong;
    case MarkKind::UserGreen:
        return ColorName::UserGreen;
    case MarkKind::UserRed:
        return ColorName::UserRed;
    case MarkKind::UserBlue:
        return ColorName::UserBlue;
    case MarkKind::UserYellow:
        return ColorName::UserYellow;
    }
    return ColorName::Hint;
}

bool isUserMark(MarkKind kind) {
    return kind == MarkKind::UserGreen || kind == MarkKind::UserRed || kind == MarkKind::UserBlue ||
           kind == MarkKind::UserYellow;
}

wxPoint2DDouble centreOf(const wxRect& r) {
    return {r.x + r.width / 2.0, r.y + r.height / 2.0};
}

void strokeCircle(wxGraphicsContext& gc, wxPoint2DDouble c, double radius, double width,
                  const wxColour& colour) {
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour, width)));
    gc.SetBrush(wxNullGraphicsBrush);
    gc.DrawEllipse(c.m_x - radius, c.m_y - radius, 2 * radius, 2 * radius);
}

void fillCircle(wxGraphicsContext& gc, wxPoint2DDouble c, double radius, const wxColour& colour) {
    gc.SetPen(wxNullGraphicsPen);
    gc.SetBrush(wxBrush(colour));
    gc.DrawEllipse(c.m_x - radius, c.m_y - radius, 2 * radius, 2 * radius);
}

void fillRect(wxGraphicsContext& gc, const wxRect& r, const wxColour& colour) {
    gc.SetPen(wxNullGraphicsPen);
    gc.SetBrush(wxBrush(colour));
    gc.DrawRectangle(r.x, r.y, r.width, r.height);
}

/// An open ring of `parts` arcs, the gaps taking `gap` of each part; `turn` in radians.
void strokeArcs(wxGraphicsContext& gc, wxPoint2DDouble c, double radius, double width,
                const wxColour& colour, int parts, double gap, double turn) {
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour, width).Cap(wxCAP_BUTT)));
    gc.SetBrush(wxNullGraphicsBrush);
    const double step = 2 * kPi / parts;
    for (int i = 0; i < parts; ++i) {
        const double from = turn + i * step + step * gap / 2;
        wxGraphicsPath path = gc.CreatePath();
        path.AddArc(c.m_x, c.m_y, radius, from, from + step * (1 - gap), true);
        gc.StrokePath(path);
    }
}

void paintCheckGlow(wxGraphicsContext& gc, const wxRect& cell) {
    const wxPoint2DDouble c = centreOf(cell);
    const double radius = cell.width * 0.72;
    const wxColour red = color(ColorName::Check);
    wxGraphicsGradientStops stops(withAlpha(red, 235), withAlpha(red, 0));
    stops.Add(withAlpha(red, 215), 0.38F);
    stops.Add(withAlpha(red, 70), 0.72F);
    gc.SetPen(wxNullGraphicsPen);
    gc.SetBrush(gc.CreateRadialGradientBrush(c.m_x, c.m_y, c.m_x, c.m_y, radius, stops));
    gc.DrawRectangle(cell.x, cell.y, cell.width, cell.height);
}

/// Strokes from corner to corner, clipped by arithmetic so that no clip region is needed.
void paintHatch(wxGraphicsContext& gc, const wxRect& cell, const wxColour& colour) {
    const double s = cell.width;
    const double step = s / 6.0;
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(withAlpha(colour, 120), std::max(1.0, s * 0.03))));
    wxGraphicsPath path = gc.CreatePath();
    for (double d = step; d < 2 * s - step / 2; d += step) {
        const double x0 = std::max(0.0, d - s);
        const double x1 = std::min(s, d);
        path.MoveToPoint(cell.x + x0, cell.y + d - x0);
        path.AddLineToPoint(cell.x + x1, cell.y + d - x1);
    }
    gc.StrokePath(path);
}

void paintCorners(wxGraphicsContext& gc, const wxRect& cell, const wxColour& colour) {
    const double s = cell.width;
    const double width = std::max(2.0, s * 0.075);
    const double in = width / 2;
    const double arm = s * 0.27;
    wxGraphicsPath path = gc.CreatePath();
    for (const int right : {0, 1})
        for (const int low : {0, 1}) {
            const double x = right != 0 ? cell.x + s - in : cell.x + in;
            const double y = low != 0 ? cell.y + s - in : cell.y + in;
            const double dx = right != 0 ? -arm : arm;
            const double dy = low != 0 ? -arm : arm;
            path.MoveToPoint(x + dx, y);
            path.AddLineToPoint(x, y);
            path.AddLineToPoint(x, y + dy);
        }
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour, width).Join(wxJOIN_MITER).Cap(wxCAP_BUTT)));
    gc.StrokePath(path);
}

void paintStar(wxGraphicsContext& gc, const wxRect& cell) {
    const wxPoint2DDouble c = centreOf(cell);
    const double outer = cell.width * 0.36;
    const double inner = outer * 0.50;
    wxGraphicsPath path = gc.CreatePath();
    for (int i = 0; i < 10; ++i) {
        const double radius = i % 2 == 0 ? outer : inner;
        const double angle = -kPi / 2 + i * kPi / 5;
        const double x = c.m_x + radius * std::cos(angle);
        const double y = c.m_y + cell.width * 0.02 + radius * std::sin(angle);
        if (i == 0)
            path.MoveToPoint(x, y);
        else
            path.AddLineToPoint(x, y);
    }
    path.CloseSubpath();
    // A broad pen with round joins makes the points soft; the fill then covers its inner half.
    const double edge = std::max(2.0, cell.width * 0.09);
    gc.SetPen(gc.CreatePen(
        wxGraphicsPenInfo(color(ColorName::StarEdge), edge).Join(wxJOIN_ROUND).Cap(wxCAP_ROUND)));
    gc.StrokePath(path);
    gc.SetPen(gc.CreatePen(
        wxGraphicsPenInfo(color(ColorName::Star), edge * 0.5).Join(wxJOIN_ROUND).Cap(wxCAP_ROUND)));
    gc.SetBrush(wxBrush(color(ColorName::Star)));
    gc.DrawPath(path);
}

void paintWrongBadge(wxGraphicsContext& gc, const wxRect& cell) {
    const double radius = std::max(6.0, cell.width * 0.16);
    const wxPoint2DDouble c{cell.x + cell.width - radius * 1.15, cell.y + radius * 1.15};
    fillCircle(gc, c, radius + std::max(1.0, radius * 0.14), *wxWHITE);
    fillCircle(gc, c, radius, color(ColorName::Wrong));
    const double arm = radius * 0.42;
    gc.SetPen(
        gc.CreatePen(wxGraphicsPenInfo(*wxWHITE, std::max(1.5, radius * 0.26)).Cap(wxCAP_ROUND)));
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(c.m_x - arm, c.m_y - arm);
    path.AddLineToPoint(c.m_x + arm, c.m_y + arm);
    path.MoveToPoint(c.m_x + arm, c.m_y - arm);
    path.AddLineToPoint(c.m_x - arm, c.m_y + arm);
    gc.StrokePath(path);
}

void paintHintFrame(wxGraphicsContext& gc, const wxRect& cell) {
    const double s = cell.width;
    const double width = std::max(2.0, s * 0.06);
    const double in = width * 0.75;
    static constexpr std::array<wxDash, 2> dashes{2, 1};
    gc.SetBrush(wxNullGraphicsBrush);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(color(ColorName::Hint), width)
                               .Style(wxPENSTYLE_USER_DASH)
                               .Dashes(static_cast<int>(dashes.size()), dashes.data())
                               .Cap(wxCAP_BUTT)));
    gc.DrawRoundedRectangle(cell.x + in, cell.y + in, s - 2 * in, s - 2 * in, s * 0.16);
}

/// What the user draws in four colours also has four kinds of tail.
void addTail(wxGraphicsPath& path, MarkKind kind, wxPoint2DDouble at, double reach) {
    if (kind == MarkKind::UserBlue) path.AddCircle(at.m_x, at.m_y, reach);
    if (kind == MarkKind::UserRed)
        path.AddRectangle(at.m_x - reach, at.m_y - reach, 2 * reach, 2 * reach);
    if (kind == MarkKind::UserYellow) {
        const double out = reach * 1.3;
        path.MoveToPoint(at.m_x, at.m_y - out);
        path.AddLineToPoint(at.m_x + out, at.m_y);
        path.AddLineToPoint(at.m_x, at.m_y + out);
        path.AddLineToPoint(at.m_x - out, at.m_y);
        path.CloseSubpath();
    }
}

} // namespace

void paintMarkBelow(wxGraphicsContext& gc, const wxRect& cell, MarkKind kind) {
    switch (kind) {
    case MarkKind::LastMove:
        fillRect(gc, cell, color(ColorName::LastMove));
        break;
    case MarkKind::Check:
        paintCheckGlow(gc, cell);
        break;
    case MarkKind::Attack:
        fillRect(gc, cell, withAlpha(color(ColorName::Attack), 70));
        break;
    case MarkKind::Blocker:
        paintHatch(gc, cell, color(ColorName::Blocker));
        break;
    case MarkKind::Hint:
        fillRect(gc, cell, withAlpha(color(ColorName::Hint), 60));
        break;
    case MarkKind::Star:
        paintStar(gc, cell);
        break;
    default:
        break;
    }
}

void paintMarkAbove(wxGraphicsContext& gc, const wxRect& cell, MarkKind kind, bool occupied) {
    const wxPoint2DDouble c = centreOf(cell);
    const double s = cell.width;
    const double width = std::max(2.0, s * 0.065);
    const double radius = s / 2 - width * 0.75;
    const wxColour colour = color(colorOf(kind));
    if (isUserMark(kind))
        strokeCircle(gc, c, radius, width + 2 * std::max(1.0, s * 0.018),
                     color(ColorName::MarkHalo));
    switch (kind) {
    case MarkKind::Check:
        strokeCircle(gc, c, s / 2 - width * 0.6, width * 0.7, colour);
        break;
    case MarkKind::Attack:
        strokeArcs(gc, c, radius, width, colour, 4, 0.24, 0.0);
        break;
    case MarkKind::Blocker:
        paintCorners(gc, cell, colour);
        break;
    case MarkKind::Target:
        paintTarget(gc, cell, occupied);
        break;
    case MarkKind::Hint:
        paintHintFrame(gc, cell);
        break;
    case MarkKind::Wrong:
        paintWrongBadge(gc, cell);
        break;
    case MarkKind::UserGreen:
        strokeCircle(gc, c, radius, width, colour);
        break;
    case MarkKind::UserRed:
        strokeArcs(gc, c, radius, width, colour, 8, 0.3, 0.0);
        break;
    case MarkKind::UserBlue:
        strokeCircle(gc, c, radius + width * 0.25, width * 0.5, colour);
        strokeCircle(gc, c, radius - width * 0.75, width * 0.5, colour);
        break;
    case MarkKind::UserYellow:
        strokeArcs(gc, c, radius, width, colour, 2, 0.22, 0.0);
        break;
    default:
        break;
    }
}

void paintArrow(wxGraphicsContext& gc, const BoardGeometry& geometry, const ArrowMark& arrow) {
    const double s = geometry.cellSize();
    const wxPoint2DDouble a = geometry.centreOf(arrow.from.file, arrow.from.rank);
    const wxPoint2DDouble b = geometry.centreOf(arrow.to.file, arrow.to.rank);
    const double length = std::hypot(b.m_x - a.m_x, b.m_y - a.m_y);
    if (length < 1) return;
    const wxPoint2DDouble along{(b.m_x - a.m_x) / length, (b.m_y - a.m_y) / length};
    const wxPoint2DDouble across{-along.m_y, along.m_x};
    const auto at = [&](double forward, double side) {
        return wxPoint2DDouble{a.m_x + along.m_x * forward + across.m_x * side,
                               a.m_y + along.m_y * forward + across.m_y * side};
    };
    const double half = s * 0.075;
    const double tail = s * 0.30;
    const double tip = length - s * 0.14;
    const double neck = tip - s * 0.36;
    const double wing = s * 0.21;

    wxGraphicsPath path = gc.CreatePath();
    const auto line = [&](double forward, double side) {
        const wxPoint2DDouble p = at(forward, side);
        path.AddLineToPoint(p.m_x, p.m_y);
    };
    path.MoveToPoint(at(tail, -half).m_x, at(tail, -half).m_y);
    line(neck, -half);
    line(neck - s * 0.04, -wing);
    line(tip, 0);
    line(neck - s * 0.04, wing);
    line(neck, half);
    line(tail, half);
    path.CloseSubpath();

    const wxPoint2DDouble end = at(tail, 0);
    addTail(path, arrow.kind, end, s * 0.135);

    const wxColour colour = color(colorOf(arrow.kind));
    const double halo = std::max(1.0, s * 0.035);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(color(ColorName::MarkHalo), halo).Join(wxJOIN_ROUND)));
    gc.StrokePath(path);
    gc.SetPen(wxNullGraphicsPen);
    gc.SetBrush(wxBrush(withAlpha(colour, 215)));
    gc.FillPath(path, wxWINDING_RULE);
}

void paintTarget(wxGraphicsContext& gc, const wxRect& cell, bool occupied) {
    const double s = cell.width;
    if (occupied) {
        const double width = std::max(2.0, s * 0.085);
        strokeCircle(gc, centreOf(cell), s / 2 - width / 2, width, color(ColorName::Target));
    } else {
        fillCircle(gc, centreOf(cell), std::max(2.5, s * 0.145), color(ColorName::Target));
    }
}

void paintSelection(wxGraphicsContext& gc, const wxRect& cell) {
    fillRect(gc, cell, color(ColorName::Selection));
    const double width = std::max(1.5, cell.width * 0.04);
    gc.SetBrush(wxNullGraphicsBrush);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(color(ColorName::SelectionEdge), width)));
    gc.DrawRectangle(cell.x + width / 2, cell.y + width / 2, cell.width - width,
                     cell.height - width);
}

void paintDropCell(wxGraphicsContext& gc, const wxRect& cell) {
    const double width = std::max(2.0, cell.width * 0.055);
    gc.SetBrush(wxNullGraphicsBrush);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(color(ColorName::DropCell), width)));
    gc.DrawRectangle(cell.x + width / 2, cell.y + width / 2, cell.width - width,
                     cell.height - width);
}

void paintCursor(wxGraphicsContext& gc, const wxRect& cell) {
    const double width = std::max(2.0, cell.width * 0.05);
    const double round = cell.width * 0.08;
    gc.SetBrush(wxNullGraphicsBrush);
    const auto frame = [&](double inset, double pen, ColorName name) {
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(color(name), pen)));
        gc.DrawRoundedRectangle(cell.x + inset, cell.y + inset, cell.width - 2 * inset,
                                cell.height - 2 * inset, round);
    };
    frame(width * 0.9, width * 1.8, ColorName::CursorHalo);
    frame(width * 0.9, width, ColorName::Cursor);
}

} // namespace theco::gui
