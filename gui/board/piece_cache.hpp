// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_model.hpp"
#include "gui/board/device_picture.hpp"

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

    /// Not ok when there is no such picture or it cannot be drawn.
    const DevicePicture& get(wxGraphicsContext& gc, PieceId piece, int devicePixels,
                             double deviceScale);
    /// First letters of the picture's name, to show where the picture is missing.
    std::string fallbackText(PieceId piece) const;
    /// After a change of size: what was drawn for the old one is of no use.
    void clear() { drawn_.clear(); }

private:
    const wxBitmapBundle* bundleOf(PieceId piece);

    std::shared_ptr<const PieceSet> pieces_;
    std::map<PieceId, wxBitmapBundle> bundles_;
    std::map<std::pair<PieceId, int>, DevicePicture> drawn_;
};

} // namespace theco::gui
