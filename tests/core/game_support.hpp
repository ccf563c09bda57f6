// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/fen.hpp"
#include "core/chess/game.hpp"
#include "core/chess/notation.hpp"

#include "tests/catch.hpp"

#include <sstream>
#include <string>

namespace theco::chess {

inline Position positionOf(const std::string& fen) {
    INFO(fen);
    const auto position = parseFen(fen);
    REQUIRE(position.ok());
    return *position;
}

inline Move moveOf(const Position& position, const std::string& san) {
    INFO(san);
    const auto move = parseSan(position, san);
    REQUIRE(move.ok());
    return *move;
}

/// Plays SAN moves; each must be legal and the game not over.
inline void play(Game& game, const std::string& moves) {
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        INFO("ply " << game.plies() + 1 << ": " << word);
        REQUIRE(game.play(moveOf(game.position(), word)).ok());
    }
}

inline Game gameFrom(const std::string& fen, const std::string& moves = {}) {
    Game game(positionOf(fen));
    play(game, moves);
    return game;
}

inline Game gameOf(const std::string& moves) {
    return gameFrom(std::string(kInitialFen), moves);
}

} // namespace theco::chess
