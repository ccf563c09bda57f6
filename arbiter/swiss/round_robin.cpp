// SPDX-License-Identifier: MIT
#include "arbiter/swiss/round_robin.hpp"

namespace theco::swiss {

namespace {

/// Forfeits are games of a round robin. In a double one each of the two has White once.
bool haveMet(const event::Tournament& tournament, const Pair& pair, bool twice) {
    for (const event::Entry& entry : tournament.player(pair.white).rounds)
        if (event::isPairing(entry.kind) && entry.opponent == pair.black &&
            (!twice || entry.colour != event::Colour::Black))
            return true;
    return false;
}

} // namespace

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

NextBerger nextBerger(const event::Tournament& tournament) {
    const bool twice = tournament.system == event::PairingSystem::DoubleRoundRobin;
    NextBerger out{NextBerger::State::AllMet, 0, {}};
    const int rounds = roundRobinRounds(static_cast<int>(tournament.players.size()), twice);
    for (int round = 1; round <= rounds; ++round) {
        int games = 0, given = 0;
        Pair met;
        for (const Pair& pair : roundRobinPairs(tournament, round)) {
            if (pair.black == event::kNobody) continue;
            ++games;
            if (!haveMet(tournament, pair, twice)) continue;
            ++given;
            if (met.white == event::kNobody) met = pair;
        }
        if (given == 0) return {NextBerger::State::Found, round, {}};
        if (given == games || out.state == NextBerger::State::Mixed) continue;
        out = {NextBerger::State::Mixed, 0, met};
    }
    return out;
}

} // namespace theco::swiss
