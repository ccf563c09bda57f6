// SPDX-License-Identifier: MIT
#include "gui/frame/arguments.hpp"

#include "i18n/catalogue.hpp"
#include "platform/paths.hpp"

#include <cstdio>
#include <string>

namespace theco::gui {

using i18n::tr;

namespace {

std::string usage() {
    return tr("Usage: theco [--screenshot FILE] [FILE]\n"
              "  FILE                a PGN file to open\n"
              "  --screenshot FILE   draw the window into a PNG file and quit\n"
              "  --version           print the version\n");
}

} // namespace

Arguments readArguments(int argc, char* argv[]) {
    Arguments out;
    bool optionsOver = false;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument.empty()) {
            out.wish = Arguments::Wish::Wrong;
        } else if (optionsOver || argument.front() != '-') {
            if (out.file) out.wish = Arguments::Wish::Wrong;
            out.file = platform::toPath(argument);
        } else if (argument == "--") {
            optionsOver = true;
        } else if (argument == "--version") {
            out.wish = Arguments::Wish::ShowVersion;
        } else if (argument == "--help" || argument == "-h") {
            out.wish = Arguments::Wish::ShowHelp;
        } else if (argument == "--screenshot" && i + 1 < argc) {
            out.screenshot = platform::toPath(argv[++i]);
        } else {
            out.wish = Arguments::Wish::Wrong;
        }
    }
    return out;
}

std::optional<int> answerWithoutWindow(const Arguments& arguments) {
    switch (arguments.wish) {
    case Arguments::Wish::ShowVersion:
        std::printf("theco %s\n", THECO_VERSION);
        return 0;
    case Arguments::Wish::ShowHelp:
        std::fputs(usage().c_str(), stdout);
        return 0;
    case Arguments::Wish::Wrong:
        std::fputs(usage().c_str(), stderr);
        return 2;
    case Arguments::Wish::Run:
        break;
    }
    return std::nullopt;
}

} // namespace theco::gui
