// SPDX-License-Identifier: MIT
#include "gui/theme/color_scheme.hpp"
#include "tests/catch.hpp"

#include <wx/settings.h>

using namespace theco::gui;

namespace {

struct Pair {
    ColorName ink;
    ColorName ground;
    int least; ///< WCAG contrast times 100
};

} // namespace

TEST_CASE("Text and coordinates stand out from their ground in light and in dark") {
    const bool dark = GENERATE(false, true);
    const auto pair = GENERATE(Pair{ColorName::Text, ColorName::Panel, 700},
                               Pair{ColorName::TextMuted, ColorName::Panel, 450},
                               Pair{ColorName::Accent, ColorName::Panel, 450},
                               Pair{ColorName::OnAccent, ColorName::Accent, 450},
                               Pair{ColorName::Good, ColorName::Panel, 450},
                               Pair{ColorName::Caution, ColorName::Panel, 450},
                               Pair{ColorName::Bad, ColorName::Panel, 450},
                               Pair{ColorName::MarginLabel, ColorName::BoardSurround, 450},
                               Pair{ColorName::LabelOnLight, ColorName::CellLight, 300},
                               Pair{ColorName::LabelOnDark, ColorName::CellDark, 230},
                               Pair{ColorName::CellLight, ColorName::CellDark, 200},
                               Pair{ColorName::Cursor, ColorName::CursorHalo, 450});
    INFO(ColorScheme::nameOf(pair.ink)
         << " on " << ColorScheme::nameOf(pair.ground) << (dark ? ", dark" : ", light"));
    CHECK(contrastPercent(ColorScheme::get(pair.ink, dark), ColorScheme::get(pair.ground, dark)) >=
          pair.least);
}

TEST_CASE("The user's wish overrides the desktop, and can be taken back") {
    const bool desktop = wxSystemSettings::GetAppearance().IsDark();
    ColorScheme::setAppearance(Appearance::Dark);
    CHECK(ColorScheme::isDark());
    CHECK(ColorScheme::get(ColorName::Text) == ColorScheme::get(ColorName::Text, true));
    ColorScheme::setAppearance(Appearance::Light);
    CHECK_FALSE(ColorScheme::isDark());
    ColorScheme::setAppearance(Appearance::System);
    CHECK(ColorScheme::isDark() == desktop);
}

TEST_CASE("Every colour has a name of its own") {
    for (int i = 0; i < ColorScheme::count(); ++i)
        for (int j = 0; j < i; ++j)
            CHECK(ColorScheme::nameOf(static_cast<ColorName>(i)) !=
                  ColorScheme::nameOf(static_cast<ColorName>(j)));
}
