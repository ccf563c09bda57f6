// SPDX-License-Identifier: MIT
#pragma once

#include <wx/dc.h>

#include <vector>

namespace theco::gui {

/// Breaks a text at blanks so that each line fits `width` in the DC's font. A word longer than the
/// line is broken, too.
std::vector<wxString> wrapText(const wxDC& dc, const wxString& text, int width);

} // namespace theco::gui
