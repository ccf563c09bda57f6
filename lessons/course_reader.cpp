// SPDX-License-Identifier: MIT
// The frame of a course file: course, units, lessons, ids and what lessons need.
#include "lessons/course_reader.hpp"

#include "i18n/vietnamese.hpp"
#include "lessons/element.hpp"
#include "lessons/prover.hpp"
#include "lessons/values.hpp"
#include "lessons/xml_fault.hpp"

#include <algorithm>
#include <map>

namespace theco::lessons {

using i18n::trLater;

namespace {

/// LF everywhere, so that line numbers count what a text editor counts; no byte order mark.
std::string withPlainLineEnds(std::string_view xml) {
    if (xml.substr(0, 3) == "\xEF\xBB\xBF") xml.remove_prefix(3);
    std::string out;
    out.reserve(xml.size());
    for (std::size_t i = 0; i < xml.size(); ++i) {
        if (xml[i] == '\r') {
            if (i + 1 == xml.size() || xml[i + 1] != '\n') out += '\n';
        } else {
            out += xml[i];
        }
    }
    return out;
}

/// The first byte that cannot stand in XML: not UTF-8, or a control character.
std::optional<std::size_t> firstBadByte(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        std::size_t length = 1;
        if (c >= 0xF0)
            length = c < 0xF5 ? 4 : 0;
        else if (c >= 0xE0)
            length = 3;
        else if (c >= 0x80)
            length = c >= 0xC2 ? 2 : 0;
        else if (c < 0x20 && c != '\t' && c != '\n')
            length = 0;
        if (length == 0 || i + length > text.size()) return i;
        for (std::size_t k = 1; k < length; ++k)
            if ((static_cast<unsigned char>(text[i + k]) & 0xC0) != 0x80) return i;
        i += length;
    }
    return std::nullopt;
}

int lineOf(std::string_view text, std::size_t byte) {
    return 1 + static_cast<int>(std::count(text.begin(),
                                           text.begin() + static_cast<std::ptrdiff_t>(byte), '\n'));
}

/// An id that can stand in a list and in a report.
bool isId(std::string_view text) {
    return !text.empty() && text.size() <= 60 && std::all_of(text.begin(), text.end(), [](char c) {
        return static_cast<unsigned char>(c) > 0x20 && c != 0x7F && c != ':';
    });
}

class FrameReader {
public:
    explicit FrameReader(CourseFile& file) : file_(file) {}

    void read(Element root) {
        Course& course = file_.course;
        course.line = root.line();
        course.id = takeId(root, {});
        root.reportAs(course.id.empty() ? "course" : course.id);
        root.expect({"schema", "id", "default-lang", "version"}, {"title", "unit"});
        if (const auto schema = root.required("schema"); schema && *schema != "1")
            root.fault(trLater("schema: this program reads schema 1, not {found}"),
                       {{"found", Element::quoted(*schema)}});
        course.defaultLanguage =
            root.needed(
                    "default-lang",
                    [](std::string_view text) {
                        return oneOf<i18n::Language>(text, {{"vi", i18n::Language::Vietnamese},
                                                            {"en", i18n::Language::English}});
                    },
                    expected::kWord)
                .value_or(i18n::Language::Vietnamese);
        course.version = root.attribute("version").value_or("");
        course.title = readTextChild(root, "title");
        for (const Element& unit : root.children("unit"))
            course.units.push_back(readUnit(unit));
        if (course.units.empty()) missing(root, "unit");
        checkNeeds();
    }

private:
    Unit readUnit(Element element) {
        Unit unit;
        unit.line = element.line();
        unit.id = takeId(element, {});
        if (!unit.id.empty()) element.reportAs(unit.id);
        element.expect({"id"}, {"title", "lesson"});
        unit.title = readTextChild(element, "title");
        for (const Element& lesson : element.children("lesson"))
            unit.lessons.push_back(readLesson(lesson, unit.id));
        return unit;
    }

