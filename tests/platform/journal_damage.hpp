// SPDX-License-Identifier: MIT
// A journal of some pages, in all its bytes, to be damaged.
#pragma once

#include "tests/platform/journal_samples.hpp"
#include "tests/support/power_cut_vfs.hpp"

#include <optional>
#include <string>
#include <vector>

namespace theco::test {

inline const std::string kDamagedFile = "/giải.theco";

/// Stands in the payload of entry n and nowhere else.
inline std::string markOf(int number) {
    std::string mark(1, '<');
    mark += std::to_string(number);
    return mark + '>';
}

/// Payload of entry n: found in the file by its mark. Each 50th is larger than a page.
inline std::string damagePayload(int number) {
    const std::string mark = markOf(number);
    std::string payload;
    while (payload.size() < (number % 50 == 0 ? 9000U : 60U))
        payload += mark;
    return payload;
}

inline std::string journalBytes(int entries) {
    PowerCutDisk disk;
    {
        auto journal = platform::Journal::open(kDamagedFile, platform::kGame, disk.options());
        REQUIRE(journal);
        for (int i = 1; i <= entries; ++i) {
            REQUIRE(journal->append({"move", damagePayload(i), "", 1}));
        }
    }
    return disk.seen().at(kDamagedFile);
}

/// Opens the damaged bytes and checks what must be true whatever the damage: refused and left as
/// they are, or opened with a beginning of the true entries, the damaged bytes kept beside if
/// anything was wrong, and from then on a sound journal that can be written. The number of entries
/// kept, or nothing if refused.
inline std::optional<int> openDamaged(const std::string& bytes, int entries) {
    PowerCutDisk disk(PowerCutDisk::Files{{kDamagedFile, bytes}});
    std::vector<std::string> kept;
    {
        auto journal = platform::Journal::open(kDamagedFile, platform::kGame, disk.options());
        if (!journal) {
            CHECK((disk.seen().at(kDamagedFile) == bytes));
            return std::nullopt;
        }
        for (const auto& entry : journal->entries())
            kept.push_back(entry.payload);
        if (journal->damage()) {
            CHECK(journal->damage()->kept == static_cast<std::int64_t>(kept.size()));
            CHECK_FALSE(journal->damage()->detail.empty());
            CHECK((disk.seen().at(journal->damage()->damagedCopy.string()) == bytes));
        } else {
            CHECK(static_cast<int>(kept.size()) == entries);
        }
    }
    for (std::size_t i = 0; i < kept.size(); ++i) {
        CHECK((kept[i] == damagePayload(static_cast<int>(i) + 1)));
    }
    auto again = platform::Journal::open(kDamagedFile, platform::kGame, disk.options());
    REQUIRE(again);
    CHECK_FALSE(again->damage());
    CHECK(again->entries().size() == kept.size());
    CHECK(again->append({"after", "{}", "", 1}));
    return static_cast<int>(kept.size());
}

} // namespace theco::test
