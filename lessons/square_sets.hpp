// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/bitboard.hpp"

#include <optional>
#include <string_view>

namespace theco::lessons {

/// The squares of `file-e`, `rank-4`, `diagonal-a1-h8` (any whole diagonal, from edge to edge),
/// `centre`, `kingside`, `queenside`, `territory-white`, `territory-black`.
std::optional<chess::Bitboard> squareSet(std::string_view name);

} // namespace theco::lessons
