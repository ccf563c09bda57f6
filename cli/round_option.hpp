// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/event/tournament.hpp"
#include "cli/commands.hpp"
#include "core/result.hpp"

namespace theco::cli {

/// --round, for a round that was paired already.
Option roundOption();

/// The tournament as it stood before the round of --round; without the option as it is. Warns where the
/// file pairs that round otherwise than the rules. The error is a sentence.
Result<event::Tournament, std::string> tournamentBefore(const Arguments& arguments,
                                                        const event::Tournament& tournament);

} // namespace theco::cli
