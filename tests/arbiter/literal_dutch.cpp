// SPDX-License-Identifier: MIT
#include "literal_dutch.hpp"
#include "literal_players.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>

namespace theco::test {
namespace {

using event::Colour;
using event::Entry;
using event::Kind;
using event::Tournament;

using Mask = unsigned;
/// The failures of a candidate, criterion by criterion; compared from the first on.
using Failures = std::vector<List>;

constexpr int kLimbo = 1'000'000;

// ---- the round -----------------------------------------------------------------------------------

class Round {
public:
    Round(const Tournament& t, int round, const List& players) : t_(t), round_(round) {
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

    std::optional<LiteralPairing> run() {
        if (n_ % 2 != 0) {
            // C5
            List scores;
            for (const Person& p : p_)
                if (!p.byeBarred) scores.push_back(p.score);
            std::sort(scores.begin(), scores.end());
            bool found = false;
            for (const int score : scores) {
                byeScore_ = score;
                completable_.clear();
                if (completable(all_)) {
                    found = true;
                    break;
                }
            }
            if (!found) return std::nullopt;
        } else if (!completable(all_)) {
            return std::nullopt;
        }
        List mdps;
        for (int first = 0; first < n_;) {
            int end = first;
            List residents;
            while (end < n_ && at(end).score == at(first).score)
                residents.push_back(end++);
            mdps = pairBracket(mdps, residents, end);
            first = end;
        }
        LiteralPairing out;
        for (const auto& [a, b] : pairs_) {
            const bool first = firstIsWhite(a, b);
            out.pairs.emplace_back(at(first ? a : b).index, at(first ? b : a).index);
        }
        if (!mdps.empty()) out.bye = at(mdps.front()).index;
        return out;
    }

    /// Before run(): what to try beside.
    void force(int a, int b) {
        for (int i = 0; i < n_; ++i) {
            if (at(i).index == a) forceA_ = i;
            if (at(i).index == b) forceB_ = i;
        }
        floatOnly_ = b < 0;
    }
    const ForcedResult& forced() const { return forced_; }

private:
    const Person& at(int i) const { return p_[static_cast<std::size_t>(i)]; }

    // ---- absolute criteria ----

    bool legal(int a, int b) const {
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
            if (round_ >= group.firstRound && round_ <= group.lastRound && has(x.index) &&
                has(y.index))
                return false;
        }
        return !(x.absolute && y.absolute && x.wants == y.wants && !x.topscorer && !y.topscorer);
    }

    bool mayTakeBye(int i) const { return !at(i).byeBarred && at(i).score <= byeScore_; }

    /// Everybody paired but at most one, who may take the bye.
    bool completable(Mask who) {
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
                out = (without >> b & 1U) != 0 && legal(a, b) &&
                      completable(without & ~(Mask{1} << b));
        return completable_[who] = out;
    }

    // ---- pairs and scores that a bracket can reach: C6, C7, and C8 for the next one ----

    struct Reach {
        int pairs = -1;
        List floaterScores; // highest first
        bool better(const Reach& other) const {
            return pairs != other.pairs ? pairs > other.pairs : floaterScores < other.floaterScores;
        }
    };

