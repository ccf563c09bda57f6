// SPDX-License-Identifier: MIT
// Article 4: the act of moving the pieces.
#pragma once

#include "arbiter/laws/ruling.hpp"
#include "arbiter/laws/situation.hpp"

namespace theco::laws::fide2023 {

TouchRuling touch(const chess::Position& position, const std::vector<Touch>& touches);

/// Whether some touched piece can be moved (own) or captured (opponent's) by a legal move, so that
/// 4.3 binds and not 4.5. Nothing touched that is known: it binds.
MustMove boundBy(const chess::Position& position,
                 const std::optional<std::vector<chess::Square>>& touched);

/// Every legal move of the piece on this square; all legal moves when it has none (4.5).
std::vector<chess::Move> movesOf(const chess::Position& position, chess::Square square);
/// The same for squares touched with intent, in this order.
std::vector<chess::Move> obligedBy(const chess::Position& position,
                                   const std::vector<chess::Square>& touched);

} // namespace theco::laws::fide2023
