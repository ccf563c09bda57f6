// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/types.hpp"

#include <wx/bmpbndl.h>
#include <wx/graphics.h>

#include <vector>

namespace theco::gui {

/// The men of the board at small sizes, for palettes and lists.
class SmallMen {
public:
    SmallMen();
    /// `size` in logical pixels, `scale` device pixels per logical one.
    void draw(wxGraphicsContext& gc, chess::Piece man, double x, double y, int size,
              double scale) const;
    wxBitmap bitmap(chess::Piece man, int pixels) const;

private:
    std::vector<wxBitmapBundle> bundles_;
};

} // namespace theco::gui
