// SPDX-License-Identifier: MIT
// What the program says about a pairing is computed again by the literal reading of the rules.
#include "literal_dutch.hpp"
#include "random_past.hpp"

#include "arbiter/swiss/explanation_words.hpp"
#include "arbiter/swiss/generator.hpp"
#include "i18n/catalogue.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"

#include <set>

using namespace theco;
using namespace theco::test;
using event::Colour;
using swiss::Obstruction;
using swiss::WhyNot;

namespace {

struct Case {
    event::Tournament tournament;
    int round = 1;
    std::vector<int> players;
};

Case randomCase(swiss::RandomNumbers& random) {
    Case out;
    const int players = random.between(4, 8);
    const int rounds = random.between(1, std::min(players - 1, 5));
    out.tournament = randomPast(random, players, rounds);
    out.round = rounds + 1;
    if (random.below(4) == 0) out.tournament.forbidden.push_back({{0, 2}, 1, 999});
    for (int i = 0; i < players; ++i)
        if (random.below(12) != 0) out.players.push_back(i);
    return out;
}

/// White minus Black, and the last two games, straight from the rounds.
struct Colours {
    int difference = 0;
    std::vector<Colour> games;
};
Colours coloursOf(const event::Tournament& t, int player, int before) {
    Colours out;
    for (int round = 1; round < before; ++round) {
        const event::Entry entry = t.player(player).in(round);
        if (!isPlayed(entry.kind)) continue;
        out.games.push_back(entry.colour);
        out.difference += entry.colour == Colour::White ? 1 : -1;
    }
    return out;
}

/// A third time in a row, or a difference of more than two, if he got the other colour.
bool mustHave(const event::Tournament& t, int player, int before, Colour colour) {
    const Colours past = coloursOf(t, player, before);
    const std::size_t games = past.games.size();
    const bool run = games > 1 && past.games[games - 1] == past.games[games - 2];
    if (past.difference > 1 || past.difference < -1)
        return (past.difference > 0) == (colour == Colour::Black);
    return run && past.games.back() != colour;
}

event::HalfPoints scoreBefore(const Case& c, int player) {
    return c.tournament.scoreAfter(player, c.round - 1) +
           c.tournament.player(player).virtualIn(c.round);
}

int opponentOf(const swiss::Pairing& pairing, int player) {
    for (const swiss::Pair& pair : pairing.pairs) {
        if (pair.white == player) return pair.black;
        if (pair.black == player) return pair.white;
    }
    return event::kNobody;
}

/// At most two sentences, nothing unfilled.
void checkLength(const std::string& text) {
    INFO(text);
    CHECK(text.find_first_of("{}") == std::string::npos);
    std::size_t sentences = text.empty() || text.back() != '.' ? 0 : 1;
    for (std::size_t at = text.find(". "); at != std::string::npos; at = text.find(". ", at + 1))
        ++sentences;
    CHECK(sentences > 0);
    CHECK(sentences <= 2);
}

void checkComparison(const WhyNot& why, const ForcedResult& forced) {
    switch (why.obstruction) {
    case Obstruction::Worse:
        if (why.criterion > 7) {
            CHECK(forced.what == Forced::Worse);
            CHECK(forced.criterion == why.criterion);
        } else {
            // The literal reading has no such candidates at all.
            CHECK(forced.what == Forced::Impossible);
        }
        break;
    case Obstruction::Later:
        CHECK(forced.what == Forced::Equal);
        break;
    case Obstruction::NotCompletable:
        CHECK(forced.what == Forced::Impossible);
        break;
    default:
        FAIL("not a comparison");
    }
}

void checkPairClaim(const Case& c, const swiss::Pairing& pairing, int a, int b,
                    std::set<Obstruction>& seen) {
    const WhyNot why = swiss::whyNotPaired(c.tournament, pairing, a, b);
    seen.insert(why.obstruction);
    const auto& t = c.tournament;
    checkLength(swiss::inWords(why, t, a, b));
    INFO("players " << a << ' ' << b << " round " << c.round);
    switch (why.obstruction) {
    case Obstruction::HaveMet:
        CHECK(isPlayed(t.player(a).in(why.round).kind));
        CHECK(t.player(a).in(why.round).opponent == b);
        break;
    case Obstruction::Forbidden:
        CHECK(t.forbidden.size() == 1);
        CHECK(std::set<int>{a, b} == std::set<int>{0, 2});
        break;
    case Obstruction::SameAbsolute:
        CHECK(mustHave(t, a, c.round, why.colour));
        CHECK(mustHave(t, b, c.round, why.colour));
        break;
    case Obstruction::ItIsSo: {
        bool found = false;
        for (const swiss::Pair& pair : pairing.pairs)
            found = found || std::set<int>{pair.white, pair.black} == std::set<int>{a, b};
        CHECK(found);
        break;
    }
    case Obstruction::OtherBracket: {
        // Who is named was paired within `score` or above, the other one has less than that group.
        const bool first = why.player == a;
        CHECK((first || why.player == b));
        CHECK(why.score > scoreBefore(c, first ? b : a));
        CHECK(why.score <= scoreBefore(c, first ? a : b));
        CHECK(scoreBefore(c, opponentOf(pairing, why.player)) >= why.score);
        // Two who came down into a bracket together do not meet there either.
        const ForcedResult forced = forceLiterally(t, c.round, c.players, a, b);
        CHECK((forced.what == Forced::NotTogether || forced.what == Forced::Impossible));
        break;
    }
    default:
        checkComparison(why, forceLiterally(t, c.round, c.players, a, b));
    }
}

/// More pairs cannot be made of a group: those who came down meet residents only.
std::size_t mostPairs(const swiss::Field& field, const std::vector<int>& open,
                      const std::vector<int>& mdps) {
    if (open.size() < 2) return 0;
    const int a = open.front();
    const std::vector<int> others(open.begin() + 1, open.end());
    std::size_t most = mostPairs(field, others, mdps);
    const auto isMdp = [&](int i) { return std::count(mdps.begin(), mdps.end(), i) > 0; };
    for (std::size_t k = 0; k < others.size(); ++k) {
        if (!field.compatible.at(a, others[k]) || (isMdp(a) && isMdp(others[k]))) continue;
        std::vector<int> rest = others;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(k));
        most = std::max(most, 1 + mostPairs(field, rest, mdps));
    }
    return most;
}

