// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace theco::cli {

struct Command;

/// The command line after the command's name. Options may stand before or after the positional
/// arguments, as `--name value` or `--name=value`; `--` ends the options; `-` is positional.
class Arguments {
public:
    /// The message of the error is one sentence in the current language.
    static Result<Arguments, std::string> parse(const Command& command,
                                                const std::vector<std::string>& words);

    /// The number of positionals is checked by parse().
    const std::string& positional(std::size_t i) const { return positionals_[i]; }
    const std::vector<std::string>& positionals() const { return positionals_; }
    bool has(std::string_view option) const { return options_.count(option) != 0; }
    std::optional<std::string> value(std::string_view option) const;
    bool json() const { return has("--json"); }

private:
    std::vector<std::string> positionals_;
    std::map<std::string, std::string, std::less<>> options_;
};

} // namespace theco::cli
