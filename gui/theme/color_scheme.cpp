// SPDX-License-Identifier: MIT
#include "gui/theme/color_scheme.hpp"

#include "gui/theme/native_appearance.hpp"

#include <wx/settings.h>
#include <wx/window.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace theco::gui {
namespace {

struct Entry {
    ColorName color;
    std::string_view name;
    std::uint32_t light; ///< 0xRRGGBBAA
    std::uint32_t dark;
};

// The board wears celadon, the grey-green glaze of old Vietnamese ceramics, beside rice paper;
// warm amber for what has just happened, so that the two never compete.
constexpr std::array kEntries{
    Entry{ColorName::CellLight, "CellLight", 0xF1EFE6FF, 0xB9C6BEFF},
    Entry{ColorName::CellDark, "CellDark", 0x86A89BFF, 0x64857AFF},
    Entry{ColorName::LabelOnLight, "LabelOnLight", 0x4F7365FF, 0x35544AFF},
    Entry{ColorName::LabelOnDark, "LabelOnDark", 0xF8F7F1FF, 0xE7EEEAFF},
    Entry{ColorName::BoardSurround, "BoardSurround", 0xFAF9F6FF, 0x202423FF},
    Entry{ColorName::BoardEdge, "BoardEdge", 0x5F8275FF, 0x3C5048FF},
    Entry{ColorName::MarginLabel, "MarginLabel", 0x4A5A53FF, 0xB4C2BBFF},
    Entry{ColorName::LastMove, "LastMove", 0xF2C14E8C, 0xF0BE4A80},
    Entry{ColorName::Selection, "Selection", 0x2F8F7A73, 0x1F7A6680},
    Entry{ColorName::SelectionEdge, "SelectionEdge", 0x1F6F5EFF, 0xD5F2E8FF},
    Entry{ColorName::Target, "Target", 0x1D4F4499, 0x12322BA6},
    Entry{ColorName::DropCell, "DropCell", 0x1D4F44E0, 0xEAF7F2E6},
    Entry{ColorName::Cursor, "Cursor", 0x1B4DB3FF, 0x9CC2FFFF},
    Entry{ColorName::CursorHalo, "CursorHalo", 0xFFFFFFE6, 0x10161CE6},
    Entry{ColorName::Check, "Check", 0xD8322FFF, 0xE23B36FF},
    Entry{ColorName::Attack, "Attack", 0xC9372CFF, 0xE0483BFF},
    Entry{ColorName::Blocker, "Blocker", 0x7A4A12FF, 0xF2B35EFF},
    Entry{ColorName::Hint, "Hint", 0x6A4FBFFF, 0x6F4FD0FF},
    Entry{ColorName::Star, "Star", 0xF5B921FF, 0xF6C445FF},
    Entry{ColorName::StarEdge, "StarEdge", 0x9A6A00FF, 0x7A5400FF},
    Entry{ColorName::Wrong, "Wrong", 0x9B4A56FF, 0xB25866FF},
    Entry{ColorName::UserGreen, "UserGreen", 0x2B8A3EFF, 0x1E7A35FF},
    Entry{ColorName::UserRed, "UserRed", 0xC0392BFF, 0xC83A2EFF},
    Entry{ColorName::UserBlue, "UserBlue", 0x2563B8FF, 0x1F5FC0FF},
    Entry{ColorName::UserYellow, "UserYellow", 0xF2BC00FF, 0xFFCB2EFF},
    Entry{ColorName::MarkHalo, "MarkHalo", 0xFFFFFFB3, 0xFFFFFF66},
    Entry{ColorName::PieceShadow, "PieceShadow", 0x1A242059, 0x00000080},
    Entry{ColorName::Scrim, "Scrim", 0x1B252166, 0x0A0F0D8C},
    Entry{ColorName::ChoiceCard, "ChoiceCard", 0xFBFAF5FF, 0xC9D4CDFF},
    Entry{ColorName::ChoiceCardActive, "ChoiceCardActive", 0xF6D488FF, 0xE8C272FF},
    Entry{ColorName::ChoiceEdge, "ChoiceEdge", 0x5F8275FF, 0x24312CFF},
    Entry{ColorName::Panel, "Panel", 0xF5F4EFFF, 0x2A2F2DFF},
    Entry{ColorName::PanelEdge, "PanelEdge", 0xD5D8D1FF, 0x424A47FF},
    Entry{ColorName::Text, "Text", 0x1F2724FF, 0xE9EEEBFF},
    Entry{ColorName::TextMuted, "TextMuted", 0x586560FF, 0xA9B5AFFF},
    Entry{ColorName::Accent, "Accent", 0x1F6F5EFF, 0x5DBEA6FF},
    Entry{ColorName::OnAccent, "OnAccent", 0xFFFFFFFF, 0x0F1F1AFF},
    Entry{ColorName::Good, "Good", 0x1E7A3AFF, 0x74CF8EFF},
    Entry{ColorName::Caution, "Caution", 0x8A5A00FF, 0xF0BE5AFF},
    Entry{ColorName::Bad, "Bad", 0xA8323AFF, 0xF09090FF},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < kEntries.size(); ++i)
        if (static_cast<std::size_t>(kEntries[i].color) != i) return false;
    return true;
}
static_assert(inOrder(), "kEntries is indexed by ColorName");

const Entry& entryOf(ColorName name) {
    return kEntries[static_cast<std::size_t>(name)];
}

wxColour fromRgba(std::uint32_t v) {
    const auto byte = [v](int shift) { return static_cast<unsigned char>((v >> shift) & 0xFFU); };
    return wxColour(byte(24), byte(16), byte(8), byte(0));
}

Appearance& wanted() {
    static Appearance value = Appearance::System;
    return value;
}

double luminance(const wxColour& c) {
    const auto linear = [](unsigned char channel) {
        const double v = channel / 255.0;
        return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(c.Red()) + 0.7152 * linear(c.Green()) + 0.0722 * linear(c.Blue());
}

} // namespace

wxColour ColorScheme::get(ColorName name) {
    return get(name, isDark());
}

wxColour ColorScheme::get(ColorName name, bool dark) {
    const Entry& e = entryOf(name);
    return fromRgba(dark ? e.dark : e.light);
}

bool ColorScheme::isDark() {
    switch (wanted()) {
    case Appearance::Light:
        return false;
    case Appearance::Dark:
        return true;
    case Appearance::System:
        break;
    }
    return wxSystemSettings::GetAppearance().IsDark();
}

void ColorScheme::setAppearance(Appearance appearance) {
    wanted() = appearance;
    applyNativeAppearance(appearance);
    for (wxWindow* window : wxTopLevelWindows) {
        wxSysColourChangedEvent event;
        event.SetEventObject(window);
        window->HandleWindowEvent(event);
        window->Refresh();
    }
}

Appearance ColorScheme::appearance() {
    return wanted();
}

int ColorScheme::count() {
    return static_cast<int>(kEntries.size());
}

std::string_view ColorScheme::nameOf(ColorName name) {
    return entryOf(name).name;
}

int contrastPercent(const wxColour& a, const wxColour& b) {
    const double la = luminance(a) + 0.05;
    const double lb = luminance(b) + 0.05;
    return static_cast<int>(std::lround(100.0 * std::max(la, lb) / std::min(la, lb)));
}

} // namespace theco::gui
