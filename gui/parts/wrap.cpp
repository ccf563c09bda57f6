// SPDX-License-Identifier: MIT
#include "gui/parts/wrap.hpp"

#include <wx/tokenzr.h>

namespace theco::gui {

namespace {

/// How many characters of `word` fit, at least one.
std::size_t fitting(const wxDC& dc, const wxString& word, int width) {
    std::size_t low = 1;
    std::size_t high = word.length();
    while (low < high) {
        const std::size_t middle = (low + high + 1) / 2;
        if (dc.GetTextExtent(word.Left(middle)).x <= width) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return low;
}

} // namespace

std::vector<wxString> wrapText(const wxDC& dc, const wxString& text, int width) {
    std::vector<wxString> lines;
    for (const wxString& paragraph : wxStringTokenize(text, "\n")) {
        wxString line;
        // A path or a move of sixty letters has no blanks to break at.
        const auto breakOff = [&](wxString& rest) {
            while (dc.GetTextExtent(rest).x > width && rest.length() > 1) {
                const std::size_t count = fitting(dc, rest, width);
                lines.push_back(rest.Left(count));
                rest = rest.Mid(count);
            }
        };
        for (const wxString& word : wxStringTokenize(paragraph, " ")) {
            const wxString longer = line.empty() ? word : line + " " + word;
            if (!line.empty() && dc.GetTextExtent(longer).x > width) {
                breakOff(line);
                lines.push_back(line);
                line = word;
            } else {
                line = longer;
            }
        }
        breakOff(line);
        lines.push_back(line);
    }
    return lines;
}

} // namespace theco::gui
