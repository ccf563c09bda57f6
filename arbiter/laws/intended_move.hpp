// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/laws/situation.hpp"
#include "core/chess/notation.hpp"

namespace theco::laws {

/// Reads the move that a claim was made with (9.2.1, 9.3.1): UCI, English or Vietnamese SAN. A move
/// that is not legal is an answer too, with the piece it was meant for where that is plain.
/// Unreadable or Ambiguous otherwise.
Result<IntendedMove, chess::SanError> readIntended(const chess::Position& position,
                                                   std::string_view text);

} // namespace theco::laws
