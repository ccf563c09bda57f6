// SPDX-License-Identifier: MIT
#pragma once

namespace theco::gui {

/// The name of the program, the same in every language. UTF-8.
inline constexpr const char* kProductName = "Th\xE1\xBA\xBF C\xE1\xBB\x9D";

} // namespace theco::gui
