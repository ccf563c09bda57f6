// SPDX-License-Identifier: MIT
#include "literal_dutch.hpp"
#include "literal_field.hpp"

#include <algorithm>

namespace theco::test {
namespace {

using event::Tournament;

/// The failures of a candidate, criterion by criterion; compared from the first on.
using Failures = std::vector<List>;

constexpr int kLimbo = 1'000'000;

class Round : private LiteralField {
public:
    Round(const Tournament& t, int round, const List& players) : LiteralField(t, round, players) {}

    std::optional<LiteralPairing> run() {
        if (!findByeScore()) return std::nullopt;
        List mdps;
        for (int first = 0; first < size();) {
            int end = first;
            List residents;
            while (end < size() && at(end).score == at(first).score)
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
    void force(int a, int b, int stays) {
        for (int i = 0; i < size(); ++i) {
            if (at(i).index == stays) stays_ = i;
            if (at(i).index == a) forceA_ = i;
            if (at(i).index == b) forceB_ = i;
        }
        floatOnly_ = b < 0;
    }
    const ForcedResult& forced() const { return forced_; }

private:
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
        if (size() % 2 != 0 && residentScore <= byeScore() && c.floaters.size() == 1)
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
        if (below < size()) c8 = lookAhead(c.floaters, below);
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
        forgetAhead();
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
        const auto leaves = [&](int i) {
            return std::count(c.floaters.begin(), c.floaters.end(), i) > 0;
        };
        if (floatOnly_) return leaves(forceA_) && !(stays_ >= 0 && leaves(stays_));
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

    std::vector<std::pair<int, int>> pairs_;
    int forceA_ = -1, forceB_ = -1, stays_ = -1;
    bool floatOnly_ = false;
    ForcedResult forced_;
};

} // namespace

std::optional<LiteralPairing> pairLiterally(const Tournament& tournament, int round,
                                            const List& players) {
    return Round(tournament, round, players).run();
}

ForcedResult forceLiterally(const Tournament& tournament, int round, const List& players, int a,
                            int b, int stays) {
    Round it(tournament, round, players);
    it.force(a, b, stays);
    it.run();
    return it.forced();
}

} // namespace theco::test