    Lesson readLesson(Element element, const std::string& unitId) {
        Lesson lesson;
        lesson.line = element.line();
        lesson.id = takeId(element, unitId + '.');
        if (!lesson.id.empty()) element.reportAs(lesson.id);
        element.expect({"id", "minutes", "mastery", "needs"},
                       {"title", "source", "page", "exercise"});
        const auto minutes = element.needed(
            "minutes", [](std::string_view text) { return readNumber(text, 99); },
            expected::kNumber);
        if (minutes && *minutes < 1)
            element.fault(expected::kNumber, {{"name", "minutes"}, {"found", "'0'"}});
        lesson.minutes = minutes.value_or(10);
        lesson.mastery =
            element
                .needed(
                    "mastery", [](std::string_view text) { return readThousandths(text, 1000); },
                    expected::kNumber)
                .value_or(1000);
        if (const auto needs = element.attribute("needs")) {
            for (const std::string_view id : wordsOf(*needs))
                lesson.needs.emplace_back(id);
            if (lesson.needs.empty()) element.fault(trLater("needs: no lesson is named"));
        }
        lesson.title = readTextChild(element, "title");
        for (const Element& source : element.children("source"))
            lesson.sources.push_back(readSource(source));
        lesson.pages = readPages(element);
        for (const Element& child : element.children("exercise")) {
            Element exercise = child;
            const std::string id = takeId(exercise, lesson.id + '-');
            if (!id.empty()) exercise.reportAs(id);
            lesson.exercises.push_back(readExercise(exercise, id));
        }
        if (lesson.exercises.empty()) missing(element, "exercise");
        return lesson;
    }

    static Source readSource(const Element& element) {
        element.expect({"ref", "lines"}, {});
        Source out;
        out.lines = element.attribute("lines").value_or("");
        const auto ref = element.required("ref");
        if (!ref) return out;
        out.ref = *ref;
        const bool seed =
            ref->size() == 3 && ref->substr(0, 2) == "00" && (*ref)[2] >= '0' && (*ref)[2] <= '4';
        const bool web = (ref->substr(0, 7) == "http://" && ref->size() > 7) ||
                         (ref->substr(0, 8) == "https://" && ref->size() > 8);
        if (!seed && !web)
            element.fault(trLater("ref: expected 000 to 004 or a web address, found {found}"),
                          {{"found", Element::quoted(*ref)}});
        return out;
    }

    static void missing(const Element& element, const char* name) {
        element.fault(trLater("{element}: the element {name} is missing"),
                      {{"element", std::string(element.name())}, {"name", name}});
    }

    /// The id, empty when there is none; a fault when it is not new or stands in the wrong place.
    std::string takeId(const Element& element, const std::string& prefix) {
        const auto text = element.required("id");
        if (!text) return {};
        std::string id(*text);
        Element named = element;
        if (!isId(id)) {
            element.fault(trLater("id: expected a name without blanks, found {found}"),
                          {{"found", Element::quoted(id)}});
            return {};
        }
        named.reportAs(id);
        if (prefix.size() > 1 &&
            (id.substr(0, prefix.size()) != prefix || id.size() == prefix.size()))
            named.fault(trLater("stands in the wrong place: the id must begin with {prefix}"),
                        {{"prefix", Element::quoted(prefix)}});
        const auto [first, fresh] = ids_.emplace(id, element.line());
        if (!fresh)
            named.fault(trLater("the id is used already, in line {line}"),
                        {{"line", std::to_string(first->second)}});
        return id;
    }

    void checkNeeds() {
        std::map<std::string, const Lesson*, std::less<>> lessons;
        for (const Unit& unit : file_.course.units)
            for (const Lesson& lesson : unit.lessons)
                lessons.emplace(lesson.id, &lesson);
        // Which lessons each one leads to, itself only through a circle.
        std::map<const Lesson*, std::set<const Lesson*>> reached;
        for (const auto& entry : lessons) {
            std::vector<const Lesson*> open{entry.second};
            std::set<const Lesson*>& seen = reached[entry.second];
            while (!open.empty()) {
                const Lesson* lesson = open.back();
                open.pop_back();
                for (const std::string& need : lesson->needs) {
                    const auto found = lessons.find(need);
                    if (found != lessons.end() && seen.insert(found->second).second)
                        open.push_back(found->second);
                }
            }
        }
        for (const Unit& unit : file_.course.units) {
            for (const Lesson& lesson : unit.lessons) {
                for (const std::string& need : lesson.needs)
                    if (lessons.find(need) == lessons.end())
                        file_.findings.warn(lesson.line, lesson.id, kNeedsElsewhere,
                                            {{"id", need}});
                if (reached[&lesson].count(&lesson) != 0)
                    file_.findings.fault(lesson.line, lesson.id,
                                         trLater("needs: the lesson needs itself in a circle"));
            }
        }
    }

