// SPDX-License-Identifier: MIT
// Pieces of sentences shared by the files that put tie-breaks into words. Private to this folder.
#pragma once

#include "arbiter/event/event_words.hpp"
#include "arbiter/tiebreak/direct_encounter.hpp"

#include <string>
#include <vector>

namespace theco::tiebreak {

/// The name, or "player 12" where there is none.
std::string playerText(const event::Tournament& tournament, event::PlayerIndex i);
/// Exact where two decimals are enough for it: "3", "13.5", "9.25".
std::string numberText(const Fraction& number);
/// Names with semicolons between, as many as `most`, and how many there are besides.
std::string playersText(const event::Tournament& tournament,
                        const std::vector<event::PlayerIndex>& players, std::size_t most);
/// What the direct encounter says about two of a tied group, one sentence.
std::string whyByEncounter(const event::Tournament& tournament, const Encounter& encounter,
                           event::PlayerIndex above, event::PlayerIndex below);

} // namespace theco::tiebreak
