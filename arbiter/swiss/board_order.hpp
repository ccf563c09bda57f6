// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/event/tournament.hpp"

#include <vector>

namespace theco::swiss {

struct Pair;

/// C.04.2 Article 3.6: the score of the pair's better player, then the sum of both, then the number
/// of the better player; scores before the round, virtual points of the round included.
void putInBoardOrder(const event::Tournament& tournament, int round, std::vector<Pair>& pairs);

} // namespace theco::swiss
