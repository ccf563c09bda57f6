// SPDX-License-Identifier: MIT
#include "core/chess/pgn_text.hpp"

#include <array>
#include <cstdint>

namespace theco::chess::pgn {

namespace {

/// What Windows-1252 has where Latin-1 has control characters; 0: nothing, as Latin-1.
constexpr std::array<std::uint16_t, 32> kWindows1252 = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178,
};

constexpr std::size_t kExcerpt = 40;

void appendByte(std::string& out, unsigned value) {
    out += static_cast<char>(static_cast<unsigned char>(value));
}

} // namespace

std::size_t utf8Length(std::string_view text) {
    const auto byte = [&](std::size_t i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
    };
    const auto continues = [&](std::size_t i) { return (byte(i) & 0xC0) == 0x80; };
    const unsigned first = byte(0);
    if (text.empty()) return 0;
    if (first < 0x80) return 1;
    if (first < 0xC2 || first > 0xF4 || !continues(1)) return 0;
    if (first < 0xE0) return 2;
    // Overlong forms, surrogates and what lies beyond U+10FFFF show in the second byte.
    if ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F) ||
        (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F) || !continues(2)) {
        return 0;
    }
    if (first < 0xF0) return 3;
    return continues(3) ? 4 : 0;
}

void appendWindows1252(std::string& out, unsigned char byte) {
    unsigned point = byte;
    if (byte >= 0x80 && byte < 0xA0 && kWindows1252[byte - 0x80U] != 0) {
        point = kWindows1252[byte - 0x80U];
    }
    if (point < 0x80) {
        appendByte(out, point);
    } else if (point < 0x800) {
        appendByte(out, 0xC0 | point >> 6);
        appendByte(out, 0x80 | (point & 0x3F));
    } else {
        appendByte(out, 0xE0 | point >> 12);
        appendByte(out, 0x80 | (point >> 6 & 0x3F));
        appendByte(out, 0x80 | (point & 0x3F));
    }
}

std::string excerpt(std::string_view text) {
    std::string out;
    while (!text.empty() && out.size() < kExcerpt) {
        const auto first = static_cast<unsigned char>(text.front());
        std::size_t length = utf8Length(text);
        if (first < 0x20 || first == 0x7F) {
            out += ' ';
        } else if (length == 0) {
            appendWindows1252(out, first);
            length = 1;
        } else {
            out += text.substr(0, length);
        }
        text.remove_prefix(length);
    }
    if (!text.empty()) out += "\u2026";
    return out;
}

} // namespace theco::chess::pgn
