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
        // Two who came down into a bracket together do not meet there either.
        const ForcedResult forced = forceLiterally(t, c.round, c.players, a, b);
        CHECK((forced.what == Forced::NotTogether || forced.what == Forced::Impossible));
        break;
    }
    default:
        checkComparison(why, forceLiterally(t, c.round, c.players, a, b));
    }
}

void checkFloatClaim(const Case& c, const swiss::Pairing& pairing, int player) {
    const auto why = swiss::whyFloats(pairing, player, true);
    if (!why) return;
    CHECK(why->player == player);
    // The group and who leaves it, from the reports.
    for (const swiss::BracketReport& bracket : pairing.brackets) {
        std::vector<int> group = bracket.task.mdps;
        group.insert(group.end(), bracket.task.residents.begin(), bracket.task.residents.end());
        bool here = false;
        for (const int i : bracket.result.floaters)
            here = here || pairing.field.at(i).player == player;
        if (!here) continue;
        CHECK(why->bracketSize == static_cast<int>(group.size()));
        if (why->cause == swiss::FloatCause::OddBracket) {
            CHECK(group.size() % 2 == 1);
            CHECK(bracket.result.floaters.size() == 1);
        }
        if (why->cause == swiss::FloatCause::TooFewPairs) CHECK(bracket.result.floaters.size() > 1);
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
            checkComparison(reason, forceLiterally(c.tournament, c.round, c.players, other, -1));
        }
        return;
    }
}

} // namespace

TEST_CASE("Every claim about a pairing holds", "[swiss]") {
    swiss::RandomNumbers random(99);
    std::set<Obstruction> seen;
    for (int k = 0; k < tests::amount(1500); ++k) {
        const Case c = randomCase(random);
        const auto pairing = swiss::pairRound(c.tournament, c.round, c.players);
        if (!pairing) continue;
        INFO("case " << k);
        for (const int a : c.players) {
            for (const int b : c.players)
                if (a < b) checkPairClaim(c, *pairing, a, b, seen);
            checkFloatClaim(c, *pairing, a);
        }
        if (const auto bye = swiss::whyBye(*pairing, true))
            for (const auto& [other, why] : bye->others) {
                if (why.obstruction == Obstruction::BetterScore)
                    CHECK(c.tournament.scoreAfter(other, c.round - 1) +
                              c.tournament.player(other).virtualIn(c.round) >
                          bye->score);
                if (why.obstruction != Obstruction::HadBye) continue;
                bool had = false;
                for (int round = 1; round < c.round; ++round) {
                    const event::Entry entry = c.tournament.player(other).in(round);
                    had = had || (!isPlayed(entry.kind) &&
                                  c.tournament.scoring.points(entry) >= c.tournament.scoring.win());
                }
                CHECK(had);
            }
    }
    for (const Obstruction wanted :
         {Obstruction::HaveMet, Obstruction::Forbidden, Obstruction::SameAbsolute,
          Obstruction::OtherBracket, Obstruction::NotCompletable, Obstruction::Worse,
          Obstruction::Later, Obstruction::ItIsSo})
        CHECK(seen.count(wanted) == 1);
}

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
                break;
            }
            case ColourRule::HigherGranted:
                CHECK(gets == reason.higherWants);
                break;
            case ColourRule::InitialColour:
                CHECK(higher.games.empty());
                CHECK(lower.games.empty());
                break;
            }
            for (const auto language : {i18n::Language::English, i18n::Language::Vietnamese}) {
                i18n::setLanguage(language);
                const std::string text = swiss::inWords(reason, c.tournament);
                CHECK(text.find('{') == std::string::npos);
            }
        }
    }
    CHECK(seen.size() >= 4);
}
