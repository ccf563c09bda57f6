// SPDX-License-Identifier: MIT
#include "gui/frame/app.hpp"

int main(int argc, char* argv[]) {
    const auto started = std::chrono::steady_clock::now();
    const auto arguments = theco::gui::readArguments(argc, argv);
    if (const auto status = theco::gui::answerWithoutWindow(arguments)) return *status;
    wxApp::SetInstance(new theco::gui::App(started, arguments));
    int none = 1;
    return wxEntry(none, argv);
}
