// SPDX-License-Identifier: MIT
#pragma once

#include <string>

class wxWindow;

namespace theco::gui {

/// What a window we paint ourselves is to somebody who does not see it.
enum class ReaderRole : unsigned char { Canvas, Button, Label };

/// Gives a window we paint ourselves a name, a description and a role for screen readers, which
/// otherwise see an unnamed panel. UTF-8.
void describeForScreenReader(wxWindow& window, const std::string& name,
                             const std::string& description, ReaderRole role = ReaderRole::Canvas);

} // namespace theco::gui
