// SPDX-License-Identifier: MIT
#include "platform/settings.hpp"

#include "platform/file_system.hpp"
#include "platform/log.hpp"
#include "platform/paths.hpp"

#include <charconv>
#include <optional>
#include <utility>

#include <boost/json.hpp>

namespace theco::platform {
namespace {

constexpr std::uintmax_t kMostBytes = 1 << 20;

using Values = std::map<std::string, std::string, std::less<>>;

/// Numbers and truth values that someone wrote by hand are as good as strings.
std::optional<std::string> asText(const boost::json::value& value) {
    if (const auto* text = value.if_string()) return std::string(text->data(), text->size());
    if (value.is_bool() || value.is_int64() || value.is_uint64()) {
        return boost::json::serialize(value);
    }
    return std::nullopt;
}

std::optional<Values> parseValues(std::string_view text) {
    boost::json::error_code error;
    const boost::json::value root = boost::json::parse({text.data(), text.size()}, error);
    if (error || !root.is_object()) return std::nullopt;
    Values values;
    for (const auto& member : root.get_object()) {
        if (auto value = asText(member.value())) {
            values.insert_or_assign(std::string(member.key()), *std::move(value));
        }
    }
    return values;
}

/// One setting a line, in order: people look into this file.
std::string writeValues(const Values& values) {
    std::string text = "{";
    const char* separator = "\n  ";
    for (const auto& [key, value] : values) {
        text += separator + boost::json::serialize(boost::json::string(key)) + ": " +
                boost::json::serialize(boost::json::string(value));
        separator = ",\n  ";
    }
    return text + "\n}\n";
}

void putAside(const std::filesystem::path& file) {
    const std::filesystem::path copy = damagedCopyName(realFileSystem(), file);
    (void)realFileSystem().rename(file, copy);
    programLog().line("settings file is damaged, put aside as " + toUtf8(copy));
}

/// Nothing if there is a file that cannot be read now: it must not be overwritten then.
std::optional<Values> load(const std::filesystem::path& file) {
    const auto bytes = readFile(file, kMostBytes);
    if (!bytes) {
        if (bytes.error().fault == FileFault::NotFound) return Values{};
        if (bytes.error().fault == FileFault::TooLarge) {
            putAside(file);
            return Values{};
        }
        programLog().line("settings: " + bytes.error().detail);
        return std::nullopt;
    }
    if (auto values = parseValues(*bytes)) return values;
    putAside(file);
    return Values{};
}

} // namespace

Settings::Settings(std::filesystem::path file) : file_(std::move(file)) {
    if (auto values = load(file_)) values_ = *std::move(values);
}

std::string Settings::get(std::string_view key, std::string_view fallback) const {
    const auto found = values_.find(key);
    return found == values_.end() ? std::string(fallback) : found->second;
}

bool Settings::getBool(std::string_view key, bool fallback) const {
    const std::string text = get(key);
    if (text == "true" || text == "1") return true;
    if (text == "false" || text == "0") return false;
    return fallback;
}

int Settings::getInt(std::string_view key, int fallback) const {
    const std::string text = get(key);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole ? value : fallback;
}

void Settings::set(std::string_view key, std::string_view value) {
    const auto found = values_.find(key);
    if (found != values_.end() && found->second == value) return;
    values_.insert_or_assign(std::string(key), std::string(value));
    // Another window of the program may have changed other settings meanwhile: keep those.
    std::optional<Values> onDisk = load(file_);
    if (!onDisk) return;
    onDisk->insert_or_assign(std::string(key), std::string(value));
    const std::string text = writeValues(*onDisk);
    if (!parseValues(text)) { // not UTF-8: the file would be found damaged at the next start
        programLog().line("settings: cannot be written for " + std::string(key));
        return;
    }
    if (const auto written = replaceFile(file_, text); !written) {
        programLog().line("settings: " + written.error().detail);
    }
}

void Settings::setBool(std::string_view key, bool value) {
    set(key, value ? "true" : "false");
}

void Settings::setInt(std::string_view key, int value) {
    set(key, std::to_string(value));
}

} // namespace theco::platform
