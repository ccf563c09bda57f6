// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/position.hpp"

namespace theco::chess {

/// Moves of one position. No legal position has more than 218; the array never allocates.
class MoveList {
public:
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](int i) const { return moves_[static_cast<std::size_t>(i)]; }
    void push(Move m) { moves_[static_cast<std::size_t>(size_++)] = m; }

private:
    std::array<Move, 256> moves_{};
    int size_ = 0;
};

/// All legal moves (Article 3), each promotion piece counted as a move of its own.
MoveList legalMoves(const Position& position);
bool hasLegalMove(const Position& position);
/// The legal move with these squares and this promotion, if there is one.
std::optional<Move> legalMove(const Position& position, const MoveTry& wanted);

/// Number of leaf positions after `depth` half-moves; one thread, no hash table.
std::uint64_t perft(const Position& position, int depth);

} // namespace theco::chess
