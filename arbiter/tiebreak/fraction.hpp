// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/rating/rating_tables.hpp"

#include <cstdint>

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
        if (a.over == b.over) return {a.top + b.top, a.over};
        return {a.top * b.over + b.top * a.over, a.over * b.over};
    }

    /// In hundredths, a half upwards.
    std::int64_t hundredths() const { return rating::roundHalfUp(100 * top, over); }
};

} // namespace theco::tiebreak
