// SPDX-License-Identifier: MIT
#pragma once

#include "tests/catch.hpp"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace theco::test {

/// A file of the big conformance sets, unpacked into a folder of its own; not ok() when there is none.
/// `.tar.xz` is unpacked, of `.xz` the folder holds the file without that ending.
class Unpacked {
public:
    explicit Unpacked(const std::string& archive) {
        namespace fs = std::filesystem;
        const char* const given = std::getenv("THECO_CONFORMANCE");
        const fs::path source = fs::path(given == nullptr ? "" : given) / archive;
        if (given == nullptr || !fs::exists(source)) {
            WARN("SKIPPED: " + archive + ", THECO_CONFORMANCE has none");
            return;
        }
        folder_ = fs::temp_directory_path() /
                  ("theco-" + archive + "-" + std::to_string(std::rand()) + "-" +
                   std::to_string(reinterpret_cast<std::uintptr_t>(this)));
        fs::create_directories(folder_);
        const bool tar = archive.find(".tar.") != std::string::npos;
        const std::string plain = (folder_ / source.stem()).string();
        const std::string command =
            tar ? "tar -xJf '" + source.string() + "' -C '" + folder_.string() + "'"
                : "xz -dc '" + source.string() + "' > '" + plain + "'";
        REQUIRE(std::system(command.c_str()) == 0);
    }
    ~Unpacked() {
        std::error_code ignored;
        if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
    }
    Unpacked(const Unpacked&) = delete;
    Unpacked& operator=(const Unpacked&) = delete;
    bool ok() const { return !folder_.empty(); }
    const std::filesystem::path& folder() const { return folder_; }

private:
    std::filesystem::path folder_;
};

} // namespace theco::test