void checkFloatClaim(const Case& c, const swiss::Pairing& pairing, int player,
                     std::set<swiss::FloatCause>& causes) {
    const auto why = swiss::whyFloats(pairing, player, true);
    if (!why) return;
    CHECK(why->player == player);
    checkLength(swiss::inWords(*why, c.tournament));
    // The group and who leaves it, from the reports.
    for (const swiss::BracketReport& bracket : pairing.brackets) {
        std::vector<int> group = bracket.task.mdps;
        group.insert(group.end(), bracket.task.residents.begin(), bracket.task.residents.end());
        bool here = false;
        for (const int i : bracket.result.floaters)
            here = here || pairing.field.at(i).player == player;
        if (!here) continue;
        CHECK(why->bracketSize == static_cast<int>(group.size()));
        CHECK(why->cameDown == static_cast<int>(bracket.task.mdps.size()));
        CHECK(why->leaving == static_cast<int>(bracket.result.floaters.size()));
        CHECK(why->bracketScore == scoreBefore(c, player));
        causes.insert(why->cause);
        const bool complete =
            mostPairs(pairing.field, group, bracket.task.mdps) == group.size() / 2;
        if (why->cause == swiss::FloatCause::NeededBelow) {
            CHECK(complete);
            CHECK(bracket.result.floaters.size() > 1);
        }
        if (why->cause == swiss::FloatCause::OddBracket) {
            CHECK(group.size() % 2 == 1);
            CHECK(bracket.result.floaters.size() == 1);
        }
        if (why->cause == swiss::FloatCause::TooFewPairs) {
            CHECK_FALSE(complete);
            CHECK(bracket.result.floaters.size() > 1);
        }
        if (why->cause == swiss::FloatCause::Alone) CHECK(group.size() == 1);
        if (why->cause == swiss::FloatCause::NobodyToMeet)
            for (const int i : bracket.task.residents)
                CHECK_FALSE(pairing.field.compatible.at(
                    i,
                    static_cast<int>(
                        std::find_if(pairing.field.entrants.begin(), pairing.field.entrants.end(),
                                     [&](const swiss::Entrant& e) { return e.player == player; }) -
                        pairing.field.entrants.begin())));
        // Those who had not come into an earlier bracket: there the literal reading asks.
        for (const auto& [other, reason] : why->others) {
            bool resident = false;
            for (const int i : bracket.task.residents)
                resident = resident || pairing.field.at(i).player == other;
            if (!resident) continue;
            INFO("instead of " << player << ' ' << other);
            checkComparison(reason,
                            forceLiterally(c.tournament, c.round, c.players, other, -1, player));
        }
        return;
    }
}

