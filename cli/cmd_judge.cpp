// SPDX-License-Identifier: MIT
#include "cli/cmd_judge.hpp"

#include "arbiter/laws/ruling_words.hpp"
#include "cli/output.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>
#include <iostream>

namespace theco::cli {

using i18n::fill;
using i18n::tr;

Result<std::string, std::string> readNeeded(const Arguments& arguments, std::string_view option) {
    const std::optional<std::string> value = arguments.value(option);
    if (value) return *value;
    return Err{fill(tr("The option {option} is needed."), {{"option", std::string(option)}})};
}

Result<int, std::string> readWord(const Arguments& arguments, std::string_view option,
                                  const std::vector<std::string_view>& words,
                                  std::optional<int> usual) {
    if (usual && !arguments.has(option)) return *usual;
    const Result<std::string, std::string> value = readNeeded(arguments, option);
    if (!value) return Err{value.error()};
    const auto found = std::find(words.begin(), words.end(), *value);
    if (found != words.end()) return static_cast<int>(found - words.begin());
    std::string list;
    for (const std::string_view word : words) {
        if (!list.empty()) list += ", ";
        list += word;
    }
    return Err{
        fill(tr("{option} must be one of these: {words}; not \"{value}\"."),
             {{"option", std::string(option)}, {"words", list}, {"value", printable(*value)}})};
}

Result<chess::Color, std::string> readSide(const Arguments& arguments, std::string_view option) {
    const Result<int, std::string> side = readWord(arguments, option, {"white", "black"});
    if (!side) return Err{side.error()};
    return *side == 0 ? chess::Color::White : chess::Color::Black;
}

void printRuling(const laws::Ruling& ruling, const std::string& counted) {
    std::cout << laws::forPlayers(ruling) << "\n\n" << tr("For the arbiter:") << '\n';
    int number = 0;
    for (const std::string& step : laws::forArbiter(ruling))
        std::cout << "  " << ++number << ". " << step << '\n';
    if (!counted.empty()) std::cout << "  " << ++number << ". " << counted << '\n';
}

} // namespace theco::cli