    /// Visits every set of legal pairs of MDPs with residents and residents among themselves.
    void forEachMatching(const List& mdps, const List& residents,
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

    Mask maskFrom(int below) const { return all_ & ~((Mask{1} << below) - 1); }
    static Mask maskOf(const List& players) {
        Mask out = 0;
        for (const int i : players)
            out |= Mask{1} << i;
        return out;
    }
    List scoresOf(const List& players) const {
        List out;
        for (const int i : players)
            out.push_back(at(i).score);
        std::sort(out.begin(), out.end(), std::greater<>());
        return out;
    }

    Reach reachOf(const List& mdps, const List& residents, int below) {
        Reach best;
        forEachMatching(mdps, residents, [&](int pairs, const List& floaters) {
            Reach reach{pairs, scoresOf(floaters)};
            if (reach.better(best) && completable(maskOf(floaters) | maskFrom(below))) best = reach;
        });
        return best;
    }

    /// C8 for these downfloaters, as failures: fewer pairs is worse.
    List lookAhead(const List& floaters, int below) {
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

    // ---- Article 5 ----

    bool firstIsWhite(int a, int b) const {
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

    /// The one of two with the same preference who does not get it.
    const Person& loserOf(int a, int b) const {
        return firstIsWhite(a, b) == (at(a).wants == 1) ? at(b) : at(a);
    }

    // ---- Articles 3 and 4 ----

    struct Candidate {
        std::vector<std::pair<int, int>> pairs; // the MDP first in its pair
        List floaters;                          // in order
    };

    Failures failuresOf(const Candidate& c, const List& mdps, int below) {
        const auto isMdp = [&](int i) { return std::count(mdps.begin(), mdps.end(), i) > 0; };
        int c9 = 0, c10 = 0, c11 = 0, c12 = 0, c13 = 0, c14 = 0, c15 = 0, c16 = 0, c17 = 0;
        List c18, c19, c20, c21;
        const int residentScore = at(below - 1).score;
        if (n_ % 2 != 0 && residentScore <= byeScore_ && c.floaters.size() == 1)
            c9 = at(c.floaters.front()).unplayed;
        for (const auto& [a, b] : c.pairs) {
            const Person& x = at(a);
            const Person& y = at(b);
            if (x.wants >= 0 && x.wants == y.wants) {
                ++c12;
                const Person& loser = loserOf(std::min(a, b), std::max(a, b));
                if (x.strong || y.strong)
                    if (!x.mild && !y.mild) ++c13;
                if (x.topscorer || y.topscorer) {
                    const int after = loser.colourDifference + (loser.wants == 1 ? -1 : 1);
                    if (std::abs(after) > 2) ++c10;
                    const std::size_t g = loser.white.size();
                    const int gets = 1 - loser.wants;
                    if (g > 1 && loser.white[g - 1] == gets && loser.white[g - 2] == gets) ++c11;
                }
            }
            if (!isMdp(a)) continue;
            const int difference = x.score - y.score;
            if (y.up1) ++c15;
            if (y.up2) ++c17;
            if (x.down1) c18.push_back(difference);
            if (y.up1) c19.push_back(difference);
            if (x.down2) c20.push_back(difference);
            if (y.up2) c21.push_back(difference);
        }
        for (const int i : c.floaters) {
            if (!isMdp(i)) {
                c14 += at(i).down1 ? 1 : 0;
                c16 += at(i).down2 ? 1 : 0;
                continue;
            }
            if (at(i).down1) c18.push_back(kLimbo);
            if (at(i).down2) c20.push_back(kLimbo);
        }
        for (List* const list : {&c18, &c19, &c20, &c21})
            std::sort(list->begin(), list->end(), std::greater<>());
        List c8;
        if (below < n_) c8 = lookAhead(c.floaters, below);
        return {{static_cast<int>(c.floaters.size())},
                scoresOf(c.floaters),
                c8,
                {c9},
                {c10},
                {c11},
                {c12},
                {c13},
                {c14},
                {c15},
                {c16},
                {c17},
                c18,
                c19,
                c20,
                c21};
    }

    /// All ways to give each of S1 an opponent of S2, lexicographically; illegal ones left out.
    void forEachTransposition(const List& s1, const List& s2,
                              const std::function<void(const std::vector<std::pair<int, int>>&,
                                                       const List&)>& visit) const {
        std::vector<std::pair<int, int>> pairs;
        List rest = s2;
        const std::function<void(std::size_t)> go = [&](std::size_t k) {
            if (k == s1.size()) {
                visit(pairs, rest);
                return;
            }
            for (std::size_t j = 0; j < rest.size(); ++j) {
                const int opponent = rest[j];
                if (!legal(s1[k], opponent)) continue;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(j));
                pairs.emplace_back(s1[k], opponent);
                go(k + 1);
                pairs.pop_back();
                rest.insert(rest.begin() + static_cast<std::ptrdiff_t>(j), opponent);
            }
        };
        go(0);
    }

    List pairBracket(const List& mdps, const List& residents, int below) {
        ahead_.clear();
        const Reach reach = reachOf(mdps, residents, below);
        // Valid sets of MDPs: those that leave a limbo no better score can avoid.
        std::vector<List> sets;
        forEachMatching(mdps, residents, [&](int pairs, const List& floaters) {
            if (pairs != reach.pairs || scoresOf(floaters) != reach.floaterScores) return;
            if (!completable(maskOf(floaters) | maskFrom(below))) return;
            List paired;
            for (const int i : mdps)
                if (std::count(floaters.begin(), floaters.end(), i) == 0) paired.push_back(i);
            sets.push_back(paired);
        });
        std::sort(sets.begin(), sets.end());
        sets.erase(std::unique(sets.begin(), sets.end()), sets.end());

        std::optional<Candidate> best;
        Failures least;
        std::optional<Failures> forcedLeast;
        const auto consider = [&](Candidate c) {
            std::sort(c.floaters.begin(), c.floaters.end());
            if (!completable(maskOf(c.floaters) | maskFrom(below))) return;
            Failures failures = failuresOf(c, mdps, below);
            if (isForced(c) && (!forcedLeast || failures < *forcedLeast)) forcedLeast = failures;
            if (best && !(failures < least)) return;
            best = std::move(c);
            least = std::move(failures);
        };
        for (const List& s1 : sets) {
            List limbo;
            for (const int i : mdps)
                if (std::count(s1.begin(), s1.end(), i) == 0) limbo.push_back(i);
            forEachTransposition(s1, residents, [&](const auto& mdpPairs, const List& remainder) {
                const int size = static_cast<int>(remainder.size());
                const int half = reach.pairs - static_cast<int>(s1.size());
                for (const auto& [from, to] : literalExchanges(half, size)) {
                    List first, second;
                    for (int k = 1; k <= size; ++k) {
                        const bool moved = std::count(from.begin(), from.end(), k) > 0 ||
                                           std::count(to.begin(), to.end(), k) > 0;
                        ((k <= half) != moved ? first : second)
                            .push_back(remainder[static_cast<std::size_t>(k - 1)]);
                    }
                    forEachTransposition(first, second, [&](const auto& pairs, const List& left) {
                        Candidate c;
                        c.pairs = mdpPairs;
                        c.pairs.insert(c.pairs.end(), pairs.begin(), pairs.end());
                        c.floaters = limbo;
                        c.floaters.insert(c.floaters.end(), left.begin(), left.end());
                        consider(std::move(c));
                    });
                }
            });
        }
        if (!best) return {}; // cannot be: the field is completable
        compareForced(mdps, residents, least, forcedLeast);
        for (const auto& [a, b] : best->pairs)
            pairs_.emplace_back(std::min(a, b), std::max(a, b));
        return best->floaters;
    }

    bool isForced(const Candidate& c) const {
        if (floatOnly_) return std::count(c.floaters.begin(), c.floaters.end(), forceA_) > 0;
        for (const auto& [a, b] : c.pairs)
            if ((a == forceA_ && b == forceB_) || (a == forceB_ && b == forceA_)) return true;
        return false;
    }

    void compareForced(const List& mdps, const List& residents, const Failures& least,
                       const std::optional<Failures>& forcedLeast) {
        const auto holds = [&](int i) {
            return std::count(mdps.begin(), mdps.end(), i) +
                       std::count(residents.begin(), residents.end(), i) >
                   0;
        };
        if (forceA_ < 0 || forced_.what != Forced::NotTogether || !holds(forceA_)) return;
        if (!floatOnly_ && !holds(forceB_)) return;
        forced_.what = forcedLeast ? Forced::Equal : Forced::Impossible;
        if (!forcedLeast) return;
        for (std::size_t k = 0; k < least.size(); ++k) {
            if (least[k] == (*forcedLeast)[k]) continue;
            forced_ = {Forced::Worse, static_cast<int>(k) + 6};
            return;
        }
    }

    const Tournament& t_;
    int round_;
    std::vector<Person> p_;
    int n_ = 0;
    Mask all_ = 0;
    int byeScore_ = -1;
    std::map<Mask, bool> completable_;
    std::map<Mask, List> ahead_;
    std::vector<std::pair<int, int>> pairs_;
    int forceA_ = -1, forceB_ = -1;
    bool floatOnly_ = false;
    ForcedResult forced_;
};

} // namespace

std::optional<LiteralPairing> pairLiterally(const Tournament& tournament, int round,
                                            const List& players) {
    return Round(tournament, round, players).run();
}

ForcedResult forceLiterally(const Tournament& tournament, int round, const List& players, int a,
                            int b) {
    Round it(tournament, round, players);
    it.force(a, b);
    it.run();
    return it.forced();
}

} // namespace theco::test