void checkByeClaims(const Case& c, const swiss::Pairing& pairing, std::set<Obstruction>& seen) {
    for (const int player : c.players) {
        const WhyNot why = swiss::whyNotBye(c.tournament, pairing, player);
        seen.insert(why.obstruction);
        INFO("bye for " << player);
        checkLength(swiss::inWords(why, c.tournament, player, event::kNobody));
        switch (why.obstruction) {
        case Obstruction::ItIsSo:
            CHECK(player == pairing.bye);
            break;
        case Obstruction::NoBye:
            CHECK(pairing.bye == event::kNobody);
            CHECK(c.players.size() % 2 == 0);
            break;
        case Obstruction::BetterScore:
            CHECK(why.player == pairing.bye);
            CHECK(why.score == scoreBefore(c, pairing.bye));
            CHECK(scoreBefore(c, player) > why.score);
            break;
        case Obstruction::HadBye: {
            const event::Entry entry = c.tournament.player(player).in(why.round);
            CHECK(why.round < c.round);
            CHECK_FALSE(isPlayed(entry.kind));
            CHECK(c.tournament.scoring.points(entry) >= c.tournament.scoring.win());
            CHECK(scoreBefore(c, player) <= scoreBefore(c, pairing.bye));
            break;
        }
        default:
            CHECK((why.obstruction == Obstruction::Worse || why.obstruction == Obstruction::Later ||
                   why.obstruction == Obstruction::NotCompletable));
            CHECK(scoreBefore(c, player) <= scoreBefore(c, pairing.bye));
        }
    }
    const auto bye = swiss::whyBye(c.tournament, pairing, true);
    CHECK(bye.has_value() == (pairing.bye != event::kNobody));
    if (!bye) return;
    CHECK(bye->others.size() + 1 == c.players.size());
    checkLength(swiss::inWords(*bye, c.tournament));
}

} // namespace

TEST_CASE("Every claim about a pairing holds", "[swiss]") {
    swiss::RandomNumbers random(99);
    std::set<Obstruction> seen;
    std::set<swiss::FloatCause> causes;
    for (int k = 0; k < tests::amount(1500); ++k) {
        const Case c = randomCase(random);
        const auto pairing = swiss::pairRound(c.tournament, c.round, c.players);
        if (!pairing) continue;
        INFO("case " << k);
        for (const int a : c.players) {
            for (const int b : c.players)
                if (a < b) checkPairClaim(c, *pairing, a, b, seen);
            checkFloatClaim(c, *pairing, a, causes);
        }
        checkByeClaims(c, *pairing, seen);
    }
    CHECK(causes.size() == 5);
    for (const Obstruction wanted :
         {Obstruction::HaveMet, Obstruction::Forbidden, Obstruction::SameAbsolute,
          Obstruction::OtherBracket, Obstruction::NotCompletable, Obstruction::Worse,
          Obstruction::Later, Obstruction::ItIsSo, Obstruction::HadBye, Obstruction::BetterScore,
          Obstruction::NoBye})
        CHECK(seen.count(wanted) == 1);
}

