// SPDX-License-Identifier: MIT
// What an arbiter does by hand, round robins, and what is known before round 1.
#include "random_past.hpp"

#include "arbiter/event/action.hpp"
#include "arbiter/swiss/checker.hpp"
#include "arbiter/swiss/generator.hpp"
#include "arbiter/swiss/hints.hpp"
#include "arbiter/swiss/manual.hpp"
#include "arbiter/swiss/round_robin.hpp"
#include "arbiter/swiss/swiss_words.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"

#include <map>
#include <set>

using namespace theco;
using namespace theco::swiss;
using event::Kind;
using event::Tournament;

namespace {

Tournament fieldOf(int players, int rounds) {
    Tournament out;
    out.declaredRounds = rounds;
    for (int i = 1; i <= players; ++i) {
        event::Player player;
        player.tpn = i;
        out.players.push_back(player);
    }
    return out;
}

std::vector<Pair> withBye(const Pairing& pairing) {
    std::vector<Pair> out = pairing.pairs;
    if (pairing.bye != event::kNobody) out.push_back({pairing.bye, event::kNobody});
    return out;
}

std::set<HintKind> kindsOf(const Tournament& tournament) {
    std::set<HintKind> out;
    for (const Hint& hint : hintsFor(tournament)) {
        out.insert(hint.kind);
        CHECK(message(hint, tournament).find('{') == std::string::npos);
    }
    return out;
}

/// Whether all rounds can be paired at all, whatever the points: everybody once in each, nobody
/// twice against the same, one bye each.
bool canBePlayed(std::vector<std::set<int>>& open, std::set<int>& hadBye, int rounds);

bool pairOn(std::vector<std::set<int>>& open, std::set<int>& hadBye, std::set<int> todo, bool bye,
            int rounds) {
    if (todo.empty()) return canBePlayed(open, hadBye, rounds - 1);
    const int a = *todo.begin();
    todo.erase(a);
    const auto place = static_cast<std::size_t>(a);
    if (bye && hadBye.insert(a).second) {
        if (pairOn(open, hadBye, todo, false, rounds)) return true;
        hadBye.erase(a);
    }
    for (const int b : std::set<int>(todo)) {
        if (open[place].count(b) == 0) continue;
        std::set<int> rest = todo;
        rest.erase(b);
        open[place].erase(b);
        open[static_cast<std::size_t>(b)].erase(a);
        if (pairOn(open, hadBye, rest, bye, rounds)) return true;
        open[place].insert(b);
        open[static_cast<std::size_t>(b)].insert(a);
    }
    return false;
}

bool canBePlayed(std::vector<std::set<int>>& open, std::set<int>& hadBye, int rounds) {
    if (rounds == 0) return true;
    std::set<int> todo;
    for (int i = 0; i < static_cast<int>(open.size()); ++i)
        todo.insert(i);
    return pairOn(open, hadBye, todo, open.size() % 2 != 0, rounds);
}

} // namespace

TEST_CASE("A pairing of the program breaks no rule", "[swiss]") {
    for (int seed = 1; seed <= tests::amount(100); ++seed) {
        const auto settings = randomSettings(static_cast<std::uint64_t>(seed), 30);
        const Tournament tournament = generate(settings);
        const int round = tournament.pairedRounds() + 1;
        const auto players = playersToPair(tournament, round);
        if (players.empty()) continue;
        const auto pairing = pairRound(tournament, round, players);
        if (pairing) CHECK(violationsOf(tournament, round, players, withBye(*pairing)).empty());
    }
}

TEST_CASE("An earlier round is paired again as it was", "[swiss]") {
    for (int seed = 1; seed <= tests::amount(60); ++seed) {
        const Tournament tournament =
            generate(randomSettings(static_cast<std::uint64_t>(seed), 20));
        for (int round = 1; round <= tournament.pairedRounds(); ++round) {
            INFO(seed << ' ' << round);
            const Tournament before = beforeRound(tournament, round);
            CHECK(before.pairedRounds() == round - 1);
            const auto again = pairNextRound(before);
            REQUIRE(again);
            std::vector<std::pair<int, int>> then, now;
            for (const Pair& pair : pairsOf(tournament, round))
                then.emplace_back(pair.white, pair.black);
            for (const Pair& pair : withBye(*again))
                now.emplace_back(pair.white, pair.black);
            CHECK(now == then);
        }
    }
}

