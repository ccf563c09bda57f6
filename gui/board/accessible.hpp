// SPDX-License-Identifier: MIT
#pragma once

#include <string>

class wxWindow;

namespace theco::gui {

/// Gives a window we paint ourselves a name, a description and the role of a canvas for screen
/// readers, which otherwise see an unnamed panel. UTF-8.
void describeForScreenReader(wxWindow& window, const std::string& name,
                             const std::string& description);

} // namespace theco::gui
