// SPDX-License-Identifier: MIT
#include "platform/log.hpp"

#include "platform/paths.hpp"
#include "platform/time_source.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <string>
#include <system_error>

namespace theco::platform {
namespace {

std::string padded(std::int64_t number, std::size_t width) {
    std::string digits = std::to_string(number);
    if (digits.size() < width) digits.insert(0, width - digits.size(), '0');
    return digits;
}

} // namespace

std::string isoTime(std::int64_t timeMs) {
    using namespace std::chrono;
    const sys_time<milliseconds> time{milliseconds{timeMs}};
    const auto day = floor<days>(time);
    const year_month_day date{day};
    const hh_mm_ss clock{time - day};
    return padded(static_cast<int>(date.year()), 4) + "-" +
           padded(static_cast<unsigned>(date.month()), 2) + "-" +
           padded(static_cast<unsigned>(date.day()), 2) + "T" + padded(clock.hours().count(), 2) +
           ":" + padded(clock.minutes().count(), 2) + ":" + padded(clock.seconds().count(), 2) +
           "." + padded(clock.subseconds().count(), 3) + "Z";
}

LogFile::LogFile(std::filesystem::path file, std::uintmax_t limit)
    : file_(std::move(file)), limit_(limit) {}

void LogFile::line(std::string_view text) noexcept {
    try {
        std::string record = isoTime(wallClockMs()) + " " + std::string(text);
        std::replace_if(
            record.begin(), record.end(),
            [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
        record += '\n';
        const std::lock_guard lock(mutex_);
        std::error_code error;
        const std::uintmax_t size = std::filesystem::file_size(file_, error);
        if (!error && size + record.size() > limit_) {
            std::filesystem::path old = file_;
            old += ".old";
            std::filesystem::rename(file_, old, error);
        }
        std::ofstream out(file_, std::ios::binary | std::ios::app);
        out.write(record.data(), static_cast<std::streamsize>(record.size()));
    } catch (...) { // no memory: nothing can be noted about it
    }
}

LogFile& programLog() {
    static LogFile log(dataDir() / "theco.log");
    return log;
}

} // namespace theco::platform
