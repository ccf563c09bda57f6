// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/types.hpp"
#include "gui/parts/small_men.hpp"

#include <wx/panel.h>

#include <functional>
#include <optional>

namespace theco::gui {

/// The twelve men to set up with, a hand to move men with and an eraser. A click chooses, a drag
/// carries a man out of the palette.
class Palette : public wxPanel {
public:
    struct Tool {
        enum class Kind : unsigned char { Hand, Eraser, Man };
        Kind kind = Kind::Hand;
        chess::Piece man{chess::Color::White, chess::PieceType::Pawn};
        friend bool operator==(const Tool&, const Tool&) = default;
    };

    explicit Palette(wxWindow* parent);
    const Tool& tool() const { return tool_; }
    void choose(const Tool& tool);
    /// Where a tool is drawn (tests click there).
    wxRect rectOf(const Tool& tool) const;

    std::function<void()> onChoose;
    /// A man was carried out and let go at a point of the screen.
    std::function<void(chess::Piece, wxPoint screen)> onDrop;

private:
    void paint();
    int cellSize() const;
    std::optional<Tool> toolAt(wxPoint point) const;
    wxCursor carried(chess::Piece man) const;
    void endDrag();
    void showTip(wxPoint point);

    SmallMen men_;
    Tool tool_;
    std::optional<Tool> pressed_;
    std::optional<Tool> hovered_;
    wxPoint start_;
    bool dragging_ = false;
};

} // namespace theco::gui
