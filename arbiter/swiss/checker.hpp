// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/swiss/dutch.hpp"

#include <functional>
#include <optional>

namespace theco::swiss {

/// A round as the tournament has it, and as the rules pair it.
struct CheckedRound {
    int round = 1;
    bool same = false;
    /// Of the rules; the bye is a pair without Black. Nothing where they find no pairing.
    std::optional<std::vector<Pair>> expected;
    /// In the order of the boards.
    std::vector<Pair> found;
};

/// Who met whom in a round, the bye as a pair without Black, in board order.
std::vector<Pair> pairsOf(const event::Tournament& tournament, int round);

/// The tournament as it stood when this round, one of those paired or the next one, was to be paired:
/// later rounds are not there, and who did not take part in it is absent.
event::Tournament beforeRound(const event::Tournament& tournament, int round);

/// Pairs the round anew by what happened before and compares players and colours. A forfeited
/// pairing without colours counts as the same either way round. A round robin is compared with the
/// round of its Berger table.
CheckedRound checkRound(const event::Tournament& tournament, int round);

/// All rounds that were paired. `before` hears which round of how many is looked at next.
std::vector<CheckedRound> checkRounds(const event::Tournament& tournament,
                                      const std::function<void(int, int)>& before = {});

} // namespace theco::swiss
