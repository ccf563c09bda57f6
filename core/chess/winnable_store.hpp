// SPDX-License-Identifier: MIT
// The positions a search has seen, each once and compared in full: a proof must not rest on a hash.
#pragma once

#include "core/chess/winnable_board.hpp"

#include <optional>
#include <vector>

namespace theco::chess::winning {

/// A position in 32 bytes, and how it was reached.
struct Node {
    /// Of every square one bit of the number of what stands there (0 nothing, 1 pawn ... 6 king):
    /// a few operations on all squares at once, where going from man to man takes longer than
    /// making the move.
    std::array<Bitboard, 3> men{};
    Bitboard black = 0;
    std::uint32_t parent = 0;
    std::uint16_t move = 0;
    std::uint16_t state =
        0; ///< castling 4 bits, turn 1, en passant file or 8: 4; lasting 1, done 1, depth 5

    static constexpr std::uint16_t kLasting = 1 << 9;
    static constexpr std::uint16_t kDone = 1 << 10;
    static constexpr int kDepthShift = 11;
    static constexpr std::uint16_t kPositionMask = kLasting - 1;
    /// First reached by a capture or a pawn move.
    bool lasting() const { return (state & kLasting) != 0; }
    int depth() const { return state >> kDepthShift; }
    Color turn() const { return (state >> 4 & 1) != 0 ? Color::Black : Color::White; }
    bool samePosition(const Node& other) const {
        return men[0] == other.men[0] && men[1] == other.men[1] && men[2] == other.men[2] &&
               black == other.black && ((state ^ other.state) & kPositionMask) == 0;
    }
};

/// `boards` has no idle double step.
Node packed(const Boards& boards, Color turn, int depth);
Boards unpacked(const Node& node);

class Store {
public:
    Store();
    const Node& operator[](std::uint32_t i) const { return nodes_[i]; }
    std::size_t size() const { return nodes_.size(); }
    /// Takes note that the position has been looked at; false when it had been before.
    bool markDone(std::uint32_t i) {
        const bool first = (nodes_[i].state & Node::kDone) == 0;
        nodes_[i].state |= Node::kDone;
        return first;
    }
    /// Its number, if the position is new.
    std::optional<std::uint32_t> add(const Node& node);

private:
    static std::uint64_t hash(const Node& node);
    void widen();

    std::vector<Node> nodes_;
    std::vector<std::uint32_t> slots_; ///< number + 1, 0 = free
};

} // namespace theco::chess::winning
