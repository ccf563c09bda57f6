// SPDX-License-Identifier: MIT
#include "gui/board/board_painter.hpp"

#include "gui/board/mark_painter.hpp"
#include "gui/theme/color_scheme.hpp"

#include <wx/brush.h>
#include <wx/font.h>
#include <wx/settings.h>

#include <algorithm>
#include <cmath>

namespace theco::gui {
namespace {

constexpr double kLift = 1.12;

bool contains(const std::vector<Cell>& cells, Cell c) {
    return std::find(cells.begin(), cells.end(), c) != cells.end();
}

wxString toWx(const std::string& text) {
    return wxString::FromUTF8(text.data(), text.size());
}

/// One painting; holds what every step needs.
class Painting {
public:
    Painting(wxGraphicsContext& gc, const BoardScene& scene, BoardCaches& caches,
             const wxRect& update)
        : gc_(gc), scene_(scene), geometry_(scene.geometry), caches_(caches), update_(update) {}

    void run() {
        cells();
        marksBelow();
        coordinates();
        targets();
        men();
        marksAbove();
        arrows();
        if (scene_.dropCell) paintDropCell(gc_, geometry_.rectOf(*scene_.dropCell));
        if (scene_.cursor) paintCursor(gc_, geometry_.rectOf(*scene_.cursor));
        for (const FloatingMan& man : scene_.floating)
            floating(man);
        if (scene_.choice != nullptr) choice(*scene_.choice);
    }

private:
    /// Pictures are copied to whole device pixels, or they would be blurred.
    double onPixel(double v) const {
        return std::round(v * scene_.deviceScale) / scene_.deviceScale;
    }

    template <typename Action> void forEachCell(const Action& action) {
        for (int rank = 0; rank < geometry_.ranks(); ++rank)
            for (int file = 0; file < geometry_.files(); ++file) {
                const Cell c{file, rank};
                const wxRect r = geometry_.rectOf(c);
                if (r.Intersects(update_)) action(c, r);
            }
    }

    void fill(const wxRect& r, ColorName name) {
        gc_.SetPen(wxNullGraphicsPen);
        gc_.SetBrush(wxBrush(ColorScheme::get(name)));
        gc_.DrawRectangle(r.x, r.y, r.width, r.height);
    }

    void cells() {
        fill(update_, ColorName::BoardSurround);
        const wxRect board = geometry_.board();
        wxRect edge = board;
        edge.Inflate(1);
        fill(edge, ColorName::BoardEdge);
        fill(board, ColorName::CellLight);
        wxGraphicsPath dark = gc_.CreatePath();
        forEachCell([&](Cell c, const wxRect& r) {
            if ((c.file + c.rank) % 2 == 0) dark.AddRectangle(r.x, r.y, r.width, r.height);
        });
        gc_.SetBrush(wxBrush(ColorScheme::get(ColorName::CellDark)));
        gc_.FillPath(dark);
    }

    void marksBelow() {
        for (const CellMark& m : scene_.marks.cells)
            if (scene_.content.holds(m.cell)) paintMarkBelow(gc_, geometry_.rectOf(m.cell), m.kind);
        if (scene_.selected) paintSelection(gc_, geometry_.rectOf(*scene_.selected));
    }

    void targets() {
        for (const Cell c : scene_.targets)
            if (scene_.content.holds(c))
                paintTarget(gc_, geometry_.rectOf(c), scene_.content.at(c).has_value());
    }

    void coordinates() {
        if (!scene_.coordinates) return;
        for (int column = 0; column < geometry_.files(); ++column)
            label(geometry_.cellAtColumnRow(column, geometry_.ranks() - 1), true);
        for (int row = 0; row < geometry_.ranks(); ++row)
            label(geometry_.cellAtColumnRow(0, row), false);
    }

    void label(Cell c, bool ofFile) {
        const auto& labels = ofFile ? scene_.content.fileLabels : scene_.content.rankLabels;
        const auto n = static_cast<std::size_t>(ofFile ? c.file : c.rank);
        const wxRect r = geometry_.rectOf(c);
        if (n >= labels.size()) return;
        const bool outside = geometry_.labelsInMargin();
        const ColorName name = outside                      ? ColorName::MarginLabel
                               : (c.file + c.rank) % 2 == 0 ? ColorName::LabelOnDark
                                                            : ColorName::LabelOnLight;
        const int pixels = outside ? 11 : std::clamp(static_cast<int>(r.width * 0.19), 10, 30);
        const DevicePicture& drawn = caches_.labels.get(gc_, labels[n], pixels, !outside,
                                                        ColorScheme::get(name), scene_.deviceScale);
        const double pad = std::max(2.0, r.width * 0.045);
        double x = 0;
        double y = 0;
        if (outside) {
            x = ofFile ? r.x + (r.width - drawn.width()) / 2
                       : r.x - (geometry_.margin() + drawn.width()) / 2;
            y = ofFile ? r.y + r.height + (geometry_.margin() - drawn.height()) / 2
                       : r.y + (r.height - drawn.height()) / 2;
        } else {
            x = ofFile ? r.x + r.width - drawn.width() - pad : r.x + pad;
            y = ofFile ? r.y + r.height - drawn.height() - pad * 0.3 : r.y + pad * 0.3;
        }
        drawn.draw(gc_, onPixel(x), onPixel(y));
    }

