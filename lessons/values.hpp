// SPDX-License-Identifier: MIT
// The values that stand in the attributes of a course file. Each reader gives nothing when the text
// is not exactly such a value.
#pragma once

#include "lessons/course.hpp"

namespace theco::lessons {

/// Separated by blanks (space, tab, line end).
std::vector<std::string_view> wordsOf(std::string_view text);

/// Squares, none twice; at least one.
std::optional<std::vector<Square>> readSquares(std::string_view text);
/// Moves in UCI with nothing but a letter of qrbn behind, none twice; at least one.
std::optional<std::vector<MoveTry>> readMoves(std::string_view text);
/// The same where the order counts and a move may come again; may be empty.
std::optional<std::vector<MoveTry>> readLine(std::string_view text);
std::optional<MoveTry> readMove(std::string_view text);
/// Men with the letter and the square, none twice; capital letters are White.
std::optional<std::vector<Man>> readMen(std::string_view text);
/// Codes of reasons, none twice; at least one.
std::optional<std::set<chess::ReasonCode>> readCodes(std::string_view text);
std::optional<chess::ReasonCode> readCode(std::string_view text);
/// One of `letters` (of "qrbn").
std::optional<chess::PieceType> readPromotion(std::string_view text);
/// Digits only, at most `limit`.
std::optional<int> readNumber(std::string_view text, int limit);
/// A decimal number with at most three places, in thousandths: "0.9" is 900.
std::optional<int> readThousandths(std::string_view text, int limit);
std::optional<Kind> readKind(std::string_view text);
std::optional<bool> readYesNo(std::string_view text);

/// For reports, in the way a course file writes them: sorted, separated by blanks; "-" for none.
std::string written(std::vector<Square> squares);
std::string written(const std::vector<MoveTry>& moves);
std::string written(MoveTry move);
std::string written(const std::set<chess::ReasonCode>& codes);
std::string written(const chess::Reasons& reasons);
std::string written(const Man& man);

MoveTry tryOf(chess::Move move);
/// What may stand as answers: all the legal moves that fulfil something.
std::vector<MoveTry> sorted(std::vector<MoveTry> moves);
bool sameMoves(const std::vector<MoveTry>& a, const std::vector<MoveTry>& b);
bool sameSquares(const std::vector<Square>& a, const std::vector<Square>& b);
Bitboard bitsOf(const std::vector<Square>& squares);
std::vector<Square> squaresOf(Bitboard squares);
std::set<chess::ReasonCode> codesOf(const chess::Reasons& reasons);

} // namespace theco::lessons
