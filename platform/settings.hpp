// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace theco::platform {

/// The user's choices, a small JSON object of strings, written durably at each change. A damaged
/// settings file is put aside and the defaults are used: a setting must never stop the program.
class Settings {
public:
    explicit Settings(std::filesystem::path file);
    std::string get(std::string_view key, std::string_view fallback = {}) const;
    bool getBool(std::string_view key, bool fallback) const;
    int getInt(std::string_view key, int fallback) const;
    void set(std::string_view key, std::string_view value);
    void setBool(std::string_view key, bool value);
    void setInt(std::string_view key, int value);

private:
    std::filesystem::path file_;
    std::map<std::string, std::string, std::less<>> values_;
};

} // namespace theco::platform
