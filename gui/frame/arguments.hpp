// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

namespace theco::gui {

/// What the command line asks for.
struct Arguments {
    enum class Wish : unsigned char { Run, ShowVersion, ShowHelp, Wrong };
    Wish wish = Wish::Run;
    std::optional<std::filesystem::path> file;
    std::optional<std::filesystem::path> screenshot;
};

Arguments readArguments(int argc, char* argv[]);
/// Answers what needs no window; the exit status, or nothing when the window is wanted.
std::optional<int> answerWithoutWindow(const Arguments& arguments);

} // namespace theco::gui
