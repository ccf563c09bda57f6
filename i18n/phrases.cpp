// SPDX-License-Identifier: MIT
#include "i18n/phrases.hpp"

#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

namespace theco::i18n {

std::string manOn(const chess::Position& position, chess::Square square) {
    const auto man = position.pieceAt(square);
    if (!man) return chess::toString(square);
    return fill(tr("the {piece} on {square}"),
                {{"piece", pieceName(man->type)}, {"square", chess::toString(square)}});
}

std::string menOn(const chess::Position& position, const std::vector<chess::Square>& squares) {
    std::vector<std::string> men;
    for (const chess::Square square : squares)
        men.push_back(manOn(position, square));
    return listed(men);
}

std::string listed(const std::vector<std::string>& items) {
    if (items.empty()) return {};
    std::string list = items.front();
    for (std::size_t i = 1; i + 1 < items.size(); ++i)
        list += ", " + items[i];
    if (items.size() == 1) return list;
    return fill(tr("{items} and {last}"), {{"items", list}, {"last", items.back()}});
}

} // namespace theco::i18n
