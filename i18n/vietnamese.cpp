// SPDX-License-Identifier: MIT
#include "i18n/vietnamese.hpp"

#include <unicode/normalizer2.h>
#include <unicode/tblcoll.h>
#include <unicode/uchar.h>

#include <vector>

namespace theco::i18n {
namespace {

using Words = std::vector<icu::UnicodeString>;

icu::UnicodeString decode(std::string_view utf8) {
    return icu::UnicodeString::fromUTF8(
        icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
}

std::string encode(const icu::UnicodeString& text) {
    std::string utf8;
    text.toUTF8String(utf8);
    return utf8;
}

icu::UnicodeString normalized(const icu::Normalizer2* form, const icu::UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString result = form != nullptr ? form->normalize(text, status) : text;
    return U_SUCCESS(status) ? result : text;
}

const icu::Normalizer2* nfc() {
    UErrorCode status = U_ZERO_ERROR;
    return icu::Normalizer2::getNFCInstance(status);
}
const icu::Normalizer2* nfd() {
    UErrorCode status = U_ZERO_ERROR;
    return icu::Normalizer2::getNFDInstance(status);
}
const icu::Normalizer2* nfkd() {
    UErrorCode status = U_ZERO_ERROR;
    return icu::Normalizer2::getNFKDInstance(status);
}

// The seven letters Vietnamese adds, as letters of their own. Written out instead of asking ICU for
// "vi", so that neither the ICU version nor a build without locale data changes a printed list.
const icu::Collator* collator() {
    static const icu::Collator* const made = []() -> const icu::Collator* {
        const char* rules = "&a<\xC4\x83<<<\xC4\x82<\xC3\xA2<<<\xC3\x82"
                            "&d<\xC4\x91<<<\xC4\x90"
                            "&e<\xC3\xAA<<<\xC3\x8A"
                            "&o<\xC3\xB4<<<\xC3\x94<\xC6\xA1<<<\xC6\xA0"
                            "&u<\xC6\xB0<<<\xC6\xAF";
        UErrorCode status = U_ZERO_ERROR;
        auto* built = new icu::RuleBasedCollator(decode(rules), status);
        built->setAttribute(UCOL_NORMALIZATION_MODE, UCOL_ON, status);
        if (U_SUCCESS(status)) return built;
        delete built;
        return nullptr;
    }();
    return made;
}

/// Without its end mark, so that keys can be joined.
std::string icuKey(const icu::UnicodeString& text) {
    if (collator() == nullptr) return encode(text);
    std::string key(static_cast<std::size_t>(text.length()) * 8 + 16, '\0');
    auto* bytes = reinterpret_cast<std::uint8_t*>(key.data());
    auto needed = collator()->getSortKey(text, bytes, static_cast<std::int32_t>(key.size()));
    if (static_cast<std::size_t>(needed) > key.size()) {
        key.resize(static_cast<std::size_t>(needed));
        bytes = reinterpret_cast<std::uint8_t*>(key.data());
        needed = collator()->getSortKey(text, bytes, needed);
    }
    key.resize(needed > 0 ? static_cast<std::size_t>(needed) - 1 : 0);
    return key;
}

/// What differs first: the letters, without case and tones.
std::string primaryKey(const icu::UnicodeString& syllable) {
    const std::string key = icuKey(syllable);
    return key.substr(0, key.find('\x01')); // ICU's mark between its levels
}

/// Rank of a tone in dictionaries, from 2; ngang, which has no mark, comes before all of them.
char toneRank(UChar mark) {
    switch (mark) {
    case 0x0300: // huyền
        return 2;
    case 0x0309: // hỏi
        return 3;
    case 0x0303: // ngã
        return 4;
    case 0x0301: // sắc
        return 5;
    case 0x0323: // nặng
        return 6;
    default:
        return 0;
    }
}

Words syllables(const icu::UnicodeString& text) {
    Words found;
    icu::UnicodeString current;
    for (std::int32_t i = 0; i <= text.length(); ++i) {
        if (i < text.length() && !u_isUWhiteSpace(text[i])) {
            current.append(text[i]);
        } else if (!current.isEmpty()) {
            found.push_back(current);
            current.remove();
        }
    }
    return found;
}

/// Letters first, then the tone wherever it is written: hoà and hòa are one syllable.
std::string syllableKey(const icu::UnicodeString& syllable) {
    const icu::UnicodeString apart = normalized(nfd(), syllable);
    icu::UnicodeString letters;
    std::string tones;
    for (std::int32_t i = 0; i < apart.length(); ++i) {
        if (const char rank = toneRank(apart[i])) {
            tones += rank;
        } else {
            letters.append(apart[i]);
        }
    }
    return primaryKey(letters) + '\x01' + tones + '\0';
}

/// Group by group, syllable by syllable, and last what is left of a difference (case, the place of
/// a tone), so that only equal texts compare equal.
std::string keyOf(const std::vector<Words>& groups) {
    std::string key;
    icu::UnicodeString whole;
    for (const Words& words : groups) {
        for (const icu::UnicodeString& word : words) {
            key += syllableKey(word);
            whole.append(word).append(u' ');
        }
        key += '\0';
    }
    return key + icuKey(whole);
}

} // namespace

std::string toNfc(std::string_view utf8) {
    return encode(normalized(nfc(), decode(utf8)));
}

std::string sortKey(std::string_view utf8) {
    return keyOf({syllables(decode(utf8))});
}

int compare(std::string_view a, std::string_view b) {
    return sortKey(a).compare(sortKey(b));
}

std::string nameSortKey(std::string_view utf8) {
    const Words words = syllables(decode(utf8));
    if (words.size() < 2) return keyOf({words, {}, {}});
    return keyOf({{words.back()}, Words(words.begin() + 1, words.end() - 1), {words.front()}});
}

std::string nameSortKey(std::string_view family, std::string_view middle, std::string_view given) {
    return keyOf({syllables(decode(given)), syllables(decode(middle)), syllables(decode(family))});
}

int compareNames(std::string_view a, std::string_view b) {
    return nameSortKey(a).compare(nameSortKey(b));
}

std::string searchKey(std::string_view utf8) {
    const icu::UnicodeString apart = normalized(nfkd(), decode(utf8)).foldCase();
    icu::UnicodeString key;
    for (std::int32_t i = 0; i < apart.length();) {
        const UChar32 c = apart.char32At(i);
        i += U16_LENGTH(c);
        const auto category = u_charType(c);
        if (category == U_NON_SPACING_MARK || category == U_FORMAT_CHAR) continue;
        if (u_isUWhiteSpace(c)) {
            if (!key.isEmpty() && key[key.length() - 1] != u' ') key.append(u' ');
        } else {
            key.append(c == 0x0111 ? UChar32{'d'} : c);
        }
    }
    return encode(key.trim());
}

} // namespace theco::i18n
