// SPDX-License-Identifier: MIT
#pragma once

class wxWindow;

namespace theco::gui {

void showAbout(wxWindow* parent);

} // namespace theco::gui
