// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/swiss/manual.hpp"

#include <string>

namespace theco::swiss {

/// Why a round cannot be paired and what the arbiter can do, in the current language.
std::string message(const NoPairing& refused, const event::Tournament& tournament);

/// What an arbiter's own pair breaks, one sentence.
std::string message(const FoundViolation& found, const event::Tournament& tournament);

/// "12 Nguyễn Văn An".
std::string nameOf(const event::Tournament& tournament, event::PlayerIndex i);
/// Names with semicolons between, as many as `most`, and how many there are besides.
std::string listed(const std::vector<event::PlayerIndex>& players,
                   const event::Tournament& tournament, std::size_t most);
/// "1.5 points", in Vietnamese "1,5 điểm"; it is said when virtual points are among them.
std::string pointsText(event::HalfPoints points, bool accelerated);
/// "White" or "Black".
std::string colourText(Colour colour);

} // namespace theco::swiss
