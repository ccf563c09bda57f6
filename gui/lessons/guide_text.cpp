// SPDX-License-Identifier: MIT
#include "gui/lessons/guide_dialog.hpp"

#include <algorithm>
#include <sstream>

namespace theco::gui {

namespace {

bool begins(const std::string& line, std::string_view with) {
    return line.compare(0, with.size(), with) == 0;
}

/// Without the signs for bold and code.
std::string plain(std::string text) {
    for (std::size_t at = 0; (at = text.find("**", at)) != std::string::npos;)
        text.erase(at, 2);
    text.erase(std::remove(text.begin(), text.end(), '`'), text.end());
    return text;
}

} // namespace

std::vector<GuideBlock> guideBlocks(std::string_view markdown) {
    using Kind = GuideBlock::Kind;
    std::vector<GuideBlock> out;
    std::istringstream lines{std::string(markdown)};
    bool goesOn = false; // the next line belongs to the block before
    bool code = false;
    for (std::string line; std::getline(lines, line);) {
        if (begins(line, "```")) {
            code = !code;
            if (code) out.push_back({Kind::Code, {}});
            goesOn = false;
        } else if (code) {
            std::string& text = out.back().text;
            text += (text.empty() ? "" : "\n") + line;
        } else if (line.empty()) {
            goesOn = false;
        } else if (begins(line, "# ")) {
            out.push_back({Kind::Title, plain(line.substr(2))});
        } else if (begins(line, "## ")) {
            out.push_back({Kind::Heading, plain(line.substr(3))});
        } else if (begins(line, "- ") ||
                   (line.size() > 3 && line[0] >= '1' && line[0] <= '9' && line[1] == '.')) {
            out.push_back({Kind::Point, plain(line[0] == '-' ? line.substr(2) : line)});
            goesOn = true;
        } else if (goesOn) {
            out.back().text += ' ' + plain(line.substr(line.find_first_not_of(' ')));
        } else {
            out.push_back({Kind::Text, plain(line)});
            goesOn = true;
        }
    }
    return out;
}

} // namespace theco::gui
