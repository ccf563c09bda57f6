// SPDX-License-Identifier: MIT
// Everything that is not in the format is a fault, so that a misspelt name is found.
#include "tests/lessons/course_support.hpp"

#include "lessons/text_rules.hpp"
#include "tests/catch.hpp"

using namespace theco;
using test::both;
using test::checked;
using test::courseWith;
using test::exercise;
using test::reportOf;

namespace {

const std::string kGoto = "kind=\"goto\" pieces=\"Rg4\" stars=\"b2 e4\" par=\"3\"";
const std::string kMate = "kind=\"mate1\" fen=\"6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1\"";

struct Case {
    std::string xml;
    std::string report; ///< part of the line; empty: no fault at all
};

void checkAll(const std::vector<Case>& cases) {
    for (const Case& one : cases) {
        const lessons::CourseFile file = lessons::checkCourse(one.xml, "f");
        INFO(one.xml << "\nexpected: " << one.report << "\nfound:\n" << reportOf(file));
        CHECK(file.readable);
        if (one.report.empty()) {
            CHECK(file.findings.faults() == 0);
        } else {
            CHECK(file.findings.faults() >= 1);
            CHECK_THAT(reportOf(file), ContainsSubstring(one.report));
        }
    }
}

std::vector<Case> inCourse(const std::vector<Case>& exercises) {
    std::vector<Case> out;
    for (const Case& one : exercises)
        out.push_back({courseWith(one.xml), one.report});
    return out;
}

} // namespace

TEST_CASE("an exercise that is right has no fault") {
    checkAll(inCourse({
        {exercise(kGoto), ""},
        {exercise(kMate), ""},
        {exercise(kMate + " weight=\"2\""), ""},
        {exercise(kMate, "<!-- a note of the author -->"), ""},
    }));
}

TEST_CASE("unknown names are faults of the exercise they stand in") {
    checkAll(inCourse({
        {exercise(kMate + " anwser=\"d1d8\""), "f:5: A.1-a: exercise: unknown attribute 'anwser'"},
        {exercise(kMate + " par=\"3\""), "unknown attribute 'par'"},
        {exercise(kMate, "<hnt level=\"1\"/>"), "A.1-a: exercise: unknown element 'hnt'"},
        {exercise("kind=\"mate2\""), "A.1-a: kind: 'mate2' is no kind of exercise"},
        {exercise("kind=\"read\""), "is no kind of exercise"},
        {exercise(kMate, "some text"), "no text may stand here"},
        {exercise("fen=\"6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1\""), "the attribute kind is missing"},
        {exercise("kind=\"goto\" pieces=\"Rg4\" stars=\"b2 e4\""), "the attribute par is missing"},
        {exercise("kind=\"refuse\" fen=\"6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1\" move=\"d1d1\" "
                  "codes=\"BAD_GEOMETRI\""),
         "codes: expected codes"},
        {exercise(kMate, {}, ""), "the element prompt is missing"},
        {exercise(kMate, test::kPrompt), "stands there twice"},
        {exercise(kMate, "<feedback on=\"maybe\">" + both("a", "b") + "</feedback>"),
         "on: 'maybe'"},
        {exercise(kMate, "<feedback promo=\"q\" outcome=\"misses\"/>"), "belongs to promotion"},
        {exercise(kMate + " weight=\"0\""), "weight"},
    }));
}

