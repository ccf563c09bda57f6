// SPDX-License-Identifier: MIT
#include "arbiter/clock/clock_words.hpp"
#include "arbiter/clock/replay.hpp"
#include "i18n/catalogue.hpp"
#include "tests/arbiter/clock_support.hpp"
#include "tests/catch.hpp"

using namespace theco::test;

namespace {

const std::string kControl = R"({"periods":[{"moves":0,"main_s":60,"method":"sudden"}]})";

std::string script(const std::string& control, const std::string& events,
                   const std::string& ask = "[0]") {
    return "{\"control\":" + control + ",\n\"events\":[\n" + events + "],\n\"ask\":" + ask + "}";
}

std::string complaint(const std::string& text) {
    const auto read = parseScript(text);
    if (read) return "it was read";
    theco::i18n::setLanguage(theco::i18n::Language::English);
    const std::string words = message(read.error());
    theco::i18n::setLanguage(theco::i18n::Language::Vietnamese);
    return words;
}

} // namespace

TEST_CASE("Questions are answered in the order asked, each after the events up to it") {
    const auto read = parseScript(script(kControl,
                                         R"({"t_ns":0,"do":"start","side":"white"},
                                            {"t_ns":5,"do":"press","side":"white"},
                                            {"t_ns":9,"do":"undo_press"})",
                                         "[9,4,5,8,0]"));
    REQUIRE(read.ok());
    const std::vector<ClockState> states = replay(*read);
    REQUIRE(states.size() == 5);
    CHECK(states[0].running == kWhite);
    CHECK(timeOf(states[0], kWhite) == kMinute - 9);
    CHECK(timeOf(states[1], kWhite) == kMinute - 4);
    CHECK(states[2].running == kBlack);
    CHECK(timeOf(states[3], kBlack) == kMinute - 3);
    CHECK(timeOf(states[4], kWhite) == kMinute);
}

TEST_CASE("A script that cannot be read is refused with line, place and what was expected") {
    const std::string go = R"({"t_ns":0,"do":"start","side":"white"})";
    struct Row {
        std::string text;
        const char* part;
    };
    const std::vector<Row> rows{
        {"", "line 1: this is not JSON"},
        {"{\"control\":\n\n]", "line 3: this is not JSON"},
        {"[]", "a JSON object in braces"},
        {"{}", "control: this field is missing"},
        {script("{}", go), "control.periods: this field is missing"},
        {script(R"({"periods":[]})", go), "control.periods: the list must not be empty"},
        {script(R"({"periods":[{"method":"sand"}]})", go),
         "control.periods[0].method: one of these words was expected: sudden, fischer"},
        {script(R"({"periods":[{"main_s":-1}]})", go), "control.periods[0].main_s: seconds from 0"},
        {script(R"({"periods":[{"main_s":0.0001}]})", go), "main_s: seconds from 0"},
        {script(R"({"periods":[{"main":1}]})", go), "main: there is no such field here"},
        {script(R"({"periods":[{"method":"byoyomi","byoyomi_s":5}]})", go),
         "byoyomi_count: this field is missing"},
        {script(R"({"periods":[{}],"freeze":1})", go), "control.freeze: true or false"},
        {script(kControl, go + ",\n" + R"({"t_ns":1,"do":"stop"})"),
         "line 4: events[1].do: one of these words was expected: start, press"},
        {script(kControl, go + ",\n" + R"({"t_ns":1,"do":"press"})"),
         "line 4: events[1].side: this field is missing"},
        {script(kControl, go + ",\n\n" + R"({"t_ns":-1,"do":"pause"})"),
         "line 5: events[1].t_ns: the times of events must not decrease"},
        {script(kControl, R"({"t_ns":1.5,"do":"pause"})"), "events[0].t_ns: a whole number"},
        {script(kControl, R"({"t_ns":0,"do":"adjust","white_period":2})"),
         "events[0].white_period: a whole number from 1 to 1"},
        {script(kControl, R"({"t_ns":0,"do":"swap","side":"white"})"),
         "events[0].side: there is no"},
        {script(kControl, go, "[\"0\"]"), "ask[0]: a whole number"}};
    for (const Row& row : rows) {
        INFO(row.text);
        CHECK_THAT(complaint(row.text), ContainsSubstring(row.part));
    }
}
