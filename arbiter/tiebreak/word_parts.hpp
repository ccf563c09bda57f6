// SPDX-License-Identifier: MIT
// Pieces of sentences shared by the files that put tie-breaks into words. Private to this folder.
#pragma once

#include "arbiter/tiebreak/trace.hpp"

#include <string>

namespace theco::tiebreak {

/// The name, or "player 12" where there is none.
std::string playerText(const event::Tournament& tournament, event::PlayerIndex i);
/// Exact where two decimals are enough for it: "3", "13.5", "9.25".
std::string numberText(const Fraction& number);
std::string pointsText(event::HalfPoints points);
/// "win", "pairing-allocated bye" ...
std::string kindText(event::Kind kind);

} // namespace theco::tiebreak