TEST_CASE("values are read strictly") {
    checkAll(inCourse({
        {exercise("kind=\"goto\" pieces=\"Rg4\" stars=\"b2 b2\" par=\"3\""),
         "stars: expected squares"},
        {exercise("kind=\"goto\" pieces=\"Rg4\" stars=\"b9\" par=\"3\""),
         "stars: expected squares"},
        {exercise("kind=\"goto\" pieces=\"rg4\" stars=\"b2\" par=\"2\""), "capital letters"},
        {exercise("kind=\"goto\" pieces=\"Rg4\" stars=\"b2 e4\" par=\"3.0\""),
         "par: expected a number"},
        {exercise("kind=\"capture-all\" pieces=\"Rg4\" enemies=\"Pb4\" par=\"1\""),
         "small letters"},
        {exercise("kind=\"mate1\" fen=\"6k1/5ppp/8/8/8/8/8/3R2K1 w - -\""), "fen: fields"},
        {exercise("kind=\"mate1\" fen=\"6k1/5ppp/8/8/8/8/8/3R4 w - - 0 1\""), "fen: kings"},
        {exercise(kMate + " answer=\"Rd8\""), "answer: expected moves"},
        {exercise(kMate + " answer=\"d1d8 d1d8\""), "answer: expected moves"},
        {exercise(kMate + " moves=\"d1d8 g8f8\""), "moves: move 2, g8f8, is not legal"},
    }));
}

TEST_CASE("ids are unique and stand where they belong") {
    const std::string other = exercise(kMate);
    checkAll(inCourse({
        {other + "\n" + other, "f:6: A.1-a: the id is used already, in line 5"},
        {"<exercise id=\"A.2-a\" " + kMate + ">" + test::kPrompt + "</exercise>",
         "f:5: A.2-a: stands in the wrong place"},
        {"<exercise id=\"A.1a\" " + kMate + ">" + test::kPrompt + "</exercise>",
         "A.1a: stands in the wrong place"},
        {"<exercise id=\"A.1-\" " + kMate + ">" + test::kPrompt + "</exercise>",
         "A.1-: stands in the wrong place"},
        {"<exercise " + kMate + ">" + test::kPrompt + "</exercise>",
         "A.1: exercise: the attribute id is missing"},
        // Its proof too is told under the lesson.
        {"<exercise kind=\"replies\" fen=\"R3r1k1/8/8/8/8/8/8/2B1KB2 w - - 0 1\" "
         "capture=\"a8e8\" block=\"f1e2 c1e3\">" +
             test::kPrompt + "</exercise>",
         "f:5: A.1: king: proven 'e1d1 e1d2 e1f2', written '-'"},
        {"", "f:3: A.1: lesson: the element exercise is missing"},
    }));
}

TEST_CASE("the frame of a course is checked too") {
    const std::string good = courseWith(exercise(kMate));
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string out = good;
        const std::size_t at = out.find(from);
        REQUIRE(at != std::string::npos);
        return out.replace(at, from.size(), to);
    };
    checkAll({
        {good, ""},
        {with("schema=\"1\"", "schema=\"2\""), "f:1: thu: schema"},
        {with("default-lang=\"vi\"", ""), "default-lang"},
        {with("minutes=\"5\"", "minutes=\"100\""), "f:3: A.1: minutes"},
        {with("minutes=\"5\"", "minutes=\"0\""), "f:3: A.1: minutes"},
        {with("mastery=\"0.5\"", "mastery=\"1.5\""), "f:3: A.1: mastery"},
        {with("mastery=\"0.5\"", "mastery=\"0,5\""), "f:3: A.1: mastery"},
        {with("<lesson ", "<lesson color=\"red\" "), "A.1: lesson: unknown attribute 'color'"},
        {with("id=\"A.1\"", "id=\"B.1\""), "B.1: stands in the wrong place"},
        {with("</title>\n\n", "</title><source ref=\"005\"/>\n\n"), "A.1: ref"},
        {with("</title>\n\n", "</title><source ref=\"https://example.org/\" lines=\"2\"/>\n\n"),
         ""},
        {with("</title>\n\n",
              "</title><page><board fen=\"8/8/8/8/8/8/8/8 w - - 0 1\"/></page>\n\n"),
         "A.1: page: the element text is missing"},
        {with("</title>\n\n", "</title><page><text>" + both("a", "b") +
                                  "</text><board fen=\"8/8/8/8/8/8/8/8 w - - 0 1\"/></page>\n\n"),
         "A.1: fen: kings"},
        {with("</title>\n\n",
              "</title><page><text>" + both("a", "b") +
                  "</text><board rules=\"free\" fen=\"8/8/8/8/8/8/8/8 w - - 0 1\"><mark "
                  "squares=\"e4\" style=\"dot\"/><arrow from=\"e2\" to=\"e4\" "
                  "color=\"blue\"/></board></page>\n\n"),
         ""},
        {with("</title>\n\n",
              "</title><page><text>" + both("a", "b") +
                  "</text><board rules=\"free\" fen=\"8/8/8/8/8/8/8/8 w - - 0 1\"><mark "
                  "squares=\"e4\" style=\"star\"/></board></page>\n\n"),
         "A.1: style"},
        {"<lessons/>", "the outermost element must be course"},
    });
}

