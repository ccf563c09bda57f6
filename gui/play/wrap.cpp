// SPDX-License-Identifier: MIT
#include "gui/play/wrap.hpp"

#include <wx/tokenzr.h>

namespace theco::gui {

std::vector<wxString> wrapText(const wxDC& dc, const wxString& text, int width) {
    std::vector<wxString> lines;
    for (const wxString& paragraph : wxStringTokenize(text, "\n")) {
        wxString line;
        for (const wxString& word : wxStringTokenize(paragraph, " ")) {
            const wxString longer = line.empty() ? word : line + " " + word;
            if (!line.empty() && dc.GetTextExtent(longer).x > width) {
                lines.push_back(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.push_back(line);
    }
    return lines;
}

} // namespace theco::gui
