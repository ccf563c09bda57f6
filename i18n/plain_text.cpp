// SPDX-License-Identifier: MIT
#include "i18n/plain_text.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>

namespace theco::i18n {
namespace {

/// 0 for a character that leaves no trace.
UChar32 plain(UChar32 c) {
    if (u_isUWhiteSpace(c)) return ' ';
    switch (u_charType(c)) {
    case U_DASH_PUNCTUATION:
        return '-';
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR:
        return 0;
    default:
        break;
    }
    if (c == 0x00D7) return 'x'; // multiplication sign
    if (c == 0x2212) return '-'; // minus sign
    if (c >= 0x2654 && c <= 0x265F) return "KQRBNPKQRBNP"[c - 0x2654];
    return c;
}

} // namespace

std::string plainText(std::string_view utf8) {
    icu::UnicodeString text = icu::UnicodeString::fromUTF8(
        icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
    UErrorCode status = U_ZERO_ERROR;
    if (const icu::Normalizer2* nfkc = icu::Normalizer2::getNFKCInstance(status))
        text = nfkc->normalize(text, status);
    icu::UnicodeString result;
    for (std::int32_t i = 0; i < text.length();) {
        const UChar32 read = text.char32At(i);
        i += U16_LENGTH(read);
        const UChar32 c = plain(read);
        if (c == 0 || (c == ' ' && (result.isEmpty() || result.endsWith(u" ", 1)))) continue;
        result.append(c);
    }
    std::string bytes;
    result.trim().toUTF8String(bytes);
    return bytes;
}

} // namespace theco::i18n
