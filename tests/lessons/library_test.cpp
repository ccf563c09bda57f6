// SPDX-License-Identifier: MIT
// The built-in course and a teacher's folder beside it.
#include "lessons/library.hpp"

#include "core/chess/fen.hpp"
#include "lessons/content_files.hpp"
#include "tests/catch.hpp"
#include "tests/lessons/course_support.hpp"
#include "tests/platform/temporary_folder.hpp"

#include <set>

using namespace theco;
using namespace theco::lessons;

namespace {

const std::string kMate = "kind=\"mate1\" fen=\"6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1\"";

} // namespace

TEST_CASE("every lesson and every exercise of the built-in course has its own id") {
    const Library library = Library::builtIn();
    CHECK(library.faultLines(i18n::Language::English).empty());
    std::set<std::string> ids;
    for (const Library::UnitView& unit : library.units())
        for (const Lesson* lesson : unit.lessons) {
            CHECK(ids.insert(lesson->id).second);
            for (const Exercise& exercise : lesson->exercises)
                CHECK(ids.insert(exercise.id).second);
        }
    CHECK(library.lesson("U4.3") != nullptr);
    CHECK(library.exercise("U4.3-a") != nullptr);
    CHECK(library.lesson("U99.1") == nullptr);
}

TEST_CASE("every exercise of the built-in course begins its hints with a rule, in both languages") {
    const Library library = Library::builtIn();
    std::size_t exercises = 0;
    for (const Library::UnitView& unit : library.units())
        for (const Lesson* lesson : unit.lessons)
            for (const Exercise& exercise : lesson->exercises) {
                INFO(exercise.id);
                ++exercises;
                REQUIRE_FALSE(exercise.hints.empty());
                CHECK(exercise.hints.front().level == 1);
                CHECK_FALSE(exercise.hints.front().text.empty());
            }
    CHECK(exercises >= 90);
}

TEST_CASE("a teacher's faults are told by file and line, and the other lessons stay") {
    const TemporaryFolder folder;
    writeBytes(folder / "hay.xml", test::courseWith(test::exercise(kMate)));
    writeBytes(folder / "lỗi.XML", test::courseWith(test::exercise(kMate + " answer=\"d1d7\"")));
    writeBytes(folder / "rác.xml", "\xFF\xFE not XML at all");
    writeBytes(folder / "trùng.xml",
               test::bytesIn(std::string(THECO_TEST_DATA) + "/sample_lesson.xml"));
    writeBytes(folder / "ghi chú.txt", "not a course");
    std::filesystem::create_directory(folder / "thư mục.xml");
    Library library = Library::builtIn();
    const std::size_t before = library.files().size();
    library.addFolder(folder.path());
    CHECK(library.files().size() == before + 5);
    CHECK(library.lesson("A.1") != nullptr);
    const std::vector<std::string> lines = library.faultLines(i18n::Language::English);
    std::string all;
    for (const std::string& line : lines)
        all += line + '\n';
    INFO(all);
    CHECK_THAT(all, ContainsSubstring("lỗi.XML, line 5, A.1-a: answer: proven 'd1d8', written 'd1d7'"));
    CHECK_THAT(all, ContainsSubstring("rác.xml, line 1, course: not readable as XML"));
    CHECK_THAT(all, ContainsSubstring("U4.3: the id is used already, in the file"));
    CHECK_THAT(all, ContainsSubstring("thư mục.xml, line 1, course: the file cannot be read"));
    // What is new in a file with a taken id is still there.
    CHECK(library.lesson("U6.4") != nullptr);
    library.addFolder(folder / "not there");
    CHECK(library.files().size() == before + 5);
}

TEST_CASE("a lesson that another file of the course has is not missing") {
    Library library;
    const auto lesson = [](const std::string& unit, const std::string& needs) {
        std::string xml = test::courseWith(test::exercise(kMate));
        for (std::size_t at = 0; (at = xml.find("A.1", at)) != std::string::npos; at += 3)
            xml.replace(at, 3, unit + ".1");
        xml.replace(xml.find("unit id=\"A\""), 11, "unit id=\"" + unit + "\"");
        if (!needs.empty()) xml.insert(xml.find(" minutes"), " needs=\"" + needs + "\"");
        return xml;
    };
    library.add(checkCourse(lesson("A", ""), "a.xml"));
    library.add(checkCourse(lesson("B", "A.1 C.1"), "b.xml"));
    REQUIRE(library.files()[1].findings.list().size() == 1);
    CHECK(library.files()[1].findings.list()[0].values[0].second == "C.1");
}

TEST_CASE("texts are shown with squares, moves and pieces in the language's own way") {
    const chess::Position position = *chess::parseFen("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1");
    const Text text{"Thử {move:d1d8}: {piece:R} đến {sq:d8}, rồi {move:a1a2}.",
                    "Try {move:d1d8}: the {piece:R} goes to {sq:d8}, then {move:a1a2}."};
    CHECK(shown(text, i18n::Language::Vietnamese, &position) == "Thử Xd8#: Xe đến d8, rồi a1-a2.");
    CHECK(shown(text, i18n::Language::English, &position) ==
          "Try Rd8#: the rook goes to d8, then a1-a2.");
    CHECK(shown(text, i18n::Language::English, nullptr) ==
          "Try d1-d8: the rook goes to d8, then a1-a2.");
}
