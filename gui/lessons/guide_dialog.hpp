// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

class wxWindow;

namespace theco::gui {

/// Markdown as far as the guide needs it: paragraphs, headings, points, code.
struct GuideBlock {
    enum class Kind : unsigned char { Text, Title, Heading, Point, Code };
    Kind kind;
    std::string text; ///< without the signs of Markdown; code keeps its lines
    friend bool operator==(const GuideBlock&, const GuideBlock&) = default;
};
std::vector<GuideBlock> guideBlocks(std::string_view markdown);

/// How a teacher writes lessons, with model lessons to be put into his folder. True: a file was put
/// there.
bool showLessonGuide(wxWindow* parent, const std::filesystem::path& folder);

} // namespace theco::gui
