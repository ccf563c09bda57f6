// SPDX-License-Identifier: MIT
#include "arbiter/event/name_parts.hpp"

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

} // namespace

NameParts partsOf(std::string_view name) {
    NameParts out;
    const std::size_t comma = name.find(',');
    if (comma != std::string_view::npos) {
        out.family = tidied(name.substr(0, comma));
        out.middle = tidied(name.substr(comma + 1));
        out.given = takeLast(out.middle);
        return out;
    }
    out.middle = tidied(name);
    out.given = takeLast(out.middle);
    const std::size_t blank = out.middle.find(' ');
    out.family = out.middle.substr(0, blank);
    out.middle.erase(0, blank == std::string::npos ? blank : blank + 1);
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
