// SPDX-License-Identifier: MIT
#include "arbiter/swiss/board_order.hpp"

#include "arbiter/swiss/dutch.hpp"

#include <algorithm>
#include <tuple>

namespace theco::swiss {

void putInBoardOrder(const event::Tournament& tournament, int round, std::vector<Pair>& pairs) {
    std::vector<event::HalfPoints> scores;
    for (std::size_t i = 0; i < tournament.players.size(); ++i)
        scores.push_back(tournament.scoreAfter(static_cast<int>(i), round - 1) +
                         tournament.players[i].virtualIn(round));
    const auto key = [&](const Pair& pair) {
        const event::HalfPoints white = scores[static_cast<std::size_t>(pair.white)];
        const event::HalfPoints black = scores[static_cast<std::size_t>(pair.black)];
        const event::PlayerIndex better = white > black   ? pair.white
                                          : white < black ? pair.black
                                                          : std::min(pair.white, pair.black);
        return std::tuple(-std::max(white, black), -(white + black), better);
    };
    std::sort(pairs.begin(), pairs.end(),
              [&](const Pair& a, const Pair& b) { return key(a) < key(b); });
}

} // namespace theco::swiss
