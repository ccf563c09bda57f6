// SPDX-License-Identifier: MIT
// Of all pairings of a bracket that are equally good, the one that the sequence of Articles 3 and 4
// comes to first.
#pragma once

#include "arbiter/swiss/bracket_graph.hpp"

namespace theco::swiss {

/// `matcher` has been solved on the costs and edges of `graph`; it is used up. Nothing, and
/// `tooNarrow` set, when the numbers of W have no room for the order of exchanges.
template <class W>
std::optional<BracketResult> firstCandidate(const BracketGraph& graph, Matcher<W>& matcher,
                                            bool& tooNarrow);

} // namespace theco::swiss
