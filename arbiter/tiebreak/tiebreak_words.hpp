// SPDX-License-Identifier: MIT
// Tie-breaks in the current language: names, numbers, and why one player stands above another. First
// at most two sentences, then a line for each round.
#pragma once

#include "arbiter/tiebreak/standings.hpp"
#include "arbiter/tiebreak/warnings.hpp"

#include <string>
#include <vector>

namespace theco::tiebreak {

/// "Buchholz Cut-1".
std::string nameOf(const TieBreak& tieBreak);
/// "13.5"; Vietnamese writes a comma. AOB with two decimals, ratings whole; "-" where there is none.
std::string valueText(const TieBreak& tieBreak, const std::optional<Fraction>& value);

/// "win", "pairing-allocated bye" ...
std::string kindText(event::Kind kind);

std::string message(const CodeFault& fault);
std::string message(const Warning& warning);

/// Why the first row stands above the second; one or two sentences.
std::string why(const event::Tournament& tournament, const Standings& standings,
                std::size_t aboveRow, std::size_t belowRow);

/// One or two sentences on a number.
std::string summary(const event::Tournament& tournament, const Trace& trace);
/// One line for each round that has a part in it, then the steps of a rating.
std::vector<std::string> details(const event::Tournament& tournament, const Trace& trace);
/// Why the opponents of a player see another score than the real one (16.3): one line for each round
/// that counts otherwise.
std::vector<std::string> adjustedDetails(const event::Tournament& tournament, const Scores& scores,
                                         event::PlayerIndex player);
/// One line for each player of each table.
std::vector<std::string> details(const event::Tournament& tournament, const Encounter& encounter);

} // namespace theco::tiebreak
