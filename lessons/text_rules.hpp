// SPDX-License-Identifier: MIT
// What may not stand in the texts that children read.
#pragma once

#include "i18n/catalogue.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace theco::lessons {

/// The first move written by hand ("Nf3", "Txe8", "c8=X", "0-0"), if there is one: moves stand in
/// places, so that notation follows the language. `text` is without its places.
std::optional<std::string> handWrittenMove(std::string_view text);

/// The first word in a Vietnamese text that judges the child ("sai", but for the term "sai luật")
/// or that reads as a pawn where praise is meant ("Tốt!", "tốt lắm").
std::optional<std::string> unwantedWord(std::string_view vietnamese);

/// Blanks and line ends of the file become single blanks, none at the ends.
std::string collapsed(std::string_view text);

} // namespace theco::lessons
