// SPDX-License-Identifier: MIT
#include "gui/frame/screenshot.hpp"

#include "platform/paths.hpp"

#include <cairo.h>
#include <gtk/gtk.h>
#include <wx/window.h>

namespace theco::gui {

bool writeScreenshot(wxWindow& window, const std::filesystem::path& file) {
    auto* widget = static_cast<GtkWidget*>(window.GetHandle());
    if (widget == nullptr) return false;
    const int width = gtk_widget_get_allocated_width(widget);
    const int height = gtk_widget_get_allocated_height(widget);
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t* context = cairo_create(surface);
    gtk_widget_draw(widget, context);
    const bool written =
        cairo_surface_write_to_png(surface, platform::toUtf8(file).c_str()) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    return written;
}

} // namespace theco::gui
