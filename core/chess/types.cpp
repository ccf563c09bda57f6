// SPDX-License-Identifier: MIT
#include "core/chess/types.hpp"

namespace theco::chess {

namespace {
constexpr std::string_view kLetters = "PNBRQKpnbrqk";
}

std::string toString(Square s) {
    return {static_cast<char>('a' + fileOf(s)), static_cast<char>('1' + rankOf(s))};
}

std::optional<Square> squareFromString(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    return squareAt(text[0] - 'a', text[1] - '1');
}

char fenLetter(Piece p) {
    return kLetters[static_cast<std::size_t>(index(p.color) * 6 + index(p.type))];
}

std::optional<Piece> pieceFromFenLetter(char c) {
    const std::size_t i = kLetters.find(c);
    if (i == std::string_view::npos) return std::nullopt;
    return Piece{i < 6 ? Color::White : Color::Black, static_cast<PieceType>(i % 6)};
}

} // namespace theco::chess