TEST_CASE("needs may not go in a circle; lessons elsewhere are a warning") {
    const auto lesson = [](const std::string& id, const std::string& needs) {
        return "<lesson id=\"" + id + "\" minutes=\"5\" mastery=\"1\"" + needs + "><title>" +
               both("a", "b") + "</title><exercise id=\"" + id + "-a\" " + kMate + ">" +
               test::kPrompt + "</exercise></lesson>\n";
    };
    const std::string xml = "<course schema=\"1\" id=\"c\" default-lang=\"vi\"><title>" +
                            both("a", "b") + "</title><unit id=\"A\"><title>" + both("a", "b") +
                            "</title>\n" + lesson("A.1", " needs=\"A.3\"") +
                            lesson("A.2", " needs=\"A.1\"") + lesson("A.3", " needs=\"A.2\"") +
                            lesson("A.4", " needs=\"A.3 B.9\"") + "</unit></course>";
    const lessons::CourseFile file = lessons::checkCourse(xml, "f");
    INFO(reportOf(file));
    CHECK(file.findings.faults() == 3);
    for (const char* line : {"f:2: A.1: needs", "f:3: A.2: needs", "f:4: A.3: needs",
                             "f:5: A.4: warning: needs: the lesson B.9"})
        CHECK_THAT(reportOf(file), ContainsSubstring(line));
}

TEST_CASE("texts stand in both languages, with the same places") {
    const auto prompt = [](const std::string& inside) {
        return exercise(kMate, {}, "<prompt>" + inside + "</prompt>");
    };
    checkAll(inCourse({
        {prompt("<t lang=\"vi\">a</t>"), "prompt: the text in the language en is missing"},
        {prompt("<t lang=\"en\">a</t>"), "prompt: the text in the language vi is missing"},
        {prompt(both("a", "b") + "<t lang=\"vi\">c</t>"), "two texts in the language vi"},
        {prompt(both("a", "  ")), "the text is empty"},
        {prompt("<t lang=\"fr\">a</t>" + both("a", "b")), "lang: 'fr'"},
        {prompt(both("a\xCC\x81", "b")), "not composed Unicode"},
        {prompt(both("{sq:e4}", "{sq:e4}")), ""},
        {prompt(both("{sq:e4}", "{sq:e5}")), "differ between the languages"},
        {prompt(both("{sq:e4} {piece:N}", "the {piece:N} on {sq:e4}")), ""},
        {prompt(both("{sq:e9}", "{sq:e9}")), "'{sq:e9}' is none of the places"},
        {prompt(both("{piece:n}", "{piece:n}")), "none of the places"},
        {prompt(both("{move:Nf3}", "{move:Nf3}")), "none of the places"},
        {prompt(both("{move:e7e8q}", "{move:e7e8q}")), ""},
        {prompt(both("{square:e4}", "{square:e4}")), "none of the places"},
        {prompt(both("{sq:e4", "{sq:e4")), "none of the places"},
        {prompt(both("<b>a</b>", "b")), "unknown element 'b'"},
    }));
}

