// SPDX-License-Identifier: MIT
#include "arbiter/event/acceleration.hpp"

namespace theco::event {

void accelerateByBaku(Tournament& tournament) {
    const auto up = [](int n) { return (n + 1) / 2; };
    const int accelerated = up(tournament.declaredRounds);
    const int full = up(accelerated);
    const std::size_t group = 2 * ((tournament.players.size() + 3) / 4);
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        std::vector<HalfPoints>& points = tournament.players[i].virtualPoints;
        points.clear();
        if (i >= group) continue;
        for (int round = 1; round <= accelerated; ++round)
            points.push_back(round <= full ? tournament.scoring.win()
                                           : tournament.scoring.win() / 2);
    }
}

} // namespace theco::event
