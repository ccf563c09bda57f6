// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace theco::chess {

enum class Color : std::uint8_t { White, Black };

constexpr Color operator~(Color c) {
    return c == Color::White ? Color::Black : Color::White;
}

/// In order of the customary value, so that tables can be indexed by it.
enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::array kPieceTypes{PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                        PieceType::Rook, PieceType::Queen,  PieceType::King};

/// A man of one side. An empty square is std::optional<Piece>{}: there is no "no piece" piece.
struct Piece {
    Color color;
    PieceType type;
    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

/// a1 = 0, b1 = 1, ... h8 = 63.
enum class Square : std::uint8_t {
    A1,
    B1,
    C1,
    D1,
    E1,
    F1,
    G1,
    H1,
    A2,
    B2,
    C2,
    D2,
    E2,
    F2,
    G2,
    H2,
    A3,
    B3,
    C3,
    D3,
    E3,
    F3,
    G3,
    H3,
    A4,
    B4,
    C4,
    D4,
    E4,
    F4,
    G4,
    H4,
    A5,
    B5,
    C5,
    D5,
    E5,
    F5,
    G5,
    H5,
    A6,
    B6,
    C6,
    D6,
    E6,
    F6,
    G6,
    H6,
    A7,
    B7,
    C7,
    D7,
    E7,
    F7,
    G7,
    H7,
    A8,
    B8,
    C8,
    D8,
    E8,
    F8,
    G8,
    H8,
};

constexpr int index(Square s) {
    return static_cast<int>(s);
}
constexpr int index(Color c) {
    return static_cast<int>(c);
}
constexpr int index(PieceType t) {
    return static_cast<int>(t);
}
/// 0 = file a ... 7 = file h.
constexpr int fileOf(Square s) {
    return index(s) & 7;
}
/// 0 = rank 1 ... 7 = rank 8.
constexpr int rankOf(Square s) {
    return index(s) >> 3;
}
/// `file` and `rank` must be 0..7.
constexpr Square makeSquare(int file, int rank) {
    return static_cast<Square>(rank * 8 + file);
}
/// The square (file, rank) if it is on the board.
constexpr std::optional<Square> squareAt(int file, int rank) {
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return makeSquare(file, rank);
}
/// a1 and h8 are dark, h1 and a8 are light.
constexpr bool isLight(Square s) {
    return ((fileOf(s) + rankOf(s)) & 1) != 0;
}
/// Rank counted from the side's own first rank, 0..7.
constexpr int relativeRank(Color c, Square s) {
    return c == Color::White ? rankOf(s) : 7 - rankOf(s);
}

/// "e4".
std::string toString(Square s);
/// Exactly two characters, `a1`..`h8`, lower case.
std::optional<Square> squareFromString(std::string_view text);

/// PNBRQK; upper case for White, as FEN writes.
char fenLetter(Piece p);
std::optional<Piece> pieceFromFenLetter(char c);

/// Which of the four castlings a side has not lost by a move of king or rook (or the rook's
/// capture): a right, not a current possibility (Article 9.2.3.2).
struct CastlingRights {
    bool whiteKingside = false;
    bool whiteQueenside = false;
    bool blackKingside = false;
    bool blackQueenside = false;

    constexpr bool has(Color c, bool kingside) const {
        return c == Color::White ? (kingside ? whiteKingside : whiteQueenside)
                                 : (kingside ? blackKingside : blackQueenside);
    }
    friend constexpr bool operator==(const CastlingRights&, const CastlingRights&) = default;
};

} // namespace theco::chess
