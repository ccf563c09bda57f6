// SPDX-License-Identifier: MIT
// Internal to PGN: text of unknown encoding.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace theco::chess::pgn {

/// Length of the valid UTF-8 character at the front of `text`; 0 when there is none.
std::size_t utf8Length(std::string_view text);
/// The character that Windows-1252 (and so Latin-1) has on this byte, as UTF-8.
void appendWindows1252(std::string& out, unsigned char byte);
/// The beginning of `text`, at most about 40 bytes of valid UTF-8 without control characters.
std::string excerpt(std::string_view text);

} // namespace theco::chess::pgn
