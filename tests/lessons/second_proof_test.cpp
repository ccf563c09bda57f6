// SPDX-License-Identifier: MIT
// Everything is proven twice: by the rules core and by a program that shares nothing with it.
#include "tests/support/second_proof.hpp"

#include "lessons/content_files.hpp"
#include "lessons/free_board.hpp"
#include "lessons/library.hpp"
#include "lessons/values.hpp"
#include "tests/catch.hpp"
#include "tests/lessons/course_support.hpp"
#include "tests/support/free_levels.hpp"

#include <algorithm>
#include <sstream>

using namespace theco;

namespace {

const std::string kData = THECO_TEST_DATA;

std::string doubtsIn(const second::Report& report) {
    std::string out;
    for (const second::Doubt& doubt : report.doubts)
        out += doubt.exercise + ": " + doubt.what + '\n';
    return out;
}

struct StarLevel {
    std::string id;
    std::string lesson;
    second::LevelText text;
    int minimum;
    long lines;
};

std::vector<StarLevel> starLevels() {
    std::istringstream table(test::bytesIn(kData + "/star_levels.tsv"));
    std::vector<StarLevel> out;
    std::string line;
    std::getline(table, line);
    while (std::getline(table, line)) {
        std::istringstream row(line);
        std::vector<std::string> fields;
        for (std::string field; std::getline(row, field, '\t');)
            fields.push_back(field == "-" ? "" : field);
        const std::string kind = fields[2] == "stars"                  ? "goto"
                                 : fields[2] == "stars-avoid-attacked" ? "safe"
                                                                       : "capture-all";
        StarLevel level{fields[0], fields[1], {kind, fields[3], fields[4], fields[5], ""}, 0, 0};
        std::istringstream(fields[6]) >> level.minimum;
        std::istringstream(fields[7]) >> level.lines;
        out.push_back(level);
    }
    return out;
}

std::string attributesOf(const StarLevel& level, int par, bool challenge) {
    std::string out = "kind=\"" + level.text.kind + "\" pieces=\"" + level.text.pieces +
                      "\" par=\"" + std::to_string(par) + "\"";
    if (!level.text.stars.empty()) out += " stars=\"" + level.text.stars + "\"";
    if (!level.text.enemies.empty()) out += " enemies=\"" + level.text.enemies + "\"";
    if (challenge) out += " challenge=\"yes\"";
    return out;
}

} // namespace

TEST_CASE("the built-in course has no fault, and the second proof agrees") {
    REQUIRE_FALSE(lessons::contentFiles().empty());
    auto files = lessons::contentFiles();
    // What teachers begin with is held to the same.
    files.insert(files.end(), lessons::teacherFiles().begin(), lessons::teacherFiles().end());
    for (const lessons::ContentFile& content : files) {
        const std::string name(content.name);
        if (name.find(".xml") == std::string::npos) continue;
        const lessons::CourseFile file = lessons::checkCourse(content.text, name);
        INFO(test::reportOf(file));
        CHECK(file.readable);
        CHECK(file.findings.faults() == 0);
        const second::Report again = second::proveAgain(std::string(content.text));
        INFO(doubtsIn(again));
        CHECK(again.exercises == file.course.exercises());
        CHECK(again.doubts.empty());
    }
}

TEST_CASE("every star level stands in the lesson it belongs to") {
    const lessons::Library library = lessons::Library::builtIn();
    const auto isThere = [&](const StarLevel& level) {
        const lessons::Lesson* lesson = library.lesson(level.lesson);
        if (lesson == nullptr) return false;
        const auto men = [](const std::string& text) {
            return lessons::readMen(text).value_or(std::vector<lessons::Man>());
        };
        const auto stars =
            lessons::readSquares(level.text.stars).value_or(std::vector<lessons::Square>());
        return std::any_of(lesson->exercises.begin(), lesson->exercises.end(),
                           [&](const lessons::Exercise& exercise) {
                               const auto* task = std::get_if<lessons::FreeTask>(&exercise.task);
                               return task != nullptr && name(exercise.kind) == level.text.kind &&
                                      task->pieces == men(level.text.pieces) &&
                                      lessons::sameSquares(task->stars, stars) &&
                                      task->enemies == men(level.text.enemies) &&
                                      task->par == level.minimum;
                           });
    };
    const std::vector<StarLevel> levels = starLevels();
    CHECK(levels.size() == 27);
    for (const StarLevel& level : levels) {
        INFO(level.id << " in " << level.lesson);
        CHECK(isThere(level));
    }
}

