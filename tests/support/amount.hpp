// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace theco::tests {

/// THECO_REDUCED is set for runs under sanitizers, which are ten to thirty times slower.
inline bool reduced() {
    return std::getenv("THECO_REDUCED") != nullptr;
}

/// How many rounds of a random test to run: the usual number, a fiftieth of it in reduced runs, ten
/// times as many in `./dev stress` (THECO_STRESS).
inline int amount(int usual) {
    if (reduced()) return usual / 50 + 1;
    return std::getenv("THECO_STRESS") != nullptr ? usual * 10 : usual;
}

} // namespace theco::tests
