// SPDX-License-Identifier: MIT
#include "core/chess/notation.hpp"

namespace theco::chess {

namespace {

constexpr std::string_view kLetters = "pnbrqk";

} // namespace

std::string toUci(Move move) {
    std::string text = toString(move.from()) + toString(move.to());
    if (const std::optional<PieceType> promotion = move.promotion())
        text += kLetters[static_cast<std::size_t>(index(*promotion))];
    return text;
}

std::optional<MoveTry> parseUci(std::string_view text) {
    if (text.size() != 4 && text.size() != 5) return std::nullopt;
    const std::optional<Square> from = squareFromString(text.substr(0, 2));
    const std::optional<Square> to = squareFromString(text.substr(2, 2));
    if (!from || !to) return std::nullopt;
    MoveTry result{*from, *to, std::nullopt};
    if (text.size() == 5) {
        const std::size_t letter = kLetters.find(text[4]);
        if (letter == std::string_view::npos) return std::nullopt;
        result.promotion = kPieceTypes[letter];
    }
    return result;
}

} // namespace theco::chess
