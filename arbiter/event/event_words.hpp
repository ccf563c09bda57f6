// SPDX-License-Identifier: MIT
// Pieces of sentences that pairings, standings and files share, in the current language.
#pragma once

#include "arbiter/event/result.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace theco::event {

/// "3", "-0.5"; Vietnamese writes a comma.
std::string pointsText(HalfPoints points);
/// "3 points", "1 point".
std::string pointsWithUnit(HalfPoints points);
/// Semicolons between as many as `most`, and how many there are besides.
std::string listed(const std::vector<std::string>& names, std::size_t most);

} // namespace theco::event
