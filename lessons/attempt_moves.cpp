// SPDX-License-Identifier: MIT
// Exercises that are answered by moves.
#include "lessons/attempt.hpp"
#include "lessons/rules.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::lessons {

using chess::Move;
using chess::Position;

namespace {

bool holds(const std::vector<MoveTry>& moves, Move move) {
    return std::find(moves.begin(), moves.end(), tryOf(move)) != moves.end();
}

/// A reply after which the goal is out of reach, to show what the wrong piece lets slip; else any.
std::optional<Move> spoiler(const Position& position, const PromotionTask& task, int moves) {
    const chess::MoveList replies = chess::legalMoves(position);
    for (const Move reply : replies)
        if (moves == 0 || !canForce(position.after(reply), task, moves)) return reply;
    return std::nullopt;
}

const Feedback* outcomeFeedback(const Exercise& exercise, Move move) {
    for (const Feedback& feedback : exercise.feedback)
        if (feedback.promotion && feedback.promotion == move.promotion()) return &feedback;
    return nullptr;
}

Reached reachedBy(Outcome outcome) {
    switch (outcome) {
    case Outcome::Stalemate:
        return Reached::Stalemate;
    case Outcome::Dead:
        return Reached::Dead;
    case Outcome::Misses:
        return Reached::Misses;
    }
    return Reached::Misses;
}

} // namespace

Response Attempt::to(const FreeTask& task, const TryMove& answer) {
    const auto* wanted = std::get_if<MoveTry>(&answer.wanted);
    if (wanted == nullptr || !level_->canMove(*wanted)) {
        // No reasons of a game of chess apply here: the man just cannot go there.
        Response response;
        if (wanted != nullptr) response.squares = {wanted->to};
        response.verdict = Verdict::Refused;
        response.text = said(false);
        ++misses_;
        return response;
    }
    level_->play(*wanted);
    ++moves_;
    Response response;
    response.played = {*wanted};
    if (const Bitboard attacked = level_->attackedMovers(); attacked != 0) {
        Bitboard attackers = 0;
        for (const Square square : squaresOf(attacked))
            attackers |= level_->attackersOf(square);
        response.squares = squaresOf(attackers);
        response.reached = Reached::Attacked;
    } else if (level_->won()) {
        return finish(response);
    } else if (moves_ >= task.par + task.slack) {
        response.reached = Reached::TooManyMoves;
    } else {
        response.missing =
            chess::count(level_->stars()) +
            (exercise_->kind == Kind::CaptureAll ? static_cast<int>(level_->enemies().size()) : 0);
        return right(response);
    }
    response.verdict = Verdict::Lost;
    response.text = said(false);
    lost_ = true;
    ++misses_;
    return response;
}

Response Attempt::to(const OneMoveTask&, const TryMove& answer) {
    return findMove(answer, {});
}

Response Attempt::to(const LineTask& task, const TryMove& answer) {
    return findMove(answer, task.then);
}

// One move to find is a line that ends with it.
Response Attempt::findMove(const TryMove& answer, const std::vector<MoveTry>& then) {
    auto judged = chess::judge(*game_, answer.wanted);
    if (!judged) return refused(std::move(judged).error());
    Response response;
    if (!holds(rightMoves(), *judged)) {
        response.played = {tryOf(*judged)};
        response.aftermath = position()->after(*judged);
        response.reached = Reached::Misses;
        return again(response);
    }
    play(*judged, response);
    ++moves_;
    if (static_cast<std::size_t>(step_) > then.size()) return finish(response);
    const auto reply = chess::legalMove(*position(), then[static_cast<std::size_t>(step_ - 1)]);
    if (!reply) return finish(response);
    play(*reply, response);
    return right(response);
}

