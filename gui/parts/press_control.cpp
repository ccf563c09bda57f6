// SPDX-License-Identifier: MIT
#include "gui/parts/press_control.hpp"

#include <wx/dcbuffer.h>

namespace theco::gui {

PressControl::PressControl(wxWindow* parent)
    : wxControl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetCursor(wxCursor(wxCURSOR_HAND));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(this);
        dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
        dc.Clear();
        paint(dc);
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Refresh();
        event.Skip();
    });
    const auto hover = [this](bool over) {
        hovered_ = over;
        Refresh();
    };
    Bind(wxEVT_ENTER_WINDOW, [hover](wxMouseEvent&) { hover(true); });
    Bind(wxEVT_LEAVE_WINDOW, [hover](wxMouseEvent&) { hover(false); });
    const auto repaint = [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { SetFocus(); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        if (GetClientRect().Contains(event.GetPosition())) press();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.ControlDown() || event.AltDown()) return event.Skip();
        switch (event.GetKeyCode()) {
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            return press();
        case WXK_DOWN:
        case WXK_RIGHT:
            return void(Navigate());
        case WXK_UP:
        case WXK_LEFT:
            return void(Navigate(wxNavigationKeyEvent::IsBackward));
        case WXK_TAB:
            return void(Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                                                   : wxNavigationKeyEvent::IsForward));
        default:
            event.Skip();
        }
    });
}

void PressControl::press() {
    // What is pressed may replace this very control: a copy, called by the parent.
    if (onPress && IsEnabled()) GetParent()->CallAfter([run = onPress] { run(); });
}

} // namespace theco::gui
