// SPDX-License-Identifier: MIT
// The help in the order of a manual page: usage, description, options, exit codes, examples.
#include "cli/help.hpp"

#include "i18n/catalogue.hpp"

#include <algorithm>

namespace theco::cli {

namespace {

using i18n::fill;
using i18n::tr;

constexpr std::size_t kColumns = 80;

/// Characters as a terminal counts them; the texts hold no combining marks.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
}

/// A paragraph broken at blanks, every line indented.
std::string wrapped(std::string_view text, std::size_t indent) {
    std::string out(indent, ' ');
    std::size_t column = indent;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        const bool first = column == indent;
        if (!first && column + 1 + width(word) > kColumns) {
            out += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!first) {
            out += ' ';
            ++column;
        }
        out += word;
        column += width(word);
    }
    return out + '\n';
}

struct Row {
    std::string term;
    std::string text;
};

/// A term and what it means: beside it where there is room, else below.
void printRows(std::ostream& out, const std::vector<Row>& rows) {
    constexpr std::size_t kIndent = 18;
    for (const Row& row : rows) {
        const std::string meaning = wrapped(row.text, kIndent);
        const std::size_t end = 2 + width(row.term);
        if (end + 2 <= kIndent)
            out << "  " << row.term << meaning.substr(end);
        else
            out << wrapped(row.term, 2) << meaning;
    }
}

void printTitle(std::ostream& out, const std::string& title) {
    out << '\n' << title << ":\n";
}

std::string synopsis(const Command& command) {
    std::string line(command.name);
    for (const Option& option : command.options) {
        std::string term(option.name);
        if (!option.value.empty()) term += " " + option.value;
        line += option.needed ? " " + term : " [" + term + "]";
    }
    for (const std::string& positional : command.positionals)
        line += " " + positional;
    if (!command.more.empty()) line += " [" + command.more + " ...]";
    return line;
}

std::vector<Row> commonOptions() {
    return {
        {"--json", tr("Print JSON: the same keys and words in every language.")},
        {"--lang vi|en", tr("Language of texts and messages. Without it the environment variable "
                            "THECO_LANG decides, and without that it is Vietnamese.")},
        {"--help", tr("Show this help, or the help of the command before it.")}};
}

void printExitCodes(std::ostream& out) {
    printTitle(out, tr("Exit codes"));
    printRows(out, {{"0", tr("The question was answered, or what was asked holds.")},
                    {"1", tr("The answer is no: not valid, not legal.")},
                    {"2", tr("Wrong usage or unreadable input. One message on standard error says "
                             "what is wrong and where.")}});
}

} // namespace

std::string versionLine() {
    return "theco-cli " THECO_VERSION;
}

void printCommands(std::ostream& out, const std::vector<Command>& commands) {
    std::vector<Row> rows;
    for (const Command& command : commands)
        rows.push_back({synopsis(command), command.summary});
    printRows(out, rows);
}

void printHelp(std::ostream& out, const std::vector<Command>& commands) {
    out << versionLine() << '\n'
        << wrapped(fill(tr("Everything the chess club program {program} can do, without a window."),
                        {{"program", "Thế Cờ"}}),
                   0);
    printTitle(out, tr("Usage"));
    out << "  theco-cli " << tr("COMMAND [OPTIONS] ARGUMENTS") << '\n'
        << "  theco-cli help " << tr("COMMAND") << '\n'
        << "  theco-cli --version\n";
    printTitle(out, tr("Commands"));
    printCommands(out, commands);
    printTitle(out, tr("Options of every command"));
    printRows(out, commonOptions());
    out << wrapped(
        tr("Options may stand before or after the arguments, and their value after a blank "
           "or after =. The argument - is standard input where a file is asked for."),
        2);
    printExitCodes(out);
}

void printHelp(std::ostream& out, const Command& command) {
    out << wrapped("theco-cli " + synopsis(command), 0);
    out << wrapped(command.summary, 2);
    for (const std::string& paragraph : command.details) {
        out << '\n';
        out << wrapped(paragraph, 2);
    }
    printTitle(out, tr("Options"));
    std::vector<Row> rows;
    for (const Option& option : command.options)
        rows.push_back({std::string(option.name) + (option.value.empty() ? "" : " " + option.value),
                        option.help});
    const std::vector<Row> common = commonOptions();
    rows.insert(rows.end(), common.begin(), common.end());
    printRows(out, rows);
    printExitCodes(out);
    if (command.examples.empty()) return;
    printTitle(out, tr("Examples"));
    for (const std::string& example : command.examples)
        out << "  " << example << '\n';
}

} // namespace theco::cli
