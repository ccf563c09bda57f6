// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace theco::gui {

/// What a sentence beside the board means, so that colour is never the only signal for it.
enum class Tone : unsigned char { Neutral, Good, Caution, Bad };

/// The large sentence beside the board and a smaller one under it.
struct StatusText {
    std::string title;
    std::string detail;
    Tone tone = Tone::Neutral;
};

} // namespace theco::gui
