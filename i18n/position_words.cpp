// SPDX-License-Identifier: MIT
// Positions and moves read aloud: what a screen reader says of the board.
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"
#include "i18n/phrases.hpp"

namespace theco::i18n {
namespace {

using namespace chess;

/// "king e1, rooks ..." from the king down to the pawns, as people read a diagram.
std::string menOf(const Position& position, Color side) {
    std::string men;
    for (auto type = kPieceTypes.rbegin(); type != kPieceTypes.rend(); ++type) {
        std::string squares;
        for (int i = 0; i < 64; ++i) {
            const auto square = static_cast<Square>(i);
            if (position.pieceAt(square) != Piece{side, *type}) continue;
            squares += ' ' + toString(square);
        }
        if (squares.empty()) continue;
        if (!men.empty()) men += ", ";
        men += pieceName(*type) + squares;
    }
    return men;
}

std::string withoutCheck(const Position& before, Move move) {
    const std::string side = sideName(before.turn());
    if (move.isCastle()) {
        return fill(fileOf(move.to()) > fileOf(move.from()) ? tr("{side} castles kingside")
                                                            : tr("{side} castles queenside"),
                    {{"side", side}});
    }
    const auto man = before.pieceAt(move.from());
    const auto taken = before.pieceAt(move.to());
    std::string text = tr("{side}: {piece} {from} to {to}");
    if (move.isEnPassant()) {
        text = tr("{side}: {piece} {from} to {to}, captures a pawn en passant");
    } else if (taken) {
        text = tr("{side}: {piece} {from} captures {taken} on {to}");
    }
    text = fill(text, {{"side", side},
                       {"piece", man ? pieceName(man->type) : std::string()},
                       {"from", toString(move.from())},
                       {"to", toString(move.to())},
                       {"taken", taken ? pieceName(taken->type) : std::string()}});
    if (const auto promotion = move.promotion())
        text += fill(tr(", promotes to {piece}"), {{"piece", pieceName(*promotion)}});
    return text;
}

} // namespace

std::vector<std::string> describeInLines(const Position& position) {
    const std::string turn = fill(tr("{side} to move."), {{"side", sideName(position.turn())}});
    std::string check;
    if (position.inCheck()) {
        check = hasLegalMove(position) ? tr("The king of {side} is in check.")
                                       : tr("The king of {side} is checkmated.");
        check = ' ' + fill(check, {{"side", sideName(position.turn())}});
    }
    std::vector<std::string> lines{turn + check};
    for (const Color side : {Color::White, Color::Black})
        lines.push_back(
            fill("{side}: {men}.", {{"side", sideName(side)}, {"men", menOf(position, side)}}));
    return lines;
}

std::string describe(const Position& position) {
    std::string text;
    for (const std::string& line : describeInLines(position))
        text += text.empty() ? line : ' ' + line;
    return text;
}

std::string describe(const Position& before, Move move) {
    std::string text = withoutCheck(before, move);
    const Position after = before.after(move);
    if (after.inCheck()) text += hasLegalMove(after) ? tr(", check") : tr(", checkmate");
    return text + '.';
}

} // namespace theco::i18n
