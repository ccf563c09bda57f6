// SPDX-License-Identifier: MIT
#include "arbiter/swiss/explanation_words.hpp"

#include "arbiter/swiss/colour_words.hpp"
#include "arbiter/swiss/swiss_words.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>

namespace theco::swiss {
namespace {

using event::PlayerIndex;
using event::Tournament;
using i18n::fill;
using i18n::tr;

using Others = std::vector<std::pair<PlayerIndex, WhyNot>>;

/// Of many who have the same reason these are named, the others counted.
constexpr std::size_t kMostNamed = 3;

/// `moves` says where to: "moves down", "moves down to meet 2 points".
std::string floatSentence(const FloatReason& reason, const Tournament& tournament,
                          const std::string& moves) {
    const std::string name = nameOf(tournament, reason.player);
    const std::string score = pointsText(reason.bracketScore, reason.accelerated);
    const std::string leaving = std::to_string(reason.leaving);
    const std::string size = std::to_string(reason.bracketSize);
    switch (reason.cause) {
    case FloatCause::Alone:
        return fill(tr("{name} {moves}, being alone in the group of {score}."),
                    {{"name", name}, {"moves", moves}, {"score", score}});
    case FloatCause::OddBracket:
        if (reason.cameDown == 0)
            return fill(tr("{name} {moves}, because the number of players in the group of {score} "
                           "is odd ({count})."),
                        {{"name", name}, {"moves", moves}, {"score", score}, {"count", size}});
        return fill(tr("{name} {moves}, because the number of players in the group of {score} is "
                       "odd ({count}, with {down} who came down into it)."),
                    {{"name", name},
                     {"moves", moves},
                     {"score", score},
                     {"count", size},
                     {"down", std::to_string(reason.cameDown)}});
    case FloatCause::NobodyToMeet:
        return fill(tr("{name} {moves}, because nobody in the group of {score} may be met any "
                       "more."),
                    {{"name", name}, {"moves", moves}, {"score", score}});
    case FloatCause::NeededBelow:
        return fill(tr("{name} {moves}: if the {n} who leave the group of {score} stayed, the "
                       "groups below could not be paired by the rules."),
                    {{"name", name}, {"moves", moves}, {"score", score}, {"n", leaving}});
    case FloatCause::TooFewPairs:
        break;
    }
    return fill(tr("{name} {moves}: the group of {score} could not be paired completely, so {n} "
                   "leave it."),
                {{"name", name}, {"moves", moves}, {"score", score}, {"n", leaving}});
}

/// What a comparison found: "if" is a clause such as "If 3 met 8".
std::string compared(const WhyNot& why, const std::string& condition) {
    if (why.obstruction == Obstruction::Worse)
        return fill(tr("{if}, {what} (C{criterion})."),
                    {{"if", condition},
                     {"what", consequence(why.criterion)},
                     {"criterion", std::to_string(why.criterion)}});
    if (why.obstruction == Obstruction::Later)
        return fill(
            tr("{if}, it would be just as good; of equally good pairings the rules take the "
               "first in a fixed order, by points and starting numbers."),
            {{"if", condition}});
    return fill(tr("{if}, the others could not all be paired by the rules."), {{"if", condition}});
}

/// How near somebody came to being chosen.
int nearness(const WhyNot& why) {
    switch (why.obstruction) {
    case Obstruction::Later:
        return 100;
    case Obstruction::Worse:
        return why.criterion;
    case Obstruction::HadBye:
        return 2;
    case Obstruction::NotCompletable:
        return 1;
    default:
        return 0;
    }
}

struct Nearest {
    std::vector<PlayerIndex> players;
    WhyNot why;
};

/// Those that came nearest, all for the same reason; the lowest of them first.
Nearest nearestOf(const Others& others) {
    Nearest out;
    int best = 0;
    for (const auto& [player, why] : others)
        best = std::max(best, nearness(why));
    if (best == 0) return out;
    for (auto other = others.rbegin(); other != others.rend(); ++other) {
        if (nearness(other->second) != best) continue;
        out.players.push_back(other->first);
        out.why = other->second;
    }
    return out;
}

/// "3 An; 5 Ba or 8 Ca": one of them, not all.
std::string oneOf(const std::vector<PlayerIndex>& players, const Tournament& tournament) {
    std::string out;
    const std::size_t named = std::min(players.size(), kMostNamed);
    for (std::size_t k = 0; k < named; ++k) {
        const std::string name = nameOf(tournament, players[k]);
        if (k > 0 && k + 1 == players.size())
            out = fill(tr("{names} or {last}"), {{"names", out}, {"last", name}});
        else
            out += (k == 0 ? "" : "; ") + name;
    }
    if (named == players.size()) return out;
    return fill(i18n::trn("{names} or {n} other", "{names} or {n} others",
                          static_cast<long>(players.size() - named)),
                {{"names", out}});
}

std::string instead(const Others& others, const Tournament& tournament, bool bye) {
    const Nearest nearest = nearestOf(others);
    if (nearest.players.empty()) return {};
    const std::string names = oneOf(nearest.players, tournament);
    if (nearest.why.obstruction == Obstruction::HadBye)
        return ' ' + fill(tr("It cannot be {names}: a bye or a win without playing was had "
                             "before."),
                          {{"names", names}});
    const std::string condition =
        fill(bye ? tr("If {names} got the bye instead") : tr("If {names} moved down instead"),
             {{"names", names}});
    return ' ' + compared(nearest.why, condition);
}

std::string noByeFor(const WhyNot& why, const Tournament& tournament, PlayerIndex player) {
    const std::string name = nameOf(tournament, player);
    if (why.obstruction == Obstruction::BetterScore)
        return fill(tr("{name} has more points than {other}, who gets the bye with {score}."),
                    {{"name", name},
                     {"other", nameOf(tournament, why.player)},
                     {"score", pointsText(why.score, why.accelerated)}});
    if (why.obstruction == Obstruction::HadBye) {
        const bool bye = tournament.player(player).in(why.round).kind == event::Kind::PairingBye;
        return fill(bye ? tr("{name} had the bye in round {round}; nobody gets it twice.")
                        : tr("{name} had as many points as for a win in round {round} without "
                             "playing; that bars from the bye."),
                    {{"name", name}, {"round", std::to_string(why.round)}});
    }
    if (why.obstruction == Obstruction::ItIsSo)
        return fill(tr("{name} gets the bye."), {{"name", name}});
    return compared(why, fill(tr("If {names} got the bye instead"), {{"names", name}}));
}

} // namespace

std::string consequence(int criterion) {
    switch (criterion) {
    case 6:
        return tr("more players would have to move down");
    case 7:
        return tr("players with more points would have to move down");
    case 8:
        return tr("the next group could be paired less well");
    case 9:
        return tr("the bye would go to somebody who has played fewer games");
    case 10:
        return tr("more players would have White and Black differ by more than two games");
    case 11:
        return tr("more players would have the same colour three times in a row");
    case 12:
        return tr("more players would not get the colour they are due");
    case 13:
        return tr("more players would not get a colour they are strongly due");
    case 14:
        return tr("more players would move down twice in a row");
    case 15:
        return tr("more players would meet somebody from a higher group twice in a row");
    case 16:
        return tr("more players would move down again after two rounds");
    case 17:
        return tr("more players would meet somebody from a higher group again after two rounds");
    case 18:
        return tr(
            "the difference of points would be larger for somebody who moved down last round");
    case 19:
        return tr("the difference of points would be larger for somebody who met a higher group "
                  "last round");
    case 20:
        return tr("the difference of points would be larger for somebody who moved down two rounds "
                  "ago");
    case 21:
        return tr("the difference of points would be larger for somebody who met a higher group "
                  "two rounds ago");
    default:
        return {};
    }
}

std::string inWords(const WhyNot& why, const Tournament& tournament, PlayerIndex a, PlayerIndex b) {
    if (why.obstruction == Obstruction::NotPlaying)
        return fill(tr("{name} does not take part in this round."),
                    {{"name", nameOf(tournament, why.player)}});
    if (why.obstruction == Obstruction::NoBye)
        return tr("Nobody gets the bye: the number of players is even.");
    if (b == event::kNobody) return noByeFor(why, tournament, a);
    const std::string first = nameOf(tournament, a);
    const std::string second = nameOf(tournament, b);
    switch (why.obstruction) {
    case Obstruction::HaveMet:
        return fill(tr("{first} and {second} met in round {round}."),
                    {{"first", first}, {"second", second}, {"round", std::to_string(why.round)}});
    case Obstruction::Forbidden:
        return fill(tr("{first} and {second} are a forbidden pair."),
                    {{"first", first}, {"second", second}});
    case Obstruction::SameAbsolute:
        return fill(tr("{first} and {second} must both get {colour}: nobody may have a colour "
                       "three times in a row, or three times more than the other."),
                    {{"first", first}, {"second", second}, {"colour", colourText(why.colour)}});
    case Obstruction::OtherBracket:
        return fill(tr("Groups are paired from the top: {first} has an opponent in the group of "
                       "{score} already, and {second} is in a lower group."),
                    {{"first", why.player == a ? first : second},
                     {"second", why.player == a ? second : first},
                     {"score", pointsText(why.score, why.accelerated)}});
    case Obstruction::ItIsSo:
        return fill(tr("{first} and {second} meet in this round."),
                    {{"first", first}, {"second", second}});
    default:
        return compared(
            why, fill(tr("If {first} met {second}"), {{"first", first}, {"second", second}}));
    }
}

std::string inWords(const PairReason& reason, const Tournament& tournament) {
    std::string scores;
    const std::string higher = pointsText(reason.higherScore, reason.accelerated);
    const std::string lower = pointsText(reason.lowerScore, false);
    if (reason.higherScore == reason.lowerScore)
        scores = fill(tr("Both have {score}."), {{"score", higher}});
    else if (!reason.floated)
        scores = fill(tr("{higher} against {lower}."), {{"higher", higher}, {"lower", lower}});
    else
        scores = floatSentence(*reason.floated, tournament,
                               fill(tr("moves down to meet {score}"), {{"score", lower}}));
    return scores + ' ' + colourSentence(reason, tournament);
}

std::string inWords(const FloatReason& reason, const Tournament& tournament) {
    const std::string why = floatSentence(reason, tournament, tr("moves down"));
    // Who can meet nobody cannot stay, whoever else goes.
    if (reason.cause == FloatCause::NobodyToMeet) return why;
    return why + instead(reason.others, tournament, false);
}

std::string inWords(const ByeReason& reason, const Tournament& tournament) {
    return fill(tr("The number of players is odd, so {name} gets the bye; the lowest score that "
                   "can get it is {score}."),
                {{"name", nameOf(tournament, reason.player)},
                 {"score", pointsText(reason.score, reason.accelerated)}}) +
           instead(reason.others, tournament, true);
}

} // namespace theco::swiss
