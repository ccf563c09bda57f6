// SPDX-License-Identifier: MIT
#include "i18n/move_spellings.hpp"

#include <string_view>

namespace theco::i18n {
namespace {

using namespace chess;

// Indexed by PieceType. The pawn's letter is one that people write although notation has none.
constexpr std::string_view kEnglish = "PNBRQK";
constexpr std::string_view kVietnamese = "PMTXHV";

char letter(std::string_view letters, PieceType type) {
    return letters[static_cast<std::size_t>(index(type))];
}

} // namespace

std::vector<std::string> spellings(const Position& position, Move move, Spelling spelling) {
    const auto man = position.pieceAt(move.from());
    if (!man) return {};
    const std::string from = toString(move.from());
    const std::string to = toString(move.to());
    const bool pawn = man->type == PieceType::Pawn;
    const bool straight = fileOf(move.from()) == fileOf(move.to());
    const bool captures = move.isEnPassant() || position.pieceAt(move.to());
    const bool sloppy = spelling == Spelling::Sloppy;

    std::vector<std::string> found;
    for (const std::string_view letters : {kEnglish, kVietnamese}) {
        std::string behind;
        if (const auto promotion = move.promotion()) {
            behind = letter(letters, *promotion);
            // "e7e8q": UCI writes the letter small.
            found.push_back(from + to + static_cast<char>(behind[0] - 'A' + 'a'));
        }
        found.push_back(from + to + behind);

        // What may stand in front of the target square and, for a capture, the x.
        std::vector<std::string> fronts;
        if (pawn) {
            const std::string file = straight ? "" : from.substr(0, 1);
            fronts.push_back(file);
            if (sloppy) fronts.push_back(letter(letters, man->type) + file);
        } else if (!move.isCastle()) {
            const std::string piece(1, letter(letters, man->type));
            for (const std::string& place :
                 {std::string(), from.substr(0, 1), from.substr(1), from})
                fronts.push_back(piece + place);
        }
        if (sloppy) fronts.push_back(from);
        for (const std::string& front : fronts) {
            if (sloppy || !captures) found.push_back(front + to + behind);
            if (sloppy || captures) found.push_back(front + 'x' + to + behind);
        }
    }
    return found;
}

std::vector<std::string> fileSpellings(const Position& position, Move move) {
    const auto man = position.pieceAt(move.from());
    if (!man || man->type != PieceType::Pawn || fileOf(move.from()) == fileOf(move.to())) return {};
    const std::string from = toString(move.from()).substr(0, 1);
    const std::string to = toString(move.to()).substr(0, 1);
    return {from + to, from + 'x' + to};
}

} // namespace theco::i18n
