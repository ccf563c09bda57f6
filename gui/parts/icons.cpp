// SPDX-License-Identifier: MIT
#include "gui/parts/icons.hpp"

#include <array>
#include <string>

namespace theco::gui {

namespace {

/// Paths on a 24 x 24 field, drawn as lines of width 2 with round ends, in the order of Icon.
constexpr std::array kPaths{
    "M6 5v14M19 5l-9 7 9 7",                                  // First
    "M15 5l-8 7 8 7",                                         // Previous
    "M9 5l8 7-8 7",                                           // Next
    "M18 5v14M5 5l9 7-9 7",                                   // Last
    "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 10h-3",                // TakeBack
    "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 10h3",                // Redo
    "M7 4v16M7 20l-4-4M7 20l4-4M17 20V4M17 4l-4 4M17 4l4 4",  // Flip
    "M6 21V4M6 4h12l-3 4 3 4H6",                              // Resign
    "M5 9h14M5 15h14",                                        // Draw
    "M4 20h9M7 10l5 5M10 7l5 5M6 11l5-5M11 16l5-5M14 13l6 6", // Claim
    "M4 4h16v16H4zM4 12h16M12 4v16M6 8h4M14 16h4",            // Board
    "M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z", // Book
    "M4 8h10M18 8h2M4 16h2M10 16h10M16 5v6M8 13v6",                                       // Setup
    "M7 4l12 8-12 8z", // Continue
    "M8 12V5.5a1.5 1.5 0 0 1 3 0V11M11 10V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6.5a1.5 1.5 0 0 1 3 "
    "0V15a6 6 0 0 1-6 6h-1c-2 0-3-1-4-3l-2.500-4.500a1.400 1.400 0 0 1 2.500-1.200L8 14", // Hand
    "M8 20h12M5.500 15.500L14 7l6 6-7 7H9l-3.500-3.500a1 1 0 0 1 0-1zM10 11l6 6",         // Eraser
    "M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6",                                 // Learn
};

} // namespace

wxBitmapBundle iconOf(Icon icon, int size, const wxColour& color) {
    const std::string svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 "
        "24\">"
        "<path fill=\"none\" stroke=\"" +
        std::string(color.GetAsString(wxC2S_HTML_SYNTAX).utf8_str()) +
        "\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"" +
        kPaths.at(static_cast<std::size_t>(icon)) + "\"/></svg>";
    return wxBitmapBundle::FromSVG(svg.c_str(), wxSize(size, size));
}

} // namespace theco::gui
