// SPDX-License-Identifier: MIT
#include "gui/parts/reason_marks.hpp"

#include "gui/board/chess_board.hpp"

#include <algorithm>

namespace theco::gui {

using chess::ReasonCode;
using chess::Square;

namespace {

bool isObstacle(ReasonCode code) {
    switch (code) {
    case ReasonCode::PathBlocked:
    case ReasonCode::OwnPieceOnTarget:
    case ReasonCode::PawnStraightCapture:
    case ReasonCode::PawnDoubleBlocked:
    case ReasonCode::CastleBlocked:
        return true;
    default:
        return false;
    }
}

void addCell(BoardMarks& marks, Square square, MarkKind kind) {
    const CellMark mark{cellOf(square), kind};
    if (std::find(marks.cells.begin(), marks.cells.end(), mark) == marks.cells.end())
        marks.cells.push_back(mark);
}

void addArrow(BoardMarks& marks, Square from, Square to, MarkKind kind) {
    const ArrowMark mark{cellOf(from), cellOf(to), kind};
    if (std::find(marks.arrows.begin(), marks.arrows.end(), mark) == marks.arrows.end())
        marks.arrows.push_back(mark);
}

std::optional<ArrowMark> arrowOf(const chess::Position& position, const chess::AnyTry& wanted) {
    if (const auto* tried = std::get_if<chess::MoveTry>(&wanted))
        return ArrowMark{cellOf(tried->from), cellOf(tried->to), MarkKind::Wrong};
    if (const auto* castle = std::get_if<chess::CastleTry>(&wanted)) {
        const Square king = position.king(position.turn());
        const int file = *castle == chess::CastleTry::Kingside ? 6 : 2;
        return ArrowMark{cellOf(king), {file, chess::rankOf(king)}, MarkKind::Wrong};
    }
    return std::nullopt;
}

} // namespace

BoardMarks marksOf(const chess::Position& position, std::optional<chess::Move> last) {
    BoardMarks marks;
    if (last) {
        marks.cells.push_back({cellOf(last->from()), MarkKind::LastMove});
        marks.cells.push_back({cellOf(last->to()), MarkKind::LastMove});
    }
    if (position.inCheck())
        marks.cells.push_back({cellOf(position.king(position.turn())), MarkKind::Check});
    return marks;
}

void addReasons(BoardMarks& marks, const chess::Reasons& reasons, const chess::Position& position,
                const chess::AnyTry& wanted) {
    if (const auto tried = arrowOf(position, wanted); tried && tried->from != tried->to)
        marks.arrows.push_back(*tried);
    for (const chess::Reason& reason : reasons) {
        const MarkKind kind = isObstacle(reason.code) ? MarkKind::Blocker : MarkKind::Wrong;
        for (const Square square : reason.squares)
            if (reason.by.empty() || kind == MarkKind::Blocker) addCell(marks, square, kind);
        if (reason.squares.empty()) continue;
        // The square the sentence names, not only the tip of an arrow.
        if (!reason.by.empty() && kind == MarkKind::Wrong)
            addCell(marks, reason.squares.front(), MarkKind::Attack);
        for (const Square attacker : reason.by)
            addArrow(marks, attacker, reason.squares.front(), MarkKind::Attack);
    }
}

} // namespace theco::gui
