// SPDX-License-Identifier: MIT
#include "arbiter/swiss/explanation_words.hpp"

#include "arbiter/swiss/swiss_words.hpp"
#include "i18n/catalogue.hpp"

namespace theco::swiss {
namespace {

using event::HalfPoints;
using i18n::fill;
using i18n::tr;

std::string points(HalfPoints half) {
    const std::string whole = std::to_string(half / 2);
    return half % 2 == 0 ? whole : whole + ".5";
}

std::string colourWord(Colour colour) {
    return colour == Colour::White ? tr("White") : tr("Black");
}

std::string floatSentence(const FloatReason& reason, const event::Tournament& tournament) {
    const std::string name = nameOf(tournament, reason.player);
    const std::string score = points(reason.bracketScore);
    switch (reason.cause) {
    case FloatCause::Alone:
        return fill(tr("{name} was alone in the group of {score} points and plays further down."),
                    {{"name", name}, {"score", score}});
    case FloatCause::OddBracket:
        return fill(
            tr("In the group of {score} points the number of players was odd ({count}), so "
               "one of them plays further down: {name}."),
            {{"score", score}, {"count", std::to_string(reason.bracketSize)}, {"name", name}});
    case FloatCause::NobodyToMeet:
        return fill(tr("{name} could meet nobody in the group of {score} points and plays further "
                       "down."),
                    {{"name", name}, {"score", score}});
    case FloatCause::TooFewPairs:
        break;
    }
    return fill(tr("The group of {score} points could not be paired completely, so {name} and "
                   "others play further down."),
                {{"score", score}, {"name", name}});
}

std::string colourSentence(const PairReason& reason, const event::Tournament& tournament) {
    const bool higherIsWhite = reason.pair.white == reason.higher;
    const std::string higher = nameOf(tournament, reason.higher);
    const std::string white = nameOf(tournament, reason.pair.white);
    const Colour higherGets = higherIsWhite ? Colour::White : Colour::Black;
    switch (reason.pair.rule) {
    case ColourRule::BothGranted:
        if (reason.higherWants != Colour::None && reason.lowerWants != Colour::None)
            return tr("Both get the colour they are due.");
        return fill(
            tr("{name} gets the colour due; the other one has not played yet."),
            {{"name",
              reason.higherWants != Colour::None ? higher : nameOf(tournament, reason.lower)}});
    case ColourRule::StrongerGranted: {
        const bool higherWins = higherGets == reason.higherWants;
        return fill(tr("Both are due {colour}; {name} gets it, who needs it more."),
                    {{"colour", colourWord(reason.higherWants)},
                     {"name", higherWins ? higher : nameOf(tournament, reason.lower)}});
    }
    case ColourRule::LatestDifference:
        return fill(tr("Both are due {colour}; they change colours against the last round in which "
                       "theirs differed, so {name} gets White."),
                    {{"colour", colourWord(reason.higherWants)}, {"name", white}});
    case ColourRule::HigherGranted:
        return fill(tr("Both are due {colour} with the same past; {name} gets it as the one ranked "
                       "higher."),
                    {{"colour", colourWord(reason.higherWants)}, {"name", higher}});
    case ColourRule::InitialColour:
        break;
    }
    return fill(tr("Neither has played yet; the colour drawn by lot gives {name} White."),
                {{"name", white}});
}

std::string names(const std::vector<event::PlayerIndex>& players,
                  const event::Tournament& tournament) {
    std::string out;
    for (const event::PlayerIndex i : players)
        out += (out.empty() ? "" : "; ") + nameOf(tournament, i);
    return out;
}

/// Others who could have been chosen, and what spoke against the first of them.
std::string alternatives(const std::vector<std::pair<event::PlayerIndex, WhyNot>>& others,
                         const event::Tournament& tournament) {
    std::vector<event::PlayerIndex> possible;
    const WhyNot* first = nullptr;
    for (const auto& [player, why] : others) {
        const bool worse = why.obstruction == Obstruction::Worse && why.criterion > 7;
        if (!worse && why.obstruction != Obstruction::Later) continue;
        possible.push_back(player);
        if (first == nullptr) first = &why;
    }
    if (first == nullptr) return tr("It could be nobody else.");
    return fill(tr("It could also have been {names}; but with {name}: {why}"),
                {{"names", names(possible, tournament)},
                 {"name", nameOf(tournament, possible.front())},
                 {"why", inWords(*first)}});
}

} // namespace

std::string criterionInWords(int criterion) {
    switch (criterion) {
    case 6:
        return tr("players who leave their group");
    case 7:
        return tr("high scores among those who play further down");
    case 8:
        return tr("trouble in the next group");
    case 9:
        return tr("a bye for someone who has missed more games");
    case 10:
        return tr("colour differences above two");
    case 11:
        return tr("the same colour three times in a row");
    case 12:
        return tr("players who do not get the colour they are due");
    case 13:
        return tr("players who do not get a colour they are strongly due");
    case 14:
        return tr("playing further down twice in a row");
    case 15:
        return tr("playing further up twice in a row");
    case 16:
        return tr("playing further down again after two rounds");
    case 17:
        return tr("playing further up again after two rounds");
    case 18:
        return tr("large differences of score for those who played further down last round");
    case 19:
        return tr("large differences of score for those who played further up last round");
    case 20:
        return tr("large differences of score for those who played further down two rounds ago");
    case 21:
        return tr("large differences of score for those who played further up two rounds ago");
    default:
        return {};
    }
}

std::string inWords(const WhyNot& why) {
    switch (why.obstruction) {
    case Obstruction::HaveMet:
        return fill(tr("They met in round {round}."), {{"round", std::to_string(why.round)}});
    case Obstruction::Forbidden:
        return tr("The arbiter has forbidden this pair.");
    case Obstruction::SameAbsolute:
        return fill(tr("Both must get {colour} now."), {{"colour", colourWord(why.colour)}});
    case Obstruction::OtherBracket:
        return tr("They were not in the same group when it was paired.");
    case Obstruction::NotCompletable:
        return tr("Then not everybody else could be paired.");
    case Obstruction::Worse:
        return fill(tr("Then there would be more of this: {what} (C{criterion})."),
                    {{"what", criterionInWords(why.criterion)},
                     {"criterion", std::to_string(why.criterion)}});
    case Obstruction::Later:
        return tr("It would be just as good, but the rules try it later.");
    case Obstruction::HadBye:
        return tr("A bye or a win without playing was had before.");
    case Obstruction::BetterScore:
        return tr("The bye goes to someone with fewer points.");
    case Obstruction::ItIsSo:
        break;
    }
    return tr("That is how it was paired.");
}

std::string inWords(const PairReason& reason, const event::Tournament& tournament) {
    std::string scores;
    if (reason.floated)
        scores = floatSentence(*reason.floated, tournament);
    else if (reason.higherScore == reason.lowerScore)
        scores = fill(tr("Both have the same score ({score})."),
                      {{"score", points(reason.higherScore)}});
    else
        scores =
            fill(tr("{higher} points against {lower}."),
                 {{"higher", points(reason.higherScore)}, {"lower", points(reason.lowerScore)}});
    return scores + ' ' + colourSentence(reason, tournament);
}

std::string inWords(const FloatReason& reason, const event::Tournament& tournament) {
    std::string out = floatSentence(reason, tournament);
    if (!reason.others.empty()) out += ' ' + alternatives(reason.others, tournament);
    return out;
}

std::string inWords(const ByeReason& reason, const event::Tournament& tournament) {
    std::string out =
        fill(tr("The number of players is odd, and {score} points are the fewest with which "
                "somebody can get the bye: {name}."),
             {{"score", points(reason.score)}, {"name", nameOf(tournament, reason.player)}});
    if (!reason.others.empty()) out += ' ' + alternatives(reason.others, tournament);
    return out;
}

} // namespace theco::swiss
