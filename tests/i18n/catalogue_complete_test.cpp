// SPDX-License-Identifier: MIT
// i18n/vi.po against the sources: nothing missing, nothing left over, nothing that reads badly.
#include "i18n/vietnamese.hpp"
#include "tests/catch.hpp"
#include "tests/i18n/po_file.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

using theco::test::PoEntry;
using theco::test::PoFile;
using theco::test::readPo;

namespace {

const PoFile& catalogue() {
    static const PoFile file = readPo(THECO_VI_PO);
    return file;
}
/// What xgettext found in the sources when this program was built.
const PoFile& sources() {
    static const PoFile file = readPo(THECO_POT);
    return file;
}

std::multiset<std::string> places(const std::string& text) {
    std::multiset<std::string> found;
    for (std::size_t open = text.find('{'); open != std::string::npos;
         open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        if (close != std::string::npos) found.insert(text.substr(open, close - open + 1));
    }
    return found;
}

bool endsWith(const std::string& text, const std::string& ending) {
    return text.size() >= ending.size() &&
           text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

/// What follows a tab in a menu text: its key.
std::string acceleratorOf(const std::string& text) {
    const std::size_t tab = text.find('\t');
    return tab == std::string::npos ? std::string() : text.substr(tab);
}

bool isAsciiLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// A byte of a word: an ASCII letter or part of a Vietnamese one.
bool inWord(char c) {
    return isAsciiLetter(c) || static_cast<unsigned char>(c) >= 0x80;
}

bool hasWord(const std::string& text, const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !inWord(text[at - 1])) && (end == text.size() || !inWord(text[end])))
            return true;
    }
    return false;
}

/// "hoà", "tuỳ" instead of "hòa", "tùy": the tone on the last vowel of an open oa, oe or uy.
bool hasOldTonePlace(const std::string& text) {
    static const std::vector<std::string> kEndings{"oà", "oá", "oả", "oã", "oạ", "oè", "oé", "oẻ",
                                                   "oẽ", "oẹ", "uỳ", "uý", "uỷ", "uỹ", "uỵ"};
    for (const std::string& ending : kEndings) {
        for (std::size_t at = text.find(ending); at != std::string::npos;
             at = text.find(ending, at + 1)) {
            const std::size_t end = at + ending.size();
            const bool afterQ = at > 0 && (text[at - 1] == 'q' || text[at - 1] == 'Q');
            if (!afterQ && (end == text.size() || !inWord(text[end]))) return true;
        }
    }
    return false;
}

} // namespace

TEST_CASE("Every text of the program has a Vietnamese translation") {
    REQUIRE(sources().entries.size() > 100);
    std::map<std::string, const PoEntry*> translated;
    for (const PoEntry& entry : catalogue().entries)
        translated[entry.key()] = &entry;
    for (const PoEntry& wanted : sources().entries) {
        INFO("\"" << wanted.english << "\" context \"" << wanted.context << "\"");
        const auto found = translated.find(wanted.key());
        if (found == translated.end()) {
            FAIL_CHECK("missing in i18n/vi.po");
            continue;
        }
        CHECK_FALSE(found->second->translation.empty());
        CHECK_FALSE(found->second->fuzzy);
        CHECK(found->second->plural == wanted.plural);
    }
}

TEST_CASE("The catalogue has no text twice and none that the program does not use") {
    std::set<std::string> used;
    for (const PoEntry& entry : sources().entries)
        used.insert(entry.key());
    std::set<std::string> seen;
    for (const PoEntry& entry : catalogue().entries) {
        INFO("vi.po line " << entry.line << ": " << entry.english);
        CHECK(used.count(entry.key()) == 1);
        CHECK(seen.insert(entry.key()).second);
    }
    CHECK(catalogue().obsolete == 0);
}

TEST_CASE("A translation has the same places, keys, dots and blanks as its source") {
    for (const PoEntry& entry : catalogue().entries) {
        INFO("vi.po line " << entry.line << ": " << entry.english << " -> " << entry.translation);
        const std::string& english = entry.plural.empty() ? entry.english : entry.plural;
        CHECK(places(english) == places(entry.translation));
        CHECK(acceleratorOf(english) == acceleratorOf(entry.translation));
        CHECK(std::count(english.begin(), english.end(), '&') ==
              std::count(entry.translation.begin(), entry.translation.end(), '&'));
        CHECK(std::count(english.begin(), english.end(), '\n') ==
              std::count(entry.translation.begin(), entry.translation.end(), '\n'));
        for (const char* ending : {"...", ":", "?", " "})
            CHECK(endsWith(english, ending) == endsWith(entry.translation, ending));
        CHECK((english.front() == ' ') == (entry.translation.front() == ' '));
    }
}

TEST_CASE("A translation equal to its source stands on the list of those that may") {
    std::set<std::string> allowed;
    std::ifstream list(THECO_SAME_IN_BOTH);
    REQUIRE(list.good());
    for (std::string line; std::getline(list, line);)
        if (!line.empty() && line[0] != '#') allowed.insert(line);
    for (const PoEntry& entry : catalogue().entries) {
        if (entry.translation != entry.english) continue;
        INFO("vi.po line " << entry.line << ": " << entry.english);
        CHECK(allowed.count(entry.english) == 1);
    }
    // The list must not outlive its entries.
    for (const std::string& text : allowed) {
        INFO(text);
        CHECK(std::any_of(
            catalogue().entries.begin(), catalogue().entries.end(),
            [&text](const PoEntry& e) { return e.english == text && e.translation == text; }));
    }
}

TEST_CASE("Vietnamese texts are composed, spelled in one way, and kind to children") {
    for (const PoEntry& entry : catalogue().entries) {
        const std::string& text = entry.translation;
        INFO("vi.po line " << entry.line << ": " << text);
        CHECK(theco::i18n::toNfc(text) == text);
        CHECK_FALSE(hasOldTonePlace(text));
        CHECK_FALSE(hasWord(text, "Sai"));
        CHECK(text.find("Tốt lắm") == std::string::npos); // "good" and "pawn" are one word
        CHECK(text.find("Tốt!") == std::string::npos);
    }
}

TEST_CASE("Source texts are plain ASCII") {
    for (const PoEntry& entry : sources().entries) {
        INFO(entry.english);
        CHECK(std::all_of(entry.english.begin(), entry.english.end(),
                          [](char c) { return static_cast<unsigned char>(c) < 0x80; }));
    }
}

TEST_CASE("The checks of the catalogue see what they look for") {
    CHECK(hasOldTonePlace("ván hoà"));
    CHECK(hasOldTonePlace("tuỳ chọn"));
    CHECK_FALSE(hasOldTonePlace("hoàn toàn quý"));
    CHECK(hasWord("Sai rồi", "Sai"));
    CHECK_FALSE(hasWord("Sài Gòn", "Sai"));
    CHECK(places("{a} {b} {a}") == std::multiset<std::string>{"{a}", "{a}", "{b}"});
}
