// SPDX-License-Identifier: MIT
#include "cli/cmd_judge.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "core/chess/notation.hpp"
#include "core/chess/winnable.hpp"
#include "core/text_lines.hpp"
#include "i18n/catalogue.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <charconv>
#include <chrono>
#include <iostream>

namespace theco::cli {

namespace {

using i18n::fill;
using i18n::tr;
using Verdict = chess::Winnability::Verdict;
namespace json = boost::json;

struct Query {
    chess::Position position;
    chess::Color side;
};

void answer(const Query& query, std::uint64_t nodes, bool asJson) {
    const auto start = std::chrono::steady_clock::now();
    const chess::Winnability found = chess::winnable(query.position, query.side, nodes);
    const auto spent = std::chrono::steady_clock::now() - start;
    json::array line;
    for (const chess::Move move : found.line)
        line.push_back(json::value(chess::toUci(move)));
    if (asJson) {
        const json::value winnable = found.verdict == Verdict::Undecided
                                         ? json::value(nullptr)
                                         : json::value(found.verdict == Verdict::CanMate);
        printJson(
            json::object{{"winnable", winnable},
                         {"line", std::move(line)},
                         {"microseconds",
                          std::chrono::duration_cast<std::chrono::microseconds>(spent).count()}});
        return;
    }
    if (found.verdict == Verdict::CannotMate) {
        std::cout << tr("This side can never mate.") << '\n';
    } else if (found.verdict == Verdict::Undecided) {
        std::cout << tr("Not decided within the limit.") << '\n';
    } else {
        std::cout << tr("This side can still mate:");
        for (const json::value& move : line)
            std::cout << ' ' << std::string_view(move.as_string());
        std::cout << '\n';
    }
}

Result<std::uint64_t, std::string> readNodes(const Arguments& arguments) {
    const auto text = arguments.value("--nodes");
    if (!text) return chess::kWinnableNodes;
    std::uint64_t nodes = 0;
    const char* end = text->data() + text->size();
    const auto [stop, fault] = std::from_chars(text->data(), end, nodes);
    // Positions are numbered with 32 bits.
    if (fault != std::errc{} || stop != end || nodes == 0 || nodes > 1'000'000'000) {
        return Err{fill(tr("--nodes must be a number from 1 to 1000000000; not \"{value}\"."),
                        {{"value", printable(*text)}})};
    }
    return nodes;
}

/// One line of a batch: a FEN, a tab, a side.
Result<Query, std::string> readQuery(std::string_view line, const std::string& where) {
    const std::size_t tab = line.find('\t');
    const std::string_view side =
        tab == std::string_view::npos ? std::string_view{} : line.substr(tab + 1);
    if (side != "white" && side != "black") {
        return Err{fill(tr("{where}: a FEN, a tab and white or black were expected."),
                        {{"where", where}})};
    }
    const auto position = readPosition(line.substr(0, tab), where);
    if (!position) return Err{position.error()};
    return Query{*position, side == "white" ? chess::Color::White : chess::Color::Black};
}

Exit runBatch(const std::string& file, std::uint64_t nodes, bool asJson) {
    const auto text = readInput(file);
    if (!text) return complain(text.error());
    int number = 0;
    for (const std::string_view line : linesOf(*text)) {
        ++number;
        if (line.empty()) continue;
        const auto query = readQuery(line, printable(file) + ":" + std::to_string(number));
        if (!query) return complain(query.error());
        answer(*query, nodes, asJson);
    }
    return Exit::Answered;
}

Exit run(const Arguments& arguments) {
    const auto nodes = readNodes(arguments);
    if (!nodes) return complain(nodes.error());
    if (const auto file = arguments.value("--batch")) {
        return runBatch(*file, *nodes, arguments.json());
    }
    const auto fen = readNeeded(arguments, "--fen");
    if (!fen) return complain(fen.error());
    const auto position = readPosition(*fen, "--fen");
    if (!position) return complain(position.error());
    const auto side = readSide(arguments, "--side");
    if (!side) return complain(side.error());
    answer({*position, *side}, *nodes, arguments.json());
    return Exit::Answered;
}

} // namespace

Command judgeWinnableCommand() {
    Command command;
    command.name = "judge winnable";
    command.options = {
        {"--fen", "FEN", tr("The position, strict.")},
        {"--side", "SIDE", tr("white or black: who is to mate.")},
        {"--nodes", "N", tr("Gives up after so many positions (1000000).")},
        {"--batch", "FILE", tr("Instead: lines of a FEN, a tab and a side, answered in order.")}};
    command.summary = tr("Tells whether a side can still mate by any series of legal moves.");
    command.details = {
        tr("With --json: winnable (null when not decided within the limit), line, a series of "
           "legal moves to the mate where there is one, and microseconds.")};
    command.examples = {
        "theco-cli judge winnable --fen \"8/8/8/3bk3/8/8/8/KB6 w - - 0 1\" --side white --json"};
    command.run = run;
    return command;
}

} // namespace theco::cli
