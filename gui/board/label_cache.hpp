// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/device_picture.hpp"

#include <wx/colour.h>

#include <map>
#include <string>
#include <tuple>

namespace theco::gui {

/// Coordinates drawn once as pictures. Drawing text afresh waits for the X server in every
/// painting, which alone takes longer than all the rest of the board.
class LabelCache {
public:
    /// `pixels` is the height of the font in logical pixels. The font is that of the system.
    const DevicePicture& get(wxGraphicsContext& gc, const std::string& text, int pixels, bool bold,
                             const wxColour& colour, double deviceScale);
    void clear() { labels_.clear(); }

private:
    using Key = std::tuple<std::string, int, bool, wxUint32>;
    std::map<Key, DevicePicture> labels_;
};

} // namespace theco::gui
