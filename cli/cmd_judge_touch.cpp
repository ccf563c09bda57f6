// SPDX-License-Identifier: MIT
#include "arbiter/laws/ruling_json.hpp"
#include "cli/cmd_judge.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "core/chess/notation.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>
#include <iostream>

namespace theco::cli {

namespace {

using namespace laws;
using i18n::fill;
using i18n::tr;

/// `e1` with intent, `~e1` adjusted, `?e1` by accident.
Result<std::vector<Touch>, std::string> readTouches(const chess::Position& position,
                                                    std::string_view text) {
    std::vector<Touch> touches;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (word.empty()) continue;
        const bool marked = word[0] == '~' || word[0] == '?';
        const auto square = chess::squareFromString(marked ? word.substr(1) : word);
        if (!square)
            return Err{fill(tr("--touched: \"{word}\" is not a square. Expected are squares such "
                               "as e1, ~e1 (adjusted) or ?e1 (by accident)."),
                            {{"word", printable(word)}})};
        if (!position.pieceAt(*square))
            return Err{fill(tr("--touched: there is no piece on {square}."),
                            {{"square", chess::toString(*square)}})};
        touches.push_back({*square, word[0] == '~'   ? TouchKind::Adjusted
                                    : word[0] == '?' ? TouchKind::Accident
                                                     : TouchKind::Intent});
    }
    return touches;
}

Exit run(const Arguments& arguments) {
    const auto fen = readNeeded(arguments, "--fen");
    if (!fen) return complain(fen.error());
    const auto position = readPosition(*fen, "--fen");
    if (!position) return complain(position.error());
    const auto text = readNeeded(arguments, "--touched");
    if (!text) return complain(text.error());
    const auto touches = readTouches(*position, *text);
    if (!touches) return complain(touches.error());

    const TouchRuling ruling = currentEdition().touch(*position, *touches);
    const boost::json::object answer = touchJson(ruling);
    if (arguments.json()) {
        printJson(answer);
        return Exit::Answered;
    }
    std::string articles;
    for (const std::string_view article : ruling.articles) {
        if (!articles.empty()) articles += ", ";
        articles += article;
    }
    const bool free =
        ruling.obliged.size() == static_cast<std::size_t>(chess::legalMoves(*position).size());
    const std::string sentence =
        ruling.obliged.empty()
            ? tr("There is no legal move: the game is over (Laws of Chess {edition}, Article "
                 "{articles}).")
        : free ? tr("Any legal move may be played (Laws of Chess {edition}, Article {articles}).")
               : tr("One of these moves must be played (Laws of Chess {edition}, Article "
                    "{articles}).");
    std::cout << fill(sentence, {{"edition", std::string(ruling.edition)}, {"articles", articles}})
              << '\n';
    const auto letters = i18n::language() == i18n::Language::Vietnamese ? chess::Letters::Vietnamese
                                                                        : chess::Letters::English;
    for (const chess::Move move : ruling.obliged)
        std::cout << chess::toSan(*position, move, letters) << '\n';
    return Exit::Answered;
}

} // namespace

Command judgeTouchCommand() {
    Command command;
    command.name = "judge touch";
    command.options = {
        {"--fen", "FEN", tr("The position, strict, or startpos; the side to move touched."), true},
        {"--touched", "SQUARES",
         tr("Squares in the order of touching, separated by blanks: e1 with intent, ~e1 adjusted "
            "after saying so, ?e1 by accident."),
         true}};
    command.summary = tr("Which moves satisfy the touch-move rule.");
    command.details = {tr("With --json: obliged, every move that satisfies Article 4 (all legal "
                          "moves where nothing binds), and the articles.")};
    command.examples = {"theco-cli judge touch --fen \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\" "
                        "--touched \"e1 h1\""};
    command.run = run;
    return command;
}

} // namespace theco::cli