namespace {

/// Which of the three sentences of 5.2.2 is said, and whether it tells the two apart.
void checkStrongerWords(const Case& c, const swiss::PairReason& reason, const Colours& granted,
                        const Colours& refused) {
    const std::string text = swiss::inWords(reason, c.tournament);
    const int more = reason.higherWants == Colour::White ? -1 : 1;
    const auto twice = [](const Colours& past) {
        const std::size_t games = past.games.size();
        return games > 1 && past.games[games - 1] == past.games[games - 2];
    };
    if (text.find("lệch nhau nhiều hơn") != std::string::npos) {
        CHECK(std::abs(granted.difference) > std::abs(refused.difference));
    } else if (text.find("hai ván vừa đấu") != std::string::npos) {
        CHECK(twice(granted));
        CHECK(granted.games.back() != reason.higherWants);
        CHECK_FALSE(twice(refused));
    } else {
        CHECK(granted.difference * more > 0);
        CHECK(granted.difference * more > refused.difference * more);
        CHECK_THAT(text,
                   ContainsSubstring(' ' + std::to_string(granted.difference * more) + " ván"));
    }
}

} // namespace

TEST_CASE("The colour rule that is named gives the colours", "[swiss]") {
    swiss::RandomNumbers random(5);
    std::set<swiss::ColourRule> seen;
    for (int k = 0; k < tests::amount(400); ++k) {
        const Case c = randomCase(random);
        const auto pairing = swiss::pairRound(c.tournament, c.round, c.players);
        if (!pairing) continue;
        for (const swiss::PairReason& reason : swiss::whyPairs(*pairing)) {
            using swiss::ColourRule;
            const Colour gets = reason.pair.white == reason.higher ? Colour::White : Colour::Black;
            const Colours higher = coloursOf(c.tournament, reason.higher, c.round);
            const Colours lower = coloursOf(c.tournament, reason.lower, c.round);
            seen.insert(reason.pair.rule);
            switch (reason.pair.rule) {
            case ColourRule::BothGranted:
                CHECK(reason.higherWants != reason.lowerWants);
                CHECK((reason.higherWants == Colour::None || reason.higherWants == gets));
                CHECK((reason.lowerWants == Colour::None || reason.lowerWants != gets));
                break;
            case ColourRule::StrongerGranted: {
                const auto need = [](const Colours& past, swiss::Due due) {
                    return std::pair(due,
                                     due == swiss::Due::Absolute ? std::abs(past.difference) : 0);
                };
                CHECK((need(higher, reason.higherDue) > need(lower, reason.lowerDue)) ==
                      (gets == reason.higherWants));
                CHECK(reason.higherWants == reason.lowerWants);
                const bool higherGets = gets == reason.higherWants;
                checkStrongerWords(c, reason, higherGets ? higher : lower,
                                   higherGets ? lower : higher);
                break;
            }
            case ColourRule::LatestDifference: {
                CHECK(reason.higherDue == reason.lowerDue);
                auto mine = higher.games.rbegin();
                auto theirs = lower.games.rbegin();
                while (*mine == *theirs) {
                    ++mine;
                    ++theirs;
                }
                CHECK(gets != *mine);
                // "White now, who had Black there".
                CHECK((reason.pair.white == reason.higher ? *mine : *theirs) == Colour::Black);
                break;
            }
            case ColourRule::HigherGranted: {
                CHECK(gets == reason.higherWants);
                const std::string text = swiss::inWords(reason, c.tournament);
                const bool more = scoreBefore(c, reason.higher) > scoreBefore(c, reason.lower);
                CHECK((text.find("nhiều điểm hơn") != std::string::npos) == more);
                CHECK((more || reason.higher < reason.lower));
                auto mine = higher.games.rbegin();
                auto theirs = lower.games.rbegin();
                for (; mine != higher.games.rend() && theirs != lower.games.rend();
                     ++mine, ++theirs)
                    CHECK(*mine == *theirs);
                break;
            }
            case ColourRule::InitialColour:
                CHECK(higher.games.empty());
                CHECK(lower.games.empty());
                break;
            }
            for (const auto language : {i18n::Language::English, i18n::Language::Vietnamese}) {
                i18n::setLanguage(language);
                const std::string text = swiss::inWords(reason, c.tournament);
                checkLength(text);
            }
        }
    }
    CHECK(seen.size() >= 4);
}
