// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "core/chess/fen.hpp"
#include "core/chess/pgn.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"
#include "platform/paths.hpp"

#include <boost/json/object.hpp>

#include <fstream>
#include <iostream>

namespace theco::cli {

namespace {

using namespace chess;
using i18n::fill;
using i18n::tr;
namespace json = boost::json;

json::array warningsJson(const PgnGame& game) {
    json::array warnings;
    for (const PgnNote& note : game.warnings) {
        warnings.push_back(json::object{
            {"code", code(note.code)}, {"line", note.place.line}, {"column", note.place.column}});
    }
    return warnings;
}

json::object brokenJson(const PgnGame& game) {
    const PgnNote& error = *game.error;
    return {{"index", game.index},
            {"error", code(error.code)},
            {"message", printable(inEnglish([&] { return i18n::message(error); }))},
            {"line", error.place.line},
            {"column", error.place.column},
            {"plies", game.game.plies()},
            {"warnings", warningsJson(game)}};
}

json::object gameJson(const PgnGame& game) {
    const Position& position = game.game.position();
    const int occurrences = game.game.occurrences();
    const int halfmoves = position.halfmoveClock();
    return {{"index", game.index},
            {"white", game.tag("White")},
            {"black", game.tag("Black")},
            {"result", game.result},
            {"plies", game.game.plies()},
            {"final_fen", toFen(position)},
            {"legal_moves", legalMoves(position).size()},
            {"outcome", outcomeJson(position)},
            {"threefold", occurrences >= kThreefold},
            {"fivefold", occurrences >= kFivefold},
            {"fifty", halfmoves >= kFiftyMoves},
            {"seventyfive", halfmoves >= kSeventyFiveMoves},
            {"warnings", warningsJson(game)}};
}

void printWords(const PgnGame& game) {
    const auto name = [&](std::string_view tag) {
        const std::string value = game.tag(tag);
        return value.empty() ? std::string("?") : printable(value);
    };
    std::cout << fill(tr("{n}. {white} - {black} {result}, half-moves: {plies}"),
                      {{"n", std::to_string(game.index)},
                       {"white", name("White")},
                       {"black", name("Black")},
                       {"result", game.result},
                       {"plies", std::to_string(game.game.plies())}})
              << '\n';
    if (game.error) {
        const std::string what = printable(i18n::message(*game.error));
        std::cout << "   " << fill(tr("Broken: {what}"), {{"what", what}}) << '\n';
        return;
    }
    if (const auto ending = game.game.ending())
        std::cout << "   " << i18n::sentence(*ending) << '\n';
    for (const PgnNote& note : game.warnings) {
        const std::string what = printable(i18n::message(note));
        std::cout << "   " << fill(tr("Warning: {what}"), {{"what", what}}) << '\n';
    }
}

/// Games are read one by one, so the file may be larger than the memory.
Exit readGames(std::istream& in, const Arguments& arguments) {
    PgnOptions options;
    options.strict = arguments.has("--strict");
    options.keepVariations = false;
    PgnReader reader(in, options);
    bool broken = false;
    while (const std::optional<PgnGame> game = reader.next()) {
        broken = broken || game->error.has_value();
        if (arguments.json()) {
            printJson(game->error ? brokenJson(*game) : gameJson(*game));
        } else {
            printWords(*game);
        }
    }
    return broken ? Exit::No : Exit::Answered;
}

Exit run(const Arguments& arguments) {
    const std::string& file = arguments.positional(0);
    if (file == "-") return readGames(std::cin, arguments);
    const std::filesystem::path path = platform::toPath(file);
    std::error_code ignored;
    const bool folder = std::filesystem::is_directory(path, ignored);
    std::ifstream in;
    if (!folder) in.open(path, std::ios::binary);
    if (!in.is_open()) {
        const std::string why = folder ? tr("this is a folder, a file was expected")
                                : std::filesystem::exists(path, ignored)
                                    ? tr("the file may not be read")
                                    : tr("there is no such file");
        return complain(
            fill(tr("{file}: {fault}."), {{"file", printableName(file)}, {"fault", why}}));
    }
    const Exit exit = readGames(in, arguments);
    if (in.bad()) {
        return complain(fill(tr("{file}: {fault}."), {{"file", printableName(file)},
                                                      {"fault", tr("the file cannot be read")}}));
    }
    return exit;
}

} // namespace

Command pgnCommand() {
    Command command;
    command.name = "pgn";
    command.positionals = {"FILE"};
    command.options = {{"--strict", {}, tr("Warnings are errors.")}};
    command.summary = tr("Checks the games of a PGN file, move by move.");
    command.details = {
        tr("Games are read one after the other. A broken game is reported with line and column of "
           "its first fault, and the next one is read; the exit code is then 1."),
        tr("With --json: one line per game with index, white, black, result, plies (half-moves), "
           "final_fen, legal_moves, outcome (checkmate, stalemate, dead_position or null), "
           "threefold, fivefold, fifty, seventyfive (of the final position) and warnings; or with "
           "index, error, message, line, column and the plies before the fault.")};
    command.examples = {"theco-cli pgn games.pgn", "theco-cli pgn --json --strict games.pgn"};
    command.run = run;
    return command;
}

} // namespace theco::cli
