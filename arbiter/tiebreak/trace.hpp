// SPDX-License-Identifier: MIT
// Where a number comes from, as data: one line a round. Words are made from it elsewhere.
#pragma once

#include "arbiter/event/tournament.hpp"
#include "arbiter/tiebreak/fraction.hpp"
#include "arbiter/tiebreak/tiebreak.hpp"

#include <optional>
#include <vector>

namespace theco::tiebreak {

/// What a round counts with.
enum class Source : std::uint8_t {
    Own,      ///< the player's own result
    Opponent, ///< the opponent's score or rating
    Dummy,    ///< a dummy opponent stands in for the round that was not played (16.4)
    Nothing,  ///< this round has no part in this tie-break
};

/// Why a dummy opponent has the score it has.
enum class DummyLimit : std::uint8_t {
    None,  ///< the player's own score, no limit applied
    Draws, ///< 2026: not more than draws in all rounds
    Scheduled, ///< 2026: not more than the adjusted score of the opponent who did not come or was missed
};

enum class Fate : std::uint8_t {
    Counted,
    CutLeast,     ///< Cut: the least significant value
    CutVoluntary, ///< Cut: a voluntary unplayed round goes first (16.5)
    CutMost,      ///< Median: the most significant value
    LeftOut,      ///< does not enter the sum at all
};

struct Line {
    int round = 0;
    event::Entry entry; ///< what happened
    Source source = Source::Nothing;
    /// BH, FB, SB, KS: score that counts, adjusted or of the dummy; AOB: none. PS: the running score.
    event::HalfPoints score = 0;
    /// The same before adjustment or limit: the opponent's real score, for a dummy the player's own.
    /// STD: what the player's points are compared with.
    event::HalfPoints face = 0;
    DummyLimit limit = DummyLimit::None;
    /// Points that the player got in this round (in Fore Buchholz for the draw assumed).
    event::HalfPoints points = 0;
    /// Fore Buchholz: this pairing of the last round counts as a draw.
    bool assumedDraw = false;
    bool voluntary = false; ///< a voluntary unplayed round (half- or zero-point bye, forfeit loss)
    int rating = 0; ///< ARO, TPR, PTP: the opponent's; APRO, APPO: the opponent's performance
    /// What the round adds, or would add were it not cut.
    Fraction amount;
    Fate fate = Fate::LeftOut;
};

/// The steps of ARO, TPR, PTP, APRO, APPO.
struct RatingSteps {
    int games = 0;
    int average = 0;             ///< of the ratings, rounded half up
    event::HalfPoints score = 0; ///< over the board, 1 - 1/2 - 0
    int hundredths = 0;          ///< score / games, rounded half up
    int difference = 0;          ///< TPR: by table 8.1.1
    bool lowestLess800 = false;  ///< PTP of a score of zero
};

/// A value of one player with its steps; no value where it is not defined.
struct Trace {
    TieBreak tieBreak;
    event::PlayerIndex player = event::kNobody;
    std::optional<Fraction> value;
    bool unratedThere = false;   ///< no value: somebody is unrated, and nothing is said about that
    event::HalfPoints limit = 0; ///< KS: opponents with as many points count
    std::vector<Line> lines;
    std::optional<RatingSteps> rating;
};

/// One round of an adjusted score (16.3).
struct AdjustedLine {
    int round = 0;
    event::Entry entry;
    event::HalfPoints awarded = 0;
    event::HalfPoints counted = 0; ///< differs in a requested bye that no played round follows
};

} // namespace theco::tiebreak
