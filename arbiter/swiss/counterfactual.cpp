// SPDX-License-Identifier: MIT
#include "arbiter/swiss/counterfactual.hpp"

#include "arbiter/swiss/bracket_graph.hpp"
#include "arbiter/swiss/weight_types.hpp"

namespace theco::swiss {
namespace {

using Edges = std::vector<std::pair<int, int>>;

template <class W>
std::optional<Edges> bestEdges(const BracketGraph& graph, const BitMatrix& allowed,
                               bool& tooNarrow) {
    tooNarrow = graph.bits() + roomForPrices(graph.size()) > kBitsOf<W>;
    if (tooNarrow) return std::nullopt;
    Matcher<W> matcher(graph.size(), graph.costs<W>(), allowed);
    if (!matcher.solve()) return std::nullopt;
    Edges out;
    for (int v = 0; v < graph.size(); ++v)
        if (v < matcher.mate(v)) out.emplace_back(v, matcher.mate(v));
    return out;
}

std::optional<Edges> bestEdges(const BracketGraph& graph, const BitMatrix& allowed) {
    bool tooNarrow = false;
    auto out = bestEdges<std::int64_t>(graph, allowed, tooNarrow);
    if (tooNarrow) out = bestEdges<Int128>(graph, allowed, tooNarrow);
    if (tooNarrow) out = bestEdges<WideInt<8>>(graph, allowed, tooNarrow);
    if (tooNarrow) out = bestEdges<WideInt<64>>(graph, allowed, tooNarrow);
    return out;
}

int nodeOf(const BracketGraph& graph, int entrant) {
    for (int v = 0; v < graph.size(); ++v)
        if (graph.node(v).entrant == entrant) return v;
    return -1;
}

/// Leaves only the edges that fulfil the wish.
void grant(const BracketGraph& graph, const Wish& wish, BitMatrix& allowed) {
    const int a = nodeOf(graph, wish.a);
    for (int v = 0; v < graph.size(); ++v) {
        const Node& other = graph.node(v);
        const bool wanted = wish.bye      ? other.role == Role::Nobody
                            : wish.b >= 0 ? other.entrant == wish.b
                                          : !other.inBracket();
        if (!wanted) allowed.set(a, v, false);
    }
    if (wish.stays < 0) return;
    const int stays = nodeOf(graph, wish.stays);
    for (int v = 0; v < graph.size(); ++v)
        if (!graph.node(v).inBracket()) allowed.set(stays, v, false);
}

/// C9 counts when nobody but the one with the bye leaves the bracket.
bool onlyByeLeaves(const BracketGraph& graph, const Edges& edges) {
    int leaving = 0;
    bool bye = false;
    for (const auto& [u, v] : edges) {
        const Node& a = graph.node(u);
        const Node& b = graph.node(v);
        if (a.inBracket() == b.inBracket()) continue;
        ++leaving;
        bye = bye || (a.inBracket() ? b : a).role == Role::Nobody;
    }
    return leaving == 1 && bye;
}

} // namespace

std::optional<std::vector<CriterionCost>> leastCosts(const Field& field, const BracketTask& task,
                                                     const std::optional<Wish>& wish) {
    GraphShape shape;
    shape.wholeField = true;
    const std::size_t players =
        task.mdps.size() + task.residents.size() + task.next.size() + task.below.size();
    shape.nobodies = static_cast<int>(players % 2);
    if (shape.nobodies != 0 && field.at(task.residents.front()).score <= *task.byeScore) {
        const BracketGraph graph(field, task, shape);
        const auto edges = bestEdges(graph, graph.edges());
        shape.missedGames = edges && onlyByeLeaves(graph, *edges);
    }
    const BracketGraph graph(field, task, shape);
    BitMatrix allowed = graph.edges();
    if (wish) grant(graph, *wish, allowed);
    const auto edges = bestEdges(graph, allowed);
    if (!edges) return std::nullopt;
    return graph.paid(*edges);
}

} // namespace theco::swiss