TEST_CASE("the sample is proven by both") {
    const second::Report again = second::proveAgain(test::bytesIn(kData + "/sample_lesson.xml"));
    INFO(doubtsIn(again));
    CHECK(again.exercises == 18);
    CHECK(again.proven == 17);
    CHECK(again.doubts.empty());
}

TEST_CASE("the second proof finds planted faults of chess by itself") {
    const std::pair<const char*, const char*> faults[] = {
        {"01.xml", "U2.1-a"}, {"03.xml", "U2.7-a"}, {"05.xml", "U2.1-b"}, {"07.xml", "U3.4-a"},
        {"09.xml", "U3.5-a"}, {"11.xml", "U3.7-a"}, {"13.xml", "U4.3-b"}, {"15.xml", "U5.2-a"},
        {"17.xml", "U5.1-a"}, {"19.xml", "U6.4-a"}};
    for (const auto& [file, exercise] : faults) {
        const second::Report again = second::proveAgain(test::bytesIn(kData + "/planted/" + file));
        INFO(file << "\n" << doubtsIn(again));
        CHECK_FALSE(again.doubts.empty());
        for (const second::Doubt& doubt : again.doubts)
            CHECK(doubt.exercise == exercise);
    }
}

TEST_CASE("all star levels have the minimum and the number of best lines of the table") {
    const std::vector<StarLevel> levels = starLevels();
    REQUIRE(levels.size() == 27);
    for (const StarLevel& level : levels) {
        INFO(level.id);
        const bool challenge = level.lines == 1;
        const lessons::CourseFile file =
            test::checked(test::exercise(attributesOf(level, level.minimum, challenge)));
        INFO(test::reportOf(file));
        CHECK(file.findings.faults() == 0);
        for (const int wrong : {level.minimum - 1, level.minimum + 1})
            CHECK(test::checked(test::exercise(attributesOf(level, wrong, challenge)))
                      .findings.faults() == 1);
        CHECK(test::checked(test::exercise(attributesOf(level, level.minimum, !challenge)))
                  .findings.faults() == 1);
        const second::LevelAnswer again = second::solveLevel(level.text);
        CHECK(again.minimum == level.minimum);
        CHECK(again.lines == level.lines);
    }
}

TEST_CASE("both programs agree on levels nobody made") {
    std::uint64_t seed = 20261129;
    const auto random = [&](std::uint64_t n) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        return (seed >> 33) % n;
    };
    int solved = 0;
    for (int round = 0; round < 120; ++round) {
        std::string used;
        const auto square = [&] {
            while (true) {
                const std::string s{static_cast<char>('a' + random(8)),
                                    static_cast<char>('1' + random(8))};
                if (used.find(s) != std::string::npos) continue;
                used += s + ' ';
                return s;
            }
        };
        second::LevelText text;
        const char* const kinds[] = {"goto", "safe", "capture-all"};
        text.kind = kinds[round % 3];
        text.pieces = std::string(1, "RBQNKP"[random(6)]) + square();
        if (text.pieces[2] == '8') continue;
        if (text.kind != "capture-all") text.stars = square() + ' ' + square();
        if (text.kind != "goto")
            text.enemies = std::string(1, "rbqnkp"[random(6)]) + square() + ' ' +
                           std::string(1, "rbnp"[random(4)]) + square();
        if (text.kind == "goto") text.block = square();
        const StarLevel level{"", "", text, 0, 0};
        std::string attributes = attributesOf(level, 99, false);
        if (!text.block.empty()) attributes += " block=\"" + text.block + "\"";
        const lessons::CourseFile file = test::checked(test::exercise(attributes));
        const auto& task =
            std::get<lessons::FreeTask>(file.course.units[0].lessons[0].exercises[0].task);
        const lessons::Kind kind = file.course.units[0].lessons[0].exercises[0].kind;
        const lessons::FreeBoard board(kind, task);
        if (board.attackedMovers() != 0) continue;
        const lessons::FreeSolution first = lessons::solve(board, 6);
        if (!first.minimum) continue;
        ++solved;
        const second::LevelAnswer again = second::solveLevel(text);
        INFO(attributes);
        CHECK(again.minimum == *first.minimum);
        CHECK((again.lines == 1) == first.onlyOne);
    }
    CHECK(solved >= 20);
}