TEST_CASE("a move written by hand is found, a bare square is not") {
    for (const char* move : {"Nf3",
                             "Txe8",
                             "c8=X",
                             "0-0",
                             "O-O-O",
                             "exd5",
                             "c8/X",
                             "c8Q",
                             "e2e4",
                             "e7e8q",
                             "Nbd2",
                             "R1e2",
                             "Kg1",
                             "1.e4",
                             "1...c5",
                             "Xa8#",
                             "c4+",
                             "e2-e4",
                             "0\xE2\x80\x93"
                             "0",
                             "\xE2\x99\x98"
                             "f3"}) {
        INFO(move);
        CHECK(lessons::handWrittenMove(std::string("Thử ") + move + " xem sao!"));
        CHECK(lessons::handWrittenMove(move));
    }
    for (const char* fine : {"b6", "ô b6 nhé", "a1-h8", "Tượng c6", "Xe ở h1", "1-0", "2-3 nước",
                             "hàng 1", "Mã nhảy", "h1, a8", "cột e", "a8/b8", "10 x 10", "U3.4"}) {
        INFO(fine);
        CHECK_FALSE(lessons::handWrittenMove(fine));
    }
}

TEST_CASE("children are not judged, and praise is not the pawn's name") {
    for (const char* bad : {"Sai rồi", "câu này sai", "SAI!", "Tốt!", "Đúng rồi. Tốt! Đi tiếp nào.",
                            "tốt lắm", "Tốt lắm!", "TỐT LẮM", "con làm tốt  lắm"}) {
        INFO(bad);
        CHECK(lessons::unwantedWord(bad));
    }
    for (const char* fine : {"Giỏi lắm!", "nước sai luật", "Sai luật là gì?", "Bắt con Tốt!",
                             "Tốt đi thẳng.", "tốt hơn", "sải bước", "saigon"}) {
        INFO(fine);
        CHECK_FALSE(lessons::unwantedWord(fine));
    }
}

TEST_CASE("hints rise and give away only what is right") {
    const auto hints = [](const std::string& inside) { return exercise(kMate, inside); };
    const std::string rule = "<hint level=\"1\">" + both("a", "b") + "</hint>";
    checkAll(inCourse({
        {hints(rule + "<hint level=\"2\" squares=\"d8\"/><hint level=\"3\" squares=\"d1\"/>"
                      "<hint level=\"4\" move=\"d1d8\"/>"),
         ""},
        {hints(rule + rule), "hint 1 after hint 1: the levels must rise"},
        {hints("<hint level=\"2\" squares=\"d8\"/>" + rule), "the levels must rise"},
        {hints("<hint level=\"5\" move=\"d1d8\"/>"), "level: expected a number"},
        {hints("<hint level=\"0\" move=\"d1d8\"/>"), "level: expected a number"},
        {hints("<hint level=\"1\" squares=\"d8\"/>"),
         "hint: the text in the language vi is missing"},
        {hints("<hint level=\"2\" move=\"d1d8\"/>"), "must not give the move"},
        {hints("<hint level=\"3\" move=\"d1d7\"/>"), "hint 3: d1d7 is not a right first move"},
        {hints("<hint level=\"4\" move=\"d1d7\"/>"), "hint 4: d1d7 is not a right first move"},
        {hints("<hint level=\"3\" squares=\"g1\"/>"), "the man on g1 makes no right first move"},
        {exercise("kind=\"classify\" fen=\"6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1\" answer=\"none\"",
                  "<hint level=\"4\" move=\"d1d8\"/>"),
         "have no move for a hint"},
    }));
}

TEST_CASE("what is not XML is told with its line, whatever it is") {
    const std::string good = courseWith(exercise(kMate));
    for (const std::string& bytes :
         {std::string(), std::string("<"), std::string("\0\0\0", 3), std::string("hello"),
          good.substr(0, good.size() / 2), good + "<course/>", good + "more",
          std::string("<course>\xFF</course>"), std::string(600, '<')}) {
        const lessons::CourseFile file = lessons::checkCourse(bytes, "f");
        CHECK_FALSE(file.readable);
        REQUIRE(file.findings.list().size() == 1);
        CHECK(reportOf(file).find("f:") == 0);
        CHECK_THAT(reportOf(file), ContainsSubstring(": course: not readable as XML"));
    }
    const lessons::CourseFile file = lessons::checkCourse("<course>\n\n<a></b></course>", "f");
    CHECK_THAT(reportOf(file), ContainsSubstring("f:3: course: not readable as XML"));
}

