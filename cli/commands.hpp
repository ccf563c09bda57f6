// SPDX-License-Identifier: MIT
#pragma once

#include "cli/arguments.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace theco::cli {

/// How a command ends, as the shell sees it.
enum class Exit : int {
    Answered = 0, ///< answered, or it holds
    No = 1,       ///< the answer is "no": invalid, illegal, differs ...
    Unusable = 2, ///< wrong usage or unreadable input; one message on standard error
};

/// An option as declared: `value` is the name of its value in the help ("FEN"), empty for a switch.
struct Option {
    std::string_view name;
    std::string value;
    std::string help;
    bool needed = false;
};

/// One action of the program and all that the help says about it. The texts are already in the
/// current language, so a command is built when it is needed.
struct Command {
    /// One word, or two ("judge touch").
    std::string_view name;
    /// Names of the positional arguments, in order; all of them are needed.
    std::vector<std::string> positionals;
    /// The name of what may follow them any number of times; empty: nothing may.
    std::string more;
    /// Besides --json, --lang and --help, which every command has.
    std::vector<Option> options;
    /// One line, for the list of commands.
    std::string summary;
    /// Paragraphs of the command's own help page.
    std::vector<std::string> details;
    std::vector<std::string> examples;
    Exit (*run)(const Arguments&) = nullptr;
};

// One function a command, each in its own file cmd_NAME.cpp; commands.cpp lists them all.
Command clockReplayCommand();
Command fenCommand();
Command judgeClaimCommand();
Command judgeFlagCommand();
Command judgeIncidentCommand();
Command judgeTouchCommand();
Command judgeWinnableCommand();
Command lessonsCheckCommand();
Command lessonsListCommand();
Command moveCommand();
Command perftCommand();
Command pgnCommand();
Command roundRobinCommand();
Command standingsCommand();
Command swissCheckCommand();
Command swissGenerateCommand();
Command swissPairCommand();
Command swissSelftestCommand();
Command swissWhyCommand();

/// In the order of the help.
std::vector<Command> allCommands();

} // namespace theco::cli
