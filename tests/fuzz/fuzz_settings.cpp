// SPDX-License-Identifier: MIT
// Any bytes as a settings file: never in the way, and what is set afterwards is kept.
#include "platform/settings.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

using theco::platform::Settings;

namespace {

std::filesystem::path ownFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "theco-fuzz-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    ::setenv("THECO_DATA_DIR", name.c_str(), 1); // the log goes there, too
    return name;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::filesystem::path folder = ownFolder();
    const std::filesystem::path file = folder / "settings.json";
    std::filesystem::remove(folder / "settings.json.damaged-1");
    {
        std::ofstream out(file, std::ios::binary | std::ios::trunc);
        out.write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    }
    Settings settings(file);
    settings.getInt("width", 0);
    settings.getBool("dark", false);
    settings.set("language", "vi");
    if (Settings(file).get("language") != "vi") std::abort();
    return 0;
}
