// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/swiss/explanation.hpp"

#include <string>

namespace theco::swiss {

// In the current language.

/// At most two sentences: of scores, then of colours.
std::string inWords(const PairReason& reason, const event::Tournament& tournament);
/// One or two sentences: why somebody, and who else could have been.
std::string inWords(const FloatReason& reason, const event::Tournament& tournament);
std::string inWords(const ByeReason& reason, const event::Tournament& tournament);
/// One sentence, about what was not done.
std::string inWords(const WhyNot& why);
/// What criterion 6 ... 21 wants to keep small.
std::string criterionInWords(int criterion);

} // namespace theco::swiss
