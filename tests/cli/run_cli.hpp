// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace theco::test {

struct Outcome {
    int exit = -1;
    std::string out;
    std::string err;
};

/// Runs the built theco-cli with these arguments (no shell sees them) and this standard input.
Outcome cli(const std::vector<std::string>& arguments, const std::string& input = {});

/// The same with English texts.
Outcome cliInEnglish(std::vector<std::string> arguments, const std::string& input = {});

} // namespace theco::test
