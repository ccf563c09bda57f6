// SPDX-License-Identifier: MIT
// Texts and the rules for them; positions and pictures.
#include "core/chess/bitboard.hpp"
#include "core/chess/fen.hpp"
#include "i18n/vietnamese.hpp"
#include "lessons/element.hpp"
#include "lessons/text_rules.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::lessons {

using i18n::trLater;

namespace {

/// One language of a text, with everything that must be true of it alone.
std::string readTranslation(const Element& t, bool vietnamese, std::vector<Place>& places) {
    t.expect({"lang"}, {});
    const std::string raw = t.text();
    const std::string text = collapsed(raw);
    if (text.empty()) t.fault(trLater("the text is empty"));
    if (i18n::toNfc(raw) != raw)
        t.fault(trLater("the text is not composed Unicode (NFC): {found}"),
                {{"found", Element::quoted(i18n::toNfc(raw))}});
    const Places found = placesOf(text);
    if (found.broken)
        t.fault(trLater("{found} is none of the places {sq:e4} {move:e7e8q} {piece:N}"),
                {{"found", Element::quoted(*found.broken)}});
    if (const auto move = handWrittenMove(found.rest))
        t.fault(trLater("move written by hand: {found} (write it as {move:g1f3})"),
                {{"found", Element::quoted(*move)}});
    if (vietnamese)
        if (const auto word = unwantedWord(found.rest))
            t.fault(trLater("{found} is not said to children: ask instead of judging, and praise "
                            "in other words"),
                    {{"found", Element::quoted(*word)}});
    places = found.found;
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return text;
}

std::optional<MarkColor> readColor(std::string_view text) {
    return oneOf<MarkColor>(text, {{"green", MarkColor::Green},
                                   {"red", MarkColor::Red},
                                   {"blue", MarkColor::Blue},
                                   {"yellow", MarkColor::Yellow}});
}
std::optional<MarkStyle> readStyle(std::string_view text) {
    return oneOf<MarkStyle>(text, {{"dot", MarkStyle::Dot},
                                   {"circle", MarkStyle::Circle},
                                   {"cross", MarkStyle::Cross},
                                   {"fill", MarkStyle::Fill}});
}

/// A FEN whose kings may be missing: strict in everything else that can be seen without them.
std::optional<chess::Setup> readFreeSetup(const Element& board, std::string_view fen) {
    const Result<chess::Setup, chess::FenError> setup = chess::parseSetup(fen);
    if (setup && chess::toFen(*setup) == fen) return *setup;
    board.fault(trLater("fen: not a FEN of six fields: {found}"),
                {{"found", Element::quoted(fen)}});
    return std::nullopt;
}

Picture readPicture(const Element& board) {
    board.expect({"fen", "moves", "orientation", "rules"}, {"mark", "arrow"});
    Picture out;
    out.whiteBelow = board
                         .optional(
                             "orientation",
                             [](std::string_view text) {
                                 return oneOf<bool>(text, {{"white", true}, {"black", false}});
                             },
                             expected::kWord)
                         .value_or(true);
    out.free = board
                   .optional(
                       "rules",
                       [](std::string_view text) {
                           return oneOf<bool>(text, {{"free", true}});
                       },
                       expected::kWord)
                   .value_or(false);
    if (out.free) {
        if (board.attribute("moves"))
            board.fault(trLater("moves: a board with rules=\"free\" has none"));
        if (const auto fen = board.required("fen"))
            if (const auto setup = readFreeSetup(board, *fen)) out.men = *setup;
    } else if (const auto game = readGame(board)) {
        out.men = game->position().toSetup();
    }
    for (const Element& mark : board.children("mark")) {
        mark.expect({"squares", "style", "color"}, {});
        Mark one;
        one.squares = mark.needed("squares", readSquares, expected::kSquares).value_or(one.squares);
        one.style = mark.optional("style", readStyle, expected::kWord).value_or(one.style);
        one.color = mark.optional("color", readColor, expected::kWord).value_or(one.color);
        out.marks.push_back(one);
    }
    for (const Element& arrow : board.children("arrow")) {
        arrow.expect({"from", "to", "color"}, {});
        const auto from = arrow.needed("from", chess::squareFromString, expected::kSquare);
        const auto to = arrow.needed("to", chess::squareFromString, expected::kSquare);
        const auto color = arrow.optional("color", readColor, expected::kWord);
        if (from && to && *from == *to)
            arrow.fault(trLater("an arrow needs two different squares"));
        else if (from && to)
            out.arrows.push_back({*from, *to, color.value_or(MarkColor::Green)});
    }
    return out;
}

} // namespace

