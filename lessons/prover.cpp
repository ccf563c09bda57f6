// SPDX-License-Identifier: MIT
#include "lessons/prover.hpp"

#include "lessons/kinds.hpp"
#include "lessons/values.hpp"

#include <algorithm>
#include <map>

namespace theco::lessons {

using i18n::trLater;

namespace {

/// Hints may only give away what is right.
void proveHints(Proof& proof) {
    if (!proof.firstMoves()) return;
    const std::vector<MoveTry>& right = *proof.firstMoves();
    for (const Hint& hint : proof.exercise().hints) {
        if (hint.move && std::find(right.begin(), right.end(), *hint.move) == right.end())
            proof.fault(trLater("hint {level}: {move} is not a right first move ({right})"),
                        {{"level", std::to_string(hint.level)},
                         {"move", written(*hint.move)},
                         {"right", written(right)}},
                        hint.line);
        const bool names = hint.level == 3 && !hint.move && hint.squares.size() == 1;
        if (names && std::none_of(right.begin(), right.end(),
                                  [&](MoveTry move) { return move.from == hint.squares.front(); }))
            proof.fault(trLater("hint 3: the man on {square} makes no right first move ({right})"),
                        {{"square", written(hint.squares)}, {"right", written(right)}}, hint.line);
    }
}

void proveExercise(const Exercise& exercise, const std::string& name, Findings& findings) {
    Proof proof(exercise, name, findings);
    std::visit(
        [&](const auto& task) {
            if constexpr (!std::is_same_v<std::decay_t<decltype(task)>, std::monostate>)
                prove(proof, task);
        },
        exercise.task);
    proveHints(proof);
}

std::string firstOf(std::initializer_list<std::string> names) {
    return *std::find_if(names.begin(), names.end(),
                         [](const auto& name) { return !name.empty(); });
}

/// Which line a finding belongs to is told by its id; a file may use one id twice by mistake, and
/// then neither of the two is sound.
void markSound(CourseFile& file) {
    std::set<std::string> faulty;
    for (const Finding& finding : file.findings.list())
        if (!finding.warning) faulty.insert(finding.id);
    for (Unit& unit : file.course.units) {
        for (Lesson& lesson : unit.lessons) {
            lesson.sound = faulty.count(lesson.id) == 0 && !lesson.id.empty();
            for (Exercise& exercise : lesson.exercises) {
                exercise.sound = faulty.count(exercise.id) == 0 && !exercise.id.empty() &&
                                 exercise.task.index() != 0;
                lesson.sound = lesson.sound && exercise.sound;
            }
        }
    }
}

} // namespace

void Proof::differs(const std::string& of, const std::string& proven, const std::string& written,
                    std::optional<int> line) {
    fault(trLater("{of}: proven '{proven}', written '{written}'"),
          {{"of", of}, {"proven", proven}, {"written", written}}, line);
}

void prove(CourseFile& file) {
    for (const Unit& unit : file.course.units)
        for (const Lesson& lesson : unit.lessons)
            for (const Exercise& exercise : lesson.exercises)
                proveExercise(exercise,
                              firstOf({exercise.id, lesson.id, unit.id, file.course.id, "course"}),
                              file.findings);
    file.findings.sort();
    markSound(file);
}

} // namespace theco::lessons
