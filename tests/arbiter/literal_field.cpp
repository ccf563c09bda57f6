// SPDX-License-Identifier: MIT
#include "literal_field.hpp"

#include <algorithm>
#include <cstdlib>

namespace theco::test {

using event::Colour;
using event::Entry;
using event::Tournament;

LiteralField::LiteralField(const Tournament& t, int round, const List& players)
    : t_(t), round_(round) {
    for (const int i : players)
        p_.push_back(describe(t, i, round));
    int number = 0;
    for (int i = 0; i < static_cast<int>(t.players.size()); ++i) {
        const auto here =
            std::find_if(p_.begin(), p_.end(), [&](const Person& p) { return p.index == i; });
        if (here != p_.end() || hasBeenPaired(t, i, round)) ++number;
        if (here != p_.end()) here->number = number;
    }
    std::sort(p_.begin(), p_.end(), [](const Person& a, const Person& b) {
        return a.score != b.score ? a.score > b.score : a.index < b.index;
    });
    n_ = static_cast<int>(p_.size());
    all_ = (Mask{1} << n_) - 1;
}

bool LiteralField::findByeScore() {
    if (n_ % 2 == 0) return completable(all_);
    List scores;
    for (const Person& p : p_)
        if (!p.byeBarred) scores.push_back(p.score);
    std::sort(scores.begin(), scores.end());
    for (const int score : scores) {
        byeScore_ = score;
        completable_.clear();
        if (completable(all_)) return true;
    }
    return false;
}

bool LiteralField::legal(int a, int b) const {
    const Person& x = at(a);
    const Person& y = at(b);
    for (int r = 1; r < round_; ++r) {
        const Entry e = t_.player(x.index).in(r);
        if (isPlayed(e.kind) && e.opponent == y.index) return false;
    }
    for (const event::ForbiddenGroup& group : t_.forbidden) {
        const auto has = [&](int i) {
            return std::count(group.players.begin(), group.players.end(), i) > 0;
        };
        if (round_ >= group.firstRound && round_ <= group.lastRound && has(x.index) && has(y.index))
            return false;
    }
    return !(x.absolute && y.absolute && x.wants == y.wants && !x.topscorer && !y.topscorer);
}

bool LiteralField::completable(Mask who) {
    if (who == 0) return true;
    const auto known = completable_.find(who);
    if (known != completable_.end()) return known->second;
    bool out = false;
    int count = 0;
    for (int i = 0; i < n_; ++i)
        count += static_cast<int>(who >> i & 1U);
    int a = 0;
    while ((who >> a & 1U) == 0)
        ++a;
    const Mask without = who & ~(Mask{1} << a);
    if (count % 2 != 0)
        for (int i = 0; i < n_ && !out; ++i)
            out = (who >> i & 1U) != 0 && mayTakeBye(i) && completable(who & ~(Mask{1} << i));
    else
        for (int b = a + 1; b < n_ && !out; ++b)
            out = (without >> b & 1U) != 0 && legal(a, b) && completable(without & ~(Mask{1} << b));
    return completable_[who] = out;
}

void LiteralField::forEachMatching(const List& mdps, const List& residents,
                                   const std::function<void(int, const List&)>& visit) const {
    List players = mdps;
    players.insert(players.end(), residents.begin(), residents.end());
    const std::size_t m = mdps.size();
    std::vector<char> used(players.size());
    List floaters;
    const std::function<void(std::size_t, int)> go = [&](std::size_t k, int pairs) {
        while (k < players.size() && used[k] != 0)
            ++k;
        if (k == players.size()) {
            visit(pairs, floaters);
            return;
        }
        used[k] = 1;
        floaters.push_back(players[k]);
        go(k + 1, pairs);
        floaters.pop_back();
        for (std::size_t j = std::max(k + 1, m); j < players.size(); ++j) {
            if (used[j] != 0 || !legal(players[k], players[j])) continue;
            used[j] = 1;
            go(k + 1, pairs + 1);
            used[j] = 0;
        }
        used[k] = 0;
    };
    go(0, 0);
}

LiteralField::Mask LiteralField::maskOf(const List& players) {
    Mask out = 0;
    for (const int i : players)
        out |= Mask{1} << i;
    return out;
}

List LiteralField::scoresOf(const List& players) const {
    List out;
    for (const int i : players)
        out.push_back(at(i).score);
    std::sort(out.begin(), out.end(), std::greater<>());
    return out;
}

LiteralField::Reach LiteralField::reachOf(const List& mdps, const List& residents, int below) {
    Reach best;
    forEachMatching(mdps, residents, [&](int pairs, const List& floaters) {
        Reach reach{pairs, scoresOf(floaters)};
        if (reach.better(best) && completable(maskOf(floaters) | maskFrom(below))) best = reach;
    });
    return best;
}

List LiteralField::lookAhead(const List& floaters, int below) {
    const Mask key = maskOf(floaters);
    const auto known = ahead_.find(key);
    if (known != ahead_.end()) return known->second;
    List next;
    int end = below;
    while (end < n_ && at(end).score == at(below).score)
        next.push_back(end++);
    const Reach reach = reachOf(floaters, next, end);
    List out{-reach.pairs};
    out.insert(out.end(), reach.floaterScores.begin(), reach.floaterScores.end());
    return ahead_[key] = out;
}

bool LiteralField::firstIsWhite(int a, int b) const {
    const Person& x = at(a);
    const Person& y = at(b);
    if (x.wants >= 0 && x.wants != y.wants) return x.wants == 1;
    if (x.wants < 0 && y.wants >= 0) return y.wants == 0;
    if (x.wants < 0) {
        const bool initial = t_.initialColour != Colour::Black;
        return (x.number % 2 != 0) == initial;
    }
    const int strengthX = x.absolute ? 2 : x.strong ? 1 : 0;
    const int strengthY = y.absolute ? 2 : y.strong ? 1 : 0;
    if (strengthX > strengthY) return x.wants == 1;
    if (strengthX < strengthY) return y.wants == 0;
    if (x.absolute && std::abs(x.colourDifference) != std::abs(y.colourDifference))
        return std::abs(x.colourDifference) > std::abs(y.colourDifference) ? x.wants == 1
                                                                           : y.wants == 0;
    auto i = x.white.rbegin();
    auto j = y.white.rbegin();
    for (; i != x.white.rend() && j != y.white.rend(); ++i, ++j)
        if (*i != *j) return *i == 0;
    return x.wants == 1;
}

const Person& LiteralField::loserOf(int a, int b) const {
    return firstIsWhite(a, b) == (at(a).wants == 1) ? at(b) : at(a);
}

} // namespace theco::test
