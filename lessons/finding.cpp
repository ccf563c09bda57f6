// SPDX-License-Identifier: MIT
#include "lessons/finding.hpp"

#include <algorithm>

namespace theco::lessons {

std::string words(const Finding& finding, i18n::Language language) {
    const std::string sentence = i18n::trIn(language, finding.what);
    std::string out;
    // What is filled in is not searched again: it may hold braces of its own.
    for (std::size_t at = 0; at < sentence.size();) {
        const auto place =
            std::find_if(finding.values.begin(), finding.values.end(), [&](const auto& value) {
                return sentence.compare(at, value.first.size() + 2, '{' + value.first + '}') == 0;
            });
        if (place == finding.values.end()) {
            out += sentence[at++];
        } else {
            out += place->second;
            at += place->first.size() + 2;
        }
    }
    return out;
}

std::string reportLine(const std::string& file, const Finding& finding, i18n::Language language) {
    return file + ':' + std::to_string(finding.line) + ": " + finding.id + ": " +
           (finding.warning ? "warning: " : "") + words(finding, language);
}

void Findings::sort() {
    std::stable_sort(list_.begin(), list_.end(),
                     [](const Finding& a, const Finding& b) { return a.line < b.line; });
}

} // namespace theco::lessons
