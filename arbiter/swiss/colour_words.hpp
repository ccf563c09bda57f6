// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/swiss/explanation.hpp"

#include <string>

namespace theco::swiss {

/// Why White and Black are as they are, one sentence in the current language.
std::string colourSentence(const PairReason& reason, const event::Tournament& tournament);

} // namespace theco::swiss
