// SPDX-License-Identifier: MIT
// The search of the matcher: one tree that grows from a free vertex until it finds a partner. Only for
// matcher.cpp, which makes the instances.
#pragma once

#include "arbiter/swiss/matcher.hpp"

#include <algorithm>

namespace theco::swiss {

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

} // namespace theco::swiss
