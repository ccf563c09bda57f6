// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_geometry.hpp"

#include <wx/graphics.h>

namespace theco::gui {

/// The part of a mark that lies under the men: tints, glows, hatching.
void paintMarkBelow(wxGraphicsContext& gc, const wxRect& cell, MarkKind kind);
/// The part above the men: rings, frames, badges. `occupied`: a man stands there.
void paintMarkAbove(wxGraphicsContext& gc, const wxRect& cell, MarkKind kind, bool occupied);
/// From the middle of one cell towards the middle of another.
void paintArrow(wxGraphicsContext& gc, const BoardGeometry& geometry, const ArrowMark& arrow);

/// Where a man may go: a dot, or a ring around the man that would be captured.
void paintTarget(wxGraphicsContext& gc, const wxRect& cell, bool occupied);
void paintSelection(wxGraphicsContext& gc, const wxRect& cell);
void paintDropCell(wxGraphicsContext& gc, const wxRect& cell);
void paintCursor(wxGraphicsContext& gc, const wxRect& cell);

} // namespace theco::gui
