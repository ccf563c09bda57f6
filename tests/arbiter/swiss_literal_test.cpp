// SPDX-License-Identifier: MIT
// Two programs for one system must not differ.
#include "literal_dutch.hpp"
#include "random_past.hpp"

#include "arbiter/formats/trf.hpp"
#include "arbiter/swiss/dutch.hpp"
#include "arbiter/swiss/generator.hpp"
#include "arbiter/swiss/random_numbers.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"

#include <algorithm>

using namespace theco;
using namespace theco::test;
using event::Kind;
using swiss::RandomNumbers;

namespace {

using Pairs = std::vector<std::pair<int, int>>;

/// What both make of the round; true: the same.
bool agree(const event::Tournament& tournament, int round, const std::vector<int>& players) {
    const auto fast = swiss::pairRound(tournament, round, players);
    const auto slow = pairLiterally(tournament, round, players);
    if (fast.ok() != slow.has_value()) return false;
    if (!fast) return true;
    Pairs mine;
    for (const swiss::Pair& pair : fast->pairs)
        mine.emplace_back(pair.white, pair.black);
    Pairs theirs = slow->pairs;
    std::sort(mine.begin(), mine.end());
    std::sort(theirs.begin(), theirs.end());
    return mine == theirs && fast->bye == slow->bye;
}

std::string asText(const event::Tournament& tournament) {
    const auto text = formats::writeTrf({tournament, {}}, formats::TrfDialect::Trf16);
    return text ? *text : std::string();
}

} // namespace

TEST_CASE("Articles read literally pair random small tournaments the same way", "[swiss]") {
    int rounds = 0;
    for (int k = 0; k < tests::amount(2000); ++k) {
        swiss::RandomTournament settings =
            swiss::randomSettings(static_cast<std::uint64_t>(k) + 1, 10);
        settings.rounds = std::min(settings.rounds, settings.players + 1);
        settings.forbiddenPairs = std::min(settings.forbiddenPairs, 1);
        const event::Tournament tournament = swiss::generate(settings);
        const int paired = tournament.pairedRounds();
        for (int round = 1; round <= paired; ++round) {
            std::vector<int> players;
            for (int i = 0; i < static_cast<int>(tournament.players.size()); ++i) {
                const Kind kind = tournament.player(i).in(round).kind;
                if (isPairing(kind) || kind == Kind::PairingBye) players.push_back(i);
            }
            ++rounds;
            INFO("seed " << k + 1 << " round " << round << "\n" << asText(tournament));
            REQUIRE(agree(tournament, round, players));
        }
        // The round that follows may be one that cannot be paired.
        if (paired < settings.rounds) {
            const auto players = swiss::playersToPair(tournament, paired + 1);
            if (!players.empty()) REQUIRE(agree(tournament, paired + 1, players));
        }
    }
    CHECK(rounds > 0);
}

TEST_CASE("Articles read literally pair the round after a wild past the same way", "[swiss]") {
    RandomNumbers random(4);
    for (int k = 0; k < tests::amount(3000); ++k) {
        const int players = random.between(4, 10);
        const int rounds = random.between(1, std::min(players - 1, 6));
        const event::Tournament tournament = randomPast(random, players, rounds);
        std::vector<int> present;
        for (int i = 0; i < players; ++i)
            if (random.below(12) != 0) present.push_back(i);
        if (present.empty()) continue;
        INFO("case " << k << "\n" << asText(tournament));
        REQUIRE(agree(tournament, rounds + 1, present));
    }
}
