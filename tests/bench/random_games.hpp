// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/game.hpp"

#include <random>
#include <vector>

namespace theco::bench {

/// Games of random moves, the same in every run.
inline std::vector<chess::Game> randomGames(int number, int plies) {
    std::mt19937 random(2026);
    std::vector<chess::Game> games;
    for (int i = 0; i < number; ++i) {
        chess::Game game;
        while (game.plies() < plies && !game.over()) {
            const chess::MoveList moves = chess::legalMoves(game.position());
            const auto pick = static_cast<int>(random() % static_cast<unsigned>(moves.size()));
            if (!game.play(moves[pick])) break;
        }
        games.push_back(std::move(game));
    }
    return games;
}

} // namespace theco::bench
