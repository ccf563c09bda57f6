// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/rating/rating_tables.hpp"

#include <cstdint>
#include <numeric>

namespace theco::tiebreak {

/// An exact value: half-points are n/2, Sonneborn-Berger n/4, a mean n/games. Two equal numbers may
/// be written differently; == and < compare the numbers. `over` > 0.
struct Fraction {
    std::int64_t top = 0;
    std::int64_t over = 1;

    friend bool operator==(const Fraction& a, const Fraction& b) {
        return a.top * b.over == b.top * a.over;
    }
    friend bool operator<(const Fraction& a, const Fraction& b) {
        return a.top * b.over < b.top * a.over;
    }
    friend bool operator!=(const Fraction& a, const Fraction& b) { return !(a == b); }
    friend Fraction operator+(const Fraction& a, const Fraction& b) {
        const std::int64_t common = std::lcm(a.over, b.over);
        return {a.top * (common / a.over) + b.top * (common / b.over), common};
    }

    /// In hundredths, a half upwards.
    std::int64_t hundredths() const { return rating::roundHalfUp(100 * top, over); }
};

} // namespace theco::tiebreak
