// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "i18n/catalogue.hpp"
#include "lessons/content_files.hpp"
#include "lessons/library.hpp"
#include "platform/paths.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace theco::cli {

namespace {

using i18n::fill;
using i18n::tr;
namespace json = boost::json;
using lessons::CourseFile;
using lessons::Finding;

json::object toJson(const CourseFile& file, const Finding& finding) {
    return {{"file", printable(file.name)},
            {"line", finding.line},
            {"id", printable(finding.id)},
            {"warning", finding.warning},
            {"message", printable(lessons::words(finding, i18n::Language::English))}};
}

/// The lines of the report are English and the same everywhere: other programs read them.
void printReport(const CourseFile& file) {
    for (const Finding& finding : file.findings.list())
        std::cout << printable(lessons::reportLine(file.name, finding)) << '\n';
    if (!file.readable) return;
    const int faults = file.findings.faults();
    std::cout << printable(file.name) << ": " << file.course.exercises() << " exercises, " << faults
              << " faults, " << static_cast<int>(file.findings.list().size()) - faults
              << " warnings\n";
}

Exit exitOf(const CourseFile& file) {
    if (!file.readable) return Exit::Unusable;
    return file.findings.faults() > 0 ? Exit::No : Exit::Answered;
}

/// The files meant: a folder stands for the course files in it.
Result<std::vector<std::string>, std::string> filesAt(const std::string& path) {
    std::error_code failed;
    if (path == "-" || !std::filesystem::is_directory(platform::toPath(path), failed))
        return std::vector<std::string>{path};
    std::vector<std::string> out;
    for (std::filesystem::directory_iterator it(platform::toPath(path), failed), end;
         !failed && it != end; it.increment(failed))
        if (it->path().extension() == ".xml") out.push_back(platform::toUtf8(it->path()));
    std::sort(out.begin(), out.end());
    if (out.empty())
        return Err{fill(tr("{folder}: no course file (.xml) is in this folder."),
                        {{"folder", printable(path)}})};
    return out;
}

Exit check(const Arguments& arguments) {
    std::vector<CourseFile> files;
    Exit exit = Exit::Answered;
    const auto raise = [&](Exit now) { exit = std::max(exit, now); };
    for (const std::string& path : arguments.positionals()) {
        const auto names = filesAt(path);
        if (!names) {
            raise(complain(names.error()));
            continue;
        }
        for (const std::string& name : *names) {
            const auto text = readInput(name);
            if (text)
                files.push_back(lessons::checkCourse(*text, name));
            else
                raise(complain(text.error()));
        }
    }
    if (arguments.positionals().empty()) files = lessons::Library::builtIn().files();
    json::array findings;
    for (const CourseFile& file : files) {
        raise(exitOf(file));
        if (!arguments.json()) {
            printReport(file);
            continue;
        }
        for (const Finding& finding : file.findings.list())
            findings.push_back(toJson(file, finding));
    }
    if (arguments.json()) printJson(findings);
    return exit;
}

Exit list(const Arguments& arguments) {
    const lessons::Library library = lessons::Library::builtIn();
    json::array all;
    for (const lessons::Library::UnitView& unit : library.units()) {
        for (const lessons::Lesson* lesson : unit.lessons) {
            if (!arguments.json()) {
                std::cout << lesson->id << '\t' << lesson->title.in(i18n::language()) << '\n';
                continue;
            }
            all.push_back({{"id", lesson->id},
                           {"unit", unit.unit->id},
                           {"title_vi", lesson->title.vi},
                           {"title_en", lesson->title.en},
                           {"exercises", lesson->exercises.size()},
                           {"minutes", lesson->minutes}});
        }
    }
    if (arguments.json()) printJson(all);
    return Exit::Answered;
}

} // namespace

Command lessonsCheckCommand() {
    Command command;
    command.name = "lessons check";
    command.more = "PATH";
    command.summary = tr("Proves every exercise of the built-in course or of course files.");
    command.details = {
        tr("Each fault is one line: file, line, exercise and what could not be proven. The last "
           "line of a file counts its exercises, faults and warnings. These lines are English in "
           "every language, so that other programs can read them."),
        tr("PATH is a course file, or a folder with course files. Without one it is the built-in "
           "course.")};
    command.examples = {"theco-cli lessons check", "theco-cli lessons check my_lessons.xml"};
    command.run = check;
    return command;
}

Command lessonsListCommand() {
    Command command;
    command.name = "lessons list";
    command.summary = tr("Lists the lessons of the built-in course.");
    command.details = {tr("With --json: id, unit, title_vi, title_en, exercises (how many) and "
                          "minutes of each lesson.")};
    command.examples = {"theco-cli lessons list --json"};
    command.run = list;
    return command;
}

} // namespace theco::cli