    void men() {
        forEachCell([&](Cell c, const wxRect& r) {
            const auto piece = scene_.content.at(c);
            if (!piece || contains(scene_.hidden, c)) return;
            man(*piece, {r.x + r.width / 2.0, r.y + r.height / 2.0}, 1.0,
                contains(scene_.ghosts, c) ? 0.28 : 1.0);
        });
    }

    void man(PieceId piece, wxPoint2DDouble centre, double size, double opacity) {
        const double side = geometry_.cellSize() * size;
        const int pixels = std::max(1, static_cast<int>(std::lround(side * scene_.deviceScale)));
        const DevicePicture& picture = caches_.pieces.get(gc_, piece, pixels, scene_.deviceScale);
        if (picture.isOk())
            picture.draw(gc_, onPixel(centre.m_x - picture.width() / 2),
                         onPixel(centre.m_y - picture.height() / 2), opacity);
        else
            stranger(piece, centre, side);
    }

    /// A man whose picture is missing is still there and can be told from others.
    void stranger(PieceId piece, wxPoint2DDouble centre, double side) {
        const double radius = side * 0.36;
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(*wxBLACK, std::max(1.0, side * 0.03))));
        gc_.SetBrush(*wxWHITE_BRUSH);
        gc_.DrawEllipse(centre.m_x - radius, centre.m_y - radius, 2 * radius, 2 * radius);
        wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
        font.SetPixelSize(wxSize(0, std::max(6, static_cast<int>(side * 0.3))));
        gc_.SetFont(font, *wxBLACK);
        const wxString text = toWx(caches_.pieces.fallbackText(piece));
        double width = 0;
        double height = 0;
        gc_.GetTextExtent(text, &width, &height);
        gc_.DrawText(text, centre.m_x - width / 2, centre.m_y - height / 2);
    }

    void marksAbove() {
        for (const BoardMarks* marks : {&scene_.marks, &scene_.userMarks})
            for (const CellMark& m : marks->cells)
                if (scene_.content.holds(m.cell))
                    paintMarkAbove(gc_, geometry_.rectOf(m.cell), m.kind,
                                   scene_.content.at(m.cell).has_value());
        if (scene_.drawing && scene_.drawing->from == scene_.drawing->to)
            paintMarkAbove(gc_, geometry_.rectOf(scene_.drawing->from), scene_.drawing->kind, true);
    }

    void arrows() {
        for (const BoardMarks* marks : {&scene_.marks, &scene_.userMarks})
            for (const ArrowMark& m : marks->arrows)
                if (scene_.content.holds(m.from) && scene_.content.holds(m.to))
                    paintArrow(gc_, geometry_, m);
        if (scene_.drawing && scene_.drawing->from != scene_.drawing->to)
            paintArrow(gc_, geometry_, *scene_.drawing);
    }

    void floating(const FloatingMan& floating) {
        if (floating.lifted) {
            const double s = geometry_.cellSize();
            const wxPoint2DDouble c{floating.centre.m_x, floating.centre.m_y + s * 0.40};
            const wxColour shadow = ColorScheme::get(ColorName::PieceShadow);
            const wxColour none(shadow.Red(), shadow.Green(), shadow.Blue(), 0);
            gc_.PushState();
            gc_.Translate(c.m_x, c.m_y);
            gc_.Scale(1.0, 0.34);
            gc_.SetPen(wxNullGraphicsPen);
            gc_.SetBrush(gc_.CreateRadialGradientBrush(0, 0, 0, 0, s * 0.46, shadow, none));
            gc_.DrawEllipse(-s * 0.46, -s * 0.46, s * 0.92, s * 0.92);
            gc_.PopState();
        }
        man(floating.piece, floating.centre, floating.lifted ? kLift : 1.0, floating.opacity);
    }

    void choice(const OfferedChoice& offered) {
        fill(geometry_.board(), ColorName::Scrim);
        const int count = static_cast<int>(offered.pieces.size());
        for (int n = 0; n < count; ++n) {
            const wxRect r = geometry_.choiceRect(offered.cell, n, count);
            const bool active = n == offered.active;
            const double inset = std::max(1.0, r.width * 0.03);
            gc_.SetPen(
                gc_.CreatePen(wxGraphicsPenInfo(ColorScheme::get(ColorName::ChoiceEdge),
                                                std::max(1.0, r.width * (active ? 0.05 : 0.025)))));
            gc_.SetBrush(wxBrush(
                ColorScheme::get(active ? ColorName::ChoiceCardActive : ColorName::ChoiceCard)));
            gc_.DrawRoundedRectangle(r.x + inset, r.y + inset, r.width - 2 * inset,
                                     r.height - 2 * inset, r.width * 0.14);
            man(offered.pieces[static_cast<std::size_t>(n)],
                {r.x + r.width / 2.0, r.y + r.height / 2.0},
                (active ? 0.96 : 0.82) * r.width / geometry_.cellSize(), 1.0);
        }
    }

    wxGraphicsContext& gc_;
    const BoardScene& scene_;
    const BoardGeometry& geometry_;
    BoardCaches& caches_;
    wxRect update_;
};

} // namespace

void paintBoard(wxGraphicsContext& gc, const BoardScene& scene, BoardCaches& caches,
                const wxRect& update) {
    Painting(gc, scene, caches, update).run();
}

} // namespace theco::gui
