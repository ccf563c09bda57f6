// SPDX-License-Identifier: MIT
// The sentences of the program where the author of an exercise left them to it.
#pragma once

#include "gui/parts/status_line.hpp"
#include "lessons/attempt.hpp"

namespace theco::gui {

/// A short reason to choose from: "The king is in check."
std::string shortReason(chess::ReasonCode code);
std::string className(lessons::Class c);
std::string groupName(lessons::ReplyGroup group);

/// What is said to an answer. `before`: the position it was given in; `wanted`: the move tried.
StatusText sayingTo(const lessons::Attempt& attempt, const lessons::Response& response,
                    const chess::Position* before, const std::optional<chess::AnyTry>& wanted);
/// What is said with a hint of this level.
StatusText sayingWith(const lessons::Attempt& attempt, const lessons::GivenHint& hint);
/// Why a man of a level without kings cannot go there.
std::string freeRefusal(const lessons::FreeBoard& level, chess::MoveTry wanted);
/// The first thing in the way of such a man; nothing when the way is free or no way at all.
std::optional<chess::Square> freeObstacle(const lessons::FreeBoard& level, chess::MoveTry wanted);
/// "White: knight g1 to f3", without the point at its end.
std::string moveInWords(const chess::Position& before, chess::Move move);
/// The board in words, also without kings.
std::string boardWords(const lessons::Attempt& attempt);

} // namespace theco::gui