TEST_CASE("Given pairs stay, the others are paired around them", "[swiss]") {
    for (int seed = 1; seed <= tests::amount(100); ++seed) {
        RandomTournament settings;
        settings.players = 8 + seed % 9;
        settings.rounds = 3;
        settings.seed = static_cast<std::uint64_t>(seed);
        Tournament tournament = generate(settings);
        tournament.declaredRounds = 7;
        const auto free = pairNextRound(tournament);
        if (!free) continue;
        // The first and the last board exchange opponents.
        const std::vector<Pair> changed =
            swapped(free->pairs, free->pairs.front().black, free->pairs.back().black);
        PairingOptions options;
        options.fixed = {{changed.front().white, changed.front().black}};
        const auto around = pairNextRound(tournament, options);
        if (!around) continue;
        bool kept = false;
        std::set<int> seen;
        for (const Pair& pair : around->pairs) {
            kept = kept || (pair.fixed && pair.white == changed.front().white &&
                            pair.black == changed.front().black);
            seen.insert({pair.white, pair.black});
        }
        CHECK(kept);
        CHECK(seen.size() == around->pairs.size() * 2);
        // To fix what the rules give anyway changes nothing.
        options.fixed = {{free->pairs.front().white, free->pairs.front().black}};
        const auto same = pairNextRound(tournament, options);
        REQUIRE(same);
        CHECK(same->pairs.size() == free->pairs.size());
    }
}

TEST_CASE("What an arbiter's pair breaks is listed", "[swiss]") {
    Tournament t = fieldOf(6, 5);
    const auto play = [&](int round, int white, int black) {
        t.player(white).at(round) = {Kind::Win, Colour::White, black};
        t.player(black).at(round) = {Kind::Loss, Colour::Black, white};
    };
    play(1, 0, 1);
    play(1, 2, 3);
    t.player(4).at(1) = {Kind::PairingBye, Colour::None, event::kNobody};
    play(2, 0, 3);
    play(2, 2, 5);
    t.forbidden.push_back({{1, 5}, 1, 999});
    const std::vector<int> players{0, 1, 2, 3, 4, 5};
    const auto breaks = [&](const std::vector<Pair>& pairs) {
        std::set<Violation> out;
        for (const FoundViolation& found : violationsOf(t, 3, players, pairs)) {
            out.insert(found.what);
            CHECK(message(found, t).find('{') == std::string::npos);
        }
        return out;
    };
    using V = Violation;
    // 0 and 2 had White twice; 3 had Black twice.
    CHECK(breaks({{1, 0}, {3, 2}, {4, 5}}) == std::set<V>{V::HaveMet});
    CHECK(breaks({{0, 2}, {3, 1}, {4, 5}}) == std::set<V>{V::SameAbsolute});
    CHECK(breaks({{0, 4}, {3, 1}, {5, 2}}) == std::set<V>{V::ColourRefused, V::HaveMet});
    CHECK(breaks({{1, 5}, {4, 0}, {3, 2}}) == std::set<V>{V::Forbidden, V::HaveMet});
    CHECK(breaks({{5, 0}, {1, 2}, {4, event::kNobody}}) == std::set<V>{V::HadBye, V::LeftOut});
    CHECK(breaks({{5, 0}, {1, 2}, {4, 5}}) == std::set<V>{V::NamedTwice, V::LeftOut});
    const auto absent = violationsOf(t, 3, {0, 1, 2, 3, 4}, {{5, 0}, {1, 2}, {3, 4}});
    REQUIRE(absent.size() == 1);
    CHECK(absent[0].what == V::NotPresent);
}

TEST_CASE("The Berger table of six is the one printed by FIDE", "[swiss]") {
    const std::vector<std::vector<std::pair<int, int>>> printed{{{1, 6}, {2, 5}, {3, 4}},
                                                                {{6, 4}, {5, 3}, {1, 2}},
                                                                {{2, 6}, {3, 1}, {4, 5}},
                                                                {{6, 5}, {1, 4}, {2, 3}},
                                                                {{3, 6}, {4, 2}, {5, 1}}};
    for (int round = 1; round <= 5; ++round)
        CHECK(bergerRound(6, round, false) == printed[static_cast<std::size_t>(round - 1)]);
}

TEST_CASE("In a round robin everybody meets everybody, with colours in turn", "[swiss]") {
    for (int players = 2; players <= 24; ++players)
        for (const bool twice : {false, true}) {
            INFO(players << (twice ? " twice" : ""));
            std::map<std::pair<int, int>, int> games;
            std::map<int, int> whites;
            std::map<int, std::string> colours;
            for (int round = 1; round <= roundRobinRounds(players, twice); ++round) {
                std::set<int> seen;
                for (const auto& [white, black] : bergerRound(players, round, twice)) {
                    CHECK(seen.insert(white).second);
                    if (black == 0) continue;
                    CHECK(seen.insert(black).second);
                    ++games[{white, black}];
                    ++whites[white];
                    colours[white] += 'w';
                    colours[black] += 'b';
                }
                CHECK(static_cast<int>(seen.size()) == players);
            }
            for (int a = 1; a <= players; ++a)
                for (int b = a + 1; b <= players; ++b) {
                    CHECK(games[{a, b}] + games[{b, a}] == (twice ? 2 : 1));
                    if (twice) CHECK(games[{a, b}] == 1);
                }
            for (const auto& [player, line] : colours) {
                INFO(player << ' ' << line);
                CHECK(line.find("www") == std::string::npos);
                CHECK(line.find("bbb") == std::string::npos);
                const int difference = 2 * whites[player] - static_cast<int>(line.size());
                CHECK(std::abs(difference) <= 1);
            }
        }
    CHECK(bergerRound(6, 6, false).empty());
}

