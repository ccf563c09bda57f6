// SPDX-License-Identifier: MIT
#include "gui/board/device_picture.hpp"

#include <gtk/gtk.h>
#include <wx/bitmap.h>
#include <wx/image.h>

#include <cmath>

namespace theco::gui {
namespace {

cairo_t* cairoOf(wxGraphicsContext& gc) {
    return static_cast<cairo_t*>(gc.GetNativeContext());
}

cairo_surface_t* surfaceOf(const std::shared_ptr<void>& held) {
    return static_cast<cairo_surface_t*>(held.get());
}

} // namespace

DevicePicture::DevicePicture(wxGraphicsContext& gc, const wxImage& image, double deviceScale) {
    cairo_t* target = cairoOf(gc);
    if (target == nullptr || !image.IsOk()) return;
    width_ = image.GetWidth() / deviceScale;
    height_ = image.GetHeight() / deviceScale;
    // A similar surface has the device scale of its model, so its size is in logical pixels.
    cairo_surface_t* surface = cairo_surface_create_similar(
        cairo_get_target(target), CAIRO_CONTENT_COLOR_ALPHA, static_cast<int>(std::ceil(width_)),
        static_cast<int>(std::ceil(height_)));
    surface_ = std::shared_ptr<void>(
        surface, [](void* s) { cairo_surface_destroy(static_cast<cairo_surface_t*>(s)); });
    const wxBitmap bitmap(image);
    cairo_surface_t* pixels = gdk_cairo_surface_create_from_pixbuf(bitmap.GetPixbuf(), 1, nullptr);
    cairo_t* painter = cairo_create(surface);
    cairo_scale(painter, 1.0 / deviceScale, 1.0 / deviceScale);
    cairo_set_source_surface(painter, pixels, 0, 0);
    cairo_paint(painter);
    cairo_destroy(painter);
    cairo_surface_destroy(pixels);
}

void DevicePicture::draw(wxGraphicsContext& gc, double x, double y, double opacity) const {
    cairo_t* target = cairoOf(gc);
    if (target == nullptr || !isOk()) return;
    cairo_save(target);
    cairo_rectangle(target, x, y, width_, height_);
    cairo_set_source_surface(target, surfaceOf(surface_), x, y);
    if (opacity >= 1.0) {
        cairo_fill(target);
    } else {
        cairo_clip(target);
        cairo_paint_with_alpha(target, opacity);
    }
    cairo_restore(target);
}

} // namespace theco::gui
