// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "core/chess/notation.hpp"
#include "i18n/catalogue.hpp"

#include <boost/json/object.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <iostream>

namespace theco::cli {

namespace {

using namespace chess;
using i18n::fill;
using i18n::tr;

/// Beyond this no computer comes to an end, and from the starting position the count would not fit.
constexpr int kDeepest = 13;

struct Branch {
    std::string move;
    std::uint64_t nodes;
};

std::vector<Branch> divide(const Position& position, int depth) {
    std::vector<Branch> branches;
    for (const Move move : legalMoves(position))
        branches.push_back({toUci(move), perft(position.after(move), depth - 1)});
    std::sort(branches.begin(), branches.end(),
              [](const Branch& a, const Branch& b) { return a.move < b.move; });
    return branches;
}

std::optional<int> readDepth(const std::string& text) {
    int depth = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), depth);
    if (failure != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (depth < 0 || depth > kDeepest) return std::nullopt;
    return depth;
}

Exit run(const Arguments& arguments) {
    const std::optional<int> depth = readDepth(arguments.positional(0));
    if (!depth)
        return complain(fill(
            tr("The depth must be a number from 0 to {most}, not \"{value}\"."),
            {{"most", std::to_string(kDeepest)}, {"value", printable(arguments.positional(0))}}));
    const auto position = readPosition(arguments.value("--fen").value_or("startpos"), "--fen");
    if (!position) return complain(position.error());

    const auto begin = std::chrono::steady_clock::now();
    std::vector<Branch> branches;
    std::uint64_t nodes = 0;
    if (arguments.has("--divide") && *depth > 0) {
        branches = divide(*position, *depth);
        for (const Branch& branch : branches)
            nodes += branch.nodes;
    } else {
        nodes = perft(*position, *depth);
    }
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;

    if (!arguments.json()) {
        for (const Branch& branch : branches)
            std::cout << branch.move << ": " << branch.nodes << '\n';
        std::cout << nodes << '\n';
        return Exit::Answered;
    }
    boost::json::object out{{"nodes", nodes}, {"seconds", elapsed.count()}};
    if (arguments.has("--divide")) {
        boost::json::object parts;
        for (const Branch& branch : branches)
            parts[branch.move] = branch.nodes;
        out["divide"] = std::move(parts);
    }
    printJson(out);
    return Exit::Answered;
}

} // namespace

Command perftCommand() {
    Command command;
    command.name = "perft";
    command.positionals = {"DEPTH"};
    command.options = {
        {"--fen", "FEN", tr("The position to start from, instead of the starting position.")},
        {"--divide", {}, tr("First the count of every legal move by itself.")}};
    command.summary = tr("Counts the positions that can be reached in DEPTH half-moves.");
    command.details = {
        tr("The last line of the output is the count alone. It is the usual test of a move "
           "generator: each promotion piece counts as a move of its own, and positions that are "
           "reached in several ways count several times. One thread, no hash table. With --json: "
           "nodes, seconds, and with --divide an object with the count of each move.")};
    command.examples = {"theco-cli perft 5",
                        "theco-cli perft --divide --fen \"8/k1P5/2K5/8/8/8/8/8 w - - 0 1\" 3"};
    command.run = run;
    return command;
}

} // namespace theco::cli
