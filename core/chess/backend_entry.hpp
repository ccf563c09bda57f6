// SPDX-License-Identifier: MIT
// The doors of one compilation of the generator; see generator.hpp for the macros.
#pragma once

#include "core/chess/generator.hpp"
#include "core/chess/move_sinks.hpp"
#include "core/chess/perft_walker.hpp"

namespace theco::chess::THECO_ISA {

THECO_TARGET void list(const Boards& b, Color turn, MoveList& moves) {
    if (turn == Color::White) {
        Lister<Color::White> lister(moves);
        generate<Color::White>(b, lister);
    } else {
        Lister<Color::Black> lister(moves);
        generate<Color::Black>(b, lister);
    }
}

THECO_TARGET bool any(const Boards& b, Color turn) {
    Finder finder;
    if (turn == Color::White) {
        generate<Color::White>(b, finder);
    } else {
        generate<Color::Black>(b, finder);
    }
    return finder.found();
}

THECO_TARGET std::uint64_t perft(const Boards& b, Color turn, int depth) {
    return turn == Color::White ? countLeaves<Color::White>(b, depth)
                                : countLeaves<Color::Black>(b, depth);
}

} // namespace theco::chess::THECO_ISA
