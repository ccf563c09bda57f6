// SPDX-License-Identifier: MIT
#include "arbiter/event/name_parts.hpp"

#include "i18n/vietnamese.hpp"

#include <algorithm>
#include <utility>

namespace theco::event {
namespace {

constexpr std::string_view kBlanks = " \t";

/// With one blank between the words and none around them.
std::string tidied(std::string_view text) {
    std::string out;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
        if (text.empty()) return out;
        const std::string_view word = text.substr(0, text.find_first_of(kBlanks));
        out += out.empty() ? "" : " ";
        out += word;
        text.remove_prefix(word.size());
    }
}

std::string joined(const std::string& a, const std::string& b) {
    return a.empty() || b.empty() ? a + b : a + ' ' + b;
}

/// Takes the last word off.
std::string takeLast(std::string& words) {
    const std::size_t blank = words.rfind(' ');
    if (blank == std::string::npos) return std::exchange(words, {});
    std::string last = words.substr(blank + 1);
    words.erase(blank);
    return last;
}

/// The families of Vietnam, in the letters of any keyboard.
constexpr std::string_view kFamilies =
    " an au bach banh be bui ca cai cam can cao cat chau che chu chung chuong co cu cung dam dang "
    "danh dao dau diep dinh do doan dong du duong gia giang giap ha han ho hoa hoang hong hua "
    "huynh "
    "kha khau khieu kho khong khuat khuc khuong khuu kieu kim la lac lai lam le leng lieu lo loi "
    "lu "
    "luc luong luu ly ma mac mach mai man mau mieu ngan nghiem ngo ngoc nguy nguyen nham nhan nhu "
    "ninh nong ong phai pham phan phi phu phung phuong quach quan quang sam son su ta tan tang tat "
    "thach thai tham than thao thi thieu thoi tieu to tong ton tra tran trang tri trieu trinh "
    "truong "
    "tu tuong ung uong van vi vien vo vu vuong xa yen ";

/// A letter that no other language has: ơ, ư and all with a dot below, a hook or two marks.
bool hasVietnameseLetter(std::string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const auto first = static_cast<unsigned char>(text[i]);
        const auto second = static_cast<unsigned char>(text[i + 1]);
        // U+1EA0 ... U+1EF9; U+01A0, U+01A1, U+01AF, U+01B0.
        if (first == 0xE1 && (second == 0xBA || second == 0xBB) && i + 2 < text.size() &&
            (second == 0xBB || static_cast<unsigned char>(text[i + 2]) >= 0xA0))
            return true;
        if (first == 0xC6 && (second == 0xA0 || second == 0xA1 || second == 0xAF || second == 0xB0))
            return true;
    }
    return false;
}

/// In the form that the letters above are looked for in.
bool looksVietnamese(std::string_view name) {
    const std::string text = i18n::toNfc(name);
    if (hasVietnameseLetter(text)) return true;
    const std::string key = i18n::searchKey(name.substr(0, name.find(',')));
    const std::string first = key.substr(0, key.find(' '));
    return !first.empty() && kFamilies.find(' ' + first + ' ') != std::string_view::npos;
}

} // namespace

NameParts partsOf(std::string_view name, std::string_view federation) {
    NameParts out;
    const bool vietnamese = federation == "VIE" || looksVietnamese(name);
    const std::size_t comma = name.find(',');
    if (comma != std::string_view::npos) {
        out.family = tidied(name.substr(0, comma));
        out.given = tidied(name.substr(comma + 1));
        if (!vietnamese) return out;
        out.middle = std::exchange(out.given, {});
        out.given = takeLast(out.middle);
        return out;
    }
    std::string words = tidied(name);
    if (!vietnamese) {
        if (words.find(' ') != std::string::npos) out.family = takeLast(words);
        out.given = std::move(words);
        return out;
    }
    out.given = takeLast(words);
    const std::size_t blank = words.find(' ');
    out.family = words.substr(0, blank);
    if (blank != std::string::npos) out.middle = words.substr(blank + 1);
    return out;
}

std::string inVietnameseOrder(const NameParts& parts) {
    return joined(joined(parts.family, parts.middle), parts.given);
}

std::string inFideOrder(const NameParts& parts) {
    const std::string rest = joined(parts.middle, parts.given);
    return parts.family.empty() ? rest : joined(parts.family + ',', rest);
}

} // namespace theco::event
