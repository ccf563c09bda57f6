// SPDX-License-Identifier: MIT
#include "arbiter/swiss/completion.hpp"

#include "arbiter/swiss/matcher.hpp"

namespace theco::swiss {
namespace {

using PlainMatcher = Matcher<std::int64_t>;

/// A perfect matching without costs, with one vertex more for the one who stays out.
PlainMatcher plainMatcher(const Field& field, const std::vector<int>& players,
                          const std::vector<char>& mayStayOut) {
    const int count = static_cast<int>(players.size());
    const bool odd = count % 2 != 0;
    const int size = odd ? count + 1 : count;
    BitMatrix edges(size);
    for (int a = 0; a < count; ++a) {
        const int first = players[static_cast<std::size_t>(a)];
        for (int b = a + 1; b < count; ++b)
            if (field.compatible.at(first, players[static_cast<std::size_t>(b)]))
                edges.set(a, b, true);
        if (odd && mayStayOut[static_cast<std::size_t>(a)] != 0) edges.set(a, count, true);
    }
    EdgeCosts<std::int64_t> free;
    free.classOf.assign(static_cast<std::size_t>(size), 0);
    free.classes = 1;
    free.cost = {0};
    return {size, std::move(free), std::move(edges)};
}

std::vector<char> byeReceivers(const Field& field, const std::vector<int>& players,
                               std::optional<event::HalfPoints> byeScore) {
    std::vector<char> out;
    for (const int i : players)
        out.push_back(mayTakeBye(field, i, byeScore) ? 1 : 0);
    return out;
}

} // namespace

bool mayTakeBye(const Field& field, int i, std::optional<event::HalfPoints> byeScore) {
    return byeScore && field.at(i).mayTakeBye && field.at(i).score <= *byeScore;
}

bool canComplete(const Field& field, const std::vector<int>& players,
                 std::optional<event::HalfPoints> byeScore) {
    return plainMatcher(field, players, byeReceivers(field, players, byeScore)).solve();
}

std::optional<int> completeBut(const Field& field, const std::vector<int>& players,
                               const std::vector<char>& mayStayOut) {
    PlainMatcher matcher = plainMatcher(field, players, mayStayOut);
    if (!matcher.solve()) return std::nullopt;
    const int count = static_cast<int>(players.size());
    if (count == matcher.size()) return -1;
    return players[static_cast<std::size_t>(matcher.mate(count))];
}

Obstacle findObstacle(const Field& field, const std::vector<int>& players,
                      std::optional<event::HalfPoints> byeScore) {
    PlainMatcher matcher = plainMatcher(field, players, byeReceivers(field, players, byeScore));
    Obstacle out;
    if (matcher.solve()) return out;
    for (std::size_t k = 0; k < players.size(); ++k) {
        const int v = static_cast<int>(k);
        if (matcher.isOuter(v)) out.blocked.push_back(players[k]);
        if (matcher.isInner(v)) out.wanted.push_back(players[k]);
    }
    return out;
}

} // namespace theco::swiss
