// SPDX-License-Identifier: MIT
// Pairings and their reasons as the swiss commands print them.
#pragma once

#include "arbiter/swiss/explanation.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <string>
#include <vector>

namespace theco::cli {

/// Starting number; 0 for nobody.
int idOf(const event::Tournament& tournament, event::PlayerIndex i);
boost::json::array idsOf(const event::Tournament& tournament,
                         const std::vector<event::PlayerIndex>& players);

/// One for each pair of the round; nullptr for those that the arbiter gave.
std::vector<const swiss::PairReason*> byBoard(const swiss::Pairing& pairing,
                                              const std::vector<swiss::PairReason>& reasons);
/// Data of a pair's reasons, and the same in English words.
boost::json::object whyJson(const event::Tournament& tournament, const swiss::PairReason& reason);
/// Bracket by bracket: who came down, who was there, who leaves and why, and what was paid for each
/// criterion.
boost::json::array bracketsJson(const event::Tournament& tournament, const swiss::Pairing& pairing);
/// A board, its players and why they meet, in the current language; fixed pairs have no reason but the
/// arbiter.
std::string boardText(const event::Tournament& tournament, const swiss::Pairing& pairing,
                      std::size_t board, const swiss::PairReason* reason);
/// A line for each board and the bye.
void printReasons(const event::Tournament& tournament, const swiss::Pairing& pairing);

} // namespace theco::cli
