// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands.hpp"

#include <ostream>

namespace theco::cli {

/// "theco-cli 0.1.0".
std::string versionLine();
/// The page of the whole program: what it is, every command, the common options, exit codes.
void printHelp(std::ostream& out, const std::vector<Command>& commands);
/// These commands, a line or two each.
void printCommands(std::ostream& out, const std::vector<Command>& commands);
/// The page of one command.
void printHelp(std::ostream& out, const Command& command);

} // namespace theco::cli
