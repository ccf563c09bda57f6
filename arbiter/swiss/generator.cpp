// SPDX-License-Identifier: MIT
#include "arbiter/swiss/generator.hpp"

#include "arbiter/event/acceleration.hpp"
#include "arbiter/rating/rating_tables.hpp"
#include "arbiter/swiss/dutch.hpp"
#include "arbiter/swiss/random_numbers.hpp"

#include <algorithm>

namespace theco::swiss {
namespace {

using event::Entry;
using event::Kind;
using event::PlayerIndex;
using event::Tournament;

class Generator {
public:
    explicit Generator(const RandomTournament& settings)
        : settings_(settings), random_(settings.seed) {}

    Tournament run(const std::function<void(int, int)>& before) {
        makePlayers();
        if (settings_.baku) event::accelerateByBaku(tournament_);
        for (int k = 0; k < settings_.forbiddenPairs; ++k)
            forbid();
        for (int round = 1; round <= settings_.rounds; ++round) {
            if (before) before(round, settings_.rounds);
            if (!play(round)) break;
        }
        return std::move(tournament_);
    }

private:
    void makePlayers() {
        tournament_.name = "Random tournament " + std::to_string(settings_.seed);
        tournament_.declaredRounds = settings_.rounds;
        tournament_.scoring = settings_.scoring;
        tournament_.initialColour = random_.below(2) == 0 ? Colour::White : Colour::Black;
        std::vector<int> ratings;
        for (int i = 0; i < settings_.players; ++i)
            ratings.push_back(1000 + random_.below(900) + random_.below(900));
        std::sort(ratings.begin(), ratings.end(), std::greater<>());
        for (int i = 0; i < settings_.players; ++i) {
            event::Player player;
            player.tpn = i + 1;
            player.name = "Player " + std::to_string(i + 1);
            player.rating = ratings[static_cast<std::size_t>(i)];
            player.sex = random_.below(3) == 0 ? event::Sex::Female : event::Sex::Male;
            if (random_.happens(settings_.lateRate)) player.firstRound = random_.between(2, 3);
            tournament_.players.push_back(std::move(player));
        }
    }

    void forbid() {
        event::ForbiddenGroup group;
        const int count = random_.between(2, 3);
        for (int k = 0; k < count; ++k) {
            const PlayerIndex i = random_.below(settings_.players);
            if (std::find(group.players.begin(), group.players.end(), i) == group.players.end())
                group.players.push_back(i);
        }
        if (group.players.size() > 1) tournament_.forbidden.push_back(std::move(group));
    }

    void announceAbsences(int round) {
        for (event::Player& player : tournament_.players) {
            if (player.firstRound > round) {
                player.at(round).kind = Kind::ZeroPointBye;
                continue;
            }
            if (round > 1 && random_.happens(settings_.withdrawRate)) player.withdrawn = true;
            if (player.withdrawn)
                player.at(round).kind = Kind::ZeroPointBye;
            else if (random_.happens(settings_.byeRate))
                player.at(round).kind =
                    random_.below(3) == 0 ? Kind::ZeroPointBye : Kind::HalfPointBye;
        }
    }

    bool play(int round) {
        announceAbsences(round);
        const auto pairing = pairNextRound(tournament_);
        if (!pairing) {
            // As if the round had never been begun.
            for (event::Player& player : tournament_.players)
                player.rounds.resize(static_cast<std::size_t>(round - 1));
            return false;
        }
        for (const Pair& pair : pairing->pairs)
            playGame(round, pair);
        if (pairing->bye != event::kNobody)
            tournament_.player(pairing->bye).at(round).kind = Kind::PairingBye;
        return true;
    }

    void playGame(int round, const Pair& pair) {
        Entry& white = tournament_.player(pair.white).at(round);
        Entry& black = tournament_.player(pair.black).at(round);
        white = {Kind::Draw, Colour::White, pair.black};
        black = {Kind::Draw, Colour::Black, pair.white};
        if (random_.happens(settings_.forfeitRate)) {
            white.kind = black.kind = Kind::ForfeitLoss;
            const int who = random_.below(10);
            if (who > 0) (who % 2 == 0 ? white : black).kind = Kind::ForfeitWin;
            return;
        }
        // White's pull is worth some 35 points.
        const int expected = rating::expectedHundredths(tournament_.player(pair.white).rating + 35 -
                                                        tournament_.player(pair.black).rating);
        const int draws = settings_.drawRate / 10'000 * std::min(expected, 100 - expected) / 50;
        const int roll = random_.below(200);
        if (roll < 2 * expected - draws) {
            white.kind = Kind::Win;
            black.kind = Kind::Loss;
        } else if (roll >= 2 * expected + draws) {
            white.kind = Kind::Loss;
            black.kind = Kind::Win;
        }
    }

    const RandomTournament& settings_;
    RandomNumbers random_;
    Tournament tournament_;
};

} // namespace

Tournament generate(const RandomTournament& settings, const std::function<void(int, int)>& before) {
    return Generator(settings).run(before);
}

RandomTournament randomSettings(std::uint64_t seed, int mostPlayers) {
    RandomNumbers random(seed);
    RandomTournament out;
    out.seed = random.next() >> 1;
    out.rounds = random.between(3, 11);
    const int most = random.below(3) == 0 ? mostPlayers : std::min(mostPlayers, 30);
    out.players = random.between(std::min(4, most), most);
    const auto rate = [&](int most_) { return random.below(3) == 0 ? 0 : random.below(most_); };
    out.forfeitRate = rate(80'000);
    out.byeRate = rate(100'000);
    out.withdrawRate = rate(40'000);
    out.lateRate = rate(100'000);
    out.drawRate = random.between(0, 600'000);
    const int scoring = random.below(10);
    if (scoring == 0) out.scoring = event::Scoring::of(6, 2, 0);
    if (scoring == 1) out.scoring.pairingBye = 1;
    // Acceleration is defined for 1 - 1/2 - 0 alone.
    out.baku = scoring != 0 && random.below(6) == 0;
    out.forbiddenPairs = random.below(4) == 0 ? random.between(1, 4) : 0;
    return out;
}

} // namespace theco::swiss
