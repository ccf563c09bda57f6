// SPDX-License-Identifier: MIT
#include "gui/frame/app.hpp"

#include "gui/frame/home_page.hpp"
#include "gui/frame/main_frame.hpp"
#include "gui/frame/native_texts.hpp"
#include "gui/frame/product.hpp"
#include "gui/frame/screenshot.hpp"
#include "gui/play/play_page.hpp"
#include "gui/play/status_text.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "platform/paths.hpp"

#include <wx/timer.h>
#include <wx/uilocale.h>
#include <wx/utils.h>

#include <clocale>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <utility>

namespace theco::gui {

using i18n::tr;

namespace {

/// Until the window has its final size and everything in it is drawn.
constexpr int kSettleMs = 600;

/// Resident memory in MB where the system tells (Linux), else 0.
long residentMb() {
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        if (word != "VmRSS:") continue;
        long kb = 0;
        status >> kb;
        return kb / 1024;
    }
    return 0;
}

} // namespace

App::App(std::chrono::steady_clock::time_point started, Arguments arguments)
    : started_(started), arguments_(std::move(arguments)) {}

bool App::OnInit() {
    SetAppName("theco");
    wxUILocale::UseDefault();
    // A Vietnamese or German system would else write 1,5 where files need 1.5.
    std::setlocale(LC_NUMERIC, "C");
    settings_ = std::make_unique<platform::Settings>(platform::configDir() / "settings.json");
    const Preferences preferences = Preferences::load(*settings_);
    i18n::setLanguage(preferences.language);
    translateNativeTexts();
    SetAppDisplayName(toWx(kProductName));
    ColorScheme::setAppearance(preferences.appearance);
    session_ = std::make_unique<PlaySession>(platform::dataDir() / "games");
    createFrame();
    return true;
}

int App::OnRun() {
    const int status = wxApp::OnRun();
    return failed_ ? 1 : status;
}

void App::createFrame() {
    frame_ = new MainFrame(*session_, *settings_);
    if (const auto notice = session_->takeNotice()) frame_->home().showNotice(words(*notice));
    frame_->home().Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
        event.Skip();
        if (std::exchange(painted_, true)) return;
        CallAfter([this] { afterFirstPaint(); });
    });
    frame_->Show();
}

void App::afterFirstPaint() {
    reportTiming();
    if (arguments_.file) frame_->openFile(*arguments_.file);
    if (arguments_.screenshot) takeScreenshot();
}

void App::takeScreenshot() {
    // A game that was opened begins at its start; a picture of it should show some play.
    if (frame_->page() == MainFrame::Page::Play) frame_->play().goTo(session_->game().plies());
    auto* timer = new wxTimer;
    timer->Bind(wxEVT_TIMER, [this, timer](wxTimerEvent&) {
        failed_ = !writeScreenshot(*frame_, *arguments_.screenshot);
        if (failed_)
            std::fprintf(stderr, "%s\n", tr("The screenshot could not be written.").c_str());
        CallAfter([this, timer] {
            delete timer;
            frame_->Close();
        });
    });
    timer->StartOnce(kSettleMs);
}

void App::reportTiming() const {
    wxString wanted;
    if (!wxGetEnv("THECO_TIMING", &wanted)) return;
    using namespace std::chrono;
    const auto passed = duration_cast<milliseconds>(steady_clock::now() - started_).count();
    // Beside the time that passed, that of the processor: the same on a busy machine.
    const auto computed = static_cast<long long>(std::clock()) * 1000 / CLOCKS_PER_SEC;
    std::printf("first paint: %lld ms (processor: %lld ms), resident memory: %ld MB\n",
                static_cast<long long>(passed), computed, residentMb());
    std::fflush(stdout);
}

} // namespace theco::gui
