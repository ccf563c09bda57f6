// SPDX-License-Identifier: MIT
// Text as files bring it: byte order marks in front, and three ways to end a line.
#pragma once

#include <string_view>
#include <vector>

namespace theco {

/// Joined files have more than one mark; written back, the second would pass for the file's own.
inline std::string_view withoutByteOrderMarks(std::string_view text) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    while (text.starts_with(kMark))
        text.remove_prefix(kMark.size());
    return text;
}

/// Lines without their ends: LF, CRLF or CR. A last line without an end counts.
inline std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find_first_of("\r\n");
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
    }
    return lines;
}

} // namespace theco
