// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/event/tournament.hpp"
#include "arbiter/swiss/random_numbers.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace theco::test {

inline void playAtRandom(swiss::RandomNumbers& random, event::Tournament& tournament, int round,
                         int a, int b) {
    event::Entry& first = tournament.player(a).at(round);
    event::Entry& second = tournament.player(b).at(round);
    const bool white = random.below(2) == 0;
    first = {event::Kind::Draw, white ? event::Colour::White : event::Colour::Black, b};
    second = {event::Kind::Draw, white ? event::Colour::Black : event::Colour::White, a};
    const int result = random.below(12);
    if (result < 5) {
        first.kind = event::Kind::Win;
        second.kind = event::Kind::Loss;
    } else if (result < 8) {
        first.kind = event::Kind::Loss;
        second.kind = event::Kind::Win;
    } else if (result == 8) {
        first.kind = event::Kind::ForfeitWin;
        second.kind = event::Kind::ForfeitLoss;
    } else if (result == 9) {
        first.kind = second.kind = event::Kind::ForfeitLoss;
    }
}

/// A past that no Swiss would have: opponents, colours and byes at random, but nobody met twice.
inline event::Tournament randomPast(swiss::RandomNumbers& random, int players, int rounds) {
    event::Tournament out;
    out.initialColour = random.below(2) == 0 ? event::Colour::White : event::Colour::Black;
    out.declaredRounds = random.below(3) == 0 ? rounds + 1 : rounds + 3;
    for (int i = 0; i < players; ++i) {
        event::Player player;
        player.tpn = i + 1;
        out.players.push_back(player);
    }
    const int absences = random.below(20);
    for (int round = 1; round <= rounds; ++round) {
        std::vector<int> order;
        for (int i = 0; i < players; ++i)
            order.insert(order.begin() + random.below(i + 1), i);
        while (!order.empty()) {
            const int a = order.back();
            order.pop_back();
            if (random.below(100) < absences) {
                constexpr std::array<event::Kind, 4> kKinds{
                    event::Kind::HalfPointBye, event::Kind::ZeroPointBye, event::Kind::FullPointBye,
                    event::Kind::None};
                out.player(a).at(round).kind = kKinds[static_cast<std::size_t>(random.below(4))];
                continue;
            }
            const auto met = [&](int b) {
                for (int r = 1; r < round; ++r)
                    if (out.player(a).in(r).opponent == b) return true;
                return false;
            };
            const auto found = std::find_if_not(order.begin(), order.end(), met);
            if (found == order.end()) {
                out.player(a).at(round).kind = event::Kind::PairingBye;
                continue;
            }
            const int b = *found;
            order.erase(found);
            playAtRandom(random, out, round, a, b);
        }
    }
    if (random.below(5) == 0)
        for (int i = 0; i < players / 2; ++i)
            out.player(i).virtualPoints.assign(static_cast<std::size_t>(rounds) + 1, 2);
    return out;
}

} // namespace theco::test
