// SPDX-License-Identifier: MIT
#include "arbiter/swiss/matcher.hpp"

#include "arbiter/swiss/matcher_search.hpp"
#include "arbiter/swiss/weight_types.hpp"

#include <algorithm>

namespace theco::swiss {

template <class W>
Matcher<W>::Matcher(int size, EdgeCosts<W> costs, BitMatrix allowed)
    : size_(size), costs_(std::move(costs)), allowed_(std::move(allowed)), mate_(i(size), -1),
      y_(i(size)), parent_(i(2 * size), -1), top_(i(size)), label_(i(2 * size)),
      labelBy_(i(2 * size)), nearSlack_(i(size)), nearFrom_(i(size), -1) {
    for (int v = 0; v < size_; ++v)
        top_[i(v)] = v;
}

template <class W> W Matcher<W>::totalCost() const {
    W sum{0};
    for (int v = 0; v < size_; ++v)
        if (mate(v) > v) sum += costs_.at(v, mate(v));
    return sum;
}

template <class W> void Matcher<W>::pair(int u, int v) {
    mate_[i(u)] = v;
    mate_[i(v)] = u;
}

// ---- the start -----------------------------------------------------------------------------------

template <class W> void Matcher<W>::dissolve() {
    // Half of what a blossom holds goes to each of its vertices: no edge gets shorter. Blossoms may be
    // nested deeply, so each is visited once, those around it first.
    std::vector<int> open;
    for (std::size_t k = 0; k < blossoms_.size(); ++k)
        if (parent_[i(size_) + k] < 0 && !blossoms_[k].children.empty())
            open.push_back(size_ + static_cast<int>(k));
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        const W z = blossom(node).z;
        for (const int child : blossom(node).children) {
            if (isVertex(child)) {
                y_[i(child)] += z >> 1;
            } else {
                blossom(child).z += z;
                open.push_back(child);
            }
        }
    }
    for (int v = 0; v < size_; ++v)
        top_[i(v)] = v;
    std::fill(parent_.begin(), parent_.end(), -1);
    blossoms_.clear();
    freeBlossoms_.clear();
}

template <class W> void Matcher<W>::makeFeasible() {
    const W least = *std::min_element(costs_.cost.begin(), costs_.cost.end());
    std::fill(y_.begin(), y_.end(), W{0} - least);
}

/// Lowers y of free vertices as far as their edges allow, and pairs them where such an edge is free.
/// The search for a partner begins half the field away, where Swiss pairings have it.
template <class W> void Matcher<W>::matchGreedily() {
    for (int v = 0; v < size_; ++v) {
        if (mate(v) >= 0) continue;
        W least{0};
        int partner = -1;
        bool any = false;
        for (int step = 0; step < size_; ++step) {
            int u = v + size_ / 2 + step;
            while (u >= size_)
                u -= size_;
            if (u == v || !allowed_.at(v, u)) continue;
            const W s = slack(v, u);
            if (any && least < s) continue;
            if (!any || s < least) partner = -1;
            least = s;
            any = true;
            if (partner < 0 && mate(u) < 0) partner = u;
        }
        if (!any) continue;
        y_[i(v)] -= least;
        if (partner >= 0) pair(v, partner);
    }
}

template <class W> bool Matcher<W>::solve() {
    dissolve();
    if (!haveDual_) makeFeasible();
    haveDual_ = true;
    const W zero{0};
    for (int v = 0; v < size_; ++v) {
        const int u = mate(v);
        if (u < 0 || (allowed_.at(v, u) && slack(v, u) == zero)) continue;
        mate_[i(u)] = mate_[i(v)] = -1;
    }
    matchGreedily();
    for (int v = 0; v < size_; ++v)
        if (mate(v) < 0 && !search(v)) return false;
    for (Blossom& each : blossoms_)
        each.nearest.clear();
    return true;
}

// ---- changes that keep the cost ------------------------------------------------------------------

