// SPDX-License-Identifier: MIT
// First a FEN, then a line end, then any bytes as a move: what is read is legal, and written again
// it is found again.
#include "core/chess/fen.hpp"
#include "core/chess/notation.hpp"

#include <algorithm>
#include <cstdlib>

using namespace theco::chess;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

void checkMove(const Position& position, Move move) {
    const MoveList moves = legalMoves(position);
    require(std::find(moves.begin(), moves.end(), move) != moves.end());
    for (const Letters letters : {Letters::English, Letters::Vietnamese}) {
        const auto again = parseSan(position, toSan(position, move, letters), letters);
        require(again && *again == move);
    }
    const auto any = parseAnyMove(position, toUci(move));
    require(any && *any == move);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t line = text.find('\n');
    const auto read = parseFen(text.substr(0, line));
    const Position position = read ? *read : Position();
    const std::string_view typed = line == std::string_view::npos ? text : text.substr(line + 1);
    for (const Letters letters : {Letters::English, Letters::Vietnamese})
        if (const auto move = parseSan(position, typed, letters)) checkMove(position, *move);
    if (const auto move = parseAnyMove(position, typed)) checkMove(position, *move);
    if (const auto uci = parseUci(typed))
        if (const auto move = legalMove(position, *uci)) require(toUci(*move) == typed);
    return 0;
}
