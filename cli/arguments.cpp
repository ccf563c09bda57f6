// SPDX-License-Identifier: MIT
#include "cli/arguments.hpp"

#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>

namespace theco::cli {

namespace {

using i18n::fill;
using i18n::tr;

/// `-5` and `-/8` are no options but values somebody got wrong.
bool looksLikeOption(std::string_view word) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return word.size() > 1 && word[0] == '-' && (word[1] == '-' || letter(word[1]));
}

/// The declared option of this name; --json is everybody's.
std::optional<Option> findOption(const Command& command, std::string_view name) {
    if (name == "--json") return Option{"--json", {}, {}};
    const auto found = std::find_if(command.options.begin(), command.options.end(),
                                    [&](const Option& option) { return option.name == name; });
    if (found == command.options.end()) return std::nullopt;
    return *found;
}

std::string aboutOption(const std::string& sentence, std::string_view name) {
    return fill(sentence, {{"option", printable(name)}});
}

} // namespace

Result<Arguments, std::string> Arguments::parse(const Command& command,
                                                const std::vector<std::string>& words) {
    Arguments out;
    bool optionsEnded = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (optionsEnded || !looksLikeOption(word)) {
            out.positionals_.push_back(word);
            continue;
        }
        if (word == "--") {
            optionsEnded = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const std::optional<Option> option = findOption(command, name);
        if (!option) return Err{aboutOption(tr("This command has no option {option}."), name)};
        std::string value;
        if (option->value.empty()) {
            if (equals != std::string::npos)
                return Err{aboutOption(tr("The option {option} takes no value."), name)};
        } else if (equals != std::string::npos) {
            value = word.substr(equals + 1);
        } else if (i + 1 < words.size()) {
            value = words[++i];
        } else {
            return Err{aboutOption(tr("The option {option} needs a value."), name)};
        }
        if (!out.options_.emplace(name, value).second && !option->value.empty())
            return Err{aboutOption(tr("The option {option} stands there twice."), name)};
    }
    const std::size_t wanted = command.positionals.size();
    if (out.positionals_.size() < wanted)
        return Err{fill(tr("{name} is missing."),
                        {{"name", command.positionals[out.positionals_.size()]}})};
    if (out.positionals_.size() > wanted && command.more.empty())
        return Err{fill(tr("\"{word}\" is one word too many. A text with blanks, such as a FEN, "
                           "needs quotation marks around it."),
                        {{"word", printable(out.positionals_[wanted])}})};
    return out;
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const auto found = options_.find(option);
    if (found == options_.end()) return std::nullopt;
    return found->second;
}

} // namespace theco::cli
