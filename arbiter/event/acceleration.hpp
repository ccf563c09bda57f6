// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/event/tournament.hpp"

namespace theco::event {

/// Baku acceleration (C.04.7): the first 2 x ceil(N/4) players of the list get virtual points in the
/// first half of the rounds: those of a win in the first half of these, those of a draw then.
/// Nothing unless the number of rounds is declared.
void accelerateByBaku(Tournament& tournament);

} // namespace theco::event
