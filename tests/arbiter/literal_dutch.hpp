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

} // namespace theco::test
