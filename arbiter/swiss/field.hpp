// SPDX-License-Identifier: MIT
// The players of one round with all that the Dutch system asks about them.
#pragma once

#include "arbiter/event/tournament.hpp"
#include "arbiter/swiss/bit_matrix.hpp"
#include "arbiter/swiss/colour.hpp"

#include <vector>

namespace theco::swiss {

struct Entrant {
    event::PlayerIndex player = event::kNobody;
    event::HalfPoints score = 0; ///< with virtual points
    ColourHistory colours;
    bool topscorer = false;
    bool mayTakeBye = true; ///< C2
    int gamesMissed = 0;    ///< rounds without a game over the board, for C9
    int runningNumber = 0;  ///< TPN among those who were paired at least once or are being paired
    // Floats of the last round and the one before: of the calendar, not of the games.
    bool downLast = false, upLast = false;
    bool downBefore = false, upBefore = false;
};

/// Entrants by score, then TPN. Everything about pairing counts them 0, 1, 2 ... in that order.
struct Field {
    int round = 1;
    bool lastRound = false;
    bool accelerated = false; ///< somebody has virtual points in this round
    Colour initialColour = Colour::White;
    std::vector<Entrant> entrants;
    /// May meet: C1, C3 and forbidden pairs.
    BitMatrix compatible;
    /// Why not, for explanations.
    BitMatrix met;
    BitMatrix forbidden;

    int size() const { return static_cast<int>(entrants.size()); }
    const Entrant& at(int i) const { return entrants[static_cast<std::size_t>(i)]; }
    /// Colours of a pair; `a` must stand before `b`.
    ColourChoice colours(int a, int b) const;
};

/// Who is to be paired in a round that comes next: all that have no entry for it, have not withdrawn
/// and have arrived.
std::vector<event::PlayerIndex> playersToPair(const event::Tournament& tournament, int round);

/// Looks at rounds 1 ... round-1 only.
Field makeField(const event::Tournament& tournament, int round,
                const std::vector<event::PlayerIndex>& players);

/// The colour drawn before round 1; where the file does not say, as round 1 shows it; else White.
Colour initialColourOf(const event::Tournament& tournament);

} // namespace theco::swiss