Response Attempt::to(const PromotionTask& task, const TryMove& answer) {
    auto judged = chess::judge(*game_, answer.wanted);
    if (!judged) return refused(std::move(judged).error());
    const Move move = *judged;
    Response response;
    const int left = static_cast<int>(task.then.size()) / 2 - step_ / 2;
    if (!holds(rightMoves(), move)) {
        // What goes wrong is played out.
        response.played = {tryOf(move)};
        response.aftermath = position()->after(move);
        const Feedback* feedback = step_ == 0 ? outcomeFeedback(*exercise_, move) : nullptr;
        if (feedback != nullptr) response.text = feedback->text;
        const std::optional<Outcome> outcome = outcomeOf(*response.aftermath);
        response.reached = reachedBy(outcome.value_or(Outcome::Misses));
        if (response.reached == Reached::Misses)
            if (const auto reply = spoiler(*response.aftermath, task, left)) {
                response.played.push_back(tryOf(*reply));
                response.aftermath->play(*reply);
            }
        return again(response);
    }
    const bool done = reaches(*position(), move, task);
    const auto at = static_cast<std::size_t>(step_);
    scripted_ =
        scripted_ && (at == 0 || (at <= task.then.size() && task.then[at - 1] == tryOf(move)));
    play(move, response);
    ++moves_;
    if (done) return finish(response);
    std::optional<Move> reply;
    if (scripted_ && at < task.then.size()) reply = chess::legalMove(*position(), task.then[at]);
    if (!reply) {
        const chess::MoveList replies = chess::legalMoves(*position());
        if (replies.empty()) return finish(response);
        reply = replies[0];
        scripted_ = false;
    }
    play(*reply, response);
    return right(response);
}

Response Attempt::to(const RepliesTask& task, const SortMove& answer) {
    auto judged = chess::judge(*game_, answer.move);
    if (!judged) return refused(std::move(judged).error());
    Response response;
    const std::size_t all = task.king.size() + task.capture.size() + task.block.size();
    response.missing = static_cast<int>(all - found_.size());
    if (std::any_of(found_.begin(), found_.end(),
                    [&](const SortMove& one) { return one.move == answer.move; }))
        return right(response);
    const std::vector<MoveTry>& group = answer.group == ReplyGroup::King      ? task.king
                                        : answer.group == ReplyGroup::Capture ? task.capture
                                                                              : task.block;
    if (!holds(group, *judged)) return again(response);
    found_.push_back(answer);
    --response.missing;
    return response.missing == 0 ? finish(response) : right(response);
}

std::vector<MoveTry> Attempt::rightMoves() const {
    if (level_) return lost_ ? std::vector<MoveTry>() : bestMoves(*level_);
    if (const auto* one = std::get_if<OneMoveTask>(&exercise_->task); one != nullptr)
        return movesReaching(*position(),
                             exercise_->kind == Kind::MateInOne ? Goal::Mate : Goal::Check);
    if (const auto* line = std::get_if<LineTask>(&exercise_->task)) {
        if (step_ == 0 && line->then.empty()) return line->answer;
        std::vector<MoveTry> out{step_ == 0 ? line->answer.front()
                                            : line->then[static_cast<std::size_t>(step_ - 1)]};
        // The last move may reach the goal in another way than the author's.
        const bool last = static_cast<std::size_t>(step_) == line->then.size();
        if (last && line->goal != Goal::Legal)
            for (const MoveTry move : movesReaching(*position(), line->goal))
                if (move != out.front()) out.push_back(move);
        return out;
    }
    if (const auto* task = std::get_if<PromotionTask>(&exercise_->task)) {
        std::vector<MoveTry> out;
        if (step_ == 0) {
            for (const chess::PieceType type : task->answer)
                out.push_back({task->move.from, task->move.to, type});
            return out;
        }
        const int left = static_cast<int>(task->then.size()) / 2 - step_ / 2;
        for (const Move move : chess::legalMoves(*position()))
            if (isForcedAfter(*position(), move, *task, left)) out.push_back(tryOf(move));
        const auto at = static_cast<std::size_t>(step_ - 1);
        if (scripted_ && at < task->then.size()) {
            const auto own = std::find(out.begin(), out.end(), task->then[at]);
            if (own != out.end()) std::iter_swap(out.begin(), own);
        }
        return out;
    }
    std::vector<MoveTry> out;
    if (const auto* task = std::get_if<RepliesTask>(&exercise_->task))
        for (const auto* group : {&task->king, &task->capture, &task->block})
            for (const MoveTry move : *group)
                if (std::none_of(found_.begin(), found_.end(),
                                 [&](const SortMove& one) { return one.move == move; }))
                    out.push_back(move);
    return out;
}

} // namespace theco::lessons
