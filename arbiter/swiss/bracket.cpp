// SPDX-License-Identifier: MIT
#include "arbiter/swiss/bracket.hpp"

#include "arbiter/swiss/bracket_graph.hpp"
#include "arbiter/swiss/completion.hpp"
#include "arbiter/swiss/first_candidate.hpp"
#include "arbiter/swiss/weight_types.hpp"

#include <algorithm>

namespace theco::swiss {
namespace {

/// Nothing: no pairing. `tooNarrow` is set when the numbers of W have no room for the search.
template <class W> std::optional<BracketResult> pairIn(const BracketGraph& graph, bool& tooNarrow) {
    tooNarrow = graph.bits() + roomForPrices(graph.size()) > kBitsOf<W>;
    if (tooNarrow) return std::nullopt;
    Matcher<W> matcher(graph.size(), graph.costs<W>(), graph.edges());
    if (!matcher.solve()) return std::nullopt;
    return firstCandidate(graph, matcher, tooNarrow);
}

std::optional<BracketResult> pairIn(const BracketGraph& graph) {
    bool tooNarrow = false;
    auto result = pairIn<std::int64_t>(graph, tooNarrow);
    if (tooNarrow) result = pairIn<Int128>(graph, tooNarrow);
    if (tooNarrow) result = pairIn<WideInt<8>>(graph, tooNarrow);
    if (tooNarrow) result = pairIn<WideInt<64>>(graph, tooNarrow);
    return result;
}

std::vector<int> joined(std::vector<int> a, const std::vector<int>& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

/// Whether these floaters leave the next bracket and all below as well off as any could: everybody
/// of the next bracket paired, or all but one of its residents, and the rest completable.
bool leavesNothingToWish(const Field& field, const BracketTask& task,
                         const std::vector<int>& floaters) {
    if (floaters.empty()) return canComplete(field, joined(task.next, task.below), task.byeScore);
    const std::vector<int> players = joined(floaters, task.next);
    if (task.below.empty()) {
        // The one who stays out takes the bye; it must not be a floater of better score.
        std::vector<char> out(players.size());
        for (std::size_t i = floaters.size(); i < players.size(); ++i)
            out[i] = mayTakeBye(field, players[i], task.byeScore) ? 1 : 0;
        return completeBut(field, players, out).has_value();
    }
    std::vector<char> out(players.size(), 1);
    std::fill_n(out.begin(), floaters.size(), char{0});
    const auto one = completeBut(field, players, out);
    if (!one) return false;
    std::vector<int> rest = task.below;
    if (*one >= 0) rest.push_back(*one);
    return canComplete(field, rest, task.byeScore);
}

/// The bracket alone, as if nothing came below; right when the floaters leave nothing to wish.
std::optional<BracketResult> pairAlone(const Field& field, const BracketTask& task) {
    const int players = static_cast<int>(task.mdps.size() + task.residents.size());
    for (int out = players % 2; out <= players; out += 2) {
        GraphShape shape;
        shape.nobodies = out;
        const BracketGraph graph(field, task, shape);
        if (auto result = pairIn(graph)) return result;
    }
    return std::nullopt;
}

/// Nobody but the one who gets the bye leaves the bracket downwards.
bool onlyByeLeaves(const BracketResult& result) {
    return result.floaters.size() == 1 && result.floaters.front() == result.bye;
}

std::optional<BracketResult> pairWithAllBelow(const Field& field, const BracketTask& task) {
    GraphShape shape;
    shape.wholeField = true;
    const std::size_t players =
        task.mdps.size() + task.residents.size() + task.next.size() + task.below.size();
    shape.nobodies = static_cast<int>(players % 2);
    const bool byeNear =
        shape.nobodies != 0 && field.at(task.residents.front()).score <= *task.byeScore;
    std::optional<BracketResult> result;
    {
        const BracketGraph graph(field, task, shape);
        result = pairIn(graph);
    }
    if (result && byeNear && onlyByeLeaves(*result)) {
        shape.missedGames = true;
        const BracketGraph graph(field, task, shape);
        result = pairIn(graph);
    }
    if (result) result->wholeField = true;
    return result;
}

} // namespace

std::optional<BracketResult> pairBracket(const Field& field, const BracketTask& task) {
    const bool byeNear = task.byeScore && field.at(task.residents.front()).score <= *task.byeScore;
    if (!task.isLast() && !byeNear && !task.alwaysWholeField) {
        auto result = pairAlone(field, task);
        if (result && leavesNothingToWish(field, task, result->floaters)) return result;
    }
    return pairWithAllBelow(field, task);
}

} // namespace theco::swiss
