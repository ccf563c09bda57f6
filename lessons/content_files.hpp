// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace theco::lessons {

/// A file whose bytes lie in the program.
struct ContentFile {
    std::string_view name; ///< "u1.xml"
    std::string_view text;
};
/// The built-in course.
const std::vector<ContentFile>& contentFiles();
/// For teachers who write lessons: the guide in each language (docs/), then the model lessons
/// (data/lessons), the simple one first.
const std::vector<ContentFile>& teacherFiles();

} // namespace theco::lessons
