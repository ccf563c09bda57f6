// SPDX-License-Identifier: MIT
#include "lessons/free_board.hpp"

#include "core/chess/attacks.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::lessons {

namespace {

Bitboard bitsOf(const std::vector<Man>& men) {
    Bitboard out = 0;
    for (const Man& man : men)
        out |= chess::bit(man.square);
    return out;
}

} // namespace

FreeBoard::FreeBoard(Kind kind, const FreeTask& task)
    : kind_(kind), movers_(task.pieces), enemies_(task.enemies),
      stars_(lessons::bitsOf(task.stars)), block_(lessons::bitsOf(task.block)) {}

Bitboard FreeBoard::occupied() const {
    return bitsOf(movers_) | bitsOf(enemies_) | stars_ | block_;
}

Bitboard FreeBoard::targets(const Man& man, Bitboard occupied) const {
    if (man.piece.type != chess::PieceType::Pawn)
        return chess::attacksOf(man.piece, man.square, occupied) & ~bitsOf(movers_) & ~block_;
    // A pawn that reached the last rank would have to become something else.
    constexpr Bitboard kLastRank = chess::kRank1 << 56;
    const Bitboard here = chess::bit(man.square);
    Bitboard out = (here << 8) & ~occupied;
    if (chess::rankOf(man.square) == 1) out |= (out << 8) & ~occupied;
    out |= chess::attacksOf(man.piece, man.square, occupied) & (stars_ | bitsOf(enemies_));
    return out & ~kLastRank;
}

std::vector<MoveTry> FreeBoard::moves() const {
    std::vector<MoveTry> out;
    const Bitboard all = occupied();
    for (const Man& man : movers_)
        for (Bitboard to = targets(man, all); to != 0;)
            out.push_back({man.square, chess::popSquare(to), std::nullopt});
    return out;
}

bool FreeBoard::canMove(MoveTry move) const {
    if (move.promotion) return false;
    const auto man = std::find_if(movers_.begin(), movers_.end(),
                                  [&](const Man& m) { return m.square == move.from; });
    return man != movers_.end() && chess::contains(targets(*man, occupied()), move.to);
}

void FreeBoard::play(MoveTry move) {
    for (Man& man : movers_)
        if (man.square == move.from) man.square = move.to;
    stars_ &= ~chess::bit(move.to);
    enemies_.erase(std::remove_if(enemies_.begin(), enemies_.end(),
                                  [&](const Man& man) { return man.square == move.to; }),
                   enemies_.end());
}

std::optional<chess::PieceType> FreeBoard::moverOn(Square square) const {
    for (const Man& man : movers_)
        if (man.square == square) return man.piece.type;
    return std::nullopt;
}

Bitboard FreeBoard::attackersOf(Square square) const {
    const Bitboard all = occupied();
    Bitboard out = 0;
    for (const Man& enemy : enemies_)
        if (chess::contains(chess::attacksOf(enemy.piece, enemy.square, all), square))
            out |= chess::bit(enemy.square);
    return out;
}

Bitboard FreeBoard::attackedMovers() const {
    const Bitboard all = occupied();
    Bitboard seen = 0;
    for (const Man& enemy : enemies_)
        seen |= chess::attacksOf(enemy.piece, enemy.square, all);
    return seen & bitsOf(movers_);
}

bool FreeBoard::won() const {
    return kind_ == Kind::CaptureAll ? enemies_.empty() : stars_ == 0;
}

} // namespace theco::lessons
