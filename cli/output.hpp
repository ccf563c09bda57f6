// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands.hpp"
#include "core/chess/game.hpp"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include <functional>

namespace theco::cli {

/// One JSON value and a line end on standard output.
void printJson(const boost::json::value& value);

/// One message on standard error; returns Exit::Unusable, so that a command can end with it.
Exit complain(const std::string& message);

/// One warning on standard error.
void warn(const std::string& what);

/// Any bytes as text that a terminal and a JSON string can hold: control characters and bytes that
/// are not UTF-8 become `\x1b`.
std::string printable(std::string_view bytes);

/// A file's name as it was given, to stand in a message; `""` when it is empty.
std::string printableName(std::string_view file);

/// Runs `make` with English words: what stands in JSON is the same in every language.
std::string inEnglish(const std::function<std::string()>& make);

/// "checkmate", "stalemate", "dead_position" or null: the end that the board alone shows.
boost::json::value outcomeJson(const chess::Position& position);
/// All legal moves in UCI, sorted.
boost::json::array legalMovesJson(const chess::Position& position);

} // namespace theco::cli
