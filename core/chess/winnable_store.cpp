// SPDX-License-Identifier: MIT
#include "core/chess/winnable_store.hpp"

namespace theco::chess::winning {

namespace {
constexpr std::size_t kFirstSlots = 1024;
}

Node packed(const Boards& b, Color turn, int depth) {
    using enum PieceType;
    Node node;
    node.men = {b.of(Pawn) | b.of(Bishop) | b.of(Queen), b.of(Knight) | b.of(Bishop) | b.of(King),
                b.of(Rook) | b.of(Queen) | b.of(King)};
    node.black = b.of(Color::Black);
    const int file = b.doubleStep == Boards::kNoSquare ? 8 : b.doubleStep & 7;
    node.state = static_cast<std::uint16_t>(b.castling | index(turn) << 4 | file << 5 |
                                            std::min(depth, 31) << Node::kDepthShift);
    return node;
}

Boards unpacked(const Node& node) {
    using enum PieceType;
    const auto& [ones, twos, fours] = node.men;
    Boards b;
    const auto put = [&b](PieceType type, Bitboard squares) { b.type[index(type)] = squares; };
    put(Pawn, ones & ~twos & ~fours);
    put(Knight, twos & ~ones & ~fours);
    put(Bishop, ones & twos);
    put(Rook, fours & ~ones & ~twos);
    put(Queen, ones & fours);
    put(King, twos & fours);
    b.color[0] = (ones | twos | fours) & ~node.black;
    b.color[1] = node.black;
    b.castling = static_cast<std::uint8_t>(node.state & 15);
    const int file = node.state >> 5 & 15;
    if (file != 8) {
        b.doubleStep = static_cast<std::uint8_t>(file + (node.turn() == Color::White ? 5 : 2) * 8);
    }
    return b;
}

Store::Store() {
    nodes_.reserve(kFirstSlots / 2);
    slots_.resize(kFirstSlots);
}

std::uint64_t Store::hash(const Node& node) {
    std::uint64_t h = node.black * 0x9E37'79B9'7F4A'7C15;
    h = (h ^ h >> 29 ^ node.men[0]) * 0xBF58'476D'1CE4'E5B9;
    h = (h ^ h >> 31 ^ node.men[1]) * 0xD6E8'FEB8'6659'FD93;
    h = (h ^ h >> 32 ^ node.men[2] ^ (node.state & Node::kPositionMask)) * 0x94D0'49BB'1331'11EB;
    return h ^ h >> 31;
}

std::optional<std::uint32_t> Store::add(const Node& node) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = hash(node) & mask;
    for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
        if (nodes_[slots_[slot] - 1].samePosition(node)) return std::nullopt;
    }
    nodes_.push_back(node);
    const auto number = static_cast<std::uint32_t>(nodes_.size());
    slots_[slot] = number;
    if (nodes_.size() * 2 > slots_.size()) widen();
    return number - 1;
}

void Store::widen() {
    slots_.assign(slots_.size() * 4, 0);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        std::size_t slot = hash(nodes_[i]) & mask;
        while (slots_[slot] != 0)
            slot = (slot + 1) & mask;
        slots_[slot] = static_cast<std::uint32_t>(i + 1);
    }
}

} // namespace theco::chess::winning
