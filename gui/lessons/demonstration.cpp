// SPDX-License-Identifier: MIT
#include "gui/lessons/demonstration.hpp"

#include "gui/board/chess_board.hpp"
#include "gui/lessons/practice_words.hpp"
#include "gui/lessons/study.hpp"
#include "i18n/catalogue.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::gui {

using chess::Square;

Demonstration::Demonstration(std::vector<const lessons::Lesson*> lessons, std::size_t at)
    : lessons_(std::move(lessons)), at_(std::min(at, lessons_.size() - 1)) {
    reset();
}

std::size_t Demonstration::steps() const {
    return lesson().pages.size() + lesson().exercises.size();
}

const lessons::Exercise* Demonstration::exercise() const {
    if (step_ < lesson().pages.size()) return nullptr;
    return &lesson().exercises[step_ - lesson().pages.size()];
}

void Demonstration::goTo(std::size_t step) {
    step_ = std::min(step, steps() - 1);
    reset();
}

void Demonstration::forward() {
    if (step_ + 1 < steps()) return goTo(step_ + 1);
    if (at_ + 1 == lessons_.size()) return;
    ++at_;
    goTo(0);
}

void Demonstration::back() {
    if (step_ > 0) return goTo(step_ - 1);
    if (at_ == 0) return;
    --at_;
    goTo(steps());
}

void Demonstration::reset() {
    attempt_.reset();
    men_ = {};
    stars_ = 0;
    marks_ = {};
    hints_ = {};
    saying_ = {};
    answer_ = {};
    frame_ = 0;
    if (const auto* shown = exercise()) {
        attempt_ = std::make_unique<lessons::Attempt>(*shown);
        men_ = attempt_->men();
        // There the game is what is asked about; it begins at its beginning.
        if (shown->kind == lessons::Kind::Claim) men_ = shown->game->positionAt(0).toSetup();
        if (attempt_->level()) stars_ = attempt_->level()->stars();
    } else if (const auto& picture = lesson().pages[step_].picture) {
        men_ = picture->men;
    }
}

void Demonstration::move(Square from, std::optional<Square> to) {
    const auto man = men_.at(from);
    if (!man || to == from) return;
    frame_ = answer_.frames.size();
    men_.put(from, std::nullopt);
    if (!to) return;
    men_.put(*to, man);
    stars_ &= ~chess::bit(*to);
}

void Demonstration::mark(Square square, MarkKind kind) {
    const CellMark mark{cellOf(square), kind};
    auto& cells = marks_.cells;
    const auto found = std::find(cells.begin(), cells.end(), mark);
    if (found == cells.end())
        cells.push_back(mark);
    else
        cells.erase(found);
}

void Demonstration::hint() {
    if (!attempt_) return;
    const lessons::GivenHint given = attempt_->hint();
    if (given.answer || given.level == 0) return showAnswer();
    hints_ = {};
    saying_ = sayingWith(*attempt_, given);
    for (const Square square : given.squares)
        hints_.cells.push_back({cellOf(square), MarkKind::Hint});
}

void Demonstration::showAnswer() {
    answer_ = wholeAnswer(*exercise());
    saying_ = {i18n::tr("The answer"), answer_.words, Tone::Neutral};
    if (saying_.detail.empty()) saying_.detail = i18n::tr("Here is the answer.");
    showFrame(0);
    // Where nothing is played there is nothing to wait for.
    if (answer_.frames.size() == 2) advance();
}

void Demonstration::showFrame(std::size_t frame) {
    frame_ = frame;
    const WholeAnswer::Frame& shown = answer_.frames[frame];
    men_ = shown.men;
    stars_ = shown.stars;
    hints_ = shown.marks;
}

void Demonstration::advance() {
    if (playing()) showFrame(frame_ + 1);
}

std::string Demonstration::place() const {
    return std::to_string(step_ + 1) + " / " + std::to_string(steps());
}

Scene Demonstration::scene() const {
    Scene scene;
    if (const auto* shown = exercise()) {
        scene.task =
            lessons::shown(shown->prompt, shown->game ? &shown->game->position() : nullptr);
        scene.boardWords = boardWords(*attempt_);
        if (const auto* quiz = std::get_if<lessons::QuizTask>(&shown->task)) {
            scene.hasBoard = shown->game.has_value();
            for (const auto& option : quiz->options)
                scene.choices.push_back({lessons::shown(option.text)});
            for (const int right : answer_.options)
                scene.choices[static_cast<std::size_t>(right)].hinted = true;
        }
    } else {
        const lessons::Page& page = lesson().pages[step_];
        scene.task = lessons::shown(page.text);
        scene.hasBoard = page.picture.has_value();
        if (page.picture) showPicture(scene, *page.picture);
    }
    scene.content = contentOf(men_);
    const auto add = [&](const BoardMarks& more) {
        scene.marks.cells.insert(scene.marks.cells.end(), more.cells.begin(), more.cells.end());
        scene.marks.arrows.insert(scene.marks.arrows.end(), more.arrows.begin(), more.arrows.end());
    };
    for (const Square square : lessons::squaresOf(stars_))
        scene.marks.cells.push_back({cellOf(square), MarkKind::Star});
    if (attempt_ && attempt_->level())
        for (const Square square : lessons::squaresOf(attempt_->level()->blocked()))
            scene.marks.cells.push_back({cellOf(square), MarkKind::Blocker});
    add(hints_);
    add(marks_);
    scene.saying = saying_;
    scene.takes = Scene::Takes::Moves;
    return scene;
}

} // namespace theco::gui
