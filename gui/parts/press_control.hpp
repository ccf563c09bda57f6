// SPDX-License-Identifier: MIT
#pragma once

#include <wx/control.h>

#include <functional>

namespace theco::gui {

/// A button that its heirs paint: mouse, Enter and Space press it, Tab and the arrows go to its
/// neighbours, and it knows when it is looked at.
class PressControl : public wxControl {
public:
    explicit PressControl(wxWindow* parent);
    std::function<void()> onPress;

    bool AcceptsFocus() const override { return IsEnabled(); }

protected:
    virtual void paint(wxDC& dc) = 0;
    bool hovered() const { return hovered_; }
    void press();

private:
    bool hovered_ = false;
};

} // namespace theco::gui
