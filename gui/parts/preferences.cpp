// SPDX-License-Identifier: MIT
#include "gui/parts/preferences.hpp"

namespace theco::gui {

namespace {

constexpr const char* kLanguage = "language";
constexpr const char* kAppearance = "appearance";
constexpr const char* kNotation = "notation";
constexpr const char* kAnimation = "animation";
constexpr const char* kCoordinates = "coordinates";

} // namespace

chess::Letters Preferences::letters() const {
    switch (notation) {
    case Notation::Vietnamese:
        return chess::Letters::Vietnamese;
    case Notation::English:
        return chess::Letters::English;
    case Notation::AsLanguage:
        break;
    }
    return language == i18n::Language::Vietnamese ? chess::Letters::Vietnamese
                                                  : chess::Letters::English;
}

Preferences Preferences::load(const platform::Settings& settings) {
    Preferences p;
    if (settings.get(kLanguage) == "en") p.language = i18n::Language::English;
    const std::string appearance = settings.get(kAppearance);
    if (appearance == "light") p.appearance = Appearance::Light;
    if (appearance == "dark") p.appearance = Appearance::Dark;
    const std::string notation = settings.get(kNotation);
    if (notation == "vi") p.notation = Notation::Vietnamese;
    if (notation == "en") p.notation = Notation::English;
    p.animation = settings.getBool(kAnimation, true);
    p.coordinates = settings.getBool(kCoordinates, true);
    return p;
}

void Preferences::store(platform::Settings& settings) const {
    settings.set(kLanguage, language == i18n::Language::English ? "en" : "vi");
    settings.set(kAppearance, appearance == Appearance::Dark    ? "dark"
                              : appearance == Appearance::Light ? "light"
                                                                : "system");
    settings.set(kNotation, notation == Notation::English      ? "en"
                            : notation == Notation::Vietnamese ? "vi"
                                                               : "language");
    settings.setBool(kAnimation, animation);
    settings.setBool(kCoordinates, coordinates);
}

} // namespace theco::gui
