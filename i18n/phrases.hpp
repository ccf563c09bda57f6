// SPDX-License-Identifier: MIT
// Pieces of sentences shared by the files that put chess into words. Private to i18n.
#pragma once

#include "core/chess/position.hpp"

#include <string>
#include <vector>

namespace theco::i18n {

/// "the bishop on a6", "Tượng a6". The square must be occupied.
std::string manOn(const chess::Position& position, chess::Square square);
/// The same for several squares: "the bishop on a6 and the knight on d2".
std::string menOn(const chess::Position& position, const std::vector<chess::Square>& squares);
/// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& items);

} // namespace theco::i18n
