// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/reasons.hpp"
#include "gui/board/board_model.hpp"

namespace theco::gui {

/// Last move and check of a position: what is marked while nothing needs explaining.
BoardMarks marksOf(const chess::Position& position, std::optional<chess::Move> last);

/// Draws why a move was refused: arrows from the men whose attack is the cause, the men in the way,
/// and the move that was tried.
void addReasons(BoardMarks& marks, const chess::Reasons& reasons, const chess::Position& position,
                const chess::AnyTry& wanted);

} // namespace theco::gui
