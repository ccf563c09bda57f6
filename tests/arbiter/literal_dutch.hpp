// SPDX-License-Identifier: MIT
// The Dutch system of 2026 a second time, for small fields: Articles 3 to 5 as they read, by trying
// every candidate in the order of the rules. Shares nothing with arbiter/swiss but the model.
#pragma once

#include "arbiter/event/tournament.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace theco::test {

struct LiteralPairing {
    std::vector<std::pair<int, int>> pairs; ///< White, Black
    int bye = event::kNobody;
};

/// At most twelve players. Nothing when no pairing is legal.
std::optional<LiteralPairing> pairLiterally(const event::Tournament& tournament, int round,
                                            const std::vector<int>& players);

/// What the round looks like if in the bracket that holds both a and b these two had to meet (b < 0: if
/// a had to leave the bracket in which the round left him, or the first one he was in, and `stays` had
/// to stay there).
enum class Forced {
    NotTogether, ///< no bracket holds both
    Impossible,  ///< no candidate of the best number and scores of floaters
    Equal,       ///< there is one that fails no more
    Worse,       ///< `criterion` is the first to fail more
};
struct ForcedResult {
    Forced what = Forced::NotTogether;
    int criterion = 0;
};
ForcedResult forceLiterally(const event::Tournament& tournament, int round,
                            const std::vector<int>& players, int a, int b, int stays = -1);

} // namespace theco::test
