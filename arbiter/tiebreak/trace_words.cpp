// SPDX-License-Identifier: MIT
// Where a number comes from, in words.
#include "arbiter/tiebreak/tiebreak_words.hpp"
#include "arbiter/tiebreak/word_parts.hpp"
#include "i18n/catalogue.hpp"

namespace theco::tiebreak {
namespace {

using i18n::fill;
using i18n::tr;

std::string roundText(const event::Tournament& tournament, const Line& line) {
    std::string what = kindText(line.entry.kind);
    if (line.assumedDraw) what = fill(tr("{what}, here a draw"), {{"what", what}});
    if (line.entry.opponent == event::kNobody)
        return fill(tr("Round {round}, {what}"),
                    {{"round", std::to_string(line.round)}, {"what", what}});
    return fill(tr("Round {round}, {what} against {name}"),
                {{"round", std::to_string(line.round)},
                 {"what", what},
                 {"name", playerText(tournament, line.entry.opponent)}});
}

/// "adjusted score 3.5 (really 3)", "a dummy opponent with 2.5 ..."
std::string scoreText(const Line& line) {
    const std::string score = pointsText(line.score);
    const std::string face = pointsText(line.face);
    if (line.source == Source::Opponent) {
        if (line.score == line.face)
            return fill(tr("the opponent has {score}"), {{"score", score}});
        return fill(tr("the opponent has {face}, adjusted {score}"),
                    {{"face", face}, {"score", score}});
    }
    switch (line.limit) {
    case DummyLimit::None:
        return fill(tr("a dummy opponent with the player's own score of {score}"),
                    {{"score", score}});
    case DummyLimit::Draws:
        return fill(tr("a dummy opponent with {score}, as much as draws in all rounds give"),
                    {{"score", score}});
    case DummyLimit::Scheduled:
        return fill(tr("a dummy opponent with {score}, as much as the scheduled opponent has"),
                    {{"score", score}});
    }
    return {};
}

std::string fateText(const Name name, const Line& line) {
    switch (line.fate) {
    case Fate::CutLeast:
        return name == Name::PS ? tr("not counted") : tr("cut: the lowest");
    case Fate::CutVoluntary:
        return tr("cut: a round missed by choice goes first");
    case Fate::CutMost:
        return tr("cut: the highest");
    default:
        return {};
    }
}

std::string lineText(const Name name, const Line& line) {
    std::string amount = numberText(line.amount);
    switch (name) {
    case Name::BH:
    case Name::FB:
        return scoreText(line);
    case Name::SB:
        return fill(
            tr("{score}; times {points} is {amount}"),
            {{"score", scoreText(line)}, {"points", pointsText(line.points)}, {"amount", amount}});
    case Name::KS:
        if (line.fate != Fate::Counted)
            return fill(tr("the opponent has only {score}: does not count"),
                        {{"score", pointsText(line.score)}});
        return fill(tr("the opponent has {score}: {amount}"),
                    {{"score", pointsText(line.score)}, {"amount", amount}});
    case Name::PS:
        return fill(tr("{amount} points so far"), {{"amount", amount}});
    case Name::AOB:
        return fill(tr("the opponent's number is {amount}"), {{"amount", amount}});
    default:
        return amount;
    }
}

void addRatingSteps(const Trace& trace, std::vector<std::string>& out) {
    const RatingSteps& steps = *trace.rating;
    if (trace.tieBreak.name == Name::PTP) {
        out.push_back(
            steps.lowestLess800
                ? tr("No points: the lowest rating of the opponents, less 800.")
                : fill(tr("The lowest rating that is expected to score {score} from these games."),
                       {{"score", pointsText(steps.score)}}));
        return;
    }
    out.push_back(
        fill(tr("The average is {average}."), {{"average", std::to_string(steps.average)}}));
    if (trace.tieBreak.name != Name::TPR) return;
    out.push_back(fill(tr("{score} of {games}: {percent} %; by FIDE's table {difference}."),
                       {{"score", pointsText(steps.score)},
                        {"games", std::to_string(steps.games)},
                        {"percent", std::to_string(steps.hundredths)},
                        {"difference", std::to_string(steps.difference)}}));
}

/// What the number is made of.
std::string meaning(const TieBreak& tieBreak) {
    switch (tieBreak.name) {
    case Name::BH:
    case Name::FB:
        return tr("It is the sum of the opponents' scores.");
    case Name::SB:
        return tr(
            "It is the sum of the opponents' scores, each times the points won against them.");
    case Name::AOB:
        return tr("It is the average of the Buchholz numbers of the opponents met over the board.");
    case Name::KS:
        return tr("It is the points won against opponents who have at least half of all points.");
    case Name::PS:
        return tr("It is the sum of the scores after each round.");
    case Name::DE:
        return tr("It looks at the games of tied players among themselves.");
    case Name::LOTS:
        return tr("It was drawn by chance; the same seed draws the same lots.");
    default:
        return {};
    }
}

} // namespace

std::string summary(const event::Tournament& tournament, const Trace& trace) {
    std::string out =
        fill("{player}, {name}: {value}.", {{"player", playerText(tournament, trace.player)},
                                            {"name", nameOf(trace.tieBreak)},
                                            {"value", valueText(trace.tieBreak, trace.value)}});
    const std::string made = meaning(trace.tieBreak);
    return made.empty() ? out : out + ' ' + made;
}

std::vector<std::string> details(const event::Tournament& tournament, const Trace& trace) {
    std::vector<std::string> out;
    for (const Line& line : trace.lines) {
        if (line.source == Source::Nothing) continue;
        std::string text = roundText(tournament, line);
        text.append(": ").append(lineText(trace.tieBreak.name, line));
        const std::string fate = fateText(trace.tieBreak.name, line);
        if (!fate.empty()) text.append(" (").append(fate).append(")");
        out.push_back(text + '.');
    }
    if (trace.rating) addRatingSteps(trace, out);
    return out;
}

std::vector<std::string> adjustedDetails(const event::Tournament& tournament, const Scores& scores,
                                         event::PlayerIndex player) {
    std::vector<std::string> out;
    for (const AdjustedLine& line : scores.adjustedLines(player))
        if (line.counted != line.awarded)
            out.push_back(fill(tr("{player}, round {round}, {what}: for the opponents this counts "
                                  "{counted} and not {awarded}, because no round was played after "
                                  "it."),
                               {{"player", playerText(tournament, player)},
                                {"round", std::to_string(line.round)},
                                {"what", kindText(line.entry.kind)},
                                {"counted", pointsText(line.counted)},
                                {"awarded", pointsText(line.awarded)}}));
    return out;
}

std::vector<std::string> details(const event::Tournament& tournament, const Encounter& encounter) {
    std::vector<std::string> out;
    for (const EncounterTable& table : encounter.tables) {
        out.push_back(table.allMet ? tr("All have met; the points among them:")
                                   : tr("Not all have met; a place counts only if no missing game "
                                        "could change it:"));
        for (const EncounterRow& row : table.rows) {
            std::string text =
                fill("{player}: {score}", {{"player", playerText(tournament, row.player)},
                                           {"score", numberText(row.score)}});
            if (row.missing > 0)
                text += ", " + fill(tr("at most {best}"), {{"best", numberText(row.best)}});
            if (row.place > 0)
                text += ", " + fill(tr("place {place} among them"),
                                    {{"place", std::to_string(row.place)}});
            out.push_back(text);
        }
    }
    return out;
}

} // namespace theco::tiebreak
