// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/swiss/explanation.hpp"

#include <string>

namespace theco::swiss {

// In the current language.

/// At most two sentences: of scores, then of colours.
std::string inWords(const PairReason& reason, const event::Tournament& tournament);
/// One sentence why somebody, and with `others` one on those who come nearest to it.
std::string inWords(const FloatReason& reason, const event::Tournament& tournament);
std::string inWords(const ByeReason& reason, const event::Tournament& tournament);
/// One sentence why these two do not meet; with b == kNobody why a does not get the bye.
std::string inWords(const WhyNot& why, const event::Tournament& tournament, event::PlayerIndex a,
                    event::PlayerIndex b);
/// What would happen were a pairing chosen that is worse in criterion 6 ... 21: "more players ...".
std::string consequence(int criterion);

} // namespace theco::swiss
