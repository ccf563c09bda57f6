// SPDX-License-Identifier: MIT
#include "platform/paths.hpp"

#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <system_error>

#include <pwd.h>
#include <unistd.h>

namespace theco::platform {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> fromEnvironment(const char* name) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') return std::nullopt;
    return fs::path(value);
}

/// The XDG specification wants relative paths ignored.
std::optional<fs::path> absoluteFromEnvironment(const char* name) {
    std::optional<fs::path> path = fromEnvironment(name);
    if (path && path->is_relative()) path.reset();
    return path;
}

/// HOME may be missing, e.g. for a service or under a bare `env -i`.
fs::path homeDir() {
    if (const auto home = absoluteFromEnvironment("HOME")) return *home;
    passwd record{};
    passwd* found = nullptr;
    std::array<char, 16384> buffer{};
    if (getpwuid_r(getuid(), &record, buffer.data(), buffer.size(), &found) == 0 &&
        found != nullptr && found->pw_dir != nullptr && found->pw_dir[0] == '/') {
        return found->pw_dir;
    }
    std::error_code ignored;
    return fs::temp_directory_path(ignored);
}

/// Only the user may look into a folder that we make: it holds names and birth dates of children.
/// When it cannot be made, whoever opens a file in it gets the error.
fs::path makeFolder(fs::path folder) {
    std::error_code error;
    if (fs::create_directories(folder, error) && !error) {
        fs::permissions(folder, fs::perms::owner_all, error);
    }
    return folder;
}

/// The folder that replaces all others, if the user asked for one.
std::optional<fs::path> chosenDataDir() {
    if (const auto path = fromEnvironment("THECO_DATA_DIR")) {
        std::error_code error;
        fs::path absolute = fs::absolute(*path, error);
        return error ? *path : absolute;
    }
    std::error_code error;
    const fs::path program = programDir();
    if (fs::is_regular_file(program / "portable", error)) return program / "data";
    return std::nullopt;
}

} // namespace

fs::path programDir() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (error) return fs::current_path(error);
    return program.parent_path();
}

fs::path dataDir() {
    if (auto chosen = chosenDataDir()) return makeFolder(*std::move(chosen));
    if (const auto xdg = absoluteFromEnvironment("XDG_DATA_HOME"))
        return makeFolder(*xdg / "theco");
    return makeFolder(homeDir() / ".local" / "share" / "theco");
}

fs::path configDir() {
    if (const auto chosen = chosenDataDir()) {
        makeFolder(*chosen);
        return makeFolder(*chosen / "config");
    }
    if (const auto xdg = absoluteFromEnvironment("XDG_CONFIG_HOME")) {
        return makeFolder(*xdg / "theco");
    }
    return makeFolder(homeDir() / ".config" / "theco");
}

} // namespace theco::platform
