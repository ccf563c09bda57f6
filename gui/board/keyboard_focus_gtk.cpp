// SPDX-License-Identifier: MIT
#include "gui/board/keyboard_focus.hpp"

#include <gtk/gtk.h>
#include <wx/window.h>

namespace theco::gui {
namespace {

using Arrived = std::function<void()>;

gboolean focusSignal(GtkWidget*, GtkDirectionType, gpointer data) {
    (*static_cast<Arrived*>(data))();
    return FALSE;
}

void forget(gpointer data, GClosure*) {
    delete static_cast<Arrived*>(data);
}

} // namespace

void onKeyboardFocus(wxWindow& window, Arrived arrived) {
    auto* widget = static_cast<GtkWidget*>(window.GetHandle());
    if (widget == nullptr) return;
    g_signal_connect_data(widget, "focus", G_CALLBACK(focusSignal), new Arrived(std::move(arrived)),
                          forget, static_cast<GConnectFlags>(0));
}

} // namespace theco::gui
