// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

class wxWindow;

namespace theco::gui {

/// Draws a window with everything in it into a PNG file; false when that fails.
bool writeScreenshot(wxWindow& window, const std::filesystem::path& file);

} // namespace theco::gui
