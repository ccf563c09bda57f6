// SPDX-License-Identifier: MIT
#pragma once

#include <wx/graphics.h>

#include <memory>

class wxImage;

namespace theco::gui {

/// A picture kept on the side of the display, so that painting it is a copy there. (A
/// wxGraphicsBitmap stays in the program's memory and is sent to the X server in every painting: at
/// 1600 x 1600 device pixels that took 30 ms.)
class DevicePicture {
public:
    DevicePicture() = default;
    /// `image` in device pixels, to be shown on what `gc` paints on.
    DevicePicture(wxGraphicsContext& gc, const wxImage& image, double deviceScale);

    bool isOk() const { return surface_ != nullptr; }
    /// In logical pixels.
    double width() const { return width_; }
    double height() const { return height_; }
    void draw(wxGraphicsContext& gc, double x, double y, double opacity = 1.0) const;

private:
    std::shared_ptr<void> surface_;
    double width_ = 0;
    double height_ = 0;
};

} // namespace theco::gui
