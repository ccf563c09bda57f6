// SPDX-License-Identifier: MIT
#pragma once

#include <wx/graphics.h>
#include <wx/panel.h>

namespace theco::gui {

/// A five-pointed star around a centre; hollow ones are drawn as a line only.
void drawStar(wxGraphicsContext& gc, double x, double y, double radius, bool filled);

/// How many of three stars were won: full ones and hollow ones.
class StarRow : public wxPanel {
public:
    explicit StarRow(wxWindow* parent);
    void show(int stars);
    int shown() const { return stars_; }

private:
    int stars_ = 0;
};

} // namespace theco::gui
