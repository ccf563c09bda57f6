// SPDX-License-Identifier: MIT
#include "lessons/text.hpp"

#include "core/chess/notation.hpp"
#include "i18n/chess_words.hpp"

namespace theco::lessons {

namespace {

using i18n::Language;

std::optional<chess::PieceType> pieceOfLetter(std::string_view value) {
    if (value.size() != 1) return std::nullopt;
    const std::optional<chess::Piece> piece = chess::pieceFromFenLetter(value[0]);
    if (!piece || piece->color != chess::Color::White) return std::nullopt;
    return piece->type;
}

bool isKnown(const Place& place) {
    if (place.name == "sq") return chess::squareFromString(place.value).has_value();
    if (place.name == "move") return chess::parseUci(place.value).has_value();
    if (place.name == "piece") return pieceOfLetter(place.value).has_value();
    return false;
}

std::string pieceWord(chess::PieceType type, Language language) {
    if (language == i18n::language()) return i18n::pieceName(type);
    // Names of pieces come in the language of the program.
    const Language before = i18n::language();
    i18n::setLanguage(language);
    std::string word = i18n::pieceName(type);
    i18n::setLanguage(before);
    return word;
}

std::string moveWords(const std::string& uci, Language language, const chess::Position* position) {
    const std::optional<chess::MoveTry> wanted = chess::parseUci(uci);
    if (!wanted) return uci;
    if (position != nullptr) {
        const chess::Letters letters =
            language == Language::Vietnamese ? chess::Letters::Vietnamese : chess::Letters::English;
        if (const auto move = chess::legalMove(*position, *wanted))
            return chess::toSan(*position, *move, letters);
    }
    return chess::toString(wanted->from) + "-" + chess::toString(wanted->to);
}

std::string words(const Place& place, Language language, const chess::Position* position) {
    if (place.name == "move") return moveWords(place.value, language, position);
    if (place.name == "piece") {
        if (const auto type = pieceOfLetter(place.value)) return pieceWord(*type, language);
    }
    return place.value;
}

/// Calls `text` for the stretches between the places and `place` for what stands in braces.
template <class OnText, class OnPlace>
void walk(std::string_view whole, const OnText& text, const OnPlace& place) {
    while (true) {
        const std::size_t open = whole.find_first_of("{}");
        text(whole.substr(0, open));
        if (open == std::string_view::npos) return;
        const std::size_t close =
            whole[open] == '{' ? whole.find('}', open) : std::string_view::npos;
        if (close == std::string_view::npos) {
            place(whole.substr(open), false);
            return;
        }
        place(whole.substr(open, close - open + 1), true);
        whole.remove_prefix(close + 1);
    }
}

/// `{sq:e4}` as name and value.
Place split(std::string_view braced) {
    const std::string_view inside = braced.substr(1, braced.size() - 2);
    const std::size_t colon = inside.find(':');
    if (colon == std::string_view::npos) return {std::string(inside), {}};
    return {std::string(inside.substr(0, colon)), std::string(inside.substr(colon + 1))};
}

} // namespace

Places placesOf(std::string_view text) {
    Places out;
    walk(
        text, [&](std::string_view stretch) { out.rest += stretch; },
        [&](std::string_view braced, bool closed) {
            out.rest += ' ';
            const Place place = closed ? split(braced) : Place{};
            if (closed && isKnown(place))
                out.found.push_back(place);
            else if (!out.broken)
                out.broken = std::string(braced.substr(0, 40));
        });
    return out;
}

std::string shown(const Text& text, Language language, const chess::Position* position) {
    std::string out;
    walk(
        text.in(language), [&](std::string_view stretch) { out += stretch; },
        [&](std::string_view braced, bool closed) {
            out += closed ? words(split(braced), language, position) : std::string(braced);
        });
    return out;
}

std::string shown(const Text& text, const chess::Position* position) {
    return shown(text, i18n::language(), position);
}

} // namespace theco::lessons
