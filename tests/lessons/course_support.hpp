// SPDX-License-Identifier: MIT
#pragma once

#include "lessons/course_reader.hpp"

#include <fstream>
#include <iterator>
#include <string>

namespace theco::test {

inline std::string bytesIn(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The report of a file, line by line.
inline std::string reportOf(const lessons::CourseFile& file) {
    std::string out;
    for (const lessons::Finding& finding : file.findings.list())
        out += lessons::reportLine(file.name, finding) + '\n';
    return out;
}

/// A text in both languages.
inline std::string both(const std::string& vi, const std::string& en) {
    return "<t lang=\"vi\">" + vi + "</t><t lang=\"en\">" + en + "</t>";
}
inline const std::string kPrompt = "<prompt>" + both("Đi đâu nhỉ?", "Where to?") + "</prompt>";

/// A whole course around the exercises of one lesson, each on a line of its own from line 5 on.
inline std::string courseWith(const std::string& exercises) {
    return "<course schema=\"1\" id=\"thu\" default-lang=\"vi\"><title>" + both("Thử", "Test") +
           "</title>\n<unit id=\"A\"><title>" + both("Phần", "Part") +
           "</title>\n<lesson id=\"A.1\" minutes=\"5\" mastery=\"0.5\"><title>" +
           both("Bài", "Lesson") + "</title>\n\n" + exercises + "\n</lesson></unit></course>\n";
}

/// One exercise "A.1-a" with these attributes (kind among them) and children besides the prompt.
inline std::string exercise(const std::string& attributes, const std::string& children = {},
                            const std::string& prompt = kPrompt) {
    return "<exercise id=\"A.1-a\" " + attributes + ">" + prompt + children + "</exercise>";
}

inline lessons::CourseFile checked(const std::string& exercises) {
    return lessons::checkCourse(courseWith(exercises), "thu.xml");
}

} // namespace theco::test
