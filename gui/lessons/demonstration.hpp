// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/scene.hpp"
#include "lessons/attempt.hpp"

#include <memory>

namespace theco::gui {

/// A lesson shown to a class: every page and exercise in turn, the men free to be put anywhere.
/// Nothing is judged and nothing is written down. Without a window.
class Demonstration {
public:
    explicit Demonstration(const lessons::Lesson& lesson);

    const lessons::Lesson& lesson() const { return *lesson_; }
    std::size_t step() const { return step_; }
    std::size_t steps() const;
    void goTo(std::size_t step);
    void forward();
    void back();
    /// The board as the exercise begins.
    void reset();

    /// Any man to any square, or off the board.
    void move(chess::Square from, std::optional<chess::Square> to);
    /// A mark in one of four colours, or away with it.
    void mark(chess::Square square, MarkKind kind);
    /// The next stronger hint of the exercise, up to the answer.
    void hint();

    Scene scene() const;
    /// "3 / 8".
    std::string place() const;

private:
    const lessons::Exercise* exercise() const;

    const lessons::Lesson* lesson_;
    std::size_t step_ = 0;
    std::unique_ptr<lessons::Attempt> attempt_;
    chess::Setup men_;
    chess::Bitboard stars_ = 0;
    BoardMarks marks_; ///< the teacher's
    BoardMarks hints_;
    StatusText saying_;
};

} // namespace theco::gui
