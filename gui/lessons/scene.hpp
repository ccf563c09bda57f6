// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/types.hpp"
#include "gui/board/board_model.hpp"
#include "gui/parts/status_line.hpp"

#include <optional>
#include <string>
#include <vector>

namespace theco::gui {

/// One of the large buttons beside the board.
struct Choice {
    std::string text;
    std::optional<chess::Piece> man = std::nullopt; ///< drawn before the text
    bool chosen = false;
    bool hinted = false; ///< the strongest hint points here
    friend bool operator==(const Choice&, const Choice&) = default;
};

/// Everything the page of a lesson shows at one moment, as data: the page draws it, tests read it.
struct Scene {
    enum class Takes : unsigned char { Nothing, Moves, Squares };

    std::string task;     ///< the one sentence of instruction
    std::string question; ///< what is asked just now, where a task has several parts
    StatusText saying;    ///< what came of it; without a title nothing has been said
    std::string note;     ///< small: what is counted

    bool hasBoard = true;
    BoardContent content;
    BoardMarks marks;
    bool whiteBelow = true;
    Takes takes = Takes::Nothing;
    std::string boardWords; ///< the board for the screen reader

    std::vector<Choice> choices;
    bool several = false; ///< choices are ticked and then confirmed
    bool walks = false;   ///< the arrows walk through the moves of a game
    /// What Enter does, as the label of the main button; empty: there is nothing to do.
    std::string main;
    bool canHint = false;
    bool canRestart = false;
    int stars = 0; ///< 1..3 when it is done
};

} // namespace theco::gui
