// SPDX-License-Identifier: MIT
#include "gui/board/accessible.hpp"

#include <gtk/gtk.h>
#include <wx/window.h>

namespace theco::gui {

void describeForScreenReader(wxWindow& window, const std::string& name,
                             const std::string& description, ReaderRole role) {
    auto* widget = static_cast<GtkWidget*>(window.GetHandle());
    if (widget == nullptr) return;
    AtkObject* object = gtk_widget_get_accessible(widget);
    if (object == nullptr) return;
    atk_object_set_role(object, role == ReaderRole::Button  ? ATK_ROLE_PUSH_BUTTON
                                : role == ReaderRole::Label ? ATK_ROLE_LABEL
                                                            : ATK_ROLE_CANVAS);
    atk_object_set_name(object, name.c_str());
    atk_object_set_description(object, description.c_str());
}

} // namespace theco::gui
