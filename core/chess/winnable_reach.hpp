// SPDX-License-Identifier: MIT
// What every man could ever do, whoever moves and however often: a set that is surely large enough.
// If no mate fits into it, there is none.
//
// Each man has the squares he may ever stand on. They grow from where he stands by single steps
// until nothing grows any more; a square whose man can neither leave nor be taken is a wall, and a
// man who can neither leave nor be taken denies the squares beside him to the enemy king.
#pragma once

#include "core/chess/winnable_board.hpp"

#include <array>

namespace theco::chess::winning {

class Reach {
public:
    explicit Reach(const Boards& boards, Color turn);

    /// No mate of the enemy of `winner` fits into what can be reached.
    bool excludesMateBy(Color winner) const;

private:
    struct Man {
        Color color;
        PieceType type;
        Square home;
        bool loose = false; ///< may leave home, or be taken there
        /// A pawn that may take, so that it leaves its file; any man that may be taken, anywhere.
        bool leavesFile = false;
        bool mortal = false;
        Bitboard squares;      ///< where he may stand
        Bitboard promoted = 0; ///< and where as a promoted piece
        Bitboard standing() const { return squares | promoted; }
    };
    /// What the men known so far mean for the next round of growing.
    struct Round {
        Bitboard walls[2] = {};
        Bitboard standing[2] = {}; ///< of all men but the king
        Bitboard takes[2] = {};
        Bitboard denied[2] = {}; ///< by walls of this colour to the enemy king
    };

    Round look() const;
    bool grow(Man& man, const Round& round) const;
    Bitboard grown(const Man& man, const Round& round) const;
    Bitboard beyondOpponents(const Man& pawn) const;
    /// What the man attacks or protects from anywhere he may stand.
    static Bitboard attacks(const Man& man);
    bool mateFits(Square king, Color winner, Bitboard attacked) const;
    bool blockersFit(Bitboard squares, Color color) const;
    const Man& king(Color color) const;

    std::array<Man, 32> men_{};
    std::size_t size_ = 0;
};

} // namespace theco::chess::winning
