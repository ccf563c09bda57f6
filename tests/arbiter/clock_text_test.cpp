// SPDX-License-Identifier: MIT
#include "arbiter/clock/control_words.hpp"
#include "arbiter/clock/pgn_time_control.hpp"
#include "arbiter/clock/presets.hpp"
#include "arbiter/clock/shown_time.hpp"
#include "tests/arbiter/clock_support.hpp"
#include "tests/catch.hpp"

using namespace theco::test;
using theco::i18n::Language;

namespace {
constexpr Nanoseconds s = kSecond;
constexpr Nanoseconds min = kMinute;
} // namespace

TEST_CASE("The PGN tag TimeControl is read and written") {
    struct Row {
        const char* text;
        TimeControl made;
    };
    const std::vector<Row> rows{{"300", control({sudden(300 * s)})},
                                {"4500+60", control({fischer(4500 * s, 60 * s)})},
                                {"40/9000", control({sudden(9000 * s, 40)})},
                                {"*180", control({hourglass(180 * s)})},
                                {"40/7200:3600", control({sudden(7200 * s, 40), sudden(3600 * s)})},
                                {"40/5400+30:1800+30", control({fischer(5400 * s, 30 * s, 40),
                                                                fischer(1800 * s, 30 * s)})}};
    for (const Row& row : rows) {
        INFO(row.text);
        const auto read = parsePgnTimeControl(row.text);
        REQUIRE(read.ok());
        CHECK(read->known);
        REQUIRE(read->control.has_value());
        CHECK(*read->control == row.made);
        CHECK(toPgn(row.made) == row.text);
    }
    CHECK_FALSE(parsePgnTimeControl("?")->known);
    CHECK(parsePgnTimeControl("-")->untimed);
    CHECK(parsePgnTimeControl("300+0")->control == control({sudden(300 * s)}));
}

TEST_CASE("A TimeControl that makes no sense is refused at the place of the fault") {
    struct Row {
        const char* text;
        std::size_t at;
    };
    const std::vector<Row> rows{{"", 0},
                                {"abc", 0},
                                {"300:", 4},
                                {"40/", 3},
                                {"0/300", 2},
                                {"300+", 4},
                                {"5+3x", 3},
                                {"300 ", 3},
                                {"-300", 0},
                                {"1e3", 1},
                                {"*", 1},
                                {"300++2", 4},
                                {"99999999999999999999", 0}};
    for (const Row& row : rows) {
        INFO(row.text);
        const auto read = parsePgnTimeControl(row.text);
        REQUIRE_FALSE(read.ok());
        CHECK(read.error() == row.at);
    }
    CHECK_FALSE(toPgn(control({delayed(300 * s, 5 * s)})));
    CHECK_FALSE(toPgn(control({byoYomi(300 * s, 5 * s, 3)})));
}

TEST_CASE("Names that people use mean what they mean") {
    CHECK(controlByName("5+0") == control({sudden(5 * min)}));
    CHECK(controlByName("3+2") == control({fischer(3 * min, 2 * s)}));
    CHECK(controlByName("90/40+30+30") ==
          control({fischer(90 * min, 30 * s, 40), fischer(30 * min, 30 * s)}));
    CHECK(controlByName("100/40+50/20+15+30") ==
          control({fischer(100 * min, 30 * s, 40), fischer(50 * min, 30 * s, 20),
                   fischer(15 * min, 30 * s)}));
    for (const char* wrong : {"", "5", "5+", "+5", "5+0+", "90/0+5", "5+3/2", "a+b", "5 + 3"})
        CHECK_FALSE(controlByName(wrong).has_value());
    CHECK(presets().size() == 20);
    for (const Preset& preset : presets()) {
        CHECK(nameOf(preset.control) == preset.name);
        CHECK_FALSE(check(preset.control).has_value());
    }
}

TEST_CASE("Standard, rapid and blitz by the time for sixty moves") {
    struct Row {
        const char* name;
        RateClass rate;
    };
    const std::vector<Row> rows{
        {"30+30", RateClass::Standard}, {"10+5", RateClass::Rapid},
        {"7+3", RateClass::Blitz},      {"10+0", RateClass::Blitz},
        {"60+0", RateClass::Standard},  {"59+0", RateClass::Rapid},
        {"3+2", RateClass::Blitz},      {"90/40+30+30", RateClass::Standard},
        {"25+10", RateClass::Rapid},    {"5+6", RateClass::Rapid}};
    for (const Row& row : rows) {
        INFO(row.name);
        CHECK(rateClass(*controlByName(row.name)) == row.rate);
    }
    CHECK(rateClass(control({delayed(10 * min, 5 * s)})) == RateClass::Rapid);
    CHECK_FALSE(rateClass(control({hourglass(10 * min)})).has_value());
    TimeControl odds = control({sudden(5 * min)});
    odds.blackPeriods = {sudden(60 * min)};
    CHECK(rateClass(odds) == RateClass::Standard);
}

