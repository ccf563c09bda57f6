// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/tiebreak/standings.hpp"
#include "arbiter/tiebreak/warnings.hpp"

#include <boost/json/value.hpp>

#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace theco::cli {

struct StandingsView {
    const event::Tournament& tournament;
    const tiebreak::Standings& standings;
    event::PlayerIndex explained = event::kNobody;
    std::optional<std::string> group; ///< only this one, with its own places
};

/// One object for each player, in rank order.
boost::json::value standingsJson(const StandingsView& view);
/// A table, and below it the explanation.
void printStandings(std::ostream& out, const StandingsView& view);

/// On standard output, one a line or as one JSON array.
void printWarnings(const std::vector<tiebreak::Warning>& warnings, bool asJson);

} // namespace theco::cli
