// SPDX-License-Identifier: MIT
#pragma once

#include "lessons/course.hpp"

namespace theco::lessons {

/// A course file as far as it could be read, and all that was found wrong in it.
struct CourseFile {
    std::string name; ///< as it stands in reports
    bool readable = false;
    Course course;
    Findings findings;
};

/// Reads bytes as a course; never fails, whatever they are. Nothing is proven yet.
CourseFile readCourse(std::string_view xml, std::string name);

/// Reads and proves. Lessons in which something is wrong are marked as not sound.
CourseFile checkCourse(std::string_view xml, std::string name);

/// The warning of a lesson that needs one of another file; its first value is the id.
inline constexpr const char* kNeedsElsewhere =
    i18n::trLater("needs: the lesson {id} is not in this file");

/// Refuses bigger files: a course of 300 exercises has some 400 kB.
inline constexpr std::size_t kCourseSizeLimit = 16u << 20;

} // namespace theco::lessons
