// SPDX-License-Identifier: MIT
// Can a side still mate by any series of legal moves? Articles 5.2.2, 5.1.2 and 6.9 ask nothing
// else. Counters play no part: a series may be as long as it likes.
#pragma once

#include "core/chess/position.hpp"

#include <optional>
#include <vector>

namespace theco::chess {

struct Winnability {
    enum class Verdict : std::uint8_t {
        CanMate,    ///< `line` shows it
        CannotMate, ///< proven: no series of legal moves mates
        Undecided,  ///< the node limit was reached first
    };
    Verdict verdict = Verdict::Undecided;
    /// Legal moves of both sides from the position asked about to the mate; empty when the mate
    /// already stands on the board.
    std::vector<Move> line;
    /// Positions the search kept; 0 when it was decided without searching.
    std::uint64_t nodes = 0;
};

/// About a second, and some 80 MB, when it is used up.
inline constexpr std::uint64_t kWinnableNodes = 1'000'000;

/// Whether `side` can mate. Sound both ways: CanMate comes with a line, CannotMate from a proof.
Winnability winnable(const Position& position, Color side,
                     std::uint64_t nodeLimit = kWinnableNodes);

/// True only when it is proven that `side` can never mate, by looking at the position without
/// searching; cheap enough to be asked after each move of a game that is being read.
bool neverMatesQuick(const Position& position, Color side);

/// True only when it is proven in the same way that neither side can ever mate (5.2.2). Mate on the
/// board is not dead: the game was won.
bool isDead(const Position& position);

/// The whole question: true or false when proven for both sides, nothing when the limit (for each
/// side) was reached before.
std::optional<bool> isDeadPosition(const Position& position,
                                   std::uint64_t nodeLimit = kWinnableNodes);

} // namespace theco::chess
