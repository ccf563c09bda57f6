// SPDX-License-Identifier: MIT
#pragma once

#include "gui/play/game_record.hpp"

#include <string>
#include <vector>

namespace theco::gui {

/// One line of the move list: a full move in two columns, or what was said about a move.
struct MoveLine {
    struct Half {
        std::string text;
        int ply = 0; ///< half-moves played once this one is: 1, 2, ... 0: no move here
    };
    std::string number; ///< "12."
    Half white;
    Half black;
    std::string note; ///< comment or side line; then the rest is empty
    bool sideLine = false;
};

/// The moves of a game as the list shows them, with the comments and side lines of its source.
std::vector<MoveLine> moveLines(const GameRecord& record, chess::Letters letters);

} // namespace theco::gui
