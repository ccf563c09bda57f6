// SPDX-License-Identifier: MIT
// Article 9: the drawn game.
#pragma once

#include "arbiter/laws/fide_2023/drafting.hpp"

namespace theco::laws::fide2023 {

/// 9.2 to 9.5 by a player; 9.6 and 5.2.2 when the arbiter asks himself.
Ruling claim(const DrawClaim& claim);
/// 9.5.3, 9.4: a claim that was already found incorrect.
Ruling wrongClaim(const Incident& incident);

} // namespace theco::laws::fide2023
