// SPDX-License-Identifier: MIT
// A proof for locked positions with many roaming pieces: only kings and pawns are followed, and all
// other men are taken to be wherever they would help, at any moment. That allows every real series
// of moves and many more; when none of them mates, no real one does.
#pragma once

#include "core/chess/winnable_board.hpp"

namespace theco::chess::winning {

/// True only when `winner` cannot mate. False also when a pawn might promote, or after many
/// positions.
bool skeletonExcludesMate(const Boards& boards, Color turn, Color winner);

} // namespace theco::chess::winning
