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

} // namespace theco::swiss
