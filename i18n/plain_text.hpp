// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace theco::i18n {

/// The text as a plain keyboard would have typed it: full-width letters and digits made narrow,
/// dashes of any length a hyphen, figurines a piece letter, blanks collapsed and trimmed. Vietnamese
/// letters stay, composed (NFC).
std::string plainText(std::string_view utf8);

} // namespace theco::i18n
