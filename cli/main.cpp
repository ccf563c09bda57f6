// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/output.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <iostream>

namespace theco::cli {

namespace {

using i18n::fill;
using i18n::tr;
using Words = std::vector<std::string>;

/// Takes `--lang` out of the words, wherever it stands, and switches the language: the help and the
/// messages about all other words are in it already.
std::optional<std::string> chooseLanguage(Words& words) {
    const char* environment = std::getenv("THECO_LANG");
    std::string wanted = environment != nullptr ? environment : "";
    const auto end = std::find(words.begin(), words.end(), "--");
    const auto option = std::find_if(words.begin(), end, [](const std::string& word) {
        return word == "--lang" || word.starts_with("--lang=");
    });
    if (option != end) {
        auto last = option + 1;
        if (*option != "--lang")
            wanted = option->substr(std::string_view("--lang=").size());
        else
            wanted = last != end ? *last++ : "";
        words.erase(option, last);
    }
    if (wanted == "en")
        i18n::setLanguage(i18n::Language::English);
    else if (wanted == "vi" || (wanted.empty() && option == end))
        i18n::setLanguage(i18n::Language::Vietnamese);
    else
        return fill(tr("The language must be vi or en, not \"{value}\"."),
                    {{"value", printable(wanted)}});
    return std::nullopt;
}

/// The command that the first words name, the longest name first ("judge touch" before "judge");
/// these words are taken off.
std::optional<Command> takeCommand(Words& words) {
    const std::vector<Command> commands = allCommands();
    for (std::size_t length = std::min<std::size_t>(2, words.size()); length > 0; --length) {
        const std::string name = length == 2 ? words[0] + ' ' + words[1] : words[0];
        const auto found = std::find_if(commands.begin(), commands.end(),
                                        [&](const Command& c) { return c.name == name; });
        if (found == commands.end()) continue;
        words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(length));
        return *found;
    }
    return std::nullopt;
}

bool asksForHelp(const Words& words) {
    const auto end = std::find(words.begin(), words.end(), "--");
    return std::any_of(words.begin(), end,
                       [](const std::string& w) { return w == "--help" || w == "-h"; });
}

/// Commands of two words whose first is this one: "judge" stands for all rulings.
std::vector<Command> groupOf(const std::string& word) {
    std::vector<Command> group = allCommands();
    std::erase_if(group, [&](const Command& c) { return !c.name.starts_with(word + ' '); });
    return group;
}

Exit unknown(const Words& words) {
    const std::vector<Command> group = groupOf(words.front());
    if (!group.empty()) {
        std::string names;
        for (const Command& command : group)
            names += (names.empty() ? "" : ", ") + std::string(command.name);
        return complain(
            fill(tr("Which of these: {commands}? \"theco-cli help {word}\" tells more."),
                 {{"commands", names}, {"word", words.front()}}));
    }
    const std::string& word = words.front();
    return complain(fill(tr("There is no command \"{word}\". \"theco-cli help\" lists them all."),
                         {{"word", printable(word)}}));
}

Exit help(Words words) {
    if (words.empty()) {
        printHelp(std::cout, allCommands());
        return Exit::Answered;
    }
    const Words asked = words;
    const std::optional<Command> command = takeCommand(words);
    if (!command) {
        const std::vector<Command> group = groupOf(asked.front());
        if (group.empty() || asked.size() > 1) return unknown(asked);
        printCommands(std::cout, group);
        std::cout << '\n'
                  << fill(tr("\"theco-cli help {command}\" tells the options of a command."),
                          {{"command", std::string(group.front().name)}})
                  << '\n';
        return Exit::Answered;
    }
    printHelp(std::cout, *command);
    return Exit::Answered;
}

Exit run(Words words) {
    Words rest = words;
    if (const std::optional<std::string> fault = chooseLanguage(rest)) return complain(*fault);
    if (rest.empty()) {
        printHelp(std::cerr, allCommands());
        return Exit::Unusable;
    }
    const std::string first = rest.front();
    if (first == "--version") {
        std::cout << versionLine() << '\n';
        return Exit::Answered;
    }
    if (first == "help" || first == "--help" || first == "-h")
        return help({rest.begin() + 1, rest.end()});
    // An option may stand even before the command's name.
    const std::optional<Command> command = takeCommand(rest);
    if (!command) {
        if (asksForHelp(rest)) return help({first});
        return unknown(rest);
    }
    if (asksForHelp(rest)) {
        printHelp(std::cout, *command);
        return Exit::Answered;
    }
    const Result<Arguments, std::string> arguments = Arguments::parse(*command, rest);
    if (!arguments)
        return complain(
            fill(tr("{fault} See \"theco-cli help {command}\"."),
                 {{"fault", arguments.error()}, {"command", std::string(command->name)}}));
    return command->run(*arguments);
}

/// A result that could not be written (disk full, pipe closed) is no result.
Exit flushed(Exit exit) {
    std::cout.flush();
    if (std::cout) return exit;
    return complain(tr("The result could not be written to standard output."));
}

} // namespace

} // namespace theco::cli

int main(int argc, char** argv) {
    using namespace theco;
    try {
        std::ios::sync_with_stdio(false);
        return static_cast<int>(cli::flushed(cli::run({argv + std::min(argc, 1), argv + argc})));
    } catch (const std::exception& failure) {
        return static_cast<int>(cli::complain(
            i18n::fill(i18n::tr("The program had to stop: {what}."), {{"what", failure.what()}})));
    }
}
