// SPDX-License-Identifier: MIT
// What is true of a position, in the words of the exercises: shared by the prover and the exercises
// when they are played.
#pragma once

#include "lessons/course.hpp"

namespace theco::lessons {

/// Whether playing this legal move reaches the goal.
bool reaches(const chess::Position& position, chess::Move move, Goal goal);
std::vector<MoveTry> movesReaching(const chess::Position& position, Goal goal);

/// Where the man may go; castling counts as the king's square.
Bitboard reachedFrom(const chess::Position& position, Square square);

/// The legal moves of a side in check, sorted by what they do about it.
RepliesTask sortedReplies(const chess::Position& position);

/// Nothing when the search could not decide whether the position is dead.
std::optional<Class> classify(const chess::Position& position);
/// What comes of promoting wrongly; nothing when it could not be decided.
std::optional<Outcome> outcomeOf(const chess::Position& afterMove);

/// The first half-move after which the rule holds, counted from the game's start.
std::optional<int> firstClaimable(const chess::Game& game, ClaimRule rule);

/// Whether the side to move can force the goal of a promotion within `moves` moves of its own.
bool canForce(const chess::Position& position, const PromotionTask& task, int moves);
/// The same once the pupil has made a move, with `moves` left.
bool isForcedAfter(const chess::Position& before, chess::Move move, const PromotionTask& task,
                   int moves);
bool reaches(const chess::Position& before, chess::Move move, const PromotionTask& task);

} // namespace theco::lessons
