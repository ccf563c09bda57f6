// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace theco::i18n {

/// Unicode NFC. Invalid UTF-8 is kept as U+FFFD.
std::string toNfc(std::string_view utf8);

/// Vietnamese dictionary order: a ă â b c d đ e ê ... and tones ngang huyền hỏi ngã sắc nặng, the
/// same on every machine. <0, 0, >0.
int compare(std::string_view a, std::string_view b);
/// Bytes that sort the same way under memcmp.
std::string sortKey(std::string_view utf8);
/// Names: by given name, then middle, then family ("Nguyễn Văn An" under "An").
int compareNames(std::string_view a, std::string_view b);

/// Lower case without diacritics, đ as d, blanks collapsed: what a search compares.
std::string searchKey(std::string_view utf8);

/// What the user may have typed before an input method (Telex or VNI) composed it: the text
/// itself first, then every way to take composed letters apart ("ẽd5" -> "exd5", "ẽ" -> "e4",
/// "Mả" -> "Ma3", "Mar", "đ" -> "dd", "d9"). Without duplicates, at most 64.
std::vector<std::string> typedReadings(std::string_view utf8);

} // namespace theco::i18n
