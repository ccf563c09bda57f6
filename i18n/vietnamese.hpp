// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace theco::i18n {

/// Unicode NFC. Invalid UTF-8 becomes U+FFFD.
std::string toNfc(std::string_view utf8);

/// Vietnamese dictionary order, syllable by syllable: letters a ă â b c d đ e ê ..., then tones
/// ngang huyền hỏi ngã sắc nặng wherever in the syllable they are written (hoà beside hòa), case
/// last. The same on every machine and under every C locale. <0, 0, >0.
int compare(std::string_view a, std::string_view b);
/// Bytes that sort the same way under memcmp.
std::string sortKey(std::string_view utf8);
/// Names: by given name, then middle, then family ("Nguyễn Văn An" under "An").
int compareNames(std::string_view a, std::string_view b);
/// Bytes that sort names the same way under memcmp.
std::string nameSortKey(std::string_view utf8);
/// The same for a name whose parts are known.
std::string nameSortKey(std::string_view family, std::string_view middle, std::string_view given);

/// Lower case without diacritics, đ as d, blanks collapsed: what a search compares.
std::string searchKey(std::string_view utf8);

} // namespace theco::i18n
