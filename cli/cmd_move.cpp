// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "core/chess/notation.hpp"
#include "core/chess/reasons.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <boost/json/object.hpp>

#include <iostream>

namespace theco::cli {

namespace {

using namespace chess;
using i18n::fill;
using i18n::tr;
namespace json = boost::json;

json::array squaresJson(const std::vector<Square>& squares) {
    json::array out;
    for (const Square square : squares)
        out.push_back(json::value(toString(square)));
    return out;
}

json::object refusedJson(const Reasons& reasons) {
    json::array list;
    for (const Reason& reason : reasons)
        list.push_back(json::object{{"code", code(reason.code)},
                                    {"squares", squaresJson(reason.squares)},
                                    {"by", squaresJson(reason.by)}});
    return {{"legal", false}, {"reasons", std::move(list)}};
}

json::object legalJson(const Position& position, Move move) {
    return {{"legal", true},
            {"uci", toUci(move)},
            {"san", toSan(position, move)},
            {"san_vi", toSan(position, move, Letters::Vietnamese)},
            {"fen", toFen(position.after(move))}};
}

Exit run(const Arguments& arguments) {
    const auto start = readPosition(arguments.positional(0), "FEN");
    if (!start) return complain(start.error());
    const auto game = readMoves(*start, arguments.value("--moves").value_or(""), "--moves");
    if (!game) return complain(game.error());
    const std::string& text = arguments.positional(1);
    const std::optional<AnyTry> wanted = parseTry(text);
    if (!wanted) return complain(i18n::message(SanError::Unreadable, printable(text)));

    const Position& position = game->position();
    const Result<Move, Reasons> verdict = judge(*game, *wanted);
    if (!verdict) {
        if (arguments.json()) {
            printJson(refusedJson(verdict.error()));
        } else {
            for (const Reason& reason : verdict.error())
                std::cout << i18n::sentence(reason, position, *wanted) << '\n';
        }
        return Exit::No;
    }
    const json::object legal = legalJson(position, *verdict);
    if (arguments.json()) {
        printJson(legal);
    } else {
        for (const char* key : {"uci", "san", "san_vi", "fen"})
            std::cout << std::string_view(legal.at(key).as_string()) << '\n';
    }
    return Exit::Answered;
}

} // namespace

Command moveCommand() {
    Command command;
    command.name = "move";
    command.positionals = {"FEN", "MOVE"};
    command.options = {{"--moves", "MOVES",
                        tr("Moves played first from FEN, in UCI or SAN, separated by blanks. What "
                           "a FEN cannot say "
                           "is judged by them: whether king and rook have moved, how a pawn came "
                           "to its square.")}};
    command.summary = tr("Judges whether a move may be played, and why not.");
    command.details = {
        tr("FEN is strict, or startpos. MOVE is read in UCI (e2e4, e7e8q), in English letters "
           "(Nf3, "
           "c8=R, O-O) and in Vietnamese letters (Mf3, c8=X, c8/X, 0-0)."),
        tr("With --json: legal, uci, san, san_vi and the fen after the move; or legal false and "
           "reasons, each with its code, the squares to look at, and by, the men whose attack is "
           "the cause.")};
    command.examples = {"theco-cli move startpos Nf3",
                        "theco-cli move startpos O-O --moves \"e4 e5 Nf3 Nc6 Bc4 Bc5\" --json"};
    command.run = run;
    return command;
}

} // namespace theco::cli
