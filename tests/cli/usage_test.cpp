// SPDX-License-Identifier: MIT
#include "run_cli.hpp"

#include "tests/catch.hpp"

#include <algorithm>
#include <sstream>

using namespace theco::test;

namespace {

const std::vector<std::string> kCommands = {
    "perft",          "fen",          "move",          "pgn",
    "judge touch",    "judge claim",  "judge flag",    "judge winnable",
    "judge incident", "clock replay", "lessons check", "lessons list"};

/// The words of a command, with others around them.
std::vector<std::string> line(std::vector<std::string> before, const std::string& command,
                              const std::vector<std::string>& after = {}) {
    std::istringstream words(command);
    for (std::string word; words >> word;)
        before.push_back(word);
    before.insert(before.end(), after.begin(), after.end());
    return before;
}

void checkUsage(const Outcome& outcome, const std::string& part) {
    CHECK(outcome.exit == 2);
    CHECK(outcome.out.empty());
    CHECK_THAT(outcome.err, ContainsSubstring(part));
}

} // namespace

TEST_CASE("The help names every command, in Vietnamese and in English", "[cli]") {
    for (const char* word : {"help", "--help", "-h"}) {
        INFO(word);
        const Outcome vietnamese = cli({word});
        CHECK(vietnamese.exit == 0);
        CHECK(vietnamese.err.empty());
        CHECK_THAT(vietnamese.out, ContainsSubstring("Các lệnh:"));
        const Outcome english = cliInEnglish({word});
        CHECK_THAT(english.out, ContainsSubstring("Commands:"));
        CHECK_THAT(english.out, ContainsSubstring("Exit codes:"));
        for (const std::string& command : kCommands) {
            CHECK_THAT(vietnamese.out, ContainsSubstring("\n  " + command + " "));
            CHECK_THAT(english.out, ContainsSubstring("\n  " + command + " "));
        }
    }
}

TEST_CASE("Each command has a page of its own", "[cli]") {
    for (const std::string& command : kCommands) {
        INFO(command);
        const Outcome page = cliInEnglish(line({"help"}, command));
        CHECK(page.exit == 0);
        CHECK_THAT(page.out, ContainsSubstring("theco-cli " + command + " "));
        CHECK_THAT(page.out, ContainsSubstring("--json"));
        CHECK(cliInEnglish(line({}, command, {"--help"})).out == page.out);
        CHECK(cliInEnglish(line({}, command, {"-h", "x", "y", "--nonsense"})).out == page.out);
        CHECK(cli(line({"help"}, command)).out != page.out);
    }
}

TEST_CASE("No line of the help is wider than a terminal", "[cli]") {
    std::vector<std::vector<std::string>> pages = {{"help"}};
    for (const std::string& command : kCommands)
        pages.push_back(line({"help"}, command));
    for (const auto& page : pages) {
        const std::string text = cli(page).out;
        std::size_t begin = 0;
        while (begin < text.size()) {
            const std::size_t end = text.find('\n', begin);
            const std::string line = text.substr(begin, end - begin);
            const auto width = std::count_if(line.begin(), line.end(), [](char c) {
                return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
            });
            INFO(line);
            // Examples are lines to be copied, they may be longer.
            if (!line.starts_with("  theco-cli ")) CHECK(width <= 80);
            begin = end + 1;
        }
    }
}

TEST_CASE("A word that begins several commands leads to them", "[cli]") {
    for (const char* word : {"judge", "lessons"}) {
        INFO(word);
        const Outcome page = cliInEnglish({"help", word});
        CHECK(page.exit == 0);
        CHECK(cliInEnglish({word, "--help"}).out == page.out);
        const Outcome asked = cliInEnglish({word, "nothing"});
        CHECK(asked.exit == 2);
        for (const std::string& command : kCommands) {
            if (!command.starts_with(std::string(word) + ' ')) continue;
            CHECK_THAT(page.out, ContainsSubstring(command));
            CHECK_THAT(asked.err, ContainsSubstring(command));
        }
    }
    checkUsage(cliInEnglish({"help", "judge", "nothing"}), "judge touch");
}

TEST_CASE("The version is one line", "[cli]") {
    const Outcome outcome = cli({"--version"});
    CHECK(outcome.exit == 0);
    CHECK(outcome.out.starts_with("theco-cli "));
    CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 1);
}

TEST_CASE("Wrong usage ends with exit 2 and says what is wrong", "[cli]") {
    checkUsage(cliInEnglish({}), "Commands:");
    checkUsage(cliInEnglish({"perf", "5"}), "There is no command \"perf\"");
    checkUsage(cliInEnglish({"help", "nothing"}), "There is no command \"nothing\"");
    checkUsage(cliInEnglish({"\xFF\n"}), "There is no command \"\\xff\\x0a\"");
    checkUsage(cliInEnglish({"--json"}), "There is no command \"--json\"");
    checkUsage(cliInEnglish({"fen"}), "FEN is missing");
    checkUsage(cliInEnglish({"move", "startpos"}), "MOVE is missing");
    checkUsage(cliInEnglish({"fen", "a", "b"}), "\"b\" is one word too many");
    checkUsage(cliInEnglish({"fen", "a", "--depth", "3"}), "no option --depth");
    checkUsage(cliInEnglish({"fen", "a", "-x"}), "no option -x");
    checkUsage(cliInEnglish({"fen", "a", "--json=yes"}), "--json takes no value");
    checkUsage(cliInEnglish({"perft", "1", "--fen", "a", "--fen", "b"}),
               "--fen stands there twice");
    checkUsage(cli({"perft", "1", "--lang", "en", "--fen"}), "--fen needs a value");
    checkUsage(cli({"perft", "1", "--lang", "fr"}), "fr");
    checkUsage(cli({"perft", "1", "--lang"}), "vi");
}

TEST_CASE("Options stand where one likes", "[cli]") {
    const std::string expect = cli({"perft", "1", "--fen", "startpos", "--json=x"}).err;
    CHECK_THAT(expect, ContainsSubstring("--json"));
    CHECK(cli({"perft", "--fen", "startpos", "2"}).out == "400\n");
    CHECK(cli({"perft", "2", "--fen=startpos"}).out == "400\n");
    CHECK(cli({"perft", "--lang", "en", "2"}).out == "400\n");
    CHECK(cli({"--lang=en", "perft", "2"}).out == "400\n");
    CHECK(cli({"perft", "--", "2"}).out == "400\n");
    // After -- even this is a FEN.
    CHECK(cli({"fen", "--json", "--", "--lenient"}).exit == 1);
}

TEST_CASE("JSON is the same in every language", "[cli]") {
    const std::vector<std::vector<std::string>> lines = {
        {"fen", "", "--json"},
        {"fen", "4k3/8/8/8/8/8/8/8 w - - 0 1", "--json"},
        {"fen", "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", "--json"},
        {"move", "startpos", "e2e5", "--json"},
        {"move", "startpos", "Mf3", "--json"},
    };
    for (const auto& line : lines) {
        INFO(line[1]);
        CHECK(cli(line).out == cliInEnglish(line).out);
    }
}
