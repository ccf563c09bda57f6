// SPDX-License-Identifier: MIT
#include "lessons/library.hpp"

#include "lessons/content_files.hpp"
#include "platform/files.hpp"
#include "platform/paths.hpp"

#include <algorithm>
#include <string_view>
#include <system_error>

namespace theco::lessons {

using i18n::trLater;

namespace {

/// What a lesson needs may stand in a file read before.
void forgetFound(CourseFile& file, const std::vector<CourseFile>& others) {
    file.findings.dropIf([&](const Finding& finding) {
        return std::string_view(finding.what) == kNeedsElsewhere &&
               std::any_of(others.begin(), others.end(), [&](const CourseFile& other) {
                   return other.course.lesson(finding.values.front().second) != nullptr;
               });
    });
}

/// An id is used once in the whole library; the later lesson steps back.
void refuseTaken(CourseFile& file, const std::vector<CourseFile>& others) {
    for (Unit& unit : file.course.units) {
        for (Lesson& lesson : unit.lessons) {
            for (const CourseFile& other : others) {
                if (other.course.lesson(lesson.id) == nullptr) continue;
                file.findings.fault(lesson.line, lesson.id,
                                    trLater("the id is used already, in the file {file}"),
                                    {{"file", other.name}});
                lesson.sound = false;
                break;
            }
        }
    }
}

} // namespace

Library Library::builtIn() {
    Library library;
    for (const ContentFile& file : contentFiles())
        library.add(checkCourse(file.text, std::string(file.name)));
    return library;
}

void Library::add(CourseFile file) {
    forgetFound(file, files_);
    refuseTaken(file, files_);
    files_.push_back(std::move(file));
}

void Library::addFolder(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> found;
    std::error_code failed;
    for (std::filesystem::directory_iterator it(folder, failed), end; !failed && it != end;
         it.increment(failed)) {
        std::string extension = platform::toUtf8(it->path().extension());
        std::transform(extension.begin(), extension.end(), extension.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
        if (extension == ".xml") found.push_back(it->path());
    }
    std::sort(found.begin(), found.end());
    for (const std::filesystem::path& path : found) {
        const std::string name = platform::toUtf8(path.filename());
        const auto bytes = platform::readFile(path, kCourseSizeLimit);
        if (bytes) {
            add(checkCourse(*bytes, name));
            continue;
        }
        CourseFile broken;
        broken.name = name;
        broken.findings.fault(1, "course", trLater("the file cannot be read: {reason}"),
                              {{"reason", bytes.error().detail}});
        add(std::move(broken));
    }
}

std::vector<Library::UnitView> Library::units() const {
    std::vector<UnitView> out;
    for (const CourseFile& file : files_) {
        for (const Unit& unit : file.course.units) {
            auto view = std::find_if(out.begin(), out.end(), [&](const UnitView& known) {
                return known.unit->id == unit.id;
            });
            if (view == out.end()) view = out.insert(out.end(), UnitView{&unit, {}});
            for (const Lesson& lesson : unit.lessons)
                if (lesson.sound) view->lessons.push_back(&lesson);
        }
    }
    return out;
}

const Lesson* Library::lesson(std::string_view id) const {
    for (const CourseFile& file : files_)
        for (const Unit& unit : file.course.units)
            for (const Lesson& lesson : unit.lessons)
                if (lesson.id == id && lesson.sound) return &lesson;
    return nullptr;
}

const Exercise* Library::exercise(std::string_view id) const {
    for (const CourseFile& file : files_)
        for (const Unit& unit : file.course.units)
            for (const Lesson& lesson : unit.lessons)
                for (const Exercise& exercise : lesson.exercises)
                    if (lesson.sound && exercise.id == id) return &exercise;
    return nullptr;
}

std::vector<std::string> Library::faultLines(i18n::Language language) const {
    std::vector<std::string> out;
    for (const CourseFile& file : files_)
        for (const Finding& finding : file.findings.list())
            if (!finding.warning)
                out.push_back(i18n::fill(i18n::trIn(language, "{file}, line {line}, {id}: {what}"),
                                         {{"file", file.name},
                                          {"line", std::to_string(finding.line)},
                                          {"id", finding.id},
                                          {"what", words(finding, language)}}));
    return out;
}

std::filesystem::path teacherFolder() {
    const std::filesystem::path folder = platform::dataDir() / "lessons";
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    return folder;
}

} // namespace theco::lessons
