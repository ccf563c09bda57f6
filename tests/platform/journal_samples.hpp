// SPDX-License-Identifier: MIT
#pragma once

#include "platform/journal.hpp"
#include "tests/catch.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace theco::platform {

inline constexpr JournalFormat kGame{0x54434701, 3};

inline Journal openJournal(const std::filesystem::path& file, JournalFormat format = kGame) {
    auto opened = Journal::open(file, format);
    INFO((opened ? std::string() : opened.error().detail));
    REQUIRE(opened);
    return *std::move(opened);
}

inline JournalError refusal(const std::filesystem::path& file, JournalFormat format = kGame) {
    const auto opened = Journal::open(file, format);
    REQUIRE_FALSE(opened);
    return opened.error().error;
}

inline NewEntry moveEntry(const std::string& uci) {
    return {"move", "{\"uci\":\"" + uci + "\"}", "Nguyễn Thị Hoà", 1};
}

inline void appendMoves(Journal& journal, int count) {
    for (int i = 1; i <= count; ++i)
        REQUIRE(journal.append(moveEntry(std::to_string(i))));
}

/// What is in force, in a form that is easy to compare.
inline std::string inForce(const Journal& journal) {
    std::string text;
    for (const JournalEntry& entry : journal.liveEntries()) {
        const std::size_t start = entry.payload.find(':') + 2;
        if (!text.empty()) text += ' ';
        text += entry.payload.substr(start, entry.payload.size() - start - 2);
    }
    return text;
}

} // namespace theco::platform
