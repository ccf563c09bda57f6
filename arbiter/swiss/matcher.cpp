// SPDX-License-Identifier: MIT
#include "arbiter/swiss/matcher.hpp"

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

// ---- one search ----------------------------------------------------------------------------------

template <class W> bool Matcher<W>::search(int root) {
    std::fill(label_.begin(), label_.end(), Label::None);
    std::fill(nearFrom_.begin(), nearFrom_.end(), -1);
    setOuter(top_[i(root)], {});
    const W zero{0};
    for (;;) {
        W least{0};
        int vertex = -1;
        int node = -1;
        for (int v = 0; v < size_; ++v) {
            if (nearFrom_[i(v)] < 0) continue;
            const int x = top_[i(v)];
            const Label label = label_[i(x)];
            if (label == Label::Inner) continue;
            W s = nearSlack_[i(v)];
            if (label == Label::Outer) {
                if (top_[i(nearFrom_[i(v)])] == x) continue;
                s = s >> 1;
            }
            if (vertex >= 0 && !(s < least)) continue;
            least = s;
            vertex = v;
            if (least == zero) break;
        }
        if (vertex < 0 || least != zero)
            for (std::size_t k = 0; k < blossoms_.size(); ++k) {
                const int x = size_ + static_cast<int>(k);
                if (label_[i(x)] != Label::Inner || parent_[i(x)] >= 0) continue;
                const W half = blossoms_[k].z >> 1;
                if ((vertex >= 0 || node >= 0) && !(half < least)) continue;
                least = half;
                node = x;
            }
        if (vertex < 0 && node < 0) return false;
        if (least != zero) {
            for (int v = 0; v < size_; ++v) {
                const Label label = label_[i(top_[i(v)])];
                if (label == Label::Inner) {
                    y_[i(v)] += least;
                    continue;
                }
                nearSlack_[i(v)] -= least;
                if (label == Label::None) continue;
                nearSlack_[i(v)] -= least;
                y_[i(v)] -= least;
            }
            for (std::size_t k = 0; k < blossoms_.size(); ++k) {
                const int x = size_ + static_cast<int>(k);
                if (label_[i(x)] == Label::None || parent_[i(x)] >= 0) continue;
                if (label_[i(x)] == Label::Outer)
                    blossoms_[k].z += least + least;
                else
                    blossoms_[k].z -= least + least;
            }
        }
        if (node >= 0) {
            expand(node);
        } else if (label_[i(top_[i(vertex)])] == Label::Outer) {
            shrink(nearFrom_[i(vertex)], vertex);
        } else if (mate(base(top_[i(vertex)])) < 0) {
            augment(nearFrom_[i(vertex)], vertex);
            return true;
        } else {
            growOver(nearFrom_[i(vertex)], vertex);
        }
    }
}

template <class W> void Matcher<W>::setOuter(int node, Edge by) {
    label_[i(node)] = Label::Outer;
    labelBy_[i(node)] = by;
    scan(node);
}

/// The outer node offers its edges to every vertex outside of it.
template <class W> void Matcher<W>::scan(int node) {
    const bool single = isVertex(node);
    for (int v = 0; v < size_; ++v) {
        if (top_[i(v)] == node) continue;
        const int u = single ? node : blossom(node).nearest[i(v)];
        if (u < 0 || (single && !allowed_.at(u, v))) continue;
        const int known = nearFrom_[i(v)];
        const W s = slack(u, v);
        if (known >= 0 && !(s < nearSlack_[i(v)]) && top_[i(known)] != top_[i(v)]) continue;
        nearFrom_[i(v)] = u;
        nearSlack_[i(v)] = s;
    }
}

template <class W> void Matcher<W>::growOver(int u, int v) {
    const int inner = top_[i(v)];
    label_[i(inner)] = Label::Inner;
    labelBy_[i(inner)] = {u, v};
    const int from = base(inner);
    const int to = mate(from);
    setOuter(top_[i(to)], {from, to});
}

template <class W> int Matcher<W>::newBlossom() {
    if (!freeBlossoms_.empty()) {
        const int node = freeBlossoms_.back();
        freeBlossoms_.pop_back();
        blossom(node) = Blossom();
        return node;
    }
    blossoms_.emplace_back();
    return size_ + static_cast<int>(blossoms_.size()) - 1;
}