TEST_CASE("Time controls in words, in both languages and back") {
    struct Row {
        TimeControl made;
        const char* english;
        const char* vietnamese;
    };
    const std::vector<Row> rows{
        {control({fischer(10 * min, 5 * s)}), "10 minutes + 5 seconds per move",
         "10 phút + 5 giây mỗi nước"},
        {control({sudden(90 * s)}), "1 minute 30 seconds", "1 phút 30 giây"},
        {control({fischer(90 * min, 30 * s, 40), fischer(30 * min, 30 * s)}),
         "90 minutes for 40 moves + 30 seconds per move, then 30 minutes + 30 seconds per move",
         "90 phút cho 40 nước + 30 giây mỗi nước, sau đó 30 phút + 30 giây mỗi nước"},
        {control({delayed(5 * min, 2500 * kMs)}), "5 minutes, delay 2.5 seconds per move",
         "5 phút, chờ 2.5 giây mỗi nước"},
        {control({bronstein(5 * min, 50 * kMs)}),
         "5 minutes, gives back up to 0.05 seconds per move",
         "5 phút, hoàn lại tối đa 0.05 giây mỗi nước"},
        {control({byoYomi(10 * min, 30 * s, 3)}), "10 minutes, byo-yomi 3 times 30 seconds",
         "10 phút, byo-yomi 3 lần 30 giây"},
        {control({canadian(10 * min, 25, 5 * min)}),
         "10 minutes, overtime 25 moves in each 5 minutes",
         "10 phút, phụ trội 25 nước trong mỗi 5 phút"},
        {control({hourglass(1 * min)}), "1 minute, hourglass", "1 phút, đồng hồ cát"},
        {control({upCount()}), "0 seconds, counting up", "0 giây, đếm tiến"}};
    for (const Row& row : rows) {
        CHECK(inWords(row.made, Language::English) == row.english);
        CHECK(inWords(row.made, Language::Vietnamese) == row.vietnamese);
        CHECK(controlFromWords(row.english) == row.made);
        CHECK(controlFromWords(row.vietnamese) == row.made);
    }
    CHECK(controlFromWords("2h") == control({sudden(120 * min)}));
    CHECK(controlFromWords("1 giờ 30 phút + 30 giây mỗi nước") ==
          control({fischer(90 * min, 30 * s)}));
    CHECK(controlFromWords("10min + 5s per move") == control({fischer(10 * min, 5 * s)}));
    CHECK(controlFromWords("10 Minutes + 5 Seconds per Move") ==
          control({fischer(10 * min, 5 * s)}));
    CHECK(controlFromWords("15+10") == controlByName("15+10"));
    for (const char* wrong :
         {"", "ten", "10", "10 minutes + 5 seconds", "10 minutes for 0 moves", "10 minutes,",
          "10 phút, byo-yomi 0 lần 30 giây", "1.2345 seconds", "10 minutes per move"})
        CHECK_FALSE(controlFromWords(wrong).has_value());
}

TEST_CASE("The display shows zero for a fallen flag and nothing else") {
    struct Row {
        Nanoseconds left;
        const char* text;
    };
    const std::vector<Row> rows{{1, "0.1"},
                                {kMs * 99, "0.1"},
                                {kMs * 199, "0.1"},
                                {kMs * 200, "0.2"},
                                {10 * s - 1, "9.9"},
                                {20 * s, "20.0"},
                                {20 * s + 1, "0:21"},
                                {59 * s + 1, "1:00"},
                                {60 * s, "1:00"},
                                {60 * s + 1, "1:01"},
                                {600 * s, "10:00"},
                                {3600 * s, "1:00:00"},
                                {3599 * s + 1, "1:00:00"},
                                {5399 * s, "1:29:59"}};
    for (const Row& row : rows)
        CHECK(shownTime(row.left, false) == row.text);
    CHECK(shownTime(0, true) == "0:00");
    CHECK(shownTime(0, false) != "0:00");
    for (Nanoseconds left = 1; left < 30 * s; left += 7 * kMs)
        CHECK(shownTime(left, false) != "0:00");
    CHECK(shownUpCount(61 * s + 999 * kMs) == "1:01");
}
