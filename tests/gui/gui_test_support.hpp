// SPDX-License-Identifier: MIT
// What every window test needs: a frame, real mouse and key events, waiting for a state instead of
// for a time, and pictures to look at.
#pragma once

#include <wx/frame.h>
#include <wx/image.h>
#include <wx/window.h>

#include <functional>
#include <string>

namespace theco::test {

/// Handles events until `done` holds; false when it does not within `millis`.
bool pumpUntil(const std::function<bool()>& done, int millis = 3000);
/// Handles events until none has come for a while: the simulated input has arrived.
void pump();

/// Returns when the X server has carried out everything it was sent.
void waitForDisplay();

/// Real events through the X server; each returns after they were handled. Points are in the
/// window's client coordinates.
void moveTo(const wxWindow& window, wxPoint point);
void click(const wxWindow& window, wxPoint point);
void doubleClick(const wxWindow& window, wxPoint point);
void drag(const wxWindow& window, wxPoint from, wxPoint to);
/// Presses at `from` and moves to `to` without letting go; `dropHere` ends it.
void carry(const wxWindow& window, wxPoint from, wxPoint to);
void dropHere();
/// The right button; `modifier` is a key held meanwhile (WXK_SHIFT ...), or WXK_NONE.
void rightDrag(const wxWindow& window, wxPoint from, wxPoint to, int modifier = 0);
void key(int code, int modifiers = 0);
void typeText(const char* text);
/// Positive: away from the user.
void scroll(const wxWindow& window, wxPoint point, int notches);

wxPoint centre(const wxRect& rect);

/// What the screen shows of a window, in device pixels.
wxImage screenshotOf(const wxWindow& window);
/// What all programs show on the screen.
wxImage wholeScreen();
/// Writes <build>/screenshots/<name>.png.
void saveScreenshot(const wxWindow& window, const std::string& name);
void saveImage(const wxImage& image, const std::string& name);
wxColour pixelAt(const wxImage& image, wxPoint point);

/// A visible top-level window at the left top of the screen; destroyed at the end of the test.
class TestFrame {
public:
    explicit TestFrame(wxSize client);
    ~TestFrame();
    TestFrame(const TestFrame&) = delete;
    TestFrame& operator=(const TestFrame&) = delete;

    wxFrame& frame() { return *frame_; }
    /// Shows it and waits until it is on the screen and active.
    void show();
    void resize(wxSize client);

private:
    wxFrame* frame_;
};

} // namespace theco::test
