// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_model.hpp"

#include <wx/bmpbndl.h>
#include <wx/graphics.h>

#include <map>
#include <memory>
#include <utility>

namespace theco::gui {

/// The pictures drawn once per size in device pixels, so that painting only copies them.
class PieceCache {
public:
    explicit PieceCache(std::shared_ptr<const PieceSet> pieces);

    /// A null bitmap when there is no such picture or it cannot be drawn.
    wxGraphicsBitmap get(wxGraphicsContext& gc, PieceId piece, int devicePixels);
    /// First letters of the picture's name, to show where the picture is missing.
    std::string fallbackText(PieceId piece) const;
    /// After a change of size: the bitmaps of the old one are of no use.
    void clear() { bitmaps_.clear(); }

private:
    std::shared_ptr<const PieceSet> pieces_;
    std::map<PieceId, wxBitmapBundle> bundles_;
    std::map<std::pair<PieceId, int>, wxGraphicsBitmap> bitmaps_;
};

} // namespace theco::gui
