// SPDX-License-Identifier: MIT
#include "platform/log.hpp"
#include "platform/time_source.hpp"
#include "tests/catch.hpp"
#include "tests/platform/temporary_folder.hpp"

#include <ctime>
#include <thread>
#include <vector>

using namespace theco::platform;

namespace {
constexpr std::int64_t kMs = 1'000'000;
constexpr std::int64_t kHour = 3'600'000 * kMs;
} // namespace

TEST_CASE("The clock never goes back and measures a wait") {
    const std::int64_t start = nowNs();
    const std::int64_t awakeStart = awakeNs();
    std::int64_t last = start;
    for (int i = 0; i < 10'000; ++i) {
        const std::int64_t now = nowNs();
        REQUIRE(now >= last);
        last = now;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    CHECK(nowNs() - start >= 20 * kMs);
    CHECK(awakeNs() - awakeStart >= 20 * kMs);
}

TEST_CASE("The wall clock is that of the system") {
    const auto before = static_cast<std::int64_t>(std::time(nullptr));
    const std::int64_t now = wallClockMs() / 1000;
    CHECK(now >= before - 1);
    CHECK(now <= static_cast<std::int64_t>(std::time(nullptr)) + 1);
}

TEST_CASE("Sleep is seen as the distance of the two clocks growing") {
    struct Row {
        std::int64_t bootNs, awakeNs;
        std::optional<std::int64_t> slept;
    };
    const std::int64_t boot = 5 * kHour; // had slept an hour before the first look
    const std::int64_t awake = 4 * kHour;
    SleepDetector detector(boot, awake);
    const std::vector<Row> rows{
        {boot, awake, {}},
        {boot + kHour, awake + kHour, {}},
        {boot + kHour + 50 * kMs, awake + kHour, {}},
        {boot + 3 * kHour, awake + kHour, 2 * kHour},
        {boot + 3 * kHour + 10, awake + kHour + 10, {}},
        {boot + 3 * kHour + 40 * kMs, awake + kHour, {}},
        {boot + 3 * kHour + 80 * kMs, awake + kHour, 80 * kMs},      // two short ones together
        {boot + 3 * kHour + 80 * kMs, awake + kHour + 30 * kMs, {}}, // held up between readings
        {boot + 3 * kHour + 131 * kMs, awake + kHour, 51 * kMs}};
    for (const Row& row : rows)
        CHECK(detector.look(row.bootNs, row.awakeNs) == row.slept);
}

TEST_CASE("A machine that stays awake is not said to have slept") {
    SleepDetector detector;
    std::this_thread::sleep_for(std::chrono::milliseconds(60));
    CHECK_FALSE(detector.look());
}

TEST_CASE("Times are written in UTC whatever the locale and the time zone") {
    struct Row {
        std::int64_t ms;
        const char* text;
    };
    const Row row = GENERATE(
        Row{0, "1970-01-01T00:00:00.000Z"}, Row{951'782'400'007, "2000-02-29T00:00:00.007Z"},
        Row{1'795'981'373'120, "2026-11-29T19:42:53.120Z"}, Row{-1, "1969-12-31T23:59:59.999Z"});
    CHECK(isoTime(row.ms) == row.text);
}

TEST_CASE("The log has one dated line for each event") {
    const TemporaryFolder folder;
    LogFile log(folder / "theco.log");
    log.line("mở tệp “Giải trẻ”");
    log.line("hai\ndòng\r\n");
    const std::string text = bytesOf(folder / "theco.log");
    CHECK(std::count(text.begin(), text.end(), '\n') == 2);
    CHECK_THAT(text, ContainsSubstring("Z mở tệp “Giải trẻ”\n"));
    CHECK_THAT(text, ContainsSubstring("Z hai dòng  \n"));
}

TEST_CASE("The log stays below its limit and keeps what came last") {
    const TemporaryFolder folder;
    LogFile log(folder / "theco.log", 2000);
    for (int i = 0; i < 500; ++i)
        log.line("line " + std::to_string(i));
    const std::string now = bytesOf(folder / "theco.log");
    const std::string old = bytesOf(folder / "theco.log.old");
    CHECK(now.size() <= 2000);
    CHECK(old.size() <= 2000);
    CHECK_THAT(now, ContainsSubstring("line 499"));
    CHECK(std::count(old.begin(), old.end(), '\n') > 10);
}

TEST_CASE("A log that cannot be written does not disturb") {
    LogFile log("/does/not/exist/theco.log");
    log.line("x");
    SUCCEED();
}

TEST_CASE("Several threads write whole lines") {
    const TemporaryFolder folder;
    LogFile log(folder / "theco.log");
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (int n = 0; n < 100; ++n)
                log.line("abcdefghij");
        });
    }
    for (std::thread& thread : threads)
        thread.join();
    const std::string text = bytesOf(folder / "theco.log");
    CHECK(text.size() == 400 * std::string_view("2026-11-29T19:42:53.123Z abcdefghij\n").size());
}
