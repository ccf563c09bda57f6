// SPDX-License-Identifier: MIT
#include "gui/play/game_store.hpp"

#include "platform/files.hpp"
#include "platform/paths.hpp"

#include <algorithm>
#include <chrono>

namespace theco::gui {

namespace fs = std::filesystem;

namespace {

constexpr const char* kExtension = ".theco-game";

std::string twoDigits(unsigned value) {
    return std::string(value < 10 ? "0" : "").append(std::to_string(value));
}

/// "2026-11-29_20-15-33" in universal time, so that names sort by age everywhere.
std::string stamp(std::int64_t timeMs) {
    using namespace std::chrono;
    const sys_seconds at{seconds{timeMs / 1000}};
    const auto day = floor<days>(at);
    const year_month_day date{day};
    const auto second = static_cast<unsigned>((at - day).count());
    return std::to_string(static_cast<int>(date.year())) + '-' +
           twoDigits(static_cast<unsigned>(date.month())) + '-' +
           twoDigits(static_cast<unsigned>(date.day())) + '_' + twoDigits(second / 3600) + '-' +
           twoDigits(second / 60 % 60) + '-' + twoDigits(second % 60);
}

} // namespace

GameStore::GameStore(fs::path folder) : folder_(std::move(folder)) {
    std::error_code ignored;
    fs::create_directories(folder_, ignored);
}

std::optional<fs::path> GameStore::named() const {
    const auto name = platform::readFile(folder_ / "current", 4096);
    if (!name) return std::nullopt;
    // Only a plain name: whatever else stands there must not lead out of the folder.
    fs::path file = folder_ / platform::toPath(*name).filename();
    std::error_code failed;
    if (file.extension() != kExtension || !fs::exists(file, failed)) return std::nullopt;
    return file;
}

bool GameStore::names(const fs::path& file) const {
    return named() == file;
}

std::optional<fs::path> GameStore::current() const {
    if (auto file = named()) return file;
    const auto all = games();
    if (all.empty()) return std::nullopt;
    return all.front();
}

void GameStore::setCurrent(const fs::path& file) {
    const auto written =
        platform::replaceFile(folder_ / "current", platform::toUtf8(file.filename()));
    (void)written;
}

fs::path GameStore::newFile(std::int64_t timeMs) const {
    const std::string name = stamp(timeMs);
    fs::path file = folder_ / platform::toPath(name + kExtension);
    std::error_code failed;
    for (int n = 2; fs::exists(file, failed); ++n)
        file = folder_ / platform::toPath(name + "-" + std::to_string(n) + kExtension);
    return file;
}

std::vector<fs::path> GameStore::games() const {
    std::vector<fs::path> found;
    std::error_code failed;
    for (fs::directory_iterator at(folder_, failed), end; !failed && at != end;
         at.increment(failed))
        if (at->path().extension() == kExtension) found.push_back(at->path());
    std::sort(found.begin(), found.end(), std::greater<>());
    return found;
}

} // namespace theco::gui
