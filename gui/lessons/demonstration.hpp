// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/scene.hpp"
#include "gui/lessons/whole_answer.hpp"

#include <memory>

namespace theco::gui {

/// Lessons shown to a class: every page and exercise in turn, one lesson after the other, the men
/// free to be put anywhere. Nothing is judged and nothing is written down. Without a window.
class Demonstration {
public:
    /// At least one lesson, which must outlive this; begins with the one at this place.
    explicit Demonstration(std::vector<const lessons::Lesson*> lessons, std::size_t at = 0);

    const lessons::Lesson& lesson() const { return *lessons_[at_]; }
    /// 0-based, of this lesson.
    std::size_t step() const { return step_; }
    std::size_t steps() const;
    void goTo(std::size_t step);
    /// After the last step of a lesson the next lesson; after the last one nothing.
    void forward();
    /// Before the first step the end of the lesson before.
    void back();
    /// The board as the exercise begins.
    void reset();

    /// Any man to any square, or off the board.
    void move(chess::Square from, std::optional<chess::Square> to);
    /// A mark in one of four colours, or away with it.
    void mark(chess::Square square, MarkKind kind);
    /// The next stronger hint of the exercise; the last one is the whole answer, played from the
    /// start, and asked for again it is played again.
    void hint();

    // The answer is shown move by move; whatever else is done ends it.
    bool playing() const { return frame_ + 1 < answer_.frames.size(); }
    void advance();

    Scene scene() const;
    /// "3 / 8".
    std::string place() const;

private:
    const lessons::Exercise* exercise() const;
    void showAnswer();
    void showFrame(std::size_t frame);

    std::vector<const lessons::Lesson*> lessons_;
    std::size_t at_ = 0;
    std::size_t step_ = 0;
    std::unique_ptr<lessons::Attempt> attempt_;
    chess::Setup men_;
    chess::Bitboard stars_ = 0;
    BoardMarks marks_; ///< the teacher's
    BoardMarks hints_;
    StatusText saying_;
    WholeAnswer answer_;
    std::size_t frame_ = 0;
};

} // namespace theco::gui
