// SPDX-License-Identifier: MIT
// A ruling in the current language, at two levels.
#pragma once

#include "arbiter/laws/ruling.hpp"

#include <string>
#include <vector>

namespace theco::laws {

/// What the players are told: at most two sentences, what is ruled and why, with the articles and
/// the edition.
std::string forPlayers(const Ruling& ruling);
/// What the arbiter does, step by step; each step is one sentence.
std::vector<std::string> forArbiter(const Ruling& ruling);

/// Clauses without a full stop, for both of them.
std::string words(const Reason& reason);
std::string words(Measure measure);
std::string words(Record record);

/// "This position stood after: at the start, 2...Ng8, 4...Ng8." Empty where moves are counted.
std::string occurrences(const Ruling& ruling, const chess::Game& game,
                        std::optional<chess::Move> intended);

} // namespace theco::laws
