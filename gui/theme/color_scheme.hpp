// SPDX-License-Identifier: MIT
#pragma once

#include <wx/colour.h>

#include <string_view>

namespace theco::gui {

/// Every colour of the program that the system does not give, by what it means. Each has a value
/// for the light and one for the dark appearance; nothing else in gui/ writes colour numbers.
enum class ColorName : unsigned char {
    // The board itself
    CellLight,
    CellDark,
    LabelOnLight, ///< coordinates inside the cells
    LabelOnDark,
    BoardSurround, ///< what is left beside the board
    BoardEdge,
    MarginLabel, ///< coordinates beside a small board
    // States of a cell
    LastMove,
    Selection,
    SelectionEdge,
    Target,
    DropCell,
    Cursor,
    CursorHalo,
    // Marks
    Check,
    Attack,
    Blocker,
    Hint,
    Star,
    StarEdge,
    Wrong,
    UserGreen,
    UserRed,
    UserBlue,
    UserYellow,
    MarkHalo, ///< thin edge that lifts a mark off any cell
    // Lifted men and the chooser
    PieceShadow,
    Scrim,
    ChoiceCard,
    ChoiceCardActive,
    ChoiceEdge,
    // Panels and sentences around the board
    Panel,
    PanelEdge,
    Text,
    TextMuted,
    Accent,
    OnAccent,
    Good,
    Caution,
    Bad,
};

/// What the user asks for; System follows the desktop.
enum class Appearance : unsigned char { System, Light, Dark };

/// The one place that knows whether the program is light or dark just now.
class ColorScheme {
public:
    /// Ask at painting time, never keep the value: it changes with the appearance.
    static wxColour get(ColorName name);
    static wxColour get(ColorName name, bool dark);

    static bool isDark();
    /// Also switches the stock controls where the toolkit can, then tells every window by a
    /// wxEVT_SYS_COLOUR_CHANGED.
    static void setAppearance(Appearance appearance);
    static Appearance appearance();

    /// Number of names, for tables over all of them (tests).
    static int count();
    static std::string_view nameOf(ColorName name);
};

/// Relative luminance contrast of two opaque colours as WCAG defines it, times 100 (100..2100).
int contrastPercent(const wxColour& a, const wxColour& b);

} // namespace theco::gui
