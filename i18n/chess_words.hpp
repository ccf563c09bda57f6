// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/fen.hpp"
#include "core/chess/game.hpp"
#include "core/chess/pgn.hpp"
#include "core/chess/reasons.hpp"

#include <string>
#include <vector>

namespace theco::i18n {

/// "Mã", "knight": inside a sentence.
std::string pieceName(chess::PieceType type);
/// "Trắng", "White".
std::string sideName(chess::Color side);
/// "1-0", "½-½" with words: "Trắng thắng".
std::string resultWords(chess::GameResult result);

/// How a man moves: "A rook moves only along a file or a rank."
std::string movesLike(chess::PieceType type);
/// One sentence: why this move may not be played. `position` is the one it was tried in.
std::string sentence(const chess::Reason& reason, const chess::Position& position,
                     const chess::AnyTry& wanted);
/// At most two sentences for the whole list, the most telling reason first.
std::string sentences(const chess::Reasons& reasons, const chess::Position& position,
                      const chess::AnyTry& wanted);
/// How the game ended and by which article: "Chiếu hết. Trắng thắng (Điều 5.1.1)."
std::string sentence(const chess::Ending& ending);
/// What may be claimed and why; or why a claim is not right now.
std::string claimSentence(const chess::Game& game, chess::ClaimKind kind);
/// One clear message: what, where, what was expected.
std::string message(const chess::FenError& error);
std::string message(chess::SetupFault fault);
std::string message(chess::SetupWarning warning);
std::string message(const chess::PgnNote& note);
std::string message(chess::SanError error, std::string_view typed);

/// A position in words for the screen reader: side to move, check, men by side.
std::string describe(const chess::Position& position);
/// The same for reading: the side to move, White's men and Black's men in a line each.
std::vector<std::string> describeInLines(const chess::Position& position);
/// "Trắng: Mã g1 đến f3.": a move in words, for the screen reader.
std::string describe(const chess::Position& before, chess::Move move);

} // namespace theco::i18n
