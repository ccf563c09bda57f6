// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace theco::lessons {

/// A file of the built-in course; its bytes lie in the program.
struct ContentFile {
    std::string_view name; ///< "u1.xml"
    std::string_view xml;
};
const std::vector<ContentFile>& contentFiles();

} // namespace theco::lessons
