// SPDX-License-Identifier: MIT
#pragma once

#include "gui/theme/color_scheme.hpp"

namespace theco::gui {

/// Makes the toolkit's own controls light or dark; System gives back what the desktop had said.
void applyNativeAppearance(Appearance appearance);

} // namespace theco::gui
