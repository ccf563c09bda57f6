// SPDX-License-Identifier: MIT
// Article 1 of the literal reading: what is known of a player; and the order of exchanges (4.3).
#pragma once

#include "arbiter/event/tournament.hpp"

#include <utility>
#include <vector>

namespace theco::test {

using List = std::vector<int>;

struct Person {
    int index = 0; // in the tournament
    int score = 0; // with virtual points
    List white;    // played games: 1 White, 0 Black
    int colourDifference = 0;
    bool absolute = false, strong = false, mild = false;
    int wants = -1; // 1 White, 0 Black, -1 nothing
    bool topscorer = false;
    bool byeBarred = false;
    int unplayed = 0;
    bool down1 = false, up1 = false, down2 = false, up2 = false;
    int number = 0; // running TPN
};

Person describe(const event::Tournament& t, int player, int round);
bool hasBeenPaired(const event::Tournament& t, int player, int round);

/// Exchanges between S1 (1 ... s1) and S2 (the numbers up to `all`), the empty one first.
std::vector<std::pair<List, List>> literalExchanges(int s1, int all);

} // namespace theco::test
