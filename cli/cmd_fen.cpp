// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "core/chess/fen.hpp"
#include "core/chess/notation.hpp"
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

json::object invalidJson(const FenError& error) {
    return {{"valid", false},
            {"error", code(error.code)},
            {"message", printable(inEnglish([&] { return i18n::message(error); }))},
            {"column", error.column}};
}

json::object validJson(const Position& position) {
    json::array warnings;
    for (const SetupWarning warning : warningsOf(position))
        warnings.push_back(json::value(code(warning)));
    return {{"valid", true},
            {"fen", toFen(position)},
            {"in_check", position.inCheck()},
            {"legal_moves", legalMovesJson(position)},
            {"outcome", outcomeJson(position)},
            {"warnings", std::move(warnings)}};
}

void printWords(const Position& position) {
    std::cout << toFen(position) << '\n' << i18n::describe(position) << '\n';
    const MoveList moves = legalMoves(position);
    std::string list;
    const Letters letters =
        i18n::language() == i18n::Language::Vietnamese ? Letters::Vietnamese : Letters::English;
    for (const Move move : moves)
        list += ' ' + toSan(position, move, letters);
    std::cout << fill(tr("Legal moves: {n}."), {{"n", std::to_string(moves.size())}}) << list
              << '\n';
    if (const Game game(position); game.over()) std::cout << i18n::sentence(*game.ending()) << '\n';
    for (const SetupWarning warning : warningsOf(position))
        std::cout << fill(tr("Warning: {what}"), {{"what", i18n::message(warning)}}) << '\n';
}

Exit run(const Arguments& arguments) {
    const std::string& text = arguments.positional(0);
    const Result<Position, FenError> position =
        arguments.has("--lenient") ? parseFenLenient(text) : parseFen(text);
    if (!position) {
        if (arguments.json())
            printJson(invalidJson(position.error()));
        else
            complain(printable(i18n::message(position.error())));
        return Exit::No;
    }
    if (arguments.json())
        printJson(validJson(*position));
    else
        printWords(*position);
    return Exit::Answered;
}

} // namespace

Command fenCommand() {
    Command command;
    command.name = "fen";
    command.positionals = {"FEN"};
    command.options = {{"--lenient",
                        {},
                        tr("Read what people paste: missing fields, extra blanks, a whole FEN tag, "
                           "castling rights "
                           "and en passant squares that cannot be (they are dropped).")}};
    command.summary = tr("Checks a FEN and describes its position.");
    command.details = {
        tr("Strict without --lenient: six fields, single blanks, castling letters in the order "
           "KQkq, and a position that a game can have reached as far as kings, pawns, number of "
           "men, castling rights, en passant and clocks show."),
        tr("With --json: valid, fen (normalised: an en passant square only where an en passant "
           "capture is legal), in_check, legal_moves, outcome (checkmate, stalemate, dead_position "
           "or null) and warnings; or valid false with error, message and column.")};
    command.examples = {
        "theco-cli fen \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\" --json",
        "theco-cli fen --lenient \"8/k1P5/2K5/8/8/8/8/8 w\""};
    command.run = run;
    return command;
}

} // namespace theco::cli
