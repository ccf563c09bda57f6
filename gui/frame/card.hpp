// SPDX-License-Identifier: MIT
#pragma once

#include "gui/play/icons.hpp"

#include <wx/control.h>

#include <functional>
#include <string>

namespace theco::gui {

/// A large button of the home page: a drawing, a title and what it is for. Mouse, Enter and Space.
class Card : public wxControl {
public:
    Card(wxWindow* parent, Icon icon, const std::string& title, const std::string& text,
         bool primary = false);
    void setText(const std::string& title, const std::string& text);
    std::function<void()> onPress;

    bool AcceptsFocus() const override { return true; }

private:
    void paint();
    void press();
    wxSize DoGetBestClientSize() const override;

    Icon icon_;
    std::string title_;
    std::string text_;
    bool primary_;
    bool hovered_ = false;
};

} // namespace theco::gui
