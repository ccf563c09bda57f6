// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/fen.hpp"
#include "core/chess/game.hpp"
#include "core/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace theco::cli {

// Every error here is a finished message in the current language, naming what was being read.

/// The whole of a file as bytes, or of standard input for `-`; without a byte order mark.
Result<std::string, std::string> readInput(const std::string& file);

/// A strict FEN, or `startpos`. `name` says where it came from: "FEN", "--fen".
Result<chess::Position, std::string> readPosition(std::string_view fen, std::string_view name);

/// Plays moves in UCI, English or Vietnamese SAN, separated by blanks; move numbers are skipped. A
/// draw that ends a game does not end the reading (the moves stay legal under Article 3).
Result<chess::Game, std::string> readMoves(const chess::Position& start, std::string_view moves,
                                           std::string_view name);

/// A whole number from `least` to `most`. The error is a sentence in which `what` (an option or the
/// name of an argument) is named.
Result<std::uint64_t, std::string> readNumber(const std::string& what, const std::string& text,
                                              std::uint64_t least, std::uint64_t most);

} // namespace theco::cli
