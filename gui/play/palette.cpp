// SPDX-License-Identifier: MIT
#include "gui/play/palette.hpp"

#include "gui/board/accessible.hpp"
#include "gui/parts/icons.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <wx/cursor.h>
#include <wx/dcbuffer.h>
#include <wx/image.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

namespace theco::gui {

using i18n::tr;

namespace {

constexpr int kColumns = 7;
constexpr int kMaxCell = 48;
constexpr int kDragThreshold = 4;
constexpr std::array kOrder{chess::PieceType::King,   chess::PieceType::Queen,
                            chess::PieceType::Rook,   chess::PieceType::Bishop,
                            chess::PieceType::Knight, chess::PieceType::Pawn};

using Tool = Palette::Tool;

/// White men in the upper row, black ones below; hand and eraser at the end of the rows.
Tool toolIn(int column, int row) {
    if (column == kColumns - 1) return {row == 0 ? Tool::Kind::Hand : Tool::Kind::Eraser, {}};
    return {Tool::Kind::Man,
            {row == 0 ? chess::Color::White : chess::Color::Black,
             kOrder[static_cast<std::size_t>(column)]}};
}

} // namespace

Palette::Palette(wxWindow* parent) : wxPanel(parent) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(wxSize(FromDIP(kColumns * 36), FromDIP(2 * kMaxCell)));
    describeForScreenReader(*this, i18n::tr("Men to set up with"),
                            i18n::tr("On the board, arrow keys move the cursor and letters put men "
                                     "there."));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        pressed_ = toolAt(event.GetPosition());
        if (!pressed_) return;
        start_ = event.GetPosition();
        CaptureMouse();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        showTip(event.GetPosition());
        if (!pressed_ || dragging_ || pressed_->kind != Tool::Kind::Man) return;
        const wxPoint way = event.GetPosition() - start_;
        if (std::abs(way.x) + std::abs(way.y) < FromDIP(kDragThreshold)) return;
        dragging_ = true;
        SetCursor(carried(pressed_->man));
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        if (!pressed_) return;
        const Tool tool = *pressed_;
        const bool dragged = dragging_;
        endDrag();
        if (!dragged) return choose(tool);
        if (onDrop) onDrop(tool.man, ClientToScreen(event.GetPosition()));
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { endDrag(); });
}

void Palette::showTip(wxPoint point) {
    const auto tool = toolAt(point);
    if (tool == hovered_) return;
    hovered_ = tool;
    if (!tool) return UnsetToolTip();
    SetToolTip(toWx(tool->kind == Tool::Kind::Hand     ? tr("Hand: carry men about the board")
                    : tool->kind == Tool::Kind::Eraser ? tr("Eraser: click men to take them away")
                                                       : i18n::pieceName(tool->man.type)));
}

void Palette::endDrag() {
    if (HasCapture()) ReleaseMouse();
    pressed_.reset();
    dragging_ = false;
    SetCursor(wxNullCursor);
}

void Palette::choose(const Tool& tool) {
    tool_ = tool;
    Refresh();
    if (onChoose) onChoose();
}

int Palette::cellSize() const {
    return std::min({FromDIP(kMaxCell), GetClientSize().x / kColumns, GetClientSize().y / 2});
}

wxRect Palette::rectOf(const Tool& tool) const {
    const int size = cellSize();
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < kColumns; ++column)
            if (toolIn(column, row) == tool) return wxRect(column * size, row * size, size, size);
    return {};
}

std::optional<Tool> Palette::toolAt(wxPoint point) const {
    const int size = std::max(1, cellSize());
    const int column = point.x / size;
    const int row = point.y / size;
    if (point.x < 0 || point.y < 0 || column >= kColumns || row > 1) return std::nullopt;
    return toolIn(column, row);
}

wxCursor Palette::carried(chess::Piece man) const {
    const int size = FromDIP(48);
    wxImage image = men_.bitmap(man, size).ConvertToImage();
    if (!image.IsOk()) return wxCursor(wxCURSOR_HAND);
    image.SetOption(wxIMAGE_OPTION_CUR_HOTSPOT_X, size / 2);
    image.SetOption(wxIMAGE_OPTION_CUR_HOTSPOT_Y, size / 2);
    return wxCursor(image);
}

void Palette::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    const int size = cellSize();
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < kColumns; ++column) {
            const Tool tool = toolIn(column, row);
            const wxRect cell(column * size, row * size, size, size);
            const bool chosen = tool == tool_;
            gc->SetPen(wxPen(ColorScheme::get(chosen ? ColorName::Accent : ColorName::PanelEdge),
                             chosen ? FromDIP(3) : 1));
            gc->SetBrush(wxBrush(ColorScheme::get(
                tool.kind == Tool::Kind::Man ? ColorName::CellLight : ColorName::Panel)));
            gc->DrawRoundedRectangle(cell.x + 2, cell.y + 2, cell.width - 4, cell.height - 4,
                                     FromDIP(6));
            if (tool.kind == Tool::Kind::Man) {
                const int inset = size / 12;
                men_.draw(*gc, tool.man, cell.x + inset, cell.y + inset, size - 2 * inset,
                          GetContentScaleFactor());
                continue;
            }
            const int icon = size / 2;
            const auto bundle = iconOf(tool.kind == Tool::Kind::Hand ? Icon::Hand : Icon::Eraser,
                                       icon, ColorScheme::get(ColorName::Text));
            gc->DrawBitmap(bundle.GetBitmap(wxSize(icon, icon) * GetContentScaleFactor()),
                           cell.x + (size - icon) / 2.0, cell.y + (size - icon) / 2.0, icon, icon);
        }
    }
}

} // namespace theco::gui
