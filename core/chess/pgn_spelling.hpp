// SPDX-License-Identifier: MIT
// Internal to the PGN reader: how a move is written.
#pragma once

#include "core/chess/pgn.hpp"

namespace theco::chess::pgn {

/// A move as found, and what is odd about the way it was written.
struct SpelledMove {
    Move move;
    bool check = false; ///< written with `+`
    bool mate = false;  ///< written with `#`
    std::vector<PgnCode> oddities;
};

/// Finds the move that a word of the movetext means.
Result<SpelledMove, PgnCode> findMove(const Position& position, std::string_view word);

/// What is odd about the signs behind the move, once its position is known.
std::optional<PgnCode> checkSignOddity(const SpelledMove& spelled, const Position& after);

/// The NAG of a sign that stands for one ("+-", "="), 0 when it is none.
int nagOfSign(std::string_view word);
bool isNullMove(std::string_view word);

} // namespace theco::chess::pgn