    CourseFile& file_;
    std::map<std::string, int, std::less<>> ids_;
};

void unreadable(CourseFile& file, int line, const char* what, Findings::Values values = {}) {
    file.findings.fault(std::max(line, 1), "course", what, std::move(values));
}

constexpr const char* kNothingThere = trLater(
    "not readable as XML: there is no element in the file; it must begin with <course ...>");

/// The library knows only the name of what is wrong.
void notXml(CourseFile& file, const tinyxml2::XMLDocument& document) {
    switch (document.ErrorID()) {
    case tinyxml2::XML_ERROR_EMPTY_DOCUMENT:
        return unreadable(file, 1, kNothingThere);
    case tinyxml2::XML_ELEMENT_DEPTH_EXCEEDED:
        return unreadable(file, document.ErrorLineNum(),
                          trLater("not readable as XML: too many elements stand in each other"));
    default:
        return unreadable(file, document.ErrorLineNum(),
                          trLater("not readable as XML: something in this line or before it is not "
                                  "written as XML"));
    }
}

/// A well-formed document has one element at the top, and no text beside it.
bool topIsSound(CourseFile& file, const tinyxml2::XMLDocument& document) {
    int elements = 0;
    for (const tinyxml2::XMLNode* node = document.FirstChild(); node != nullptr;
         node = node->NextSibling()) {
        if (node->ToComment() != nullptr || node->ToDeclaration() != nullptr) continue;
        if (node->ToElement() != nullptr && ++elements == 1) continue;
        unreadable(file, node->GetLineNum(),
                   trLater("not readable as XML: one element course was expected, then {found}"),
                   {{"found", Element::quoted(node->Value() == nullptr ? "" : node->Value())}});
        return false;
    }
    return elements == 1;
}

} // namespace

int Course::exercises() const {
    std::size_t n = 0;
    for (const Unit& unit : units)
        for (const Lesson& lesson : unit.lessons)
            n += lesson.exercises.size();
    return static_cast<int>(n);
}

const Lesson* Course::lesson(std::string_view wanted) const {
    for (const Unit& unit : units)
        for (const Lesson& lesson : unit.lessons)
            if (lesson.id == wanted) return &lesson;
    return nullptr;
}

const Exercise* Course::exercise(std::string_view wanted) const {
    for (const Unit& unit : units)
        for (const Lesson& lesson : unit.lessons)
            for (const Exercise& exercise : lesson.exercises)
                if (exercise.id == wanted) return &exercise;
    return nullptr;
}

CourseFile readCourse(std::string_view xml, std::string name) {
    CourseFile file;
    file.name = std::move(name);
    if (xml.size() > kCourseSizeLimit) {
        unreadable(file, 1, trLater("not readable as XML: the file is too big for a course"));
        return file;
    }
    const std::string text = withPlainLineEnds(xml);
    if (const auto bad = firstBadByte(text)) {
        unreadable(file, lineOf(text, *bad),
                   trLater("not readable as XML: a character that is not UTF-8 text"));
        return file;
    }
    // Asked first: it says in words what is wrong, and the library passes over what stands behind an
    // end tag too many.
    if (auto fault = xmlFault(text)) {
        unreadable(file, fault->line, fault->what, std::move(fault->values));
        return file;
    }
    tinyxml2::XMLDocument document;
    if (document.Parse(text.data(), text.size()) != tinyxml2::XML_SUCCESS) {
        notXml(file, document);
        return file;
    }
    if (!topIsSound(file, document)) {
        if (file.findings.list().empty()) unreadable(file, 1, kNothingThere);
        return file;
    }
    file.readable = true;
    const tinyxml2::XMLElement& root = *document.RootElement();
    Element course(root, "course", file.findings);
    if (course.name() != "course") {
        course.fault(trLater("the outermost element must be course, not {found}"),
                     {{"found", Element::quoted(course.name())}});
        return file;
    }
    FrameReader(file).read(course);
    return file;
}

CourseFile checkCourse(std::string_view xml, std::string name) {
    CourseFile file = readCourse(xml, std::move(name));
    if (!file.readable) return file;
    prove(file);
    return file;
}

} // namespace theco::lessons
