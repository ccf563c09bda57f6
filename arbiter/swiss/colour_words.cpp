// SPDX-License-Identifier: MIT
#include "arbiter/swiss/colour_words.hpp"

#include "arbiter/swiss/swiss_words.hpp"
#include "i18n/catalogue.hpp"

#include <cstdlib>

namespace theco::swiss {
namespace {

using i18n::fill;
using i18n::tr;

/// What sets the one who gets the colour apart, as 5.2.2 looks at it.
std::string strongerSentence(const PairReason& reason, const event::Tournament& tournament) {
    const Colour wanted = reason.higherWants;
    const bool higherIsWhite = reason.pair.white == reason.higher;
    const bool higherGets = (wanted == Colour::White) == higherIsWhite;
    const std::string colour = colourText(wanted);
    const std::string other = colourText(event::opposite(wanted));
    const std::string name = nameOf(tournament, higherGets ? reason.higher : reason.lower);
    if (reason.higherDue == Due::Absolute && reason.lowerDue == Due::Absolute)
        return fill(tr("Both are due {colour}; {name} gets it, whose numbers of games with White "
                       "and Black differ more."),
                    {{"colour", colour}, {"name", name}});
    const Due granted = higherGets ? reason.higherDue : reason.lowerDue;
    if (granted == Due::Absolute && reason.twoAlike)
        return fill(
            tr("Both are due {colour}; {name} gets it after {other} in the last two games."),
            {{"colour", colour}, {"name", name}, {"other", other}});
    return fill(i18n::trn("Both are due {colour}; {name} gets it, having had {n} more game with "
                          "{other} than with {colour}.",
                          "Both are due {colour}; {name} gets it, having had {n} more games with "
                          "{other} than with {colour}.",
                          std::abs(reason.difference)),
                {{"colour", colour}, {"name", name}, {"other", other}});
}

} // namespace

std::string colourSentence(const PairReason& reason, const event::Tournament& tournament) {
    const std::string higher = nameOf(tournament, reason.higher);
    const std::string lower = nameOf(tournament, reason.lower);
    const std::string white = nameOf(tournament, reason.pair.white);
    const std::string colour = colourText(reason.higherWants);
    switch (reason.pair.rule) {
    case ColourRule::BothGranted: {
        if (reason.higherWants != Colour::None && reason.lowerWants != Colour::None)
            return tr("Both get the colour they are due.");
        const bool higherWants = reason.higherWants != Colour::None;
        return fill(
            tr("{name} gets the colour due; {other} has not played yet."),
            {{"name", higherWants ? higher : lower}, {"other", higherWants ? lower : higher}});
    }
    case ColourRule::StrongerGranted:
        return strongerSentence(reason, tournament);
    case ColourRule::LatestDifference:
        return fill(tr("Both are due {colour} alike; going back game by game, where their colours "
                       "first differ {name} had Black, and so gets White now."),
                    {{"colour", colour}, {"name", white}});
    case ColourRule::HigherGranted:
        if (reason.higherScore != reason.lowerScore)
            return fill(tr("Both are due {colour}, and their earlier colours do not differ; {name} "
                           "gets it, who has more points."),
                        {{"colour", colour}, {"name", higher}});
        return fill(tr("Both are due {colour}, and their earlier colours do not differ; {name} "
                       "gets it, who has the smaller starting number."),
                    {{"colour", colour}, {"name", higher}});
    case ColourRule::InitialColour:
        break;
    }
    return fill(tr("Neither has played yet; by the initial colour of the tournament, which takes "
                   "turns down the starting numbers, {name} gets White."),
                {{"name", white}});
}

} // namespace theco::swiss
