// SPDX-License-Identifier: MIT
// The two tables of FIDE's rating regulations (B.02, 8.1.1 and 8.1.2). Integers throughout: scores
// and probabilities are hundredths.
#pragma once

#include <cstdint>

namespace theco::rating {

/// Table 8.1.2: expected score in hundredths (0 ... 100) of a player rated `difference` points above
/// the opponent (below: negative). No limit of 400 points.
int expectedHundredths(int difference);

/// Table 8.1.1: the rating difference that goes with a fractional score of `hundredths` (0 ... 100):
/// -800 ... 800.
int differenceFor(int hundredths);

/// numerator / denominator to the nearest whole number, a half upwards (also below zero: -2.5 is -2).
/// `denominator` > 0.
std::int64_t roundHalfUp(std::int64_t numerator, std::int64_t denominator);

} // namespace theco::rating
