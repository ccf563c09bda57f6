// SPDX-License-Identifier: MIT
// The matching of least cost against trying all of them.
#include "arbiter/swiss/matcher.hpp"
#include "arbiter/swiss/random_numbers.hpp"
#include "arbiter/swiss/weight_types.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"

#include <algorithm>
#include <functional>
#include <set>

using namespace theco;
using namespace theco::swiss;

namespace {

struct Graph {
    int size = 0;
    EdgeCosts<std::int64_t> costs;
    BitMatrix edges;
};

Graph randomGraph(RandomNumbers& random) {
    Graph out;
    out.size = 2 * random.between(1, 5);
    out.edges = BitMatrix(out.size);
    const int density = random.between(30, 100);
    const int greatest = random.below(2) == 0 ? 3 : 50;
    out.costs.classes = random.between(1, out.size);
    for (int v = 0; v < out.size; ++v)
        out.costs.classOf.push_back(random.below(out.costs.classes));
    const auto count = static_cast<std::size_t>(out.costs.classes);
    out.costs.cost.assign(count * count, 0);
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a; b < count; ++b)
            out.costs.cost[a * count + b] = out.costs.cost[b * count + a] =
                random.between(-greatest, greatest);
    for (int u = 0; u < out.size; ++u)
        for (int v = u + 1; v < out.size; ++v)
            if (random.below(100) < density) out.edges.set(u, v, true);
    return out;
}

using Matching = std::vector<int>;

struct All {
    std::int64_t least = 0;
    std::vector<Matching> best;
};

All allBest(const Graph& graph) {
    All out;
    Matching mates(static_cast<std::size_t>(graph.size), -1);
    const std::function<void(int, std::int64_t)> go = [&](int u, std::int64_t cost) {
        while (u < graph.size && mates[static_cast<std::size_t>(u)] >= 0)
            ++u;
        if (u == graph.size) {
            if (out.best.empty() || cost < out.least) out.best.clear();
            if (out.best.empty()) out.least = cost;
            if (cost == out.least) out.best.push_back(mates);
            return;
        }
        for (int v = u + 1; v < graph.size; ++v) {
            if (mates[static_cast<std::size_t>(v)] >= 0 || !graph.edges.at(u, v)) continue;
            mates[static_cast<std::size_t>(u)] = v;
            mates[static_cast<std::size_t>(v)] = u;
            go(u + 1, cost + graph.costs.at(u, v));
            mates[static_cast<std::size_t>(u)] = mates[static_cast<std::size_t>(v)] = -1;
        }
    };
    go(0, 0);
    return out;
}

template <class Keep> void keepOnly(All& all, Keep keep) {
    std::vector<Matching> kept;
    for (const Matching& each : all.best)
        if (keep(each)) kept.push_back(each);
    all.best = std::move(kept);
}

} // namespace

TEST_CASE("The matching is perfect, of least cost, and can be steered among its equals",
          "[swiss]") {
    RandomNumbers random(20261129);
    for (int round = 0; round < tests::amount(3000); ++round) {
        const Graph graph = randomGraph(random);
        All all = allBest(graph);
        Matcher<std::int64_t> matcher(graph.size, graph.costs, graph.edges);
        REQUIRE(matcher.solve() == !all.best.empty());
        if (all.best.empty()) continue;
        REQUIRE(matcher.totalCost() == all.least);
        // A chain of wishes; each must be granted exactly when some best matching has it.
        for (int step = 0; step < 8; ++step) {
            const int u = random.below(graph.size);
            const auto place = static_cast<std::size_t>(u);
            if (random.below(2) == 0) {
                const int v = random.below(graph.size);
                if (u == v) continue;
                All wished = all;
                keepOnly(wished, [&](const Matching& m) { return m[place] == v; });
                REQUIRE(matcher.tryPair(u, v) == !wished.best.empty());
                if (!wished.best.empty()) all = wished;
            } else {
                std::vector<char> unwanted;
                for (int v = 0; v < graph.size; ++v)
                    unwanted.push_back(random.below(2) == 0 ? 1 : 0);
                All wished = all;
                keepOnly(wished, [&](const Matching& m) {
                    return unwanted[static_cast<std::size_t>(m[place])] == 0;
                });
                REQUIRE(matcher.tryWithout(u, unwanted) == !wished.best.empty());
                if (!wished.best.empty()) all = wished;
            }
            REQUIRE(matcher.totalCost() == all.least);
            Matching now;
            for (int v = 0; v < graph.size; ++v)
                now.push_back(matcher.mate(v));
            REQUIRE(std::count(all.best.begin(), all.best.end(), now) == 1);
        }
    }
}

TEST_CASE("A graph without a perfect matching shows who is in the way", "[swiss]") {
    // Three that know only one other.
    BitMatrix edges(4);
    for (int v = 1; v < 4; ++v)
        edges.set(0, v, true);
    EdgeCosts<std::int64_t> costs{{0, 0, 0, 0}, 1, {0}};
    Matcher<std::int64_t> matcher(4, costs, edges);
    REQUIRE_FALSE(matcher.solve());
    CHECK(matcher.isInner(0));
    int outer = 0;
    for (int v = 1; v < 4; ++v)
        outer += matcher.isOuter(v) ? 1 : 0;
    CHECK(outer >= 2);
}

TEST_CASE("Wide integers count like narrow ones", "[swiss]") {
    RandomNumbers random(1);
    using Wide = WideInt<8>;
    for (int round = 0; round < 2000; ++round) {
        const auto a = static_cast<std::int64_t>(random.next()) >> 2;
        const auto b = static_cast<std::int64_t>(random.next()) >> 2;
        CHECK(Wide(a) + Wide(b) == Wide(a + b));
        CHECK(Wide(a) - Wide(b) == Wide(a - b));
        CHECK((Wide(a) < Wide(b)) == (a < b));
        CHECK((Wide(a) >> 1) == Wide(a >> 1));
        const auto shift = static_cast<unsigned>(random.below(400));
        // Shifting keeps order and sums.
        CHECK((Wide(a) << shift) + (Wide(b) << shift) == (Wide(a + b) << shift));
        CHECK(((Wide(a) << shift) < (Wide(b) << shift)) == (a < b));
    }
}
