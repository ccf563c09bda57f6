// SPDX-License-Identifier: MIT
// A FEN, a line of moves, a line with the try: the judge agrees with the generator, and a refusal
// always says where to look.
#include "core/chess/fen.hpp"
#include "core/chess/reasons.hpp"

#include <algorithm>
#include <cstdlib>

using namespace theco::chess;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

std::string_view takeLine(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line;
}

Game play(const Position& start, std::string_view moves) {
    Game game(start, PlayOn::PastDraws);
    while (!moves.empty() && game.plies() < 200 && !game.over()) {
        const std::string_view word = moves.substr(0, moves.find(' '));
        moves.remove_prefix(std::min(word.size() + 1, moves.size()));
        const auto move = parseAnyMove(game.position(), word);
        if (move) game.playLegal(*move);
    }
    return game;
}

void checkReasons(const Reasons& reasons, const Position& position) {
    require(!reasons.empty());
    for (const Reason& reason : reasons) {
        require(!reason.squares.empty());
        for (const Square square : reason.by)
            require(contains(position.pieces(~position.turn()), square));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = parseFen(takeLine(text));
    const Game game = play(read ? *read : Position(), takeLine(text));
    const Position& position = game.position();
    const std::string_view typed = takeLine(text);
    const auto wanted = parseTry(typed);
    const auto legal = parseAnyMove(position, typed);
    if (!wanted) {
        require(!legal.ok());
        return 0;
    }
    const auto verdict = judge(game, *wanted);
    require(verdict.ok() == legal.ok());
    if (verdict)
        require(*verdict == *legal);
    else
        checkReasons(verdict.error(), position);
    return 0;
}
