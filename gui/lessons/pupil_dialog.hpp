// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

class wxWindow;

namespace theco::gui {

struct NewPupil {
    std::string name;
    std::string avatar;
};
/// A name and a picture; nothing when the dialog was left or no name was given.
std::optional<NewPupil> askPupil(wxWindow* parent);

} // namespace theco::gui
