// SPDX-License-Identifier: MIT
// Why a pairing is as it is, as data: each claim can be computed again, and a test does so.
#pragma once

#include "arbiter/swiss/dutch.hpp"

#include <optional>
#include <vector>

namespace theco::swiss {

/// Why something else was not done.
enum class Obstruction : std::uint8_t {
    HaveMet,        ///< in round `round`
    Forbidden,      ///< by the arbiter's list
    SameAbsolute,   ///< both must get `colour`, and none of them is a topscorer (C3)
    OtherBracket,   ///< they were not in one bracket: one was paired higher up
    NotCompletable, ///< then somebody below would stay without an opponent (C4, C5)
    Worse,          ///< in `criterion` (6 ... 21) it would be worse than what was done
    Later,          ///< just as good, but the sequence of the rules comes to it later (Article 4)
    HadBye,         ///< of a bye: he had one, or as many points without playing, in `round` (C2)
    BetterScore,    ///< of a bye: it can go to somebody with fewer points, `score` (C5)
    ItIsSo,         ///< this is what was done
    NotPlaying,     ///< `player` is not among those who are paired in this round
    NoBye,          ///< of a bye: nobody gets one, the number of players is even
};

struct WhyNot {
    Obstruction obstruction = Obstruction::ItIsSo;
    int round = 0;
    Colour colour = Colour::None;
    int criterion = 0;
    /// OtherBracket: who was paired higher up, in the group of `score`. NotPlaying: who is not there.
    /// BetterScore: who gets the bye.
    event::PlayerIndex player = event::kNobody;
    event::HalfPoints score = 0;
    bool accelerated = false; ///< `score` has virtual points in it
};

/// Why these two do not meet (or ItIsSo).
WhyNot whyNotPaired(const event::Tournament& tournament, const Pairing& pairing,
                    event::PlayerIndex a, event::PlayerIndex b);

enum class FloatCause : std::uint8_t {
    Alone,        ///< nobody else was there
    OddBracket,   ///< an odd number of players: one has to go, and just one goes
    NobodyToMeet, ///< he could meet nobody of the bracket
    TooFewPairs,  ///< more than one had to go: there are no more pairs
    NeededBelow,  ///< more than one had to go, or those below could not be paired (C4, C5)
};

/// Why somebody leaves a bracket downwards, and not another of it.
struct FloatReason {
    event::PlayerIndex player = event::kNobody;
    FloatCause cause = FloatCause::OddBracket;
    int bracketSize = 0;                ///< with those who came down into it
    int cameDown = 0;                   ///< how many of them did
    int leaving = 1;                    ///< how many leave it
    event::HalfPoints bracketScore = 0; ///< of the residents
    bool accelerated = false;           ///< scores have virtual points in them
    /// Of all others in the bracket that did not float: why not they, and he stays.
    std::vector<std::pair<event::PlayerIndex, WhyNot>> others;
};

/// Nothing when he leaves no bracket. With `others` only where asked for: each is a pairing anew.
std::optional<FloatReason> whyFloats(const Pairing& pairing, event::PlayerIndex player,
                                     bool withOthers);

struct ByeReason {
    event::PlayerIndex player = event::kNobody;
    event::HalfPoints score = 0; ///< the lowest with which the bye is possible
    bool accelerated = false;
    std::vector<std::pair<event::PlayerIndex, WhyNot>> others;
};
std::optional<ByeReason> whyBye(const event::Tournament& tournament, const Pairing& pairing,
                                bool withOthers);
/// Why this player does not get the bye (or ItIsSo).
WhyNot whyNotBye(const event::Tournament& tournament, const Pairing& pairing,
                 event::PlayerIndex player);

/// What a pair is: for its one or two sentences.
struct PairReason {
    Pair pair;
    event::PlayerIndex higher = event::kNobody, lower = event::kNobody;
    event::HalfPoints higherScore = 0, lowerScore = 0;
    Due higherDue = Due::None, lowerDue = Due::None;
    Colour higherWants = Colour::None, lowerWants = Colour::None;
    /// StrongerGranted: of the one who gets the colour. White minus Black, and whether the last two
    /// games had the same colour.
    int difference = 0;
    bool twoAlike = false;
    bool accelerated = false;
    /// With different scores: why the higher one is not in his own group.
    std::optional<FloatReason> floated;
};
/// In board order; nothing for fixed pairs.
std::vector<PairReason> whyPairs(const Pairing& pairing);

} // namespace theco::swiss
