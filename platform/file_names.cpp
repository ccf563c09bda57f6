// SPDX-License-Identifier: MIT
#include "platform/paths.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace theco::platform {
namespace {

constexpr std::size_t kMaxBytes = 120;

/// Length of the well-formed UTF-8 character at the start of `text`, 0 if there is none.
std::size_t characterLength(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    std::size_t length = 0;
    if (first >= 0xC2 && first <= 0xDF) length = 2;
    if (first >= 0xE0 && first <= 0xEF) length = 3;
    if (first >= 0xF0 && first <= 0xF4) length = 4;
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return 0;
    }
    const unsigned second = byte(1);
    const bool wrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
                       (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
    return wrong ? 0 : length;
}

bool isForbidden(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F ||
           std::string_view("\\/:*?\"<>|").find(c) != std::string_view::npos;
}

/// Windows keeps these names for devices, whatever ending follows the first dot.
bool isDeviceName(std::string_view name) {
    std::string stem(name.substr(0, name.find('.')));
    while (!stem.empty() && stem.back() == ' ')
        stem.pop_back();
    for (char& c : stem) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    constexpr std::array<std::string_view, 6> kDevices{"CON", "PRN",    "AUX",
                                                       "NUL", "CONIN$", "CONOUT$"};
    if (std::find(kDevices.begin(), kDevices.end(), stem) != kDevices.end()) return true;
    if (!stem.starts_with("COM") && !stem.starts_with("LPT")) return false;
    const std::string_view number = std::string_view(stem).substr(3);
    if (number.size() == 1) return number[0] >= '0' && number[0] <= '9';
    return number == "\u00B9" || number == "\u00B2" || number == "\u00B3";
}

/// Windows drops dots and spaces at the end silently: two names would become one file.
void trimEnd(std::string& name) {
    while (!name.empty() && (name.back() == ' ' || name.back() == '.'))
        name.pop_back();
}

} // namespace

std::string safeFileName(std::string_view utf8) {
    std::string name;
    for (std::size_t i = 0; i < utf8.size();) {
        const std::size_t length = characterLength(utf8.substr(i));
        if (length == 0 || isForbidden(utf8[i])) {
            name += '_';
            i += 1;
        } else {
            name += utf8.substr(i, length);
            i += length;
        }
    }
    name.erase(0, name.find_first_not_of(' '));
    if (isDeviceName(name)) name.insert(0, 1, '_');
    if (name.size() > kMaxBytes) {
        std::size_t end = kMaxBytes;
        while ((static_cast<unsigned char>(name[end]) & 0xC0) == 0x80)
            --end;
        name.resize(end);
    }
    trimEnd(name);
    return name.empty() ? std::string("_") : name;
}

} // namespace theco::platform
