// SPDX-License-Identifier: MIT
#pragma once

#include <wx/bmpbndl.h>

namespace theco::gui {

/// Small line drawings for buttons and cards, in a colour that fits the appearance.
enum class Icon : unsigned char {
    First,
    Previous,
    Next,
    Last,
    TakeBack,
    Redo,
    Flip,
    Resign,
    Draw,
    Claim,
    Board,
    Book,
    Setup,
    Continue,
    Hand,
    Eraser,
    Learn,
};

wxBitmapBundle iconOf(Icon icon, int size, const wxColour& color);

} // namespace theco::gui
