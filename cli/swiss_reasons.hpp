// SPDX-License-Identifier: MIT
// Pairings and their reasons as the swiss commands print them.
#pragma once

#include "arbiter/swiss/explanation.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <vector>

namespace theco::cli {

/// Starting number; 0 for nobody.
int idOf(const event::Tournament& tournament, event::PlayerIndex i);
boost::json::array idsOf(const event::Tournament& tournament,
                         const std::vector<event::PlayerIndex>& players);

/// Data of a pair's reasons, and the same in English words.
boost::json::object whyJson(const event::Tournament& tournament, const swiss::PairReason& reason);
/// Bracket by bracket: who came down, who was there, who leaves and why, and what was paid for each
/// criterion.
boost::json::array bracketsJson(const event::Tournament& tournament, const swiss::Pairing& pairing);
/// A line for each board and the bye, in the current language.
void printReasons(const event::Tournament& tournament, const swiss::Pairing& pairing);

} // namespace theco::cli
