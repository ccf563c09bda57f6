// SPDX-License-Identifier: MIT
// The value of every tie-break that is a number, with its steps.
#pragma once

#include "arbiter/tiebreak/scores.hpp"

#include <cstdint>
#include <vector>

namespace theco::tiebreak {

/// Keeps what several values share. The tournament must outlive it.
class Values {
public:
    /// `lotsSeed` decides the drawing of lots.
    Values(const event::Tournament& tournament, const Rules& rules, std::uint64_t lotsSeed = 0);

    /// Of DE, which has no number of its own, the value is empty.
    Trace trace(event::PlayerIndex player, const TieBreak& tieBreak) const;
    const Scores& scores(bool fore) const { return fore ? fore_ : real_; }
    /// The scores that a tie-break looks at.
    const Scores& scoresOf(const TieBreak& tieBreak) const {
        return scores(tieBreak.fore || tieBreak.name == Name::FB);
    }
    const Rules& rules() const { return rules_; }
    /// A rating tie-break that is dropped because somebody is unrated and the regulations do not say
    /// how unrated players count.
    bool droppedForUnrated(const TieBreak& tieBreak) const;

private:
    void ownResults(Trace& trace) const;
    void progressive(Trace& trace) const;
    void opponentScores(Trace& trace) const;
    void averageOfBuchholz(Trace& trace) const;
    void koya(Trace& trace) const;
    void ratings(Trace& trace) const;

    /// WIN ... STD: whether the round counts as played, and in rating tie-breaks.
    bool playedForOwn(const event::Entry& entry) const;
    bool playedForRatings(const event::Entry& entry) const;
    Fraction ownAmount(Name name, const event::Entry& entry) const;
    int ratingOf(event::PlayerIndex player, const TieBreak& tieBreak) const;
    event::HalfPoints koyaLimit(const TieBreak& tieBreak) const;

    const event::Tournament& tournament_;
    Rules rules_;
    Scores real_;
    Scores fore_;
    bool unrated_ = false;
    std::vector<int> lots_; ///< number drawn, by player
};

} // namespace theco::tiebreak