/// Two outer nodes of the tree are joined by a tight edge: the odd cycle becomes one node.
template <class W> void Matcher<W>::shrink(int u, int v) {
    const auto up = [&](int node) {
        const Edge by = labelBy_[i(node)];
        return by.a < 0 ? -1 : top_[i(by.a)];
    };
    std::vector<int> left, right;
    for (int node = top_[i(u)]; node >= 0; node = up(node))
        left.push_back(node);
    for (int node = top_[i(v)]; node >= 0; node = up(node))
        right.push_back(node);
    while (left.size() > 1 && right.size() > 1 &&
           left[left.size() - 2] == right[right.size() - 2]) {
        left.pop_back();
        right.pop_back();
    }
    const int node = newBlossom();
    Blossom& made = blossom(node);
    for (std::size_t k = left.size(); k-- > 0;) {
        made.children.push_back(left[k]);
        if (k > 0) made.edges.push_back(labelBy_[i(left[k - 1])]);
    }
    made.edges.push_back({u, v});
    for (std::size_t k = 0; k + 1 < right.size(); ++k) {
        made.children.push_back(right[k]);
        const Edge by = labelBy_[i(right[k])];
        made.edges.push_back({by.b, by.a});
    }
    made.base = base(left.back());
    label_[i(node)] = Label::Outer;
    labelBy_[i(node)] = labelBy_[i(left.back())];
    parent_[i(node)] = -1;
    for (const int child : made.children) {
        parent_[i(child)] = node;
        forMembers(child, [&](int member) {
            made.members.push_back(member);
            top_[i(member)] = node;
        });
    }
    made.nearest.assign(i(size_), -1);
    std::vector<W> best(i(size_));
    for (const int child : made.children)
        for (int x = 0; x < size_; ++x) {
            if (top_[i(x)] == node) continue;
            const bool single = isVertex(child);
            const int from = single ? child : blossom(child).nearest[i(x)];
            if (from < 0 || (single && !allowed_.at(from, x))) continue;
            const W s = slack(from, x);
            if (made.nearest[i(x)] >= 0 && !(s < best[i(x)])) continue;
            made.nearest[i(x)] = from;
            best[i(x)] = s;
        }
    scan(node);
}

/// An inner blossom has nothing left to give: its children stand for themselves again.
template <class W> void Matcher<W>::expand(int node) {
    const Blossom gone = std::move(blossom(node));
    const Edge by = labelBy_[i(node)];
    label_[i(node)] = Label::None;
    const std::size_t count = gone.children.size();
    std::size_t entry = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const int child = gone.children[k];
        parent_[i(child)] = -1;
        label_[i(child)] = Label::None;
        forMembers(child, [&](int member) {
            top_[i(member)] = child;
            if (member == by.b) entry = k;
        });
    }
    freeBlossoms_.push_back(node);
    std::vector<int> outer;
    Edge via = by;
    for (std::size_t k = entry, step = 0;; ++step) {
        const int child = gone.children[k];
        label_[i(child)] = step % 2 == 0 ? Label::Inner : Label::Outer;
        labelBy_[i(child)] = via;
        if (step % 2 == 1) outer.push_back(child);
        if (k == 0) break;
        if (entry % 2 == 0) {
            const Edge edge = gone.edges[k - 1];
            via = {edge.b, edge.a};
            --k;
        } else {
            via = gone.edges[k];
            k = (k + 1) % count;
        }
    }
    for (const int child : outer)
        scan(child);
}

/// Makes v the vertex by which the node is matched outwards.
template <class W> void Matcher<W>::rotate(int node, int v) {
    if (isVertex(node)) return;
    Blossom& it = blossom(node);
    int inside = v;
    while (parent_[i(inside)] != node)
        inside = parent_[i(inside)];
    const auto found = std::find(it.children.begin(), it.children.end(), inside);
    const auto k = static_cast<std::size_t>(found - it.children.begin());
    const std::size_t count = it.children.size();
    const std::size_t first = k % 2 == 0 ? 0 : k + 1;
    const std::size_t end = k % 2 == 0 ? k : count;
    for (std::size_t e = first; e < end; e += 2) {
        const Edge edge = it.edges[e];
        rotate(it.children[e], edge.a);
        rotate(it.children[(e + 1) % count], edge.b);
        pair(edge.a, edge.b);
    }
    rotate(inside, v);
    const auto by = static_cast<std::ptrdiff_t>(k);
    std::rotate(it.children.begin(), it.children.begin() + by, it.children.end());
    std::rotate(it.edges.begin(), it.edges.begin() + by, it.edges.end());
    it.base = v;
}

template <class W> void Matcher<W>::augment(int u, int v) {
    rotate(top_[i(v)], v);
    for (;;) {
        const int outer = top_[i(u)];
        rotate(outer, u);
        pair(u, v);
        const Edge matched = labelBy_[i(outer)];
        if (matched.a < 0) return;
        const Edge grown = labelBy_[i(top_[i(matched.a)])];
        rotate(top_[i(matched.a)], grown.b);
        u = grown.a;
        v = grown.b;
    }
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
