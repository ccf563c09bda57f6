// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/swiss/dutch.hpp"

#include <string>
#include <vector>

namespace theco::cli {

/// The list that hangs on the wall: boards with names and points, who has the bye (kNobody: nobody)
/// and who does not play. `free` says of the bye that it is the free round of a round robin.
void printPairingList(const event::Tournament& tournament, int round,
                      const std::vector<swiss::Pair>& pairs, event::PlayerIndex bye, bool free);

/// Warns of players of whom the last round before this one tells nothing: they count as absent, and
/// perhaps a board was forgotten.
void warnOfMissing(const event::Tournament& tournament, int round);

} // namespace theco::cli
