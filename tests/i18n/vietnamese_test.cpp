// SPDX-License-Identifier: MIT
#include "i18n/vietnamese.hpp"
#include "tests/catch.hpp"

#include <algorithm>
#include <vector>

using namespace theco::i18n;

namespace {

int sign(int value) {
    return (value > 0) - (value < 0);
}

// Every pair, so that the order is a whole one and agrees with its key.
template <class Compare>
void checkOrder(const std::vector<std::string>& sorted, const Compare& order) {
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        for (std::size_t j = 0; j < sorted.size(); ++j) {
            INFO(sorted[i] << " / " << sorted[j]);
            CHECK(sign(order(sorted[i], sorted[j])) ==
                  sign(static_cast<int>(i) - static_cast<int>(j)));
        }
    }
}

} // namespace

TEST_CASE("Letters sort as in a Vietnamese dictionary") {
    checkOrder({"a", "ă", "â", "b", "c", "d", "đ", "e", "ê", "f", "g", "h", "i", "j", "k", "l", "m",
                "n", "o", "ô", "ơ", "p", "q", "r", "s", "t", "u", "ư", "v", "w", "x", "y", "z"},
               compare);
}

TEST_CASE("Tones sort ngang, huyền, hỏi, ngã, sắc, nặng") {
    checkOrder({"ma", "mà", "mả", "mã", "má", "mạ", "mả nhỏ"}, [](const auto& a, const auto& b) {
        // The last one shows that the whole first syllable counts before the second.
        if (a == "mả nhỏ" || b == "mả nhỏ") return a == b ? 0 : a == "mả nhỏ" ? 1 : -1;
        return compare(a, b);
    });
    checkOrder({"ma", "mà", "mả", "mả nhỏ", "mã", "má", "mạ"}, compare);
}

TEST_CASE("Words sort syllable by syllable, letters before tones before case") {
    checkOrder({"An",      "an bình", "Án",     "anh",   "Ân",    "Ấn Độ", "ba",
                "ba mươi", "bà",      "bà con", "Bắc",   "Bằng",  "Bình",  "cờ",
                "cờ vua",  "Dung",    "Dũng",   "Đan",   "Đặng",  "Đức",   "Em",
                "Ezra",    "Hoa Mai", "Hòa An", "Hoàng", "Nghĩa", "Ngọc",  "Sơn",
                "Tâm",     "Tốt",     "Trang",  "Ước",   "Vân",   "Yến"},
               [](const auto& a, const auto& b) {
                   // "An" and "an bình": the shorter first although its case comes later.
                   return compare(a, b);
               });
    CHECK(compare("Đặng", "Dung") > 0);
    CHECK(compare("Đặng", "Ezra") < 0);
    CHECK(compare("mã", "Mã") < 0);
}

TEST_CASE("Both ways of placing a tone are one syllable") {
    CHECK(compare("hoà bình", "hòa an") > 0);
    CHECK(compare("hoà an", "hòa bình") < 0);
    CHECK(compare("thuý", "thủy") > 0);
    CHECK(compare("hoà", "hòa") != 0); // but not the same text
}

TEST_CASE("The same text compares equal however it is composed, and blanks do not count") {
    const std::string decomposed = "Nguye\xCC\x82\xCC\x83n";
    CHECK(compare("Nguyễn", decomposed) == 0);
    CHECK(compare(" Lê  Lợi ", "Lê Lợi") == 0);
    CHECK(sortKey("Nguyễn") == sortKey(decomposed));
    CHECK(compare("", "a") < 0);
    CHECK(compare("", "") == 0);
}

TEST_CASE("Names sort by given name, then middle names, then family name") {
    checkOrder({"An", "Nguyễn An", "Lê Văn An", "Nguyễn Văn An", "Bùi Văn Bảo An", "Trần Thị Ánh",
                "Lê Ân", "Phạm Bình", "Trần Thị Hồng Dung", "Nguyễn Tiến Dũng", "Lê Đan",
                "Nguyễn Hải Đăng", "Đặng Hoa", "Lê Thị Hòa", "Đỗ Minh Quân", "Vũ Yến"},
               compareNames);
}

TEST_CASE("Of a name whose parts are known the family may be several words") {
    CHECK(nameSortKey("Nguyễn", "Văn", "An") == nameSortKey("Nguyễn Văn An"));
    const std::string hoa = nameSortKey("Công Tằng Tôn Nữ", "Thị", "Hoa");
    CHECK(hoa > nameSortKey("Trần", "Minh", "Hoa"));
    CHECK(hoa < nameSortKey("Đặng", "Thị", "Hoa"));
    CHECK(hoa < nameSortKey("An", "An", "Hương"));
}

TEST_CASE("Text that is not Vietnamese, or not text, still has an order and a key") {
    checkOrder({"1", "2", "José", "Müller"}, compare);
    const std::string broken = "a\xFF\xC3";
    CHECK(compare(broken, broken) == 0);
    CHECK(sortKey(std::string(20000, 'x')).size() > 20000);
    CHECK(toNfc(broken) == "a\xEF\xBF\xBD\xEF\xBF\xBD");
}

TEST_CASE("Text is brought to composed form") {
    CHECK(toNfc("Nguye\xCC\x82\xCC\x83n") == "Nguyễn");
    CHECK(toNfc("Thế Cờ") == "Thế Cờ");
    CHECK(toNfc("").empty());
}

TEST_CASE("A search does not mind diacritics, case, blanks or where a tone stands") {
    CHECK(searchKey("Đặng Thị  Ánh Nguyệt ") == "dang thi anh nguyet");
    CHECK(searchKey("đường ĐUA") == "duong dua");
    CHECK(searchKey("hoà") == searchKey("hòa"));
    CHECK(searchKey("Ｔｈế Ｃờ") == "the co");
    CHECK(searchKey("\t") == "");
    CHECK(searchKey("ƯỚC MƠ") == "uoc mo");
    CHECK(searchKey("Nguye\xCC\x82\xCC\x83n") == "nguyen");
}
