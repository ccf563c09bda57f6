// SPDX-License-Identifier: MIT
#include "arbiter/event/tournament.hpp"

#include <algorithm>

namespace theco::event {

int strength(Title title) {
    switch (title) {
    case Title::GM:
        return 8;
    case Title::IM:
        return 7;
    case Title::WGM:
        return 6;
    case Title::FM:
        return 5;
    case Title::WIM:
        return 4;
    case Title::CM:
        return 3;
    case Title::WFM:
        return 2;
    case Title::WCM:
        return 1;
    case Title::None:
        break;
    }
    return 0;
}

Entry& Player::at(int round) {
    const auto i = static_cast<std::size_t>(round - 1);
    if (i >= rounds.size()) rounds.resize(i + 1);
    return rounds[i];
}

int Tournament::pairedRounds() const {
    std::size_t last = 0;
    for (const Player& player : players)
        for (std::size_t r = player.rounds.size(); r > last; --r) {
            const Kind kind = player.rounds[r - 1].kind;
            if (isPairing(kind) || kind == Kind::PairingBye) last = r;
        }
    return static_cast<int>(last);
}

int Tournament::roundCount() const {
    return std::max(declaredRounds, pairedRounds());
}

PlayerIndex Tournament::indexOf(int tpn) const {
    if (tpn <= 0) return kNobody;
    // Nearly always number 1 comes first, number 2 second.
    const auto guess = static_cast<std::size_t>(tpn - 1);
    if (guess < players.size() && players[guess].tpn == tpn) return tpn - 1;
    const auto found = std::find_if(players.begin(), players.end(),
                                    [&](const Player& player) { return player.tpn == tpn; });
    if (found == players.end()) return kNobody;
    return static_cast<PlayerIndex>(found - players.begin());
}

HalfPoints Tournament::pointsIn(PlayerIndex i, int round) const {
    HalfPoints points = scoring.points(player(i).in(round));
    for (const Adjustment& adjustment : adjustments)
        if (adjustment.player == i && adjustment.round == round) points += adjustment.points;
    return points;
}

HalfPoints Tournament::scoreAfter(PlayerIndex i, int rounds) const {
    HalfPoints points = 0;
    for (int round = 1; round <= rounds; ++round)
        points += scoring.points(player(i).in(round));
    for (const Adjustment& adjustment : adjustments)
        if (adjustment.player == i && adjustment.round <= rounds) points += adjustment.points;
    return points;
}

} // namespace theco::event
