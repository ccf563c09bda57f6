// SPDX-License-Identifier: MIT
// A bracket as a graph whose cheapest perfect matching is the best pairing: criteria C6 to C21 are
// digits of one number, the first criterion the most significant.
#pragma once

#include "arbiter/swiss/bracket.hpp"
#include "arbiter/swiss/matcher.hpp"

#include <map>

namespace theco::swiss {

enum class Role : std::uint8_t { Mdp, Resident, Next, Below, Nobody };

struct Node {
    Role role = Role::Nobody;
    int entrant = -1; ///< place in the field; -1: Nobody
    bool inBracket() const { return role == Role::Mdp || role == Role::Resident; }
};

struct GraphShape {
    bool wholeField = false;  ///< with the players below; else floaters meet Nobody
    bool missedGames = false; ///< C9 counts
    int nobodies = 0;         ///< how many stay out
};

/// One digit: what it counts, and how many bits hold its greatest sum.
struct Digit {
    CriterionCost what;
    unsigned bits = 0;
    unsigned shift = 0; ///< its place
};

class BracketGraph {
public:
    BracketGraph(const Field& field, const BracketTask& task, GraphShape shape);

    int size() const { return static_cast<int>(nodes_.size()); }
    const std::vector<Node>& nodes() const { return nodes_; }
    const Node& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }
    BitMatrix edges() const;
    /// Bits of the whole number.
    unsigned bits() const { return bits_; }

    template <class W> EdgeCosts<W> costs() const;
    /// Digits of a sum of edges.
    std::vector<CriterionCost> paid(const std::vector<std::pair<int, int>>& edges) const;

private:
    void addDigit(int criterion, event::HalfPoints score, int greatest);
    void chooseDigits();
    void classify();
    /// How much edge (u, v) adds to the digit.
    int amount(const Digit& digit, const Node& u, const Node& v) const;
    int pairAmount(const Digit& digit, const Entrant& a, const Entrant& b, const Node& u,
                   const Node& v) const;
    int floatAmount(const Digit& digit, const Node& floater, const Node& other) const;
    bool mayMeet(const Node& u, const Node& v) const;
    const Entrant& entrant(const Node& node) const { return field_.at(node.entrant); }

    const Field& field_;
    const BracketTask& task_;
    GraphShape shape_;
    event::HalfPoints residentScore_ = 0;
    std::vector<Node> nodes_;
    std::vector<Digit> digits_;
    unsigned bits_ = 0;
    std::vector<int> classOf_;
    std::vector<int> exampleOf_; ///< of each class, a node
};

template <class W> EdgeCosts<W> BracketGraph::costs() const {
    EdgeCosts<W> out;
    out.classOf = classOf_;
    out.classes = static_cast<int>(exampleOf_.size());
    out.cost.assign(exampleOf_.size() * exampleOf_.size(), W{0});
    for (std::size_t a = 0; a < exampleOf_.size(); ++a)
        for (std::size_t b = a; b < exampleOf_.size(); ++b) {
            W cost{0};
            for (const Digit& digit : digits_) {
                const int value = amount(digit, node(exampleOf_[a]), node(exampleOf_[b]));
                if (value != 0) cost += W{value} << digit.shift;
            }
            out.cost[a * exampleOf_.size() + b] = out.cost[b * exampleOf_.size() + a] = cost;
        }
    return out;
}

} // namespace theco::swiss
