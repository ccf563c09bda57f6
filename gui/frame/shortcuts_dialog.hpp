// SPDX-License-Identifier: MIT
#pragma once

#include "gui/frame/command.hpp"

class wxWindow;

namespace theco::gui {

/// All keys: those of the menus, and those of the board and the editor.
void showShortcuts(wxWindow* parent, const std::vector<CommandGroup>& menus);

} // namespace theco::gui
