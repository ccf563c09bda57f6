// SPDX-License-Identifier: MIT
#include "core/chess/backend.hpp"

namespace theco::chess {

const Backend& backend() {
    static const Backend& best = bmi2Backend() != nullptr ? *bmi2Backend() : genericBackend();
    return best;
}

} // namespace theco::chess
