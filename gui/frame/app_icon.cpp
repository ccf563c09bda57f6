// SPDX-License-Identifier: MIT
#include "gui/frame/app_icon.hpp"

#include <string>

namespace theco::gui {

wxBitmapBundle appIcon(int size) {
    const std::string svg(embeddedIcon());
    return wxBitmapBundle::FromSVG(svg.c_str(), wxSize(size, size));
}

} // namespace theco::gui
