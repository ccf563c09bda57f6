// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace theco::i18n {

/// The compiled Vietnamese catalogue (.mo), part of the binary: no file to find, none to lose.
std::string_view embeddedCatalogue();

} // namespace theco::i18n
