// SPDX-License-Identifier: MIT
// Scores as C.07 sees them: real, adjusted (16.3), of dummy opponents (16.4), and the same as if the
// last round had been drawn (Fore Buchholz).
#pragma once

#include "arbiter/tiebreak/trace.hpp"

#include <vector>

namespace theco::tiebreak {

struct Rules {
    Edition edition = Edition::March2026;
    /// Standings after this many rounds.
    int rounds = 0;
    /// Forfeits count as games, nothing is adjusted (15.2).
    bool roundRobin = false;
};

/// What kind of round it was for tie-breaks.
enum class RoundKind : std::uint8_t {
    Game,        ///< counts as a game against the opponent
    Given,       ///< 16.2.1: pairing-allocated or full-point bye
    ForfeitWin,  ///< 16.2.2
    Requested,   ///< 16.2.3 and 16.2.5: half- or zero-point bye, absence
    ForfeitLoss, ///< 16.2.4
    Free,        ///< round robin: nobody to play against
};

struct SeenRound {
    RoundKind kind = RoundKind::Free;
    event::HalfPoints points = 0;
    bool assumedDraw = false;

    bool voluntary() const {
        return kind == RoundKind::Requested || kind == RoundKind::ForfeitLoss;
    }
};

class Scores {
public:
    Scores(const event::Tournament& tournament, const Rules& rules, bool fore);

    const SeenRound& seen(event::PlayerIndex i, int round) const {
        return seen_[at(i)][static_cast<std::size_t>(round - 1)];
    }
    event::HalfPoints score(event::PlayerIndex i) const { return score_[at(i)]; }
    event::HalfPoints adjusted(event::PlayerIndex i) const { return adjusted_[at(i)]; }
    std::vector<AdjustedLine> adjustedLines(event::PlayerIndex i) const;

    /// One round as Buchholz and Sonneborn-Berger count it; `amount` is left to them.
    Line line(event::PlayerIndex i, int round, bool forfeitsPlayed) const;

private:
    static std::size_t at(event::PlayerIndex i) { return static_cast<std::size_t>(i); }
    SeenRound see(const event::Entry& entry, int round, bool fore) const;
    void putDummy(event::PlayerIndex i, Line& line) const;

    const event::Tournament& tournament_;
    Rules rules_;
    std::vector<std::vector<SeenRound>> seen_;
    std::vector<event::HalfPoints> score_;
    std::vector<event::HalfPoints> adjusted_;
};

} // namespace theco::tiebreak
