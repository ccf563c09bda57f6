// SPDX-License-Identifier: MIT
#pragma once

#include "gui/parts/preferences.hpp"

#include <optional>

class wxWindow;

namespace theco::gui {

/// What the user chose; nothing when the dialog was left.
std::optional<Preferences> askPreferences(wxWindow* parent, const Preferences& before);

} // namespace theco::gui
