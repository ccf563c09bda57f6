// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/tiebreak/groups.hpp"
#include "arbiter/tiebreak/warnings.hpp"

#include <boost/json/value.hpp>

#include <ostream>
#include <vector>

namespace theco::cli {

struct StandingsView {
    const event::Tournament& tournament;
    const tiebreak::Standings& standings;
    event::PlayerIndex explained = event::kNobody;
    tiebreak::Belongs group = {}; ///< only these, with places of their own; empty: everybody
};

/// One object for each player, in rank order.
boost::json::value standingsJson(const StandingsView& view);
/// A table, and below it the explanation.
void printStandings(std::ostream& out, const StandingsView& view);

/// On standard output, one a line or as one JSON array.
void printWarnings(const std::vector<tiebreak::Warning>& warnings, bool asJson);

} // namespace theco::cli
