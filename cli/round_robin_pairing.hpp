// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/event/tournament.hpp"
#include "cli/commands.hpp"

namespace theco::cli {

/// Prints the next round of a round robin by its Berger table, as `swiss pair` prints a Swiss one:
/// numbers, or with --names the list for the wall.
Exit pairRoundRobin(const event::Tournament& tournament, const Arguments& arguments);

} // namespace theco::cli
