// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/game.hpp"
#include "gui/play/session.hpp"

#include <wx/window.h>

#include <optional>
#include <string>

namespace theco::gui {

/// Puts a question with labels of ours (stock texts stay English). True: `yes` was chosen.
bool ask(wxWindow* parent, const std::string& title, const std::string& question,
         const std::string& yes, const std::string& no);
void tell(wxWindow* parent, const std::string& title, const std::string& text);

/// Which of several things; nothing when the dialog was left.
std::optional<std::size_t> choose(wxWindow* parent, const std::string& title,
                                  const std::string& question,
                                  const std::vector<std::string>& choices, const std::string& ok);

/// Names for a game. Nothing when the dialog was left.
std::optional<Tags> askNames(wxWindow* parent, const std::string& title, const std::string& ok,
                             const Tags& before);

/// Who resigns; nothing when nobody does.
std::optional<chess::Color> askWhoResigns(wxWindow* parent);

/// A text to read, selectable and native for screen readers.
void showText(wxWindow* parent, const std::string& title, const std::string& text);

/// One of the earlier games of the folder.
std::optional<std::filesystem::path> chooseSavedGame(wxWindow* parent,
                                                     const std::vector<SavedGame>& games);

} // namespace theco::gui
