// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace theco::test {

struct PoEntry {
    int line = 0;
    bool fuzzy = false;
    std::string context;
    std::string english;
    std::string plural;
    std::string translation; ///< of the singular or, where there is a plural, of form 0
    std::string key() const { return context + '\x04' + english; }
};

/// The entries of a .po or .pot file without its header; obsolete ones ("#~") are counted only.
struct PoFile {
    std::vector<PoEntry> entries;
    int obsolete = 0;
};

PoFile readPo(const std::string& path);

} // namespace theco::test
