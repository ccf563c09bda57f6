// SPDX-License-Identifier: MIT
#pragma once

#include <wx/bmpbndl.h>

#include <string_view>

namespace theco::gui {

/// The drawing of the program (data/icons), which is part of the binary.
std::string_view embeddedIcon();
wxBitmapBundle appIcon(int size);

} // namespace theco::gui
