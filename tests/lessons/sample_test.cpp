// SPDX-License-Identifier: MIT
// The sample course and its copies with one fault each.
#include "tests/lessons/course_support.hpp"

#include "tests/catch.hpp"

#include <sstream>

using namespace theco;
using lessons::checkCourse;
using lessons::CourseFile;

namespace {

const std::string kData = THECO_TEST_DATA;

struct Planted {
    std::string file;
    std::string exercise;
    std::string what;
    int line; ///< where the copy differs from the sample
};

int firstDifference(const std::string& a, const std::string& b) {
    int line = 1;
    for (std::size_t i = 0; i < a.size() && i < b.size() && a[i] == b[i]; ++i)
        line += a[i] == '\n' ? 1 : 0;
    return line;
}

std::vector<Planted> planted() {
    std::istringstream table(test::bytesIn(kData + "/planted/EXPECTED.tsv"));
    const std::string sample = test::bytesIn(kData + "/sample_lesson.xml");
    std::vector<Planted> out;
    std::string line;
    std::getline(table, line);
    while (std::getline(table, line)) {
        std::istringstream row(line);
        Planted one;
        std::getline(row, one.file, '\t');
        std::getline(row, one.exercise, '\t');
        std::getline(row, one.what);
        one.line = firstDifference(sample, test::bytesIn(kData + "/planted/" + one.file));
        out.push_back(one);
    }
    return out;
}

} // namespace

TEST_CASE("the sample course passes with its three warnings") {
    const CourseFile file = checkCourse(test::bytesIn(kData + "/sample_lesson.xml"), "sample.xml");
    INFO(test::reportOf(file));
    CHECK(file.readable);
    CHECK(file.findings.faults() == 0);
    CHECK(file.course.exercises() == 18);
    REQUIRE(file.findings.list().size() == 3);
    CHECK(lessons::reportLine(file.name, file.findings.list()[0]) ==
          "sample.xml:62: U3.4: warning: needs: the lesson U3.2 is not in this file");
    for (const lessons::Finding& finding : file.findings.list())
        CHECK(finding.warning);
    for (const lessons::Unit& unit : file.course.units)
        for (const lessons::Lesson& lesson : unit.lessons)
            CHECK(lesson.sound);
}

TEST_CASE("each planted fault is refused by the name and in the line of its exercise") {
    const std::vector<Planted> all = planted();
    REQUIRE(all.size() == 15);
    for (const Planted& one : all) {
        const CourseFile file =
            checkCourse(test::bytesIn(kData + "/planted/" + one.file), one.file);
        INFO(one.file << " " << one.what << "\n" << test::reportOf(file));
        CHECK(file.readable);
        CHECK(file.findings.faults() >= 1);
        for (const lessons::Finding& finding : file.findings.list()) {
            if (finding.warning) continue;
            CHECK(finding.id == one.exercise);
            // A wrong piece without feedback is missing from a line below the exercise's own.
            CHECK((finding.line == one.line || one.file == "11.xml" || one.file == "13.xml"));
        }
    }
}

TEST_CASE("a fault takes away its own lesson and no other") {
    const CourseFile file = checkCourse(test::bytesIn(kData + "/planted/17.xml"), "17.xml");
    REQUIRE(file.course.lesson("U5.1") != nullptr);
    CHECK_FALSE(file.course.lesson("U5.1")->sound);
    CHECK(file.course.lesson("U5.2")->sound);
    CHECK(file.course.lesson("U1.3")->sound);
}

TEST_CASE("reports give both sides in the wording of the format") {
    const auto report = [](const char* name) {
        return test::reportOf(checkCourse(test::bytesIn(kData + "/planted/" + name), name));
    };
    CHECK_THAT(report("01.xml"),
               ContainsSubstring("01.xml:33: U2.1-a: par: proven minimum 3, written 2\n"));
    CHECK_THAT(report("05.xml"), ContainsSubstring("05.xml:39: U2.1-b: answer: proven 'a6 b7 b8 c6 "
                                                   "d6', written 'a6 b7 b8 d6'\n"));
    CHECK_THAT(report("19.xml"), ContainsSubstring("19.xml:154: U6.4-a: first-at: proven '8', "
                                                   "written '9'\n"));
}
