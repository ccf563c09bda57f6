// SPDX-License-Identifier: MIT
#pragma once

#include <wx/string.h>

#include <string>
#include <string_view>

namespace theco::gui {

/// UTF-8 to the toolkit and back. A plain `wxString(const char*)` goes through the C locale and
/// loses Vietnamese text without a word.
inline wxString toWx(std::string_view utf8) {
    return wxString::FromUTF8(utf8.data(), utf8.size());
}
inline std::string fromWx(const wxString& text) {
    const wxScopedCharBuffer utf8 = text.utf8_str();
    return std::string(utf8.data(), utf8.length());
}

} // namespace theco::gui
