// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/game.hpp"
#include "i18n/catalogue.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace theco::lessons {

/// One text of a course in both languages, as its author wrote it: with the places `{sq:e4}`,
/// `{move:g1f3}`, `{piece:N}`. Blanks are collapsed. Empty where the author left it to the program.
struct Text {
    std::string vi;
    std::string en;

    bool empty() const { return vi.empty() && en.empty(); }
    const std::string& in(i18n::Language language) const {
        return language == i18n::Language::Vietnamese ? vi : en;
    }
    friend bool operator==(const Text&, const Text&) = default;
};

/// The text as it is shown: squares, moves and pieces written in the language's own way. A move
/// that is not legal in `position` (or when there is none) is written as its two squares.
std::string shown(const Text& text, i18n::Language language, const chess::Position* position);
/// The same in the language of the program.
std::string shown(const Text& text, const chess::Position* position = nullptr);

/// A place in a text, without its braces: {"sq", "e4"}.
struct Place {
    std::string name;
    std::string value;
    friend auto operator<=>(const Place&, const Place&) = default;
};
/// What is wrong with a text's places: the text of the first that is no known, well-formed place.
struct Places {
    std::vector<Place> found;
    std::optional<std::string> broken;
    /// The text without them, a blank for each.
    std::string rest;
};
Places placesOf(std::string_view text);

} // namespace theco::lessons
