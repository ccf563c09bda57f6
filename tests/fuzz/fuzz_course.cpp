// SPDX-License-Identifier: MIT
// Any bytes as a course file: reading and proving end, every finding has its line, and what was
// found sound can be worked through by following its own hints.
#include "lessons/attempt.hpp"
#include "lessons/course_reader.hpp"

#include <algorithm>
#include <cstdlib>

using namespace theco::lessons;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

void work(const Exercise& exercise) {
    Attempt attempt(exercise);
    for (int step = 0; step < 1000 && !attempt.finished(); ++step) {
        const GivenHint hint = attempt.hint();
        require(hint.level > 0);
        if (!hint.answer) continue;
        const Verdict verdict = attempt.answer(*hint.answer).verdict;
        require(verdict == Verdict::Accepted || verdict == Verdict::Finished);
    }
    require(attempt.finished() && attempt.stars() >= 1);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const CourseFile file = checkCourse(bytes, "f");
    const int lines = 2 + static_cast<int>(std::count_if(bytes.begin(), bytes.end(), [](char c) {
                          return c == '\n' || c == '\r';
                      }));
    for (const Finding& finding : file.findings.list()) {
        require(finding.line >= 1 && finding.line <= lines);
        require(!finding.id.empty());
        require(!words(finding, theco::i18n::Language::Vietnamese).empty());
    }
    require(file.readable || file.findings.faults() == 1);
    for (const Unit& unit : file.course.units)
        for (const Lesson& lesson : unit.lessons)
            for (const Exercise& exercise : lesson.exercises)
                if (exercise.sound) work(exercise);
    return 0;
}
