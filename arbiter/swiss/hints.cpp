// SPDX-License-Identifier: MIT
#include "arbiter/swiss/hints.hpp"

#include "arbiter/swiss/bit_matrix.hpp"
#include "arbiter/swiss/round_robin.hpp"
#include "arbiter/swiss/swiss_words.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>

namespace theco::swiss {

std::vector<Hint> hintsFor(const event::Tournament& tournament) {
    std::vector<Hint> out;
    const int rounds = tournament.declaredRounds;
    const int players = static_cast<int>(tournament.players.size());
    if (rounds == 0 || players < 2 || tournament.system != event::PairingSystem::Dutch2026)
        return out;
    const auto add = [&](HintKind kind, int most, event::PlayerIndex player = event::kNobody) {
        Hint hint;
        hint.kind = kind;
        hint.players = players;
        hint.rounds = rounds;
        hint.most = most;
        hint.player = player;
        out.push_back(hint);
    };
    const int all = roundRobinRounds(players, false);
    if (rounds > all)
        add(HintKind::TooManyRounds, all);
    else if (rounds >= all - 1)
        add(HintKind::RoundRobinFits, all);
    BitMatrix forbidden(players);
    for (const event::ForbiddenGroup& group : tournament.forbidden) {
        // A ban of some rounds only postpones a game.
        if (group.firstRound > 1 || group.lastRound < rounds) continue;
        for (const event::PlayerIndex a : group.players)
            for (const event::PlayerIndex b : group.players)
                if (a != b) forbidden.set(a, b, true);
    }
    int pairs = 0;
    const int byes = players % 2; // one each
    for (int i = 0; i < players; ++i) {
        int opponents = 0;
        for (int j = 0; j < players; ++j)
            if (i != j && !forbidden.at(i, j)) ++opponents;
        pairs += opponents;
        if (opponents + byes < rounds && rounds <= all)
            add(HintKind::TooFewOpponents, opponents + byes, i);
    }
    const int most = pairs / 2 / (players / 2);
    if (most < rounds && rounds <= all) add(HintKind::TooFewPairs, most);
    return out;
}

std::string message(const Hint& hint, const event::Tournament& tournament) {
    using i18n::fill;
    using i18n::tr;
    const std::string players = std::to_string(hint.players);
    const std::string rounds = std::to_string(hint.rounds);
    const std::string most = std::to_string(hint.most);
    switch (hint.kind) {
    case HintKind::RoundRobinFits:
        return fill(tr("With {players} players and {rounds} rounds a round robin of {most} rounds "
                       "is fairer than a Swiss."),
                    {{"players", players}, {"rounds", rounds}, {"most", most}});
    case HintKind::TooManyRounds:
        return fill(tr("{players} players can play at most {most} rounds without meeting twice, "
                       "not {rounds}."),
                    {{"players", players}, {"most", most}, {"rounds", rounds}});
    case HintKind::TooFewOpponents:
        return fill(
            tr("{name} may meet so few others that only {most} of {rounds} rounds are "
               "possible."),
            {{"name", nameOf(tournament, hint.player)}, {"most", most}, {"rounds", rounds}});
    case HintKind::TooFewPairs:
        break;
    }
    return fill(tr("With these forbidden pairs at most {most} of {rounds} rounds are possible."),
                {{"most", most}, {"rounds", rounds}});
}

} // namespace theco::swiss
