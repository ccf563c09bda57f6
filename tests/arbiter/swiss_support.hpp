// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/formats/trf.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace theco::test {

inline std::string fileText(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// All files below a folder whose names end like this, in order.
inline std::vector<std::filesystem::path> filesEnding(const std::filesystem::path& folder,
                                                      const std::string& ending) {
    std::vector<std::filesystem::path> out;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (name.size() >= ending.size() &&
            name.compare(name.size() - ending.size(), ending.size(), ending) == 0)
            out.push_back(entry.path());
    }
    std::sort(out.begin(), out.end());
    return out;
}

/// The sound part of two tournaments, compared through the file format.
inline std::string written(const formats::TrfFile& file, formats::TrfDialect dialect) {
    const auto text = formats::writeTrf(file, dialect);
    return text ? *text : "fault in " + text.error().field;
}

} // namespace theco::test
