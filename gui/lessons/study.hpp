// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/classroom.hpp"
#include "gui/lessons/practice.hpp"

#include <memory>

namespace theco::gui {

/// A pupil's way through one lesson: its pages to read, its exercises, the end. Without a window.
class Study {
public:
    enum class Part : unsigned char { Page, Exercise, End };

    /// Somebody who has begun with the exercises is not made to read again.
    Study(Classroom& classroom, const lessons::Lesson& lesson);

    const lessons::Lesson& lesson() const { return *lesson_; }
    Part part() const;
    /// 0-based; pages first, then exercises, then the end.
    std::size_t step() const { return step_; }
    std::size_t steps() const;
    void goTo(std::size_t step);
    void goToExercise(std::size_t exercise);
    void forward();
    void back();

    Scene scene() const;
    /// While an exercise is being worked on.
    Practice* practice() { return practice_.get(); }

    /// "Exercise 2 of 5".
    std::string place() const;

    /// At the end: what the choices lead to.
    struct Leave {
        const lessons::Lesson* lesson = nullptr; ///< null: back to the map
    };
    std::optional<Leave> choose(std::size_t index);
    /// What Enter does. Set: the lesson is left.
    std::optional<Leave> act();

private:
    Scene pageScene() const;
    Scene endScene() const;
    std::vector<Leave> ways() const;

    Classroom& classroom_;
    const lessons::Lesson* lesson_;
    std::size_t step_ = 0;
    std::unique_ptr<Practice> practice_;
};

/// The picture of a page, as the board shows it.
void showPicture(Scene& scene, const lessons::Picture& picture);

} // namespace theco::gui
