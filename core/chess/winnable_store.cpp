// SPDX-License-Identifier: MIT
#include "core/chess/winnable_store.hpp"

namespace theco::chess::winning {

namespace {
constexpr std::size_t kFirstSlots = 1024;
}

Node packed(const Boards& b, Color turn, int depth) {
    Node node;
    node.occupied = b.occupied();
    int shift = 0;
    int word = 0;
    for (Bitboard men = node.occupied; men != 0;) {
        const Square s = popSquare(men);
        const auto code = static_cast<std::uint64_t>(index(typeAt(b, s))) |
                          (contains(b.color[1], s) ? std::uint64_t{8} : 0);
        node.men[word] |= code << shift;
        shift += 4;
        if (shift == 64) {
            shift = 0;
            word = 1;
        }
    }
    const int file = b.doubleStep == Boards::kNoSquare ? 8 : b.doubleStep & 7;
    node.state = static_cast<std::uint16_t>(b.castling | index(turn) << 4 | file << 5 |
                                            std::min(depth, 31) << Node::kDepthShift);
    return node;
}

Boards unpacked(const Node& node) {
    Boards b;
    std::uint64_t codes = node.men[0];
    int left = 16;
    for (Bitboard men = node.occupied; men != 0;) {
        const Bitboard square = men & (~men + 1);
        men ^= square;
        b.color[codes >> 3 & 1] |= square;
        b.type[codes & 7] |= square;
        codes >>= 4;
        if (--left == 0) codes = node.men[1];
    }
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
    std::uint64_t h = node.occupied * 0x9E37'79B9'7F4A'7C15;
    h = (h ^ h >> 29 ^ node.men[0]) * 0xBF58'476D'1CE4'E5B9;
    h = (h ^ h >> 32 ^ node.men[1] ^ (node.state & Node::kPositionMask)) * 0x94D0'49BB'1331'11EB;
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
