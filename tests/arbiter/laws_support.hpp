// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/laws/edition.hpp"
#include "core/chess/fen.hpp"

#include <random>
#include <string>
#include <vector>

namespace theco::laws::test {

using Random = std::mt19937_64;

inline bool chance(Random& random, int percent = 50) {
    return static_cast<int>(random() % 100) < percent;
}
inline int below(Random& random, int limit) {
    return static_cast<int>(random() % static_cast<unsigned>(limit));
}
inline chess::Color anySide(Random& random) {
    return chance(random) ? chess::Color::White : chess::Color::Black;
}

/// Everything filled in at random, whether or not the incident has such a field.
Incident randomIncident(Random& random);
/// A game of random moves from this position; quiet pieces come and go, so that positions repeat.
chess::Game randomGame(Random& random, const chess::Position& start, int plies);
/// Positions that the rules treat differently: mate, stalemate, dead, unwinnable, ordinary.
const std::vector<std::string>& fens();

// The same situation with the colours swapped and the board turned upside down.
chess::Square mirrored(chess::Square square);
chess::Move mirroredMove(const chess::Position& mirroredPosition, chess::Move move);
chess::Position mirrored(const chess::Position& position);
chess::Game mirrored(const chess::Game& game);
Incident mirrored(const Incident& incident);
DrawClaim mirrored(const DrawClaim& claim);

/// All data of a ruling as text; the second is what the mirrored situation must give.
std::string toText(const Ruling& ruling);
std::string toMirroredText(const Ruling& ruling);

} // namespace theco::laws::test
