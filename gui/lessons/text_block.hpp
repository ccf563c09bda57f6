// SPDX-License-Identifier: MIT
#pragma once

#include "gui/theme/color_scheme.hpp"

#include <wx/panel.h>

#include <string>

namespace theco::gui {

/// A text that wraps to the width it gets and takes the height it needs; nothing when empty.
class TextBlock : public wxPanel {
public:
    TextBlock(wxWindow* parent, float scale, bool bold, ColorName color = ColorName::Text);
    void show(const std::string& text);
    void setScale(float scale);
    const std::string& shown() const { return text_; }

private:
    wxFont textFont() const;
    void fit();
    void paint();

    float scale_;
    bool bold_;
    ColorName color_;
    std::string text_;
};

} // namespace theco::gui
