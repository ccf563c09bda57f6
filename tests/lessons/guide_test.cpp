// SPDX-License-Identifier: MIT
// What teachers are told about writing lessons is true: every example of the guide and every model
// lesson is proven.
#include "lessons/content_files.hpp"
#include "lessons/kinds.hpp"
#include "tests/catch.hpp"
#include "tests/lessons/course_support.hpp"

using namespace theco;
using test::reportOf;

namespace {

std::string textOf(std::string_view name) {
    for (const lessons::ContentFile& file : lessons::teacherFiles())
        if (file.name == name) return std::string(file.text);
    return {};
}

/// The examples of a guide, as they stand there.
std::vector<std::string> examplesOf(const std::string& guide) {
    std::vector<std::string> out;
    const std::string begin = "```xml\n";
    for (std::size_t at = 0; (at = guide.find(begin, at)) != std::string::npos;) {
        at += begin.size();
        const std::size_t end = guide.find("```", at);
        out.push_back(guide.substr(at, end - at));
        at = end;
    }
    return out;
}

/// The example as a whole course.
std::string asCourse(std::string example) {
    if (example.find("<course") != std::string::npos) return example;
    if (const auto at = example.find("..."); at != std::string::npos)
        example.replace(at, 3, test::both("Đi đâu nhỉ?", "Where to?"));
    // A lesson needs an exercise beside its page.
    if (example.find("<page") == 0)
        example += test::exercise("kind=\"check1\" fen=\"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"");
    return test::courseWith(example);
}

} // namespace

TEST_CASE("every example of the guide for teachers is sound, in both languages the same ones") {
    const auto vietnamese = examplesOf(textOf("own-lessons.vi.md"));
    const auto english = examplesOf(textOf("own-lessons.en.md"));
    CHECK(vietnamese == english);
    std::set<lessons::Kind> kinds;
    for (const std::string& example : vietnamese) {
        INFO(example);
        const lessons::CourseFile file = lessons::checkCourse(asCourse(example), "f");
        CHECK(reportOf(file).empty());
        REQUIRE(file.course.exercises() > 0);
        kinds.insert(file.course.units.front().lessons.front().exercises.front().kind);
    }
    CHECK(kinds.size() == 16);
}

TEST_CASE("the model lessons are sound") {
    // That their exercises are right: second_proof_test.cpp.
    int models = 0;
    for (const lessons::ContentFile& file : lessons::teacherFiles()) {
        if (file.name.find(".xml") == std::string_view::npos) continue;
        ++models;
        const lessons::CourseFile course = lessons::checkCourse(file.text, std::string(file.name));
        CHECK(reportOf(course).empty());
        CHECK(course.course.exercises() > 3);
    }
    CHECK(models == 2);
}