TEST_CASE("The next round of a round robin is the first of which nothing was given", "[swiss]") {
    for (const bool twice : {false, true}) {
        Tournament field = fieldOf(5, 5);
        field.system =
            twice ? event::PairingSystem::DoubleRoundRobin : event::PairingSystem::RoundRobin;
        const auto give = [&field](int table, int round) {
            for (const Pair& pair : roundRobinPairs(field, table)) {
                if (pair.black == event::kNobody) continue;
                field.player(pair.white).at(round) = {event::Kind::Win, Colour::White, pair.black};
                field.player(pair.black).at(round) = {event::Kind::Loss, Colour::Black, pair.white};
            }
        };
        // Round 2 of the table was played first.
        CHECK(nextBerger(field).round == 1);
        give(2, 1);
        CHECK(nextBerger(field).round == 1);
        CHECK_FALSE(checkRounds(field).front().same);
        give(1, 2);
        const int rounds = roundRobinRounds(5, twice);
        for (int round = 3; round <= rounds; ++round) {
            const NextBerger next = nextBerger(field);
            CHECK(next.state == NextBerger::State::Found);
            CHECK(next.round == round);
            give(next.round, round);
            CHECK(checkRounds(field).back().same);
        }
        CHECK(nextBerger(field).state == NextBerger::State::AllMet);
    }
}

TEST_CASE("A round robin that left its table is not paired on", "[swiss]") {
    Tournament field = fieldOf(4, 3);
    field.system = event::PairingSystem::RoundRobin;
    // One game of each round of the table: 1-4, 1-2, 3-1.
    const std::vector<std::pair<int, int>> given{{0, 3}, {0, 1}, {2, 0}};
    for (std::size_t k = 0; k < given.size(); ++k) {
        const int round = static_cast<int>(k) + 1;
        const auto [white, black] = given[k];
        field.player(white).at(round) = {event::Kind::Win, Colour::White, black};
        field.player(black).at(round) = {event::Kind::Loss, Colour::Black, white};
    }
    const NextBerger next = nextBerger(field);
    CHECK(next.state == NextBerger::State::Mixed);
    CHECK(next.met == Pair{0, 3});
}

TEST_CASE("A Swiss that cannot work out is told before round 1", "[swiss]") {
    CHECK(kindsOf(fieldOf(20, 5)).empty());
    CHECK(kindsOf(fieldOf(6, 5)) == std::set<HintKind>{HintKind::RoundRobinFits});
    CHECK(kindsOf(fieldOf(5, 6)) == std::set<HintKind>{HintKind::TooManyRounds});
    Tournament five = fieldOf(5, 5);
    five.forbidden.push_back({{0, 1}, 1, 999});
    CHECK(kindsOf(five).count(HintKind::TooFewOpponents) == 1);
    Tournament family = fieldOf(8, 5);
    family.forbidden.push_back({{0, 1, 2, 3, 4}, 1, 999});
    CHECK(kindsOf(family).count(HintKind::TooFewOpponents) == 1);
    // Whatever is called impossible is impossible.
    RandomNumbers random(3);
    int impossible = 0;
    for (int k = 0; k < tests::amount(150); ++k) {
        Tournament t = fieldOf(random.between(3, 6), random.between(2, 6));
        const int players = static_cast<int>(t.players.size());
        std::vector<std::set<int>> open(t.players.size());
        for (int a = 0; a < players; ++a)
            for (int b = a + 1; b < players; ++b) {
                if (random.below(5) == 0) {
                    t.forbidden.push_back({{a, b}, 1, 999});
                    continue;
                }
                open[static_cast<std::size_t>(a)].insert(b);
                open[static_cast<std::size_t>(b)].insert(a);
            }
        auto kinds = kindsOf(t);
        kinds.erase(HintKind::RoundRobinFits);
        if (kinds.empty()) continue;
        ++impossible;
        std::set<int> hadBye;
        CHECK_FALSE(canBePlayed(open, hadBye, t.declaredRounds));
    }
    CHECK(impossible > 0);
}
