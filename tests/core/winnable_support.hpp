// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/fen.hpp"
#include "core/chess/movegen.hpp"
#include "core/chess/winnable.hpp"

#include <algorithm>
#include <string>

namespace theco::chess {

using Verdict = Winnability::Verdict;

/// Empty when the line is legal from the position and ends in a mate by `side`.
inline std::string faultOfLine(Position position, Color side, const std::vector<Move>& line) {
    for (const Move move : line) {
        const MoveList moves = legalMoves(position);
        if (std::find(moves.begin(), moves.end(), move) == moves.end()) {
            return "no legal move in " + toFen(position);
        }
        position.play(move);
    }
    if (hasLegalMove(position) || !position.inCheck()) return "no mate: " + toFen(position);
    return position.turn() == side ? "the wrong side is mated" : "";
}

/// Empty when the answer agrees with itself: a line that mates, or a proof that the quick test does
/// not contradict.
inline std::string faultOf(const Position& position, Color side, const Winnability& answer) {
    if (answer.verdict == Verdict::CanMate) {
        if (neverMatesQuick(position, side)) return "the quick test denies the mate";
        return faultOfLine(position, side, answer.line);
    }
    return answer.line.empty() ? "" : "a line without a mate";
}

} // namespace theco::chess