template <class W> W Matcher<W>::fullSlack(int u, int v) const {
    W out = slack(u, v);
    if (top_[i(u)] != top_[i(v)]) return out;
    const auto around = [&](int node) {
        std::vector<int> path;
        for (node = parent_[i(node)]; node >= 0; node = parent_[i(node)])
            path.push_back(node);
        return path;
    };
    const std::vector<int> ofU = around(u);
    const std::vector<int> ofV = around(v);
    for (auto a = ofU.rbegin(), b = ofV.rbegin(); a != ofU.rend() && b != ofV.rend() && *a == *b;
         ++a, ++b)
        out += blossom(*a).z;
    return out;
}

template <class W> bool Matcher<W>::isTight(int u, int v) const {
    const W zero{0};
    return allowed_.at(u, v) && !(zero < fullSlack(u, v));
}

template <class W> void Matcher<W>::fix(int u, int v) {
    for (int x = 0; x < size_; ++x) {
        if (x != v) allowed_.set(u, x, false);
        if (x != u) allowed_.set(v, x, false);
    }
}

/// Pairs u with v by changing two or three pairs at the same cost.
template <class W> bool Matcher<W>::swapInto(int u, int v) {
    const int a = mate(u);
    const int b = mate(v);
    const W before = costs_.at(u, a) + costs_.at(v, b) - costs_.at(u, v);
    if (allowed_.at(a, b) && costs_.at(a, b) == before) {
        pair(u, v);
        pair(a, b);
        return true;
    }
    for (int c = 0; c < size_; ++c) {
        const int d = mate(c);
        if (c == u || c == v || c == a || c == b || !allowed_.at(a, c) || !allowed_.at(b, d))
            continue;
        if (costs_.at(a, c) + costs_.at(b, d) != before + costs_.at(c, d)) continue;
        pair(u, v);
        pair(a, c);
        pair(b, d);
        return true;
    }
    return false;
}

/// Takes the edges away for good if the cost stays the same.
template <class W> bool Matcher<W>::solveWithout(const std::vector<Edge>& edges) {
    const W cost = totalCost();
    Kept kept{mate_, y_, blossoms_, freeBlossoms_, parent_, top_};
    for (const Edge edge : edges)
        allowed_.set(edge.a, edge.b, false);
    if (solve() && totalCost() == cost) return true;
    mate_ = std::move(kept.mate);
    y_ = std::move(kept.y);
    blossoms_ = std::move(kept.blossoms);
    freeBlossoms_ = std::move(kept.freeBlossoms);
    parent_ = std::move(kept.parent);
    top_ = std::move(kept.top);
    for (const Edge edge : edges)
        allowed_.set(edge.a, edge.b, true);
    return false;
}

template <class W> bool Matcher<W>::tryPair(int u, int v) {
    if (mate(u) != v) {
        if (!isTight(u, v)) return false;
        if (!swapInto(u, v)) {
            std::vector<Edge> others;
            for (int x = 0; x < size_; ++x) {
                if (x != v && allowed_.at(u, x)) others.push_back({u, x});
                if (x != u && allowed_.at(v, x)) others.push_back({v, x});
            }
            return solveWithout(others);
        }
    }
    fix(u, v);
    return true;
}

template <class W> bool Matcher<W>::tryWithout(int u, const std::vector<char>& unwanted) {
    if (unwanted[i(mate(u))] != 0) {
        bool any = false;
        bool swapped = false;
        for (int v = 0; v < size_ && !swapped; ++v) {
            if (unwanted[i(v)] != 0 || !isTight(u, v)) continue;
            any = true;
            swapped = swapInto(u, v);
        }
        if (!any) return false;
        if (!swapped) {
            std::vector<Edge> edges;
            for (int v = 0; v < size_; ++v)
                if (unwanted[i(v)] != 0 && allowed_.at(u, v)) edges.push_back({u, v});
            return solveWithout(edges);
        }
    }
    for (int v = 0; v < size_; ++v)
        if (unwanted[i(v)] != 0) allowed_.set(u, v, false);
    return true;
}

template <class W> void Matcher<W>::refine(EdgeCosts<W> costs, unsigned shift) {
    dissolve();
    for (W& y : y_)
        y = y << shift;
    costs_ = std::move(costs);
}

template class Matcher<std::int64_t>;
template class Matcher<Int128>;
template class Matcher<WideInt<8>>;
template class Matcher<WideInt<64>>;

} // namespace theco::swiss
