// SPDX-License-Identifier: MIT
#include "i18n/input_method.hpp"
#include "tests/catch.hpp"
#include "tests/i18n/input_simulator.hpp"

#include <algorithm>
#include <set>

using namespace theco::i18n;
using theco::simulator::InputMethod;
using theco::simulator::typeWith;

namespace {

bool reads(const std::string& shown, const std::string& keys) {
    const auto readings = typedReadings(shown);
    return std::find(readings.begin(), readings.end(), keys) != readings.end();
}

} // namespace

TEST_CASE("The simulated input methods show what UniKey shows") {
    const InputMethod telex{.vni = false};
    const InputMethod vni{.vni = true};
    CHECK(typeWith(telex, "exd5") == "ẽd5");
    CHECK(typeWith(telex, "axb5") == "ãb5");
    CHECK(typeWith(vni, "e4") == "ẽ");
    CHECK(typeWith(vni, "Ma3") == "Mả");
    CHECK(typeWith(telex, "dd") == "đ");
    CHECK(typeWith(vni, "d9") == "đ");
    CHECK(typeWith(telex, "tieengs Vieetj") == "tiếng Việt");
    CHECK(typeWith(vni, "tie61ng Vie65t") == "tiếng Việt");
    CHECK(typeWith(telex, "exf5") == "è5"); // the later tone wins
    CHECK(typeWith(telex, "exx") == "ex");  // the same tone again takes it away
    CHECK(typeWith(vni, "e7e6") == "e7ê");
    CHECK(typeWith(telex, "Nf3") == "Nf3");
}

TEST_CASE("A composed text is taken apart into the keys of Telex and of VNI") {
    CHECK(reads("ẽd5", "exd5"));
    CHECK(reads("ãb5", "axb5"));
    CHECK(reads("ẽ", "e4"));
    CHECK(reads("Mả", "Ma3"));
    CHECK(reads("Mả", "Mar"));
    CHECK(reads("đ", "dd"));
    CHECK(reads("đ", "d9"));
    CHECK(reads("ẼD5", "ExD5"));
    CHECK(reads("tiếng", "tieengs"));
    CHECK(reads("ê", "ee"));
    CHECK(reads("ê", "e6"));
    CHECK(reads("ă", "aw"));
    CHECK(reads("ơ", "ow"));
    CHECK(reads("ư", "uw"));
    CHECK(reads("ậ", "aaj"));
    CHECK(reads("ậ", "a65"));
}

TEST_CASE("The text itself comes first, and plain text has no other reading") {
    CHECK(typedReadings("ẽd5").front() == "ẽd5");
    CHECK(typedReadings("Nf3") == std::vector<std::string>{"Nf3"});
    CHECK(typedReadings("") == std::vector<std::string>{""});
}

TEST_CASE("Readings are few and different, whatever the text") {
    for (const char* text :
         {"ệệệệệệệệệệệệ", "Nguyễn Văn Đặng đã thắng ván cờ này rồi", "\xFF\xC3\xA2"}) {
        const auto readings = typedReadings(text);
        CHECK(readings.size() <= 64);
        CHECK(std::set<std::string>(readings.begin(), readings.end()).size() == readings.size());
    }
}

TEST_CASE("Keys compose to a text when each key shows, marks or was overruled") {
    struct Case {
        const char* keys;
        const char* shown;
        bool expected;
    };
    for (const auto& c : {
             Case{"exd5", "ẽd5", true}, Case{"e4", "ẽ", true}, Case{"Ma3", "Mả", true},
             Case{"exf5", "è5", true},   // x overruled by f
             Case{"dxd5", "đx5", true},  // the second d strokes the first
             Case{"Xaxa8", "Xẫ8", true}, // tone and hat
             Case{"e2e4", "ẽe", true},   // 2 overruled by 4
             Case{"e2e4", "èẽ", true},   // typed as two words
             Case{"e4", "e4", true},     // nothing composed
             Case{"exd5", "ed5", false}, // no key may vanish
             Case{"exd5", "ẻd5", false}, // another tone
             Case{"d5", "đ5", false},    // a mark without its key
             Case{"e4", "ẽe", false},    // too long
             Case{"3Ma", "Mả", false},   // the key before any letter
             Case{"Ma3", "mả", false},   // case
             Case{"a6", "ă", false},     // 6 makes â
         }) {
        INFO(c.keys << " -> " << c.shown);
        CHECK(ShownText(c.shown).mayComeFrom(c.keys, LetterCase::Exact) == c.expected);
    }
    CHECK(ShownText("mả").mayComeFrom("Ma3", LetterCase::Forgiven));
    CHECK(ShownText("ẼD5").mayComeFrom("exd5", LetterCase::Forgiven));
}
