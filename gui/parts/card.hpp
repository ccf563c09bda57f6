// SPDX-License-Identifier: MIT
#pragma once

#include "gui/parts/icons.hpp"
#include "gui/parts/press_control.hpp"

#include <string>

namespace theco::gui {

/// A large button of the home page: a drawing, a title and what it is for.
class Card : public PressControl {
public:
    Card(wxWindow* parent, Icon icon, const std::string& title, const std::string& text,
         bool primary = false);
    void setText(const std::string& title, const std::string& text);

private:
    void paint(wxDC& dc) override;
    wxSize DoGetBestClientSize() const override;

    Icon icon_;
    std::string title_;
    std::string text_;
    bool primary_;
};

} // namespace theco::gui
