// SPDX-License-Identifier: MIT
#pragma once

#include "lessons/progress.hpp"

#include <optional>
#include <string>
#include <vector>

class wxWindow;

namespace theco::gui {

struct NewPupil {
    std::string name;
    std::string avatar;
};
/// A name and a picture; nothing when the dialog was left or no name was given. `others` are in the
/// list already: who would look like one of them is told so. With `now` it is that pupil who is
/// changed.
std::optional<NewPupil> askPupil(wxWindow* parent, const std::vector<lessons::PupilFile>& others,
                                 const std::optional<NewPupil>& now = std::nullopt);

} // namespace theco::gui
