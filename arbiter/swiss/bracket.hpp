// SPDX-License-Identifier: MIT
// One bracket of the Dutch system (C.04.3 Articles 1.4, 2, 3 and 4): who meets whom and who floats.
#pragma once

#include "arbiter/swiss/field.hpp"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace theco::swiss {

/// What is known when a bracket is paired. Numbers are places in the field.
struct BracketTask {
    std::vector<int> mdps;      ///< moved down from above, in order
    std::vector<int> residents; ///< one scoregroup, in order
    std::vector<int> next;      ///< the next scoregroup
    std::vector<int> below;     ///< all after that
    /// Set with an odd number of players: the highest score that may take the bye (C5).
    std::optional<event::HalfPoints> byeScore;
    bool alwaysWholeField = false;

    bool isLast() const { return next.empty(); }
};

/// A criterion of quality and what the bracket had to pay for it.
struct CriterionCost {
    int criterion = 6;           ///< 6 ... 21
    event::HalfPoints score = 0; ///< of those criteria that compare scores: of which score
    int count = 0;
};

struct BracketResult {
    std::vector<std::pair<int, int>> pairs; ///< the first stands before the second
    std::vector<int> floaters;              ///< in order; of the last bracket: who gets the bye
    int bye = -1;                           ///< with a look at the whole field: who gets the bye
    int mdpPairs = 0;                       ///< M1; those pairs come first
    int exchanged = 0;                      ///< players exchanged between S1 and S2
    bool wholeField = false;                ///< the brackets below had to be looked at
    std::vector<CriterionCost> costs;
};

/// Nothing when no pairing of the rest is possible.
std::optional<BracketResult> pairBracket(const Field& field, const BracketTask& task);

} // namespace theco::swiss
