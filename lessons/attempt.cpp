// SPDX-License-Identifier: MIT
// The frame of an attempt: dispatch, stars, what the author says.
#include "lessons/attempt.hpp"

#include "lessons/values.hpp"

#include <algorithm>

namespace theco::lessons {

Attempt::Attempt(const Exercise& exercise) : exercise_(&exercise) {
    restart();
}

void Attempt::restart() {
    game_ = exercise_->game;
    level_.reset();
    if (const auto* task = std::get_if<FreeTask>(&exercise_->task))
        level_.emplace(exercise_->kind, *task);
    found_.clear();
    placed_.clear();
    judged_.clear();
    step_ = 0;
    scripted_ = true;
    moves_ = 0;
    nextHint_ = 1;
    finished_ = false;
    lost_ = false;
}

Response Attempt::answer(const Answer& answer) {
    if (finished_ || lost_) return {};
    return std::visit([&](const auto& task, const auto& given) { return to(task, given); },
                      exercise_->task, answer);
}

int Attempt::stars() const {
    if (!finished_) return 0;
    int stars = kMostStars;
    // The first look again costs nothing.
    if (misses_ > 1) stars = 2;
    if (misses_ > 3) stars = 1;
    if (strongestHint_ >= 1) stars = std::min(stars, 2);
    if (strongestHint_ >= 3) stars = 1;
    if (const auto* task = std::get_if<FreeTask>(&exercise_->task); task && moves_ > task->par)
        stars = std::min(stars, 2);
    return stars;
}

chess::Color Attempt::side() const {
    return game_ ? game_->position().turn() : chess::Color::White;
}

chess::Setup Attempt::men() const {
    if (game_) return game_->position().toSetup();
    chess::Setup out;
    if (level_) {
        for (const Man& man : level_->movers())
            out.put(man.square, man.piece);
        for (const Man& man : level_->enemies())
            out.put(man.square, man.piece);
    }
    for (const Man& man : placed_)
        out.put(man.square, man.piece);
    return out;
}

Text Attempt::said(bool right) const {
    for (const Feedback& feedback : exercise_->feedback)
        if (feedback.right == right) return feedback.text;
    return {};
}

Text Attempt::saidOf(const chess::Reasons& reasons) const {
    for (const Feedback& feedback : exercise_->feedback)
        for (const chess::Reason& reason : reasons)
            if (feedback.code == reason.code) return feedback.text;
    return {};
}

Response Attempt::right(Response response) {
    response.verdict = Verdict::Accepted;
    nextHint_ = 1;
    return response;
}

Response Attempt::finish(Response response) {
    response.verdict = Verdict::Finished;
    if (response.text.empty()) response.text = said(true);
    finished_ = true;
    return response;
}

Response Attempt::again(Response response) {
    response.verdict = Verdict::Again;
    // Where there is a promotion, the author speaks about it; what comes after has words of ours.
    const bool promoted = exercise_->kind == Kind::Promotion && step_ > 0;
    if (response.text.empty() && !promoted) response.text = said(false);
    ++misses_;
    return response;
}

Response Attempt::refused(chess::Reasons reasons) {
    Response response;
    response.text = saidOf(reasons);
    response.reasons = std::move(reasons);
    response.verdict = Verdict::Refused;
    ++misses_;
    return response;
}

/// An answer that is a set of squares and must be right as a whole.
Response Attempt::whole(const std::vector<Square>& wanted, const std::vector<Square>& given) {
    const Bitboard all = bitsOf(wanted);
    const Bitboard chosen = bitsOf(given);
    Response response;
    response.squares = squaresOf(chosen & ~all);
    response.missing = chess::count(all & ~chosen);
    return all == chosen ? finish(response) : again(response);
}

void Attempt::play(chess::Move move, Response& response) {
    game_->playLegal(move);
    response.played.push_back(tryOf(move));
    ++step_;
}

} // namespace theco::lessons
