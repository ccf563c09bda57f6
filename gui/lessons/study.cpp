// SPDX-License-Identifier: MIT
#include "gui/lessons/study.hpp"

#include "gui/board/chess_board.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <algorithm>

namespace theco::gui {

using i18n::fill;
using i18n::tr;

namespace {

MarkKind userKind(lessons::MarkColor color) {
    switch (color) {
    case lessons::MarkColor::Green:
        return MarkKind::UserGreen;
    case lessons::MarkColor::Red:
        return MarkKind::UserRed;
    case lessons::MarkColor::Blue:
        return MarkKind::UserBlue;
    case lessons::MarkColor::Yellow:
        return MarkKind::UserYellow;
    }
    return MarkKind::UserGreen;
}

MarkKind kindOf(const lessons::Mark& mark) {
    switch (mark.style) {
    case lessons::MarkStyle::Dot:
        return MarkKind::Target;
    case lessons::MarkStyle::Cross:
        return MarkKind::Wrong;
    case lessons::MarkStyle::Fill:
        return MarkKind::LastMove;
    case lessons::MarkStyle::Circle:
        break;
    }
    return userKind(mark.color);
}

} // namespace

void showPicture(Scene& scene, const lessons::Picture& picture) {
    scene.content = contentOf(picture.men);
    scene.whiteBelow = picture.whiteBelow;
    for (const lessons::Mark& mark : picture.marks)
        for (const chess::Square square : mark.squares)
            scene.marks.cells.push_back({cellOf(square), kindOf(mark)});
    for (const lessons::Arrow& arrow : picture.arrows)
        scene.marks.arrows.push_back({cellOf(arrow.from), cellOf(arrow.to), userKind(arrow.color)});
    for (int i = 0; i < 64; ++i) {
        const auto square = static_cast<chess::Square>(i);
        const auto man = picture.men.at(square);
        if (!man) continue;
        if (!scene.boardWords.empty()) scene.boardWords += ", ";
        scene.boardWords += i18n::pieceName(man->type) + ' ' + i18n::sideName(man->color) + ' ' +
                            chess::toString(square);
    }
}

Study::Study(Classroom& classroom, const lessons::Lesson& lesson)
    : classroom_(classroom), lesson_(&lesson) {
    const lessons::Pupil* pupil = classroom.pupil();
    const bool begun = pupil && lessons::progressIn(lesson, pupil->state()).begun;
    goTo(begun ? lesson.pages.size() + classroom.firstExercise(lesson) : 0);
}

std::size_t Study::steps() const {
    return lesson_->pages.size() + lesson_->exercises.size() + 1;
}

Study::Part Study::part() const {
    if (step_ < lesson_->pages.size()) return Part::Page;
    return step_ + 1 < steps() ? Part::Exercise : Part::End;
}

void Study::goTo(std::size_t step) {
    step_ = std::min(step, steps() - 1);
    practice_.reset();
    if (part() == Part::Exercise)
        practice_ = std::make_unique<Practice>(lesson_->exercises[step_ - lesson_->pages.size()],
                                               classroom_.pupil());
}

void Study::goToExercise(std::size_t exercise) {
    goTo(lesson_->pages.size() + std::min(exercise, lesson_->exercises.size() - 1));
}

void Study::forward() {
    if (part() != Part::End) goTo(step_ + 1);
}

void Study::back() {
    if (step_ > 0) goTo(step_ - 1);
}

std::string Study::place() const {
    switch (part()) {
    case Part::Page:
        return lesson_->pages.size() == 1 ? tr("To read")
                                          : fill(tr("To read, {n} of {all}"),
                                                 {{"n", std::to_string(step_ + 1)},
                                                  {"all", std::to_string(lesson_->pages.size())}});
    case Part::Exercise:
        return fill(tr("Exercise {n} of {all}"),
                    {{"n", std::to_string(step_ + 1 - lesson_->pages.size())},
                     {"all", std::to_string(lesson_->exercises.size())}});
    case Part::End:
        break;
    }
    return tr("The end");
}

Scene Study::pageScene() const {
    const lessons::Page& page = lesson_->pages[step_];
    Scene scene;
    scene.task = lessons::shown(page.text);
    scene.hasBoard = page.picture.has_value();
    if (page.picture) showPicture(scene, *page.picture);
    scene.main = tr("Next");
    return scene;
}

std::vector<Study::Leave> Study::ways() const {
    std::vector<Leave> out;
    if (const lessons::Lesson* next = classroom_.after(*lesson_)) out.push_back({next});
    out.push_back({lesson_});
    out.push_back({nullptr});
    return out;
}

Scene Study::endScene() const {
    static const lessons::PupilState nobody;
    const lessons::Pupil* pupil = classroom_.pupil();
    const auto progress = lessons::progressIn(*lesson_, pupil ? pupil->state() : nobody);
    Scene scene;
    scene.hasBoard = false;
    scene.task = fill(tr("You have come to the end of \"{lesson}\"."),
                      {{"lesson", lessons::shown(lesson_->title)}});
    scene.saying.title =
        fill(tr("{n} of {all} stars"), {{"n", std::to_string(progress.stars)},
                                        {"all", std::to_string(progress.starsPossible)}});
    scene.saying.detail = progress.done
                              ? tr("You know this lesson now.")
                              : tr("Some exercises can still get more stars. Take your time!");
    scene.saying.tone = progress.done ? Tone::Good : Tone::Neutral;
    for (const Leave& way : ways()) {
        if (way.lesson == lesson_)
            scene.choices.push_back({tr("Do this lesson once more")});
        else if (way.lesson)
            scene.choices.push_back({fill(tr("Next lesson: {lesson}"),
                                          {{"lesson", lessons::shown(way.lesson->title)}})});
        else
            scene.choices.push_back({tr("Back to the map")});
    }
    return scene;
}

Scene Study::scene() const {
    switch (part()) {
    case Part::Page:
        return pageScene();
    case Part::Exercise:
        return practice_->scene();
    case Part::End:
        break;
    }
    return endScene();
}

std::optional<Study::Leave> Study::choose(std::size_t index) {
    if (practice_) practice_->choose(index);
    if (part() != Part::End) return std::nullopt;
    const auto all = ways();
    if (index >= all.size()) return std::nullopt;
    if (all[index].lesson != lesson_) return all[index];
    goTo(0);
    return std::nullopt;
}

std::optional<Study::Leave> Study::act() {
    if (part() == Part::End) return choose(0);
    if (part() == Part::Page || (!practice_->act() && practice_->finished())) forward();
    return std::nullopt;
}

} // namespace theco::gui
