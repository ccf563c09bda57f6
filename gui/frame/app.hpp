// SPDX-License-Identifier: MIT
#pragma once

#include "gui/frame/arguments.hpp"
#include "gui/play/session.hpp"
#include "platform/settings.hpp"

#include <wx/app.h>

#include <chrono>
#include <memory>

namespace theco::gui {

class MainFrame;

/// The program: settings, the game on the board, and the window.
class App : public wxApp {
public:
    App(std::chrono::steady_clock::time_point started, Arguments arguments);

    bool OnInit() override;
    int OnRun() override;
    /// The command line was read before there was an App.
    void OnInitCmdLine(wxCmdLineParser&) override {}

private:
    void createFrame();
    void afterFirstPaint();
    void takeScreenshot();
    void reportTiming() const;

    std::chrono::steady_clock::time_point started_;
    Arguments arguments_;
    std::unique_ptr<platform::Settings> settings_;
    std::unique_ptr<PlaySession> session_;
    MainFrame* frame_ = nullptr;
    bool painted_ = false;
    bool failed_ = false;
};

} // namespace theco::gui
