// SPDX-License-Identifier: MIT
#pragma once

#include "lessons/course_reader.hpp"

#include <filesystem>

namespace theco::lessons {

/// All lessons there are: the built-in course and a teacher's own files. Files with faults stay in
/// the list with their findings; only lessons that are sound can be shown to a pupil.
class Library {
public:
    struct UnitView {
        const Unit* unit; ///< of the first file that has it: its title
        std::vector<const Lesson*> lessons;
    };

    /// The built-in course alone.
    static Library builtIn();
    /// Adds every .xml file of the folder, by name. A folder that is not there adds nothing; a file
    /// that cannot be read adds a finding.
    void addFolder(const std::filesystem::path& folder);
    void add(CourseFile file);

    /// In the order in which they were added.
    const std::vector<CourseFile>& files() const { return files_; }
    /// Units with the same id in several files are one; sound lessons only.
    std::vector<UnitView> units() const;
    /// Sound ones only.
    const Lesson* lesson(std::string_view id) const;
    const Exercise* exercise(std::string_view id) const;
    /// What to show a teacher: "file, line 12, id: what is wrong", faults only.
    std::vector<std::string> faultLines(i18n::Language language) const;

private:
    std::vector<CourseFile> files_;
};

/// Where teachers put their own lessons; made on first use.
std::filesystem::path teacherFolder();

} // namespace theco::lessons