TEST_CASE("what is not XML is told in words: where, what is wrong, what was expected") {
    struct Row {
        const char* xml;
        const char* says;
    };
    for (const Row& row : {
             Row{"<course>\n<unit>\n<title></unit></course>",
                 "f:3: course: not readable as XML: </unit> stands here, but <title> of line 3 is "
                 "still open: </title> was expected"},
             Row{"<course>\n<unit>\n</unit>\n\n",
                 "f:3: course: not readable as XML: the file ends, but <course> of line 1 is still "
                 "open: </course> was expected"},
             Row{"<course>\n</unit>", "f:2: course: not readable as XML: </unit> stands here"},
             Row{"\n</course><course>", "f:2: course: not readable as XML: </course> ends "
                                        "an element that was never begun"},
             Row{"<course\n<unit>",
                 "f:2: course: not readable as XML: <course of line 1 has no end: "
                 "> was expected"},
             Row{"<course>\n<unit", "<unit of line 2 has no end: > was expected"},
             Row{"<course>\n</course", "f:2: course: not readable as XML: </course has no end"},
             Row{"<course>\n<!-- a note\n</course>",
                 "f:2: course: not readable as XML: what begins "
                 "here with '<!-- a note' has no end: --> was "
                 "expected"},
             Row{"<course schema=1/>", "schema needs a value in straight quotation marks, as in "
                                       "schema=\"...\"; found '1/>'"},
             Row{"<course\nid=“thu”/>", "f:2: course: not readable as XML: id needs a value"},
             Row{"<course schema/>", "schema needs a value"},
             Row{"<course schema=\"1>\n<unit id=\"A\"></unit></course>",
                 "f:1: course: not readable as XML: the value of schema has no second quotation "
                 "mark"},
             Row{"<course \"1\"/>", "in <course> the name of an attribute was expected, found"},
             Row{"<course>\n1 < 2</course>",
                 "f:2: course: not readable as XML: the sign < begins no "
                 "element here; in a text write &lt;"},
             Row{"", "there is no element in the file; it must begin with <course ...>"},
         }) {
        INFO(row.xml);
        CHECK_THAT(reportOf(lessons::checkCourse(row.xml, "f")), ContainsSubstring(row.says));
    }
    // Deep, and well formed.
    std::string deep;
    for (int i = 0; i < 2000; ++i)
        deep += "<a>";
    for (int i = 0; i < 2000; ++i)
        deep += "</a>";
    CHECK_THAT(reportOf(lessons::checkCourse(deep, "f")), ContainsSubstring("stand in each other"));
    // No name of the library's is shown, wherever the course breaks off.
    const std::string good = courseWith(exercise(kMate));
    for (std::size_t length = 0; length < good.size(); length += 7)
        CHECK_THAT(reportOf(lessons::checkCourse(good.substr(0, length), "f")),
                   !ContainsSubstring("_"));
}

TEST_CASE("line ends of every system give the same lines") {
    const std::string lf = courseWith(exercise(kMate + " par=\"1\""));
    for (const std::string& end : {std::string("\r\n"), std::string("\r")}) {
        std::string other;
        for (const char c : lf)
            other += c == '\n' ? end : std::string(1, c);
        CHECK(reportOf(lessons::checkCourse(other, "f")) ==
              reportOf(lessons::checkCourse(lf, "f")));
        CHECK(reportOf(lessons::checkCourse("\xEF\xBB\xBF" + other, "f")) ==
              reportOf(lessons::checkCourse(lf, "f")));
    }
}
