// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/notation.hpp"
#include "gui/theme/color_scheme.hpp"
#include "i18n/catalogue.hpp"
#include "platform/settings.hpp"

namespace theco::gui {

/// What the user has chosen for boards and words; kept in the settings file.
struct Preferences {
    enum class Notation : unsigned char { AsLanguage, Vietnamese, English };

    i18n::Language language = i18n::Language::Vietnamese;
    Appearance appearance = Appearance::System;
    Notation notation = Notation::AsLanguage;
    bool animation = true;
    bool coordinates = true;

    /// The piece letters of moves on screen.
    chess::Letters letters() const;

    static Preferences load(const platform::Settings& settings);
    void store(platform::Settings& settings) const;
};

} // namespace theco::gui
