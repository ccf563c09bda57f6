// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/fen.hpp"
#include "core/chess/game.hpp"
#include "core/chess/notation.hpp"

#include "tests/catch.hpp"

#include <cstdlib>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace theco::chess {

inline Position position(const std::string& fen) {
    const auto result = parseFen(fen);
    INFO(fen);
    REQUIRE(result.ok());
    return *result;
}

inline Square square(const std::string& name) {
    return *squareFromString(name);
}

/// The game after these UCI moves.
inline Game gameOf(const std::string& fen, const std::string& moves = {}) {
    Game game(position(fen), PlayOn::PastDraws);
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const auto wanted = parseUci(word);
        REQUIRE(wanted);
        const auto move = legalMove(game.position(), *wanted);
        INFO(word);
        REQUIRE(move);
        game.playLegal(*move);
    }
    return game;
}

/// Lines of a file in tests/data, or of the big conformance sets when they are there.
inline std::vector<std::string> linesOf(const std::string& path) {
    std::vector<std::string> lines;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

inline std::string conformanceFile(const std::string& name) {
    const char* folder = std::getenv("THECO_CONFORMANCE");
    return folder != nullptr ? std::string(folder) + "/" + name : std::string();
}

/// Starting points whose random games are full of what notation and the judge must get right:
/// castling, en passant, promotions, pins, many like men.
inline const std::vector<std::string>& lively() {
    static const std::vector<std::string> fens = {
        std::string(kInitialFen),
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
        "1n2k1n1/1n6/3q1q2/8/4q3/2N1N3/8/R2QK1NR w KQ - 0 1",
        "k1q1q3/8/3b4/4r1r1/8/2N1N3/1B3R1R/K1Q3Q1 w - - 0 1",
    };
    return fens;
}

/// A random game from one of lively(), the same for the same seed on every machine.
class RandomGames {
public:
    explicit RandomGames(std::uint32_t seed) : random_(seed) {}

    /// A number from 0 to `size` - 1.
    int below(int size) { return static_cast<int>(random_() % static_cast<unsigned>(size)); }

    const Game& current() const { return *game_; }
    /// Plays one random move; a new game begins when the old one is over, and now and then.
    void step() {
        if (!game_ || below(40) == 0 || !hasLegalMove(game_->position())) {
            const auto& fens = lively();
            game_.emplace(
                position(fens[static_cast<std::size_t>(below(static_cast<int>(fens.size())))]),
                PlayOn::PastDraws);
            return;
        }
        const MoveList moves = legalMoves(game_->position());
        game_->playLegal(moves[below(moves.size())]);
    }

private:
    std::mt19937 random_;
    std::optional<Game> game_;
};

} // namespace theco::chess
