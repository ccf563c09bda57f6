// SPDX-License-Identifier: MIT
#include "literal_players.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace theco::test {

using event::Colour;
using event::Entry;
using event::Kind;
using event::Tournament;

namespace {

int scoreBefore(const Tournament& t, int player, int round) {
    int sum = t.player(player).virtualIn(round);
    for (int r = 1; r < round; ++r)
        sum += t.scoring.points(t.player(player).in(r));
    return sum;
}

void findFloats(const Tournament& t, int player, int round, bool& down, bool& up) {
    if (round < 1) return;
    const Entry e = t.player(player).in(round);
    if (isPlayed(e.kind)) {
        const int mine = scoreBefore(t, player, round);
        const int theirs = scoreBefore(t, e.opponent, round);
        down = mine > theirs;
        up = mine < theirs;
    } else {
        down = e.kind == Kind::PairingBye || t.scoring.points(e) > t.scoring.loss();
    }
}

} // namespace

Person describe(const Tournament& t, int player, int round) {
    Person p;
    p.index = player;
    p.score = scoreBefore(t, player, round);
    for (int r = 1; r < round; ++r) {
        const Entry e = t.player(player).in(r);
        if (isPlayed(e.kind)) {
            p.white.push_back(e.colour == Colour::White ? 1 : 0);
            continue;
        }
        ++p.unplayed;
        if (e.kind == Kind::PairingBye || t.scoring.points(e) >= t.scoring.win())
            p.byeBarred = true;
    }
    for (const int w : p.white)
        p.colourDifference += w == 1 ? 1 : -1;
    const std::size_t games = p.white.size();
    const bool twice = games > 1 && p.white[games - 1] == p.white[games - 2];
    if (std::abs(p.colourDifference) > 1) {
        p.absolute = true;
        p.wants = p.colourDifference > 0 ? 0 : 1;
    } else if (twice) {
        p.absolute = true;
        p.wants = 1 - p.white.back();
    } else if (p.colourDifference != 0) {
        p.strong = true;
        p.wants = p.colourDifference > 0 ? 0 : 1;
    } else if (games > 0) {
        p.mild = true;
        p.wants = 1 - p.white.back();
    }
    const bool last = t.declaredRounds != 0 && round >= t.declaredRounds;
    // More than half of what could have been reached.
    p.topscorer = last && 2 * p.score > t.scoring.win() * (round - 1);
    findFloats(t, player, round - 1, p.down1, p.up1);
    findFloats(t, player, round - 2, p.down2, p.up2);
    return p;
}

bool hasBeenPaired(const Tournament& t, int player, int round) {
    for (int r = 1; r < round; ++r) {
        const Kind kind = t.player(player).in(r).kind;
        if (isPairing(kind) || kind == Kind::PairingBye) return true;
    }
    return false;
}

/// Exchanges between S1 and S2 (numbers from 1) in the order of Article 4.3, the empty one first.
std::vector<std::pair<List, List>> literalExchanges(int s1, int all) {
    std::vector<std::pair<List, List>> out;
    const auto bits = [](unsigned m, int offset) {
        List list;
        for (int k = 0; m >> k != 0; ++k)
            if ((m >> k & 1U) != 0) list.push_back(k + offset);
        return list;
    };
    for (unsigned a = 0; a < unsigned{1} << s1; ++a)
        for (unsigned b = 0; b < unsigned{1} << (all - s1); ++b) {
            List from = bits(a, 1);
            List to = bits(b, s1 + 1);
            if (from.size() == to.size()) out.emplace_back(std::move(from), std::move(to));
        }
    const auto key = [](const std::pair<List, List>& e) {
        int difference = 0;
        List highest;
        for (const int i : e.first) {
            difference -= i;
            highest.insert(highest.begin(), -i);
        }
        for (const int i : e.second)
            difference += i;
        return std::tuple(e.first.size(), difference, highest, e.second);
    };
    std::sort(out.begin(), out.end(),
              [&](const auto& x, const auto& y) { return key(x) < key(y); });
    return out;
}

} // namespace theco::test
