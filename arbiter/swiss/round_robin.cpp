// SPDX-License-Identifier: MIT
#include "arbiter/swiss/round_robin.hpp"

namespace theco::swiss {

int roundRobinRounds(int players, bool twice) {
    const int single = players < 2 ? 0 : players % 2 == 0 ? players - 1 : players;
    return twice ? 2 * single : single;
}

std::vector<std::pair<int, int>> bergerRound(int players, int round, bool twice) {
    std::vector<std::pair<int, int>> out;
    if (players < 2 || round < 1 || round > roundRobinRounds(players, twice)) return out;
    const int even = players + players % 2;
    const int single = even - 1;
    int k = round - 1;
    const bool second = k >= single;
    if (second) k -= single;
    if (twice && !second && single >= 3 && k >= single - 2) k = single - 2 + (single - 1 - k);
    // The last number stays, the others turn around it by half the field each round.
    const int pivot = k * (even / 2) % single;
    const auto add = [&](int white, int black) {
        if (second) std::swap(white, black);
        if (white > players) std::swap(white, black);
        out.emplace_back(white, black > players ? 0 : black);
    };
    if (k % 2 == 0)
        add(pivot + 1, even);
    else
        add(even, pivot + 1);
    for (int i = 1; i < even / 2; ++i)
        add((pivot + i) % single + 1, (pivot - i + single) % single + 1);
    return out;
}

std::vector<Pair> roundRobinPairs(const event::Tournament& tournament, int round) {
    std::vector<Pair> out;
    const bool twice = tournament.system == event::PairingSystem::DoubleRoundRobin;
    Pair free;
    for (const auto& [white, black] :
         bergerRound(static_cast<int>(tournament.players.size()), round, twice)) {
        if (black == 0)
            free.white = white - 1;
        else
            out.push_back({white - 1, black - 1});
    }
    if (free.white != event::kNobody) out.push_back(free);
    return out;
}

} // namespace theco::swiss
