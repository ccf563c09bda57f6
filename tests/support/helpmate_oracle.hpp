// SPDX-License-Identifier: MIT
// Whether a side can mate, found the slow and simple way: every position that can be reached is
// looked at once. Shares nothing with core/chess/winnable* but the rules of the game.
#pragma once

#include "core/chess/position.hpp"

#include <optional>

namespace theco::tests {

enum class Helpmate { Exists, None, TooMany };

/// Looks at no more than `most` positions.
Helpmate helpmateBySearch(const chess::Position& start, chess::Color side, std::size_t most);

} // namespace theco::tests
