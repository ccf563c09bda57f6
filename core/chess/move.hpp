// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/types.hpp"

namespace theco::chess {

/// What the move does besides carrying a man from one square to another.
enum class MoveKind : std::uint8_t { Normal, DoubleStep, EnPassant, Castle, Promotion };

/// A move of a position, in 16 bits. A Move is only made by the move generator (or by functions
/// that ask it), so holding one means: this was legal in the position it came from. What a person
/// *tries* is a MoveTry.
///
/// Castling is the king's move: e1 to g1 or c1.
class Move {
public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to, MoveKind kind = MoveKind::Normal,
                   PieceType promotion = PieceType::Knight)
        : bits_(static_cast<std::uint16_t>(
              index(from) | index(to) << 6 |
              (kind == MoveKind::Promotion ? 8 | (index(promotion) - 1) : static_cast<int>(kind))
                  << 12)) {}

    constexpr Square from() const { return static_cast<Square>(bits_ & 63); }
    constexpr Square to() const { return static_cast<Square>(bits_ >> 6 & 63); }
    constexpr bool isPromotion() const { return (bits_ & 0x8000) != 0; }
    constexpr MoveKind kind() const {
        return isPromotion() ? MoveKind::Promotion : static_cast<MoveKind>(bits_ >> 12);
    }
    /// Knight, Bishop, Rook or Queen; nothing unless the move promotes.
    constexpr std::optional<PieceType> promotion() const {
        if (!isPromotion()) return std::nullopt;
        return static_cast<PieceType>((bits_ >> 12 & 3) + 1);
    }
    constexpr bool isCastle() const { return kind() == MoveKind::Castle; }
    constexpr bool isEnPassant() const { return kind() == MoveKind::EnPassant; }
    constexpr std::uint16_t bits() const { return bits_; }
    /// The move whose bits() these are.
    static constexpr Move fromBits(std::uint16_t bits) {
        Move move;
        move.bits_ = bits;
        return move;
    }

    friend constexpr bool operator==(const Move&, const Move&) = default;

private:
    std::uint16_t bits_ = 0;
};

/// What somebody wants to play: two squares and perhaps the letter of a promotion. May be nonsense.
struct MoveTry {
    Square from;
    Square to;
    /// Any of the six types: a pawn or a king is a refusable wish (PROMO_PAWN, PROMO_KING).
    std::optional<PieceType> promotion;
    friend constexpr bool operator==(const MoveTry&, const MoveTry&) = default;
};

} // namespace theco::chess
