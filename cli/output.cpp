// SPDX-License-Identifier: MIT
#include "cli/output.hpp"

#include "core/chess/notation.hpp"
#include "core/chess/winnable.hpp"
#include "i18n/catalogue.hpp"

#include <boost/json/serialize.hpp>

#include <algorithm>
#include <iostream>

namespace theco::cli {

namespace {

/// Bytes of the UTF-8 character at the front; 0 when they are none, or none that may be shown.
std::size_t showableLength(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return lead >= 0x20 && lead != 0x7F ? 1 : 0;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
    if (length == 0 || lead > 0xF4 || text.size() < length) return 0;
    std::uint32_t point = lead & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return 0;
        point = point << 6 | (byte(i) & 0x3Fu);
    }
    constexpr std::uint32_t kLeast[] = {0, 0, 0xA0, 0x800, 0x10000};
    const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
    return point >= kLeast[length] && point <= 0x10FFFF && !surrogate ? length : 0;
}

} // namespace

void printJson(const boost::json::value& value) {
    std::cout << boost::json::serialize(value) << '\n';
}

Exit complain(const std::string& message) {
    std::cerr << "theco-cli: " << message << '\n';
    return Exit::Unusable;
}

void warn(const std::string& what) {
    std::cerr << i18n::fill(i18n::tr("Warning: {what}"), {{"what", printable(what)}}) << '\n';
}

std::string printable(std::string_view bytes) {
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string out;
    while (!bytes.empty()) {
        const std::size_t length = showableLength(bytes);
        if (length > 0) {
            out += bytes.substr(0, length);
        } else {
            const auto byte = static_cast<unsigned char>(bytes.front());
            out += "\\x";
            out += kHex[byte >> 4];
            out += kHex[byte & 15];
        }
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

std::string printableName(std::string_view file) {
    return file.empty() ? "\"\"" : printable(file);
}

std::string inEnglish(const std::function<std::string()>& make) {
    const i18n::Language before = i18n::language();
    i18n::setLanguage(i18n::Language::English);
    std::string text = make();
    i18n::setLanguage(before);
    return text;
}

boost::json::value outcomeJson(const chess::Position& position) {
    const std::optional<chess::EndReason> ending = chess::boardEnding(position);
    if (ending == chess::EndReason::Checkmate) return "checkmate";
    if (ending == chess::EndReason::Stalemate) return "stalemate";
    // A final position is worth the whole question where the quick test sees no dead one.
    const bool dead =
        ending ? ending == chess::EndReason::DeadPosition : chess::isDeadPosition(position) == true;
    if (dead) return "dead_position";
    return nullptr;
}

boost::json::array legalMovesJson(const chess::Position& position) {
    std::vector<std::string> moves;
    for (const chess::Move move : chess::legalMoves(position))
        moves.push_back(chess::toUci(move));
    std::sort(moves.begin(), moves.end());
    return boost::json::array(moves.begin(), moves.end());
}

} // namespace theco::cli
