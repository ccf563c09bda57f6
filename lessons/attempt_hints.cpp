// SPDX-License-Identifier: MIT
// Hints in four strengths: the author's where there are some, else made from the answer.
#include "lessons/attempt.hpp"
#include "lessons/kinds.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::lessons {

namespace {

constexpr int kStrongest = 4;

/// The first half of the squares, at least one.
std::vector<Square> half(std::vector<Square> squares) {
    squares.resize((squares.size() + 1) / 2);
    return squares;
}

/// Where the reasons are to be seen on the board.
std::vector<Square> seen(const chess::Reasons& reasons, bool withAttackers) {
    Bitboard out = 0;
    for (const chess::Reason& reason : reasons) {
        out |= bitsOf(reason.squares);
        if (withAttackers) out |= bitsOf(reason.by);
    }
    return squaresOf(out);
}

} // namespace

GivenHint Attempt::hint() {
    if (finished_ || lost_ || nextHint_ > kStrongest) return {};
    const int level = nextHint_++;
    strongestHint_ = std::max(strongestHint_, level);
    GivenHint given = generated(level);
    const bool atStart =
        step_ == 0 && moves_ == 0 && found_.empty() && placed_.empty() && judged_.empty();
    for (const Hint& hint : exercise_->hints) {
        // The author's squares and moves are about the first step; the rule holds all the way.
        if (hint.level != level || (level > 1 && !atStart)) continue;
        given.text = hint.text;
        if (!hint.squares.empty()) given.squares = hint.squares;
        if (hint.move && level == kStrongest && exercise_->kind != Kind::Replies)
            given.answer = TryMove{*hint.move};
        if (hint.move && level < kStrongest) given.squares = {hint.move->from};
    }
    return given;
}

std::optional<Answer> Attempt::solution() const {
    if (const auto* task = std::get_if<RepliesTask>(&exercise_->task)) {
        const std::vector<MoveTry> open = rightMoves();
        if (open.empty()) return std::nullopt;
        const auto in = [&](const std::vector<MoveTry>& group) {
            return std::find(group.begin(), group.end(), open.front()) != group.end();
        };
        const ReplyGroup group = in(task->king)      ? ReplyGroup::King
                                 : in(task->capture) ? ReplyGroup::Capture
                                                     : ReplyGroup::Block;
        return SortMove{open.front(), group};
    }
    if (answeredByMove(exercise_->kind)) {
        const std::vector<MoveTry> moves = rightMoves();
        if (moves.empty()) return std::nullopt;
        return TryMove{moves.front()};
    }
    if (const auto* task = std::get_if<AllMovesTask>(&exercise_->task))
        return ChooseSquares{task->answer};
    if (const auto* task = std::get_if<RefuseTask>(&exercise_->task))
        return GiveReasons{task->codes};
    if (const auto* task = std::get_if<CastleTask>(&exercise_->task)) {
        for (const CastleTask::Ask& ask : task->asks)
            if (judged_.count(ask.side) == 0)
                return JudgeCastling{ask.side, ask.possible, codesOf(ask.reasons)};
        return std::nullopt;
    }
    if (const auto* task = std::get_if<ClassifyTask>(&exercise_->task))
        return lessons::Classify{task->answer};
    if (const auto* task = std::get_if<ClaimTask>(&exercise_->task))
        return ChooseMoment{task->firstAt};
    if (const auto* task = std::get_if<QuizTask>(&exercise_->task)) {
        ChooseOptions right;
        for (std::size_t i = 0; i < task->options.size(); ++i)
            if (task->options[i].right) right.options.insert(static_cast<int>(i));
        return right;
    }
    if (const auto* task = std::get_if<SquareTask>(&exercise_->task)) {
        if (task->ask == SquareTask::Ask::Color) return ChooseColor{task->light};
        if (task->square && task->ask != SquareTask::Ask::Attackers)
            return ChooseSquares{{*task->square}};
        return ChooseSquares{task->answer};
    }
    if (const auto* task = std::get_if<SetupTask>(&exercise_->task)) {
        for (const Man& man : task->men) {
            const bool placed = std::any_of(placed_.begin(), placed_.end(), [&](const Man& other) {
                return other.square == man.square;
            });
            if (!placed) return PlaceMan{{*chess::Setup::initial().at(man.square), man.square}};
        }
    }
    return std::nullopt;
}

GivenHint Attempt::generated(int level) const {
    GivenHint given;
    given.level = level;
    if (level == 1) return given;
    const std::optional<Answer> answer = solution();
    if (!answer) return given;
    if (level == kStrongest) given.answer = answer;
    if (const auto* move = std::get_if<TryMove>(&*answer)) {
        if (const auto* squares = std::get_if<MoveTry>(&move->wanted))
            given.squares = {level == 2 ? squares->to : squares->from};
    } else if (const auto* sorted = std::get_if<SortMove>(&*answer)) {
        given.squares = {level == 2 ? sorted->move.to : sorted->move.from};
    } else if (const auto* chosen = std::get_if<ChooseSquares>(&*answer)) {
        given.squares = level == 2   ? half(half(chosen->squares))
                        : level == 3 ? half(chosen->squares)
                                     : chosen->squares;
    } else if (const auto* man = std::get_if<PlaceMan>(&*answer)) {
        given.squares = {man->man.square};
    } else if (const auto* castling = std::get_if<JudgeCastling>(&*answer)) {
        for (const CastleTask::Ask& ask : std::get<CastleTask>(exercise_->task).asks)
            if (ask.side == castling->side) given.squares = seen(ask.reasons, level > 2);
    } else if (std::holds_alternative<GiveReasons>(*answer)) {
        const auto judged = chess::judge(*game_, std::get<RefuseTask>(exercise_->task).wanted);
        if (!judged) given.squares = seen(judged.error(), level > 2);
    } else if (std::holds_alternative<lessons::Classify>(*answer)) {
        given.squares = {position()->king(position()->turn())};
    }
    return given;
}

} // namespace theco::lessons
