// SPDX-License-Identifier: MIT
#include "arbiter/rating/rating_tables.hpp"

#include <algorithm>
#include <array>

namespace theco::rating {
namespace {

/// The greatest difference at which the stronger player is expected to score 0.50, 0.51 ... 0.99.
constexpr std::array<int, 50> kLastDifference = {
    3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
    129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
    290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

/// For 1.00, 0.99 ... 0.50.
constexpr std::array<int, 51> kDifference = {
    800, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336, 322, 309, 296, 284,
    273, 262, 251, 240, 230, 220, 211, 202, 193, 184, 175, 166, 158, 149, 141, 133, 125,
    117, 110, 102, 95,  87,  80,  72,  65,  57,  50,  43,  36,  29,  21,  14,  7,   0};

} // namespace

int expectedHundredths(int difference) {
    const int size = difference < 0 ? -difference : difference;
    const auto row = std::lower_bound(kLastDifference.begin(), kLastDifference.end(), size);
    const int higher = 50 + static_cast<int>(row - kLastDifference.begin());
    return difference < 0 ? 100 - higher : higher;
}

int differenceFor(int hundredths) {
    if (hundredths < 50) return -differenceFor(100 - std::max(hundredths, 0));
    return kDifference[static_cast<std::size_t>(100 - std::min(hundredths, 100))];
}

std::int64_t roundHalfUp(std::int64_t numerator, std::int64_t denominator) {
    const std::int64_t twice = 2 * numerator + denominator;
    const std::int64_t below = twice / (2 * denominator);
    return twice < 0 && twice % (2 * denominator) != 0 ? below - 1 : below;
}

} // namespace theco::rating
