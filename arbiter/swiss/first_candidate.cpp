// SPDX-License-Identifier: MIT
#include "arbiter/swiss/first_candidate.hpp"

#include "arbiter/swiss/weight_types.hpp"

#include <algorithm>
#include <set>

namespace theco::swiss {
namespace {

unsigned bitsFor(std::size_t greatest) {
    unsigned bits = 0;
    for (; greatest > 0; greatest >>= 1)
        ++bits;
    return bits;
}

template <class W> class Sequence {
public:
    Sequence(const BracketGraph& graph, Matcher<W>& matcher) : graph_(graph), matcher_(matcher) {
        for (int v = 0; v < graph.size(); ++v) {
            if (graph.node(v).role == Role::Mdp) mdps_.push_back(v);
            if (graph.node(v).role == Role::Resident) residents_.push_back(v);
        }
    }

    std::optional<BracketResult> run(bool& tooNarrow) {
        pairMdps();
        pairRemainder();
        tooNarrow = tooNarrow_;
        if (tooNarrow_) return std::nullopt;
        BracketResult result;
        result.mdpPairs = mdpPairs_;
        result.exchanged = exchanged_;
        std::vector<std::pair<int, int>> used;
        for (int v = 0; v < graph_.size(); ++v) {
            const int mate = matcher_.mate(v);
            if (v < mate) used.emplace_back(v, mate);
            const Node& node = graph_.node(v);
            const Node& other = graph_.node(mate);
            if (other.role == Role::Nobody) result.bye = node.entrant;
            if (!node.inBracket()) continue;
            if (!other.inBracket())
                result.floaters.push_back(node.entrant);
            else if (node.entrant < other.entrant)
                result.pairs.emplace_back(node.entrant, other.entrant);
        }
        result.costs = graph_.paid(used);
        return result;
    }

private:
    static std::size_t i(int index) { return static_cast<std::size_t>(index); }
    bool isPairedInside(int v) const { return graph_.node(matcher_.mate(v)).inBracket(); }

    /// Article 4.4: the set of MDPs to be paired, then 4.2: their opponents.
    void pairMdps() {
        std::vector<char> outside(i(graph_.size()));
        for (int v = 0; v < graph_.size(); ++v)
            outside[i(v)] = graph_.node(v).inBracket() ? 0 : 1;
        const bool limbo =
            std::any_of(mdps_.begin(), mdps_.end(), [&](int mdp) { return !isPairedInside(mdp); });
        std::vector<int> paired;
        for (const int mdp : mdps_) {
            if (!limbo || matcher_.tryWithout(mdp, outside)) {
                paired.push_back(mdp);
                continue;
            }
            for (const int resident : residents_)
                matcher_.forbid(mdp, resident);
        }
        mdpPairs_ = static_cast<int>(paired.size());
        std::vector<char> taken(i(graph_.size()));
        for (const int mdp : paired)
            for (const int resident : residents_)
                if (taken[i(resident)] == 0 && matcher_.tryPair(mdp, resident)) {
                    taken[i(resident)] = 1;
                    break;
                }
        for (const int resident : residents_)
            if (taken[i(resident)] == 0) remainder_.push_back(resident);
    }

    void pairRemainder() {
        const auto inside = std::count_if(remainder_.begin(), remainder_.end(),
                                          [&](int v) { return isPairedInside(v); });
        const std::size_t pairs = static_cast<std::size_t>(inside) / 2;
        if (pairs == 0) return;
        number_.assign(i(graph_.size()), 0);
        for (std::size_t k = 0; k < remainder_.size(); ++k) {
            number_[i(remainder_[k])] = static_cast<int>(k) + 1;
            (k < pairs ? first_ : second_).push_back(remainder_[k]);
        }
        inFirst_.assign(i(graph_.size()), 0);
        for (const int v : first_)
            inFirst_[i(v)] = 1;
        countExchanges();
        if (exchanged_ > 0) chooseExchange();
        if (tooNarrow_) return;
        closeHalves();
        for (const int u : first_)
            for (const int v : second_)
                if (matcher_.tryPair(u, v)) break;
    }

    bool hasRoomFor(unsigned bits) {
        added_ += bits;
        tooNarrow_ = graph_.bits() + added_ + roomForPrices(graph_.size()) > kBitsOf<W>;
        return !tooNarrow_;
    }

    bool inRemainder(int v) const { return number_[i(v)] != 0; }
    /// A pair within S1, or a player of S1 that floats: somebody has to leave S1.
    bool leaves(int u, int v) const {
        if (inFirst_[i(u)] == 0) return false;
        return inFirst_[i(v)] != 0 || !graph_.node(v).inBracket();
    }

    /// As few exchanged players as possible: one more digit.
    void countExchanges() {
        const EdgeCosts<W>& old = matcher_.costs();
        const unsigned bits = bitsFor(first_.size());
        if (!hasRoomFor(bits)) return;
        EdgeCosts<W> costs;
        // Classes in two halves: the second one is of S1.
        costs.classes = old.classes * 2;
        for (int v = 0; v < graph_.size(); ++v)
            costs.classOf.push_back(old.classOf[i(v)] + (inFirst_[i(v)] != 0 ? old.classes : 0));
        std::vector<char> outside(i(old.classes));
        for (int v = 0; v < graph_.size(); ++v)
            if (!graph_.node(v).inBracket()) outside[i(old.classOf[i(v)])] = 1;
        for (int a = 0; a < costs.classes; ++a)
            for (int b = 0; b < costs.classes; ++b) {
                const int x = a % old.classes;
                const int y = b % old.classes;
                const bool s1 = a >= old.classes;
                const bool s2 = b >= old.classes;
                const bool exchange =
                    (s1 && s2) || (s1 && outside[i(y)] != 0) || (s2 && outside[i(x)] != 0);
                W cost = old.cost[i(x) * i(old.classes) + i(y)] << bits;
                if (exchange) cost += W{1};
                costs.cost.push_back(cost);
            }
        matcher_.refine(std::move(costs), bits);
        matcher_.solve();
        for (const int v : first_) {
            const int mate = matcher_.mate(v);
            if (leaves(v, mate) && !(inFirst_[i(mate)] != 0 && v > mate)) ++exchanged_;
        }
    }

    /// Article 4.3: the smallest difference of numbers, then the highest numbers leaving S1, then the
    /// lowest leaving S2.
    void chooseExchange() {
        const EdgeCosts<W>& old = matcher_.costs();
        const int most = static_cast<int>(remainder_.size()) + 1;
        const unsigned bits = bitsFor(static_cast<std::size_t>(2 * most * exchanged_));
        if (!hasRoomFor(bits)) return;
        EdgeCosts<W> costs;
        costs.classes = graph_.size();
        for (int u = 0; u < graph_.size(); ++u) {
            costs.classOf.push_back(u);
            for (int v = 0; v < graph_.size(); ++v) {
                W cost = old.at(u, v) << bits;
                if (leaves(u, v) || leaves(v, u))
                    cost += W{most - std::max(number_[i(u)], number_[i(v)])};
                else if (inSecond(u) && inSecond(v))
                    cost += W{std::min(number_[i(u)], number_[i(v)])};
                costs.cost.push_back(cost);
            }
        }
        matcher_.refine(std::move(costs), bits);
        matcher_.solve();
        std::vector<int> stay, enter, left;
        for (std::size_t k = first_.size(); k-- > 0;)
            (decide(first_[k],
                    [&](int v) {
                        return leaves(first_[k], v) && number_[i(v)] < number_[i(first_[k])];
                    })
                 ? left
                 : stay)
                .push_back(first_[k]);
        for (const int u : second_)
            (decide(u, [&](int v) { return inSecond(v) && number_[i(v)] > number_[i(u)]; }) ? enter
                                                                                            : left)
                .push_back(u);
        stay.insert(stay.end(), enter.begin(), enter.end());
        std::sort(stay.begin(), stay.end());
        std::sort(left.begin(), left.end());
        first_ = std::move(stay);
        second_ = std::move(left);
        for (int v = 0; v < graph_.size(); ++v)
            inFirst_[i(v)] = 0;
        for (const int v : first_)
            inFirst_[i(v)] = 1;
    }

    bool inSecond(int v) const { return inRemainder(v) && inFirst_[i(v)] == 0; }

    /// Whether u can have one of the partners for whom `wanted` holds; from now on it has one, or
    /// never will.
    template <class Predicate> bool decide(int u, Predicate wanted) {
        std::vector<char> others(i(graph_.size()));
        for (int v = 0; v < graph_.size(); ++v)
            others[i(v)] = wanted(v) ? 0 : 1;
        if (matcher_.tryWithout(u, others)) return true;
        for (int v = 0; v < graph_.size(); ++v)
            if (others[i(v)] == 0) matcher_.forbid(u, v);
        return false;
    }

    /// From now on every pair has one of S1 and one of S2.
    void closeHalves() {
        for (const int u : first_)
            for (int v = 0; v < graph_.size(); ++v)
                if (inFirst_[i(v)] != 0 || !graph_.node(v).inBracket()) matcher_.forbid(u, v);
        for (const int u : second_)
            for (const int v : second_)
                matcher_.forbid(u, v);
    }

    const BracketGraph& graph_;
    Matcher<W>& matcher_;
    std::vector<int> mdps_, residents_, remainder_;
    std::vector<int> first_, second_; // S1 and S2 of the remainder
    std::vector<int> number_;         // BSN in the remainder, 0: not of it
    std::vector<char> inFirst_;
    int mdpPairs_ = 0;
    int exchanged_ = 0;
    unsigned added_ = 0; // bits of digits added to the costs
    bool tooNarrow_ = false;
};

} // namespace

template <class W>
std::optional<BracketResult> firstCandidate(const BracketGraph& graph, Matcher<W>& matcher,
                                            bool& tooNarrow) {
    return Sequence<W>(graph, matcher).run(tooNarrow);
}

template std::optional<BracketResult> firstCandidate(const BracketGraph&, Matcher<std::int64_t>&,
                                                     bool&);
template std::optional<BracketResult> firstCandidate(const BracketGraph&, Matcher<Int128>&, bool&);
template std::optional<BracketResult> firstCandidate(const BracketGraph&, Matcher<WideInt<8>>&,
                                                     bool&);
template std::optional<BracketResult> firstCandidate(const BracketGraph&, Matcher<WideInt<64>>&,
                                                     bool&);

} // namespace theco::swiss
