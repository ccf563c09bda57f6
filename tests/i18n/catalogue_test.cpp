// SPDX-License-Identifier: MIT
#include "i18n/catalogue.hpp"
#include "tests/catch.hpp"
#include "tests/i18n/in_language.hpp"

#include <clocale>
#include <thread>
#include <vector>

using namespace theco::i18n;

namespace {

// Before main, as a static object of some other file might: the catalogue must not depend on the
// order of initialisation or on a window system that is up.
const std::string kLookedUpBeforeMain = tr("White");

} // namespace

TEST_CASE("A program starts in Vietnamese whatever the system says") {
    CHECK(kLookedUpBeforeMain == "Trắng");
    CHECK(language() == Language::Vietnamese);
    for (const char* locale : {"C", "C.UTF-8", "vi_VN.UTF-8", "en_US.UTF-8"}) {
        INFO(locale);
        const std::string before = std::setlocale(LC_ALL, nullptr);
        std::setlocale(LC_ALL, locale);
        CHECK(tr("Black") == "Đen");
        std::setlocale(LC_ALL, before.c_str());
    }
}

TEST_CASE("English is a switch, and papers may use both languages at once") {
    const InLanguage english(Language::English);
    CHECK(tr("White") == "White");
    CHECK(trIn(Language::Vietnamese, "White") == "Trắng");
    setLanguage(Language::Vietnamese);
    CHECK(tr("White") == "Trắng");
    CHECK(trIn(Language::English, "White") == "White");
}

TEST_CASE("A text without translation comes back in English") {
    CHECK(tr("no such text") == "no such text");
    CHECK(tr("").empty());
    CHECK(trn("{n} no such thing", "{n} no such things", 1) == "1 no such thing");
    CHECK(trn("{n} no such thing", "{n} no such things", 5) == "5 no such things");
}

TEST_CASE("A context tells apart what English writes alike") {
    CHECK(trc("piece", "rook") == "Xe");
    CHECK(trc("no such context", "rook") == "rook");
    CHECK(tr("rook") == "rook");
}

TEST_CASE("A number chooses singular or plural in English and nothing in Vietnamese") {
    CHECK(trn("{n} move", "{n} moves", 1) == "1 nước đi");
    CHECK(trn("{n} move", "{n} moves", 12) == "12 nước đi");
    const InLanguage english(Language::English);
    CHECK(trn("{n} move", "{n} moves", 1) == "1 move");
    CHECK(trn("{n} move", "{n} moves", 0) == "0 moves");
    CHECK(trn("{n} move", "{n} moves", -3) == "-3 moves");
}

TEST_CASE("Places are filled by name, in any order, and never twice") {
    CHECK(fill("{a} and {b}", {{"b", "two"}, {"a", "one"}}) == "one and two");
    CHECK(fill("{a}, {a}", {{"a", "x"}}) == "x, x");
    CHECK(fill("{a}{b}", {{"a", "{b}"}, {"b", "z"}}) == "{b}z");
    CHECK(fill("{unknown} {a", {{"a", "x"}}) == "{unknown} {a");
    CHECK(fill("", {{"a", "x"}}).empty());
    CHECK(fill("{ {a} }", {{"a", "x"}}) == "{ x }");
}

TEST_CASE("Several threads may look up while one switches the language") {
    const InLanguage keep(Language::Vietnamese);
    std::vector<int> strange(3, 0);
    std::vector<std::thread> readers;
    for (int& count : strange) {
        readers.emplace_back([&count] {
            for (int i = 0; i < 2000; ++i) {
                const std::string text = tr("White");
                if (text != "White" && text != "Trắng") ++count;
            }
        });
    }
    for (int i = 0; i < 1000; ++i)
        setLanguage(i % 2 == 0 ? Language::English : Language::Vietnamese);
    for (std::thread& reader : readers)
        reader.join();
    CHECK(strange == std::vector<int>(3, 0));
}
