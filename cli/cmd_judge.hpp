// SPDX-License-Identifier: MIT
// What the judge's commands share.
#pragma once

#include "arbiter/laws/edition.hpp"
#include "cli/commands.hpp"

namespace theco::cli {

/// One of the words, or a finished message that lists them. `option` must have a value.
Result<int, std::string> readWord(const Arguments& arguments, std::string_view option,
                                  const std::vector<std::string_view>& words,
                                  std::optional<int> usual = std::nullopt);
/// "white", "black".
Result<chess::Color, std::string> readSide(const Arguments& arguments, std::string_view option);
/// The option's value, or a finished message that it is needed.
Result<std::string, std::string> readNeeded(const Arguments& arguments, std::string_view option);

/// The ruling for people: what the players are told, then the arbiter's steps.
void printRuling(const laws::Ruling& ruling, const std::string& counted = {});

} // namespace theco::cli
