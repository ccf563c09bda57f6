// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace theco::swiss {

/// The same numbers on every machine for the same seed (SplitMix64, S. Vigna, public domain
/// algorithm).
class RandomNumbers {
public:
    explicit RandomNumbers(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }
    /// 0 ... below - 1.
    int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }
    /// least ... most.
    int between(int least, int most) { return least + below(most - least + 1); }
    bool happens(int perMillion) { return below(1'000'000) < perMillion; }

private:
    std::uint64_t state_;
};

} // namespace theco::swiss
