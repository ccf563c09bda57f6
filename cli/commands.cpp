// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"

namespace theco::cli {

std::vector<Command> allCommands() {
    return {perftCommand(),         fenCommand(),           moveCommand(),
            pgnCommand(),           judgeTouchCommand(),    judgeClaimCommand(),
            judgeFlagCommand(),     judgeWinnableCommand(), judgeIncidentCommand(),
            clockReplayCommand(),   lessonsCheckCommand(),  lessonsListCommand(),
            swissPairCommand(),     swissCheckCommand(),    swissGenerateCommand(),
            swissSelftestCommand(), swissWhyCommand(),      roundRobinCommand(),
            standingsCommand()};
}

} // namespace theco::cli
