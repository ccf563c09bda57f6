// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/reasons.hpp"
#include "gui/parts/status_line.hpp"
#include "gui/play/session.hpp"

#include <string>

namespace theco::gui {

/// Whose move it is, check, how the game ended, or that an earlier position is shown.
StatusText statusOf(const PlaySession& session, chess::Letters letters);
/// Why the move tried was refused.
StatusText refusalOf(const chess::Reasons& reasons, const chess::Position& position,
                     const chess::AnyTry& wanted);
/// Why the text typed cannot be read as a move.
StatusText unreadableMove(const std::string& typed);
/// The move was tried while an earlier position is shown; how to go on from there.
StatusText cannotMoveInPast(const PlaySession& session);
/// That the game is not being saved, and why. Empty title when it is.
StatusText savingProblem(const PlaySession& session);
/// What was found on opening the last game, in words.
std::string words(const SessionNotice& notice);

/// "An – Ba": two names as they are joined wherever both are shown.
std::string pairOf(const std::string& white, const std::string& black);
/// "12. Mf3" or "12... Mf6": the half-move with its number.
std::string numberedMove(const chess::Game& game, int ply, chess::Letters letters);

} // namespace theco::gui
