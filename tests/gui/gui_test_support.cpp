// SPDX-License-Identifier: MIT
#include "tests/gui/gui_test_support.hpp"

#include <gtk/gtk.h>
#include <wx/app.h>
#include <wx/bitmap.h>
#include <wx/evtloop.h>
#include <wx/filename.h>
#include <wx/stopwatch.h>
#include <wx/uiaction.h>
#include <wx/utils.h>

namespace theco::test {
namespace {

/// X delivers simulated input through the server, so an empty queue does not yet mean that all has
/// arrived: it has to stay empty for some rounds.
constexpr int kQuietRounds = 4;
constexpr int kRoundMillis = 4;

void step() {
    wxYield();
    if (wxTheApp != nullptr) wxTheApp->ProcessIdle();
}

} // namespace

bool pumpUntil(const std::function<bool()>& done, int millis) {
    const wxStopWatch clock;
    step();
    while (!done()) {
        if (clock.Time() > millis) return false;
        wxMilliSleep(kRoundMillis);
        step();
    }
    return true;
}

void pump() {
    int quiet = 0;
    while (quiet < kQuietRounds) {
        auto* loop = wxEventLoopBase::GetActive();
        quiet = loop != nullptr && loop->Pending() ? 0 : quiet + 1;
        step();
        wxMilliSleep(kRoundMillis);
    }
}

void waitForDisplay() {
    gdk_display_sync(gdk_display_get_default());
}

void moveTo(const wxWindow& window, wxPoint point) {
    wxUIActionSimulator().MouseMove(window.ClientToScreen(point));
    pump();
}

void click(const wxWindow& window, wxPoint point) {
    moveTo(window, point);
    wxUIActionSimulator().MouseClick();
    pump();
}

void doubleClick(const wxWindow& window, wxPoint point) {
    moveTo(window, point);
    wxUIActionSimulator().MouseDblClick();
    pump();
}

void carry(const wxWindow& window, wxPoint from, wxPoint to) {
    moveTo(window, from);
    wxUIActionSimulator().MouseDown();
    pump();
    moveTo(window, wxPoint((from.x + to.x) / 2, (from.y + to.y) / 2));
    moveTo(window, to);
}

void dropHere() {
    wxUIActionSimulator().MouseUp();
    pump();
}

void drag(const wxWindow& window, wxPoint from, wxPoint to) {
    carry(window, from, to);
    dropHere();
}

void rightDrag(const wxWindow& window, wxPoint from, wxPoint to, int modifier) {
    wxUIActionSimulator simulator;
    moveTo(window, from);
    if (modifier != 0) simulator.KeyDown(modifier);
    pump();
    simulator.MouseDown(wxMOUSE_BTN_RIGHT);
    pump();
    if (to != from) moveTo(window, to);
    simulator.MouseUp(wxMOUSE_BTN_RIGHT);
    pump();
    if (modifier != 0) simulator.KeyUp(modifier);
    pump();
}

void key(int code, int modifiers) {
    wxUIActionSimulator().Char(code, modifiers);
    pump();
}

void typeText(const char* text) {
    wxUIActionSimulator().Text(text);
    pump();
}

void scroll(const wxWindow& window, wxPoint point, int notches) {
    // The simulator of wx has no wheel: the event is made by hand.
    wxMouseEvent event(wxEVT_MOUSEWHEEL);
    event.SetPosition(point);
    event.m_wheelDelta = 120;
    event.m_wheelRotation = notches * 120;
    event.SetEventObject(const_cast<wxWindow*>(&window));
    window.GetEventHandler()->ProcessEvent(event);
    pump();
}

wxPoint centre(const wxRect& rect) {
    return {rect.x + rect.width / 2, rect.y + rect.height / 2};
}

wxImage screenshotOf(const wxWindow& window) {
    pump();
    // wxScreenDC keeps showing what the screen was when it was first asked; GDK reads it anew.
    auto* top =
        static_cast<GtkWidget*>(wxGetTopLevelParent(const_cast<wxWindow*>(&window))->GetHandle());
    GdkWindow* surface = gtk_widget_get_window(top);
    int left = 0;
    int upper = 0;
    gdk_window_get_origin(surface, &left, &upper);
    const wxPoint origin = window.ClientToScreen(wxPoint(0, 0)) - wxPoint(left, upper);
    const wxSize size = window.GetClientSize();
    GdkPixbuf* seen = gdk_pixbuf_get_from_window(surface, origin.x, origin.y, size.x, size.y);
    if (seen == nullptr) return {};
    return wxBitmap(seen).ConvertToImage();
}

wxImage wholeScreen() {
    pump();
    GdkWindow* root = gdk_get_default_root_window();
    GdkPixbuf* seen = gdk_pixbuf_get_from_window(root, 0, 0, gdk_window_get_width(root),
                                                 gdk_window_get_height(root));
    if (seen == nullptr) return {};
    return wxBitmap(seen).ConvertToImage();
}

void saveImage(const wxImage& image, const std::string& name) {
    wxFileName::Mkdir(THECO_SCREENSHOTS, wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
    image.SaveFile(wxString::FromUTF8(THECO_SCREENSHOTS "/" + name + ".png"), wxBITMAP_TYPE_PNG);
}

void saveScreenshot(const wxWindow& window, const std::string& name) {
    saveImage(screenshotOf(window), name);
}

wxColour pixelAt(const wxImage& image, wxPoint point) {
    return {image.GetRed(point.x, point.y), image.GetGreen(point.x, point.y),
            image.GetBlue(point.x, point.y)};
}

TestFrame::TestFrame(wxSize client)
    : frame_(new wxFrame(nullptr, wxID_ANY, "test", wxPoint(0, 0))) {
    frame_->SetClientSize(client);
}

TestFrame::~TestFrame() {
    frame_->Destroy();
    pump();
}

void TestFrame::show() {
    frame_->Layout();
    frame_->Show();
    frame_->Raise();
    pumpUntil([this] { return frame_->IsShownOnScreen(); });
    pump();
}

void TestFrame::resize(wxSize client) {
    frame_->SetClientSize(client);
    pumpUntil([&] { return frame_->GetClientSize() == client; });
    frame_->Layout();
    pump();
}

} // namespace theco::test
