// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_model.hpp"
#include "lessons/attempt.hpp"

#include <set>

namespace theco::gui {

/// The answer to an exercise from its start to its end, as it is shown to a class.
struct WholeAnswer {
    struct Frame {
        chess::Setup men;
        chess::Bitboard stars = 0;
        BoardMarks marks;
    };
    std::vector<Frame> frames; ///< shown one after the other; the first is the start
    std::string words;         ///< what the board does not say; may be empty
    std::set<int> options;     ///< quiz: those that are right
};

/// The exercise must be sound.
WholeAnswer wholeAnswer(const lessons::Exercise& exercise);

} // namespace theco::gui
