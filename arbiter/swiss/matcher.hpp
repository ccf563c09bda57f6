// SPDX-License-Identifier: MIT
// Perfect matchings of least cost in general graphs, exact, in integers: Edmonds' algorithm in its
// primal-dual form (J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965), one
// tree at a time, O(n^3). It can start from what an earlier run left, so that a small change of the
// graph costs one or two searches of O(n^2).
#pragma once

#include "arbiter/swiss/bit_matrix.hpp"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace theco::swiss {

/// Costs of edges, shared by vertices of the same class.
template <class W> struct EdgeCosts {
    std::vector<int> classOf; ///< of each vertex
    int classes = 0;
    std::vector<W> cost; ///< classes x classes, symmetric

    const W& at(int u, int v) const {
        return cost[static_cast<std::size_t>(classOf[static_cast<std::size_t>(u)]) *
                        static_cast<std::size_t>(classes) +
                    static_cast<std::size_t>(classOf[static_cast<std::size_t>(v)])];
    }
};

template <class W> class Matcher {
public:
    /// Vertices are 0 ... size - 1. `allowed` are the edges.
    Matcher(int size, EdgeCosts<W> costs, BitMatrix allowed);

    /// Finds a perfect matching of least cost; false when there is no perfect one. Keeps what it can
    /// of the present matching.
    bool solve();

    /// After solve() said no: the last tree. Its outer vertices are more (in odd groups) than its inner
    /// ones, and have no edges to anybody else.
    bool isOuter(int v) const { return label_[i(top_[i(v)])] == Label::Outer; }
    bool isInner(int v) const { return label_[i(top_[i(v)])] == Label::Inner; }

    int size() const { return size_; }
    int mate(int v) const { return mate_[i(v)]; }
    const EdgeCosts<W>& costs() const { return costs_; }
    const BitMatrix& allowed() const { return allowed_; }
    W totalCost() const;

    // After solve(). Each of these keeps the cost at its least.

    /// Makes u and v partners if some matching of least cost has them so, for good. False: none has.
    bool tryPair(int u, int v);
    /// Takes away the edges of u to the vertices marked in `unwanted`, if some matching of least
    /// cost does without; else nothing changes.
    bool tryWithout(int u, const std::vector<char>& unwanted);
    /// Takes away an edge that the present matching does not use.
    void forbid(int u, int v) { allowed_.set(u, v, false); }

    /// Other costs, at least `factor` (a power of two, as its exponent) times the old ones.
    void refine(EdgeCosts<W> costs, unsigned shift);

    /// Hints for the first matching; ignored where they cost too much.
    void suggest(int u, int v) {
        mate_[i(u)] = v;
        mate_[i(v)] = u;
    }

private:
    enum class Label : unsigned char { None, Outer, Inner };
    struct Edge {
        int a = -1, b = -1;
    };
    struct Blossom {
        std::vector<int> children; ///< nodes around the odd cycle, the base first
        std::vector<Edge> edges;   ///< edges[k] from children[k] to the next
        std::vector<int> members;  ///< vertices
        std::vector<int> nearest;  ///< for each vertex outside: the member with the least slack
        int base = -1;
        W z{0};
    };
    struct Kept {
        std::vector<int> mate;
        std::vector<W> y;
        std::vector<Blossom> blossoms;
        std::vector<int> freeBlossoms, parent, top;
    };

    static std::size_t i(int index) { return static_cast<std::size_t>(index); }
    bool isVertex(int node) const { return node < size_; }
    Blossom& blossom(int node) { return blossoms_[i(node - size_)]; }
    const Blossom& blossom(int node) const { return blossoms_[i(node - size_)]; }
    int base(int node) const { return isVertex(node) ? node : blossom(node).base; }
    /// How far the edge is from being usable; both ends in different top nodes.
    W slack(int u, int v) const {
        W out = y_[i(u)];
        out += y_[i(v)];
        out += costs_.at(u, v);
        out += costs_.at(u, v);
        return out;
    }
    /// The same for any edge of a finished matching.
    W fullSlack(int u, int v) const;
    template <class Visit> void forMembers(int node, Visit visit) const {
        if (isVertex(node))
            visit(node);
        else
            for (const int v : blossom(node).members)
                visit(v);
    }

    void dissolve();
    void makeFeasible();
    void matchGreedily();
    bool search(int root);
    void scan(int node);
    void setOuter(int node, Edge by);
    void growOver(int u, int v);
    void shrink(int u, int v);
    void expand(int node);
    void augment(int u, int v);
    void rotate(int node, int v);
    int newBlossom();
    bool isTight(int u, int v) const;
    void pair(int u, int v);
    void fix(int u, int v);
    bool swapInto(int u, int v);
    bool solveWithout(const std::vector<Edge>& edges);

    int size_;
    EdgeCosts<W> costs_;
    BitMatrix allowed_;
    std::vector<int> mate_;
    // The dual: y_u + y_v + 2 cost(u, v) >= 0 with blossoms added, 0 on edges of the matching.
    std::vector<W> y_;
    bool haveDual_ = false;

    std::vector<Blossom> blossoms_;
    std::vector<int> freeBlossoms_;
    std::vector<int> parent_; // of nodes
    std::vector<int> top_;    // of vertices

    // The tree.
    std::vector<Label> label_;  // of top nodes
    std::vector<Edge> labelBy_; // a outside, b inside
    std::vector<W> nearSlack_;  // of vertices: to the nearest outer vertex of another node
    std::vector<int> nearFrom_; // that one, -1: none
};

} // namespace theco::swiss
