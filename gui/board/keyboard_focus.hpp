// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class wxWindow;

namespace theco::gui {

/// Calls `arrived` whenever Tab or another key, not the mouse or the program, brings the focus to
/// `window`. Needed where the toolkit moves the focus itself and wx does not say how it came.
void onKeyboardFocus(wxWindow& window, std::function<void()> arrived);

} // namespace theco::gui
