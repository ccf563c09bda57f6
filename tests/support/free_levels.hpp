// SPDX-License-Identifier: MIT
// Levels without kings, solved a second time: a board of 64 characters, moves by stepping in
// directions, a search by deepening that only remembers which boards it has left behind.
#pragma once

#include <string>

namespace theco::second {

/// As a course file writes it: men such as "Rg4", squares, separated by blanks.
struct LevelText {
    std::string kind; ///< goto, safe, capture-all
    std::string pieces;
    std::string stars;
    std::string enemies;
    std::string block;
};

struct LevelAnswer {
    int minimum = 0; ///< 0: no way within 16 moves
    long lines = 0;  ///< sequences of moves that are that short
};

LevelAnswer solveLevel(const LevelText& level);

} // namespace theco::second
