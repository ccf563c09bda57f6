// SPDX-License-Identifier: MIT
// Where a number comes from, in words.
#include "arbiter/tiebreak/tiebreak_words.hpp"
#include "arbiter/tiebreak/word_parts.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>

namespace theco::tiebreak {
namespace {

using event::Tournament;
using i18n::fill;
using i18n::tr;

bool countsColour(Name name) {
    return name == Name::BPG || name == Name::BWG;
}
bool isFore(const TieBreak& tieBreak) {
    return tieBreak.fore || tieBreak.name == Name::FB;
}

std::string roundText(const Tournament& tournament, Name name, const Line& line) {
    std::string what = kindText(line.entry.kind);
    if (line.assumedDraw) what = fill(tr("{what}, here a draw"), {{"what", what}});
    const std::string round = std::to_string(line.round);
    if (line.entry.opponent == event::kNobody)
        return fill(tr("Round {round}, {what}"), {{"round", round}, {"what", what}});
    const std::string opponent = playerText(tournament, line.entry.opponent);
    if (!countsColour(name) || line.entry.colour == event::Colour::None)
        return fill(tr("Round {round}, {what} against {name}"),
                    {{"round", round}, {"what", what}, {"name", opponent}});
    const std::string colour =
        line.entry.colour == event::Colour::White ? tr("White") : tr("Black");
    return fill(event::isForfeit(line.entry.kind)
                    ? tr("Round {round}, paired with {colour}, {what} against {name}")
                    : tr("Round {round}, with {colour}, {what} against {name}"),
                {{"round", round}, {"colour", colour}, {"what", what}, {"name", opponent}});
}

/// Whose score counts, and what was made of it.
std::string scoreText(const Line& line) {
    const std::string score = event::pointsWithUnit(line.score);
    const std::string face = event::pointsWithUnit(line.face);
    if (line.source == Source::Opponent) {
        if (line.score == line.face)
            return fill(tr("the opponent has {score}"), {{"score", score}});
        return fill(tr("the opponent has {face}, adjusted {score}"),
                    {{"face", face}, {"score", score}});
    }
    switch (line.limit) {
    case DummyLimit::None:
        return fill(tr("a dummy opponent with the player's own {score}"), {{"score", score}});
    case DummyLimit::Draws:
        return fill(tr("a dummy opponent with {score}, since the player has {face} and more than "
                       "draws in all rounds does not count"),
                    {{"score", score}, {"face", face}});
    case DummyLimit::Scheduled:
        return fill(
            tr("a dummy opponent with {score}, since the player has {face} and more than the "
               "scheduled opponent's score does not count"),
            {{"score", score}, {"face", face}});
    }
    return {};
}

std::string fateText(Name name, const Line& line) {
    switch (line.fate) {
    case Fate::CutLeast:
        if (name == Name::PS) return tr("not counted");
        return name == Name::SB ? tr("cut: the opponent with the lowest score")
                                : tr("cut: the lowest");
    case Fate::CutVoluntary:
        return tr("cut: a round missed by choice goes first");
    case Fate::CutMost:
        return tr("cut: the highest");
    default:
        return {};
    }
}

std::string ratingText(const Tournament& tournament, Name name, const Line& line) {
    const std::string rating = std::to_string(line.rating);
    if (name == Name::APRO)
        return fill(tr("the opponent's performance is {rating}"), {{"rating", rating}});
    if (name == Name::APPO)
        return fill(tr("the opponent's perfect performance is {rating}"), {{"rating", rating}});
    if (tournament.player(line.entry.opponent).rating == 0)
        return fill(tr("unrated, counts as {rating}"), {{"rating", rating}});
    return fill(tr("rating {rating}"), {{"rating", rating}});
}

std::string lineText(const Tournament& tournament, Name name, const Line& line) {
    const std::string amount = numberText(line.amount);
    const std::string points = event::pointsWithUnit(line.points);
    switch (name) {
    case Name::BH:
    case Name::FB:
        return scoreText(line);
    case Name::SB:
        return fill(tr("{score}; times {points} is {amount}"),
                    {{"score", scoreText(line)},
                     {"points", event::pointsText(line.points)},
                     {"amount", amount}});
    case Name::KS:
        if (line.fate != Fate::Counted)
            return fill(tr("the opponent has only {score}: does not count"),
                        {{"score", event::pointsWithUnit(line.score)}});
        return fill(tr("the opponent has {score}: counts {amount}"),
                    {{"score", event::pointsWithUnit(line.score)}, {"amount", amount}});
    case Name::PS:
        return fill(tr("{points}, {amount} so far"),
                    {{"points", points}, {"amount", event::pointsWithUnit(line.score)}});
    case Name::WIN:
        return fill(tr("{points}, counts {amount}"), {{"points", points}, {"amount", amount}});
    case Name::STD:
        return fill(tr("{points} against {other}, counts {amount}"),
                    {{"points", event::pointsText(line.points)},
                     {"other", event::pointsText(line.face)},
                     {"amount", amount}});
    case Name::AOB:
        return fill(tr("the opponent's number is {amount}"), {{"amount", amount}});
    case Name::ARO:
    case Name::TPR:
    case Name::PTP:
    case Name::APRO:
    case Name::APPO:
        return ratingText(tournament, name, line);
    default:
        break;
    }
    // Only in a round robin (15.2).
    const bool asGame =
        name != Name::REP && event::isForfeit(line.entry.kind) && !(line.amount == Fraction{});
    return fill(asGame ? tr("counts {amount}, for in a round robin a forfeit is a game")
                       : tr("counts {amount}"),
                {{"amount", amount}});
}

/// "2.5 + 3 + 4 = 9.5": what was not cut; empty where there is nothing to add.
std::string sumText(const Trace& trace) {
    switch (trace.tieBreak.name) {
    case Name::BH:
    case Name::FB:
    case Name::SB:
    case Name::PS:
    case Name::AOB:
        break;
    default:
        return {};
    }
    std::string terms;
    int count = 0;
    for (const Line& line : trace.lines) {
        if (line.fate != Fate::Counted) continue;
        terms += (count++ == 0 ? "" : " + ") + numberText(line.amount);
    }
    if (count < 2 || !trace.value) return {};
    const std::string value = valueText(trace.tieBreak, trace.value);
    if (trace.tieBreak.name == Name::AOB)
        return '(' + terms + ") / " + std::to_string(count) + " = " + value;
    return terms + " = " + value;
}

void addRatingSteps(const Trace& trace, std::vector<std::string>& out) {
    const RatingSteps& steps = *trace.rating;
    if (trace.tieBreak.name == Name::PTP) {
        out.push_back(steps.lowestLess800
                          ? tr("No points: the lowest rating of the opponents, less 800.")
                          : fill(tr("The lowest rating that is expected to score at least {score} "
                                    "from these games."),
                                 {{"score", event::pointsWithUnit(steps.score)}}));
        return;
    }
    const std::string average = std::to_string(steps.average);
    out.push_back(fill(tr("The average is {average}."), {{"average", average}}));
    if (trace.tieBreak.name != Name::TPR) return;
    const bool less = steps.difference < 0;
    const std::string difference = std::to_string(less ? -steps.difference : steps.difference);
    out.push_back(fill(tr("{score} of {games}: {percent} %; by FIDE's table {difference}."),
                       {{"score", event::pointsText(steps.score)},
                        {"games", std::to_string(steps.games)},
                        {"percent", std::to_string(steps.hundredths)},
                        {"difference", (less ? "-" : "+") + difference}}));
    out.push_back(average + (less ? " - " : " + ") + difference + " = " +
                  valueText(trace.tieBreak, trace.value));
}

std::string buchholzMeaning(const TieBreak& tieBreak) {
    if (tieBreak.name == Name::AOB)
        return isFore(tieBreak)
                   ? tr("It is the average of the Fore Buchholz numbers of the opponents below.")
                   : tr("It is the average of the Buchholz numbers of the opponents below.");
    return isFore(tieBreak)
               ? tr("It is the sum of the opponents' scores, all as if the pairs of the "
                    "last round had drawn.")
               : tr("It is the sum of the opponents' scores.");
}

/// What the number is made of.
std::string meaning(const Trace& trace) {
    switch (trace.tieBreak.name) {
    case Name::BH:
    case Name::FB:
    case Name::AOB:
        return buchholzMeaning(trace.tieBreak);
    case Name::SB:
        return tr(
            "It is the sum of the opponents' scores, each times the points won against them.");
    case Name::KS:
        return fill(tr("It is the points won against opponents who have at least {limit}."),
                    {{"limit", event::pointsWithUnit(trace.limit)}});
    case Name::PS:
        return tr("It is the sum of the scores after each round.");
    case Name::WIN:
        return tr("A round counts that gave as many points as a win, played or not.");
    case Name::REP:
        return tr("A round counts that the player did not choose to miss.");
    case Name::STD:
        return tr("A round counts 1 with more points than the opponent and 0.5 with as many; where "
                  "there was no game, the points of a draw are the measure.");
    case Name::DE:
        return tr("It looks at the games of tied players among themselves.");
    case Name::TPN:
    case Name::RTNG:
        return lowerIsBetter(trace.tieBreak) ? tr("The smaller number is the better one.")
                                             : tr("The larger number is the better one.");
    case Name::LOTS:
        return tr("It was drawn by chance, the smaller number is the better one; the same seed "
                  "draws the same lots.");
    default:
        return {};
    }
}

} // namespace

std::string summary(const Tournament& tournament, const Trace& trace) {
    const bool place = trace.tieBreak.name == Name::DE && trace.value;
    const bool undecided = trace.tieBreak.name == Name::DE && !trace.value;
    std::string out = fill(place ? tr("{player}, {name}: place {value} among the tied players.")
                           : undecided ? tr("{player}, {name}: nothing decided.")
                                       : std::string("{player}, {name}: {value}."),
                           {{"player", playerText(tournament, trace.player)},
                            {"name", nameOf(trace.tieBreak)},
                            {"value", valueText(trace.tieBreak, trace.value)}});
    if (trace.unratedThere)
        return out + ' ' + tr("It is left out, because some players have no rating.");
    const std::string made = meaning(trace);
    return made.empty() ? out : out + ' ' + made;
}

std::vector<std::string> details(const Tournament& tournament, const Trace& trace) {
    std::vector<std::string> out;
    for (const Line& line : trace.lines) {
        if (line.source == Source::Nothing) continue;
        std::string text = roundText(tournament, trace.tieBreak.name, line);
        text.append(": ").append(lineText(tournament, trace.tieBreak.name, line));
        const std::string fate = fateText(trace.tieBreak.name, line);
        if (!fate.empty()) text.append(" (").append(fate).append(")");
        out.push_back(text + '.');
    }
    if (const std::string sum = sumText(trace); !sum.empty()) out.push_back(sum);
    if (trace.rating) addRatingSteps(trace, out);
    if (!trace.value && !trace.unratedThere && trace.tieBreak.name != Name::DE)
        out.push_back(tr("There is no game for it to count."));
    return out;
}

std::vector<std::string> adjustedDetails(const Tournament& tournament, const Scores& scores,
                                         event::PlayerIndex player) {
    std::vector<std::string> out;
    // Rounds of one kind together: who has left misses many.
    std::vector<AdjustedLine> all = scores.adjustedLines(player);
    while (!all.empty()) {
        const AdjustedLine first = all.front();
        std::string rounds;
        const auto alike = [&](const AdjustedLine& line) {
            return line.entry.kind == first.entry.kind && line.awarded == first.awarded &&
                   line.counted == first.counted;
        };
        for (const AdjustedLine& line : all)
            if (alike(line)) rounds += (rounds.empty() ? "" : ", ") + std::to_string(line.round);
        std::erase_if(all, alike);
        if (first.counted == first.awarded) continue;
        out.push_back(fill(tr("{player}, round {round}, {what}: for the opponents this counts "
                              "{counted} and not {awarded}, because no round was played after it."),
                           {{"player", playerText(tournament, player)},
                            {"round", rounds},
                            {"what", kindText(first.entry.kind)},
                            {"counted", event::pointsText(first.counted)},
                            {"awarded", event::pointsText(first.awarded)}}));
    }
    return out;
}

} // namespace theco::tiebreak
