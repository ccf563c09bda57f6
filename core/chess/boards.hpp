// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/bitboard.hpp"

namespace theco::chess {

/// The four rights as bits, so that a move takes rights away with one AND.
namespace rights {
inline constexpr std::uint8_t kWhiteKingside = 1;
inline constexpr std::uint8_t kWhiteQueenside = 2;
inline constexpr std::uint8_t kBlackKingside = 4;
inline constexpr std::uint8_t kBlackQueenside = 8;

constexpr std::uint8_t bitOf(Color c, bool kingside) {
    return static_cast<std::uint8_t>((kingside ? 1 : 2) << (c == Color::White ? 0 : 2));
}
/// Rights that survive a move from or to this square.
constexpr std::uint8_t keptBy(Square s) {
    switch (s) {
    case Square::A1:
        return 15 & ~kWhiteQueenside;
    case Square::E1:
        return 15 & ~(kWhiteKingside | kWhiteQueenside);
    case Square::H1:
        return 15 & ~kWhiteKingside;
    case Square::A8:
        return 15 & ~kBlackQueenside;
    case Square::E8:
        return 15 & ~(kBlackKingside | kBlackQueenside);
    case Square::H8:
        return 15 & ~kBlackKingside;
    default:
        return 15;
    }
}
} // namespace rights

/// rights::keptBy as a table.
inline constexpr auto kKeptRights = [] {
    std::array<std::uint8_t, 64> table{};
    for (int s = 0; s < 64; ++s) {
        table[static_cast<std::size_t>(s)] = rights::keptBy(static_cast<Square>(s));
    }
    return table;
}();

/// The men and what else decides which moves there are, as bit sets: what the move generator works
/// on. A Position wraps it with clocks, turn and key, and with the promise that it is sound.
struct Boards {
    static constexpr std::uint8_t kNoSquare = 64;

    Bitboard color[2] = {};
    Bitboard type[6] = {};
    std::uint8_t castling = 0;           ///< bits of rights::
    std::uint8_t doubleStep = kNoSquare; ///< square just passed over by a pawn

    constexpr Bitboard occupied() const { return color[0] | color[1]; }
    constexpr Bitboard of(Color c) const { return color[index(c)]; }
    constexpr Bitboard of(PieceType t) const { return type[index(t)]; }
    constexpr Bitboard of(Color c, PieceType t) const { return of(c) & of(t); }
    /// Rooks and queens.
    constexpr Bitboard straight() const { return of(PieceType::Rook) | of(PieceType::Queen); }
    /// Bishops and queens.
    constexpr Bitboard diagonal() const { return of(PieceType::Bishop) | of(PieceType::Queen); }

    friend constexpr bool operator==(const Boards&, const Boards&) = default;
};

/// The kind of man on a square that is occupied: the three bits of its number, without a branch.
constexpr PieceType typeAt(const Boards& b, Square s) {
    using enum PieceType;
    static_assert(index(Knight) == 1 && index(Bishop) == 2 && index(Rook) == 3 &&
                  index(Queen) == 4 && index(King) == 5);
    const Bitboard ones = b.of(Knight) | b.of(Rook) | b.of(King);
    const Bitboard twos = b.of(Bishop) | b.of(Rook);
    const Bitboard fours = b.of(Queen) | b.of(King);
    const int shift = index(s);
    return static_cast<PieceType>((ones >> shift & 1) | (twos >> shift & 1) << 1 |
                                  (fours >> shift & 1) << 2);
}

} // namespace theco::chess
