// SPDX-License-Identifier: MIT
// The rules of chess a second time, written from the Laws with other ideas than core/chess and
// sharing no line with it: a board of characters with a margin, moves tried and taken back by
// copying, kings captured when a move was illegal. Slow, plain, and only for tests: where both
// programs agree, a mistake would have to be made twice.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace theco::mailbox {

class Board {
public:
    /// Expects a sound FEN with six fields; this is no parser for bad input.
    explicit Board(const std::string& fen);
    /// The en passant square is written only where the capture is legal.
    std::string fen() const;

    /// All legal moves as UCI text, sorted.
    std::vector<std::string> legalMoves() const;
    /// Plays a legal move given as UCI text.
    Board after(const std::string& uci) const;
    bool inCheck() const;
    /// Squares ("e4", sorted) of the men of the side ('w' or 'b') that attack this square.
    std::vector<std::string> attackers(const std::string& square, char side) const;
    std::uint64_t perft(int depth) const;

private:
    struct Step {
        int from;
        int to;
        char promotion; ///< 'q', 'r', 'b', 'n' or 0
    };

    std::vector<Step> tries() const;
    void tryPawn(int from, std::vector<Step>& out) const;
    void tryCastles(std::vector<Step>& out) const;
    std::vector<Step> legal() const;
    bool isLegal(const Step& step) const;
    bool canEnPassant() const;
    /// Carries the move out without asking whether it is legal.
    Board made(const Step& step) const;
    /// Whether the man on `from` attacks `to`.
    bool reaches(int from, int to) const;
    bool attacked(int square, char side) const;
    int findKing(char side) const;

    std::array<char, 120> at_{};
    char turn_ = 'w';
    std::string rights_; ///< subset of "KQkq"
    int enPassant_ = 0;  ///< index of the passed square or 0
    int halfmoves_ = 0;
    int number_ = 1;
};

} // namespace theco::mailbox
