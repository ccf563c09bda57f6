// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace theco::cli {

/// Shows "Round 3 of 9" to somebody who watches a field so large that each round takes a while;
/// nothing (nullptr) where nobody watches, or where nobody could read it.
std::function<void(int, int)> roundsShown(std::size_t players);

} // namespace theco::cli
