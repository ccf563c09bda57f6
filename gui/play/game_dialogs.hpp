// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/game.hpp"
#include "gui/parts/dialogs.hpp"
#include "gui/play/session.hpp"

namespace theco::gui {

/// Names for a game. Nothing when the dialog was left.
std::optional<Tags> askNames(wxWindow* parent, const std::string& title, const std::string& ok,
                             const Tags& before);

/// Who resigns; nothing when nobody does.
std::optional<chess::Color> askWhoResigns(wxWindow* parent);

/// One of the earlier games of the folder.
std::optional<std::filesystem::path> chooseSavedGame(wxWindow* parent,
                                                     const std::vector<SavedGame>& games);

} // namespace theco::gui
