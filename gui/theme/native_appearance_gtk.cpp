// SPDX-License-Identifier: MIT
#include "gui/theme/native_appearance.hpp"

#include <gtk/gtk.h>

namespace theco::gui {
namespace {

constexpr const char* kPreferDark = "gtk-application-prefer-dark-theme";

} // namespace

void applyNativeAppearance(Appearance appearance) {
    GtkSettings* settings = gtk_settings_get_default();
    if (settings == nullptr) return;
    if (appearance == Appearance::System) {
        gtk_settings_reset_property(settings, kPreferDark);
        return;
    }
    const gboolean dark = appearance == Appearance::Dark ? TRUE : FALSE;
    g_object_set(settings, kPreferDark, dark, nullptr);
}

} // namespace theco::gui