Text readText(const Element& element, bool required) {
    Text out;
    std::vector<Place> vi;
    std::vector<Place> en;
    int seen = 0;
    for (const Element& t : element.children("t")) {
        const auto lang = t.required("lang");
        if (!lang) continue;
        if (*lang != "vi" && *lang != "en") {
            t.fault(expected::kWord, {{"name", "lang"}, {"found", Element::quoted(*lang)}});
            continue;
        }
        const bool vietnamese = *lang == "vi";
        if ((seen & (vietnamese ? 1 : 2)) != 0) {
            t.fault(trLater("{element}: two texts in the language {lang}"),
                    {{"element", std::string(element.name())}, {"lang", std::string(*lang)}});
            continue;
        }
        seen |= vietnamese ? 1 : 2;
        (vietnamese ? out.vi : out.en) = readTranslation(t, vietnamese, vietnamese ? vi : en);
    }
    const char* const missing = trLater("{element}: the text in the language {lang} is missing");
    if (seen != 0 || required) {
        if ((seen & 1) == 0)
            element.fault(missing, {{"element", std::string(element.name())}, {"lang", "vi"}});
        if ((seen & 2) == 0)
            element.fault(missing, {{"element", std::string(element.name())}, {"lang", "en"}});
    }
    if (seen == 3 && vi != en)
        element.fault(trLater("{element}: the places in braces differ between the languages"),
                      {{"element", std::string(element.name())}});
    return out;
}

Text readTextChild(const Element& parent, std::string_view name) {
    const std::optional<Element> child = parent.child(name);
    if (!child) return {};
    child->expect({}, {"t"});
    return readText(*child, true);
}

std::optional<chess::Game> readGame(const Element& element) {
    const auto fen = element.required("fen");
    if (!fen) return std::nullopt;
    const Result<chess::Position, chess::FenError> start = chess::parseFen(*fen);
    if (!start) {
        element.fault(trLater("fen: {code} at column {column}: {found}"),
                      {{"code", std::string(chess::code(start.error().code))},
                       {"column", std::to_string(start.error().column)},
                       {"found", Element::quoted(*fen)}});
        return std::nullopt;
    }
    chess::Game game(*start, chess::PlayOn::PastDraws);
    const auto moves = element.optional("moves", readLine, expected::kMoves);
    if (!moves) return element.attribute("moves") ? std::nullopt : std::optional(game);
    if (moves->empty()) element.fault(expected::kMoves, {{"name", "moves"}, {"found", "''"}});
    for (std::size_t i = 0; i < moves->size(); ++i) {
        const std::optional<chess::Move> move = chess::legalMove(game.position(), (*moves)[i]);
        if (!move || game.over()) {
            element.fault(trLater("moves: move {n}, {move}, is not legal"),
                          {{"n", std::to_string(i + 1)}, {"move", written((*moves)[i])}});
            return std::nullopt;
        }
        game.playLegal(*move);
    }
    return game;
}

std::vector<Page> readPages(const Element& lesson) {
    std::vector<Page> out;
    for (const Element& page : lesson.children("page")) {
        page.expect({}, {"text", "board"});
        Page one;
        one.text = readTextChild(page, "text");
        if (const auto boards = page.children("board"); !boards.empty()) {
            (void)page.child("board");
            one.picture = readPicture(boards.front());
        }
        out.push_back(one);
    }
    return out;
}

} // namespace theco::lessons
