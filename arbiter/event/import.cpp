// SPDX-License-Identifier: MIT
#include "arbiter/event/import.hpp"

#include "arbiter/event/acceleration.hpp"

#include <algorithm>

namespace theco::event {
namespace {

PlayerKey keyOf(PlayerIndex i) {
    return i + 1;
}

bool isBaku(const Tournament& tournament) {
    Tournament accelerated = tournament;
    accelerateByBaku(accelerated);
    return std::equal(
        tournament.players.begin(), tournament.players.end(), accelerated.players.begin(),
        [](const Player& a, const Player& b) { return a.virtualPoints == b.virtualPoints; });
}

void addRound(const Tournament& tournament, int round, std::vector<Action>& out) {
    PairUp pairUp;
    pairUp.round = round;
    std::vector<Action> reports;
    for (PlayerIndex i = 0; i < static_cast<PlayerIndex>(tournament.players.size()); ++i) {
        const Entry entry = tournament.player(i).in(round);
        if (entry.kind == Kind::PairingBye) pairUp.bye = keyOf(i);
        if (isRequestedBye(entry.kind) && entry.kind != Kind::None)
            out.push_back(GrantBye{round, keyOf(i), entry.kind});
        const bool first =
            entry.colour == Colour::White || (entry.colour == Colour::None && i < entry.opponent);
        if (!isPairing(entry.kind) || !first) continue;
        pairUp.pairs.emplace_back(keyOf(i), keyOf(entry.opponent));
        if (entry.kind != Kind::Pending)
            reports.push_back(Report{round, keyOf(i), keyOf(entry.opponent), entry.kind,
                                     tournament.player(entry.opponent).in(round).kind});
    }
    if (!pairUp.pairs.empty() || pairUp.bye != 0) out.push_back(std::move(pairUp));
    out.insert(out.end(), reports.begin(), reports.end());
}

} // namespace

std::vector<Action> actionsThatMake(const Tournament& t) {
    std::vector<Action> out;
    out.push_back(Announce{t.name, t.city, t.federation, t.start, t.end, t.chiefArbiter,
                           t.timeControl, t.system, t.declaredRounds, t.scoring, t.tieBreakEdition,
                           t.tieBreaks});
    if (t.initialColour != Colour::None) out.push_back(DrawColour{t.initialColour});
    for (const Player& player : t.players)
        out.push_back(Enter{player});
    for (const ForbiddenGroup& group : t.forbidden) {
        Forbid forbid{{}, group.firstRound, group.lastRound};
        for (const PlayerIndex i : group.players)
            forbid.keys.push_back(keyOf(i));
        out.push_back(std::move(forbid));
    }
    if (t.declaredRounds != 0 && isBaku(t)) out.push_back(Accelerate{});
    std::size_t rounds = 0;
    for (const Player& player : t.players)
        rounds = std::max(rounds, player.rounds.size());
    for (int round = 1; round <= static_cast<int>(rounds); ++round)
        addRound(t, round, out);
    for (const Adjustment& adjustment : t.adjustments)
        out.push_back(Adjust{keyOf(adjustment.player), adjustment.round, adjustment.points});
    for (PlayerIndex i = 0; i < static_cast<PlayerIndex>(t.players.size()); ++i)
        if (t.player(i).withdrawn) out.push_back(Withdraw{keyOf(i)});
    return out;
}

} // namespace theco::event
