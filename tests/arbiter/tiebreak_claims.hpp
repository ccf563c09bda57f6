// SPDX-License-Identifier: MIT
// What the words say about numbers and neighbours, computed again.
#pragma once

#include "arbiter/tiebreak/standings.hpp"

#include <string>

namespace theco::test {

/// The first thing said about this number that is not so; empty: all holds.
std::string untrueOf(const event::Tournament& tournament, const tiebreak::Values& values,
                     const tiebreak::Trace& trace);

/// The same of what puts a row above the next.
std::string untrueOf(const event::Tournament& tournament, const tiebreak::Standings& standings,
                     std::size_t aboveRow);

} // namespace theco::test
