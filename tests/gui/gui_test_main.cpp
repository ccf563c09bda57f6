// SPDX-License-Identifier: MIT
#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

#include <wx/app.h>
#include <wx/cursor.h>
#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/init.h>

#include <clocale>
#include <cstdio>

namespace {

class TestApp : public wxApp {
public:
    bool OnInit() override { return true; }
    // The tests pump events themselves; destroying the last frame must not end anything.
    int OnRun() override { return 0; }
};

} // namespace

int main(int argc, char* argv[]) {
    wxApp::SetInstance(new TestApp);
    int wxArgc = 1;
    if (!wxEntryStart(wxArgc, argv)) {
        std::fputs("No display: run this under xvfb-run.\n", stderr);
        return 1;
    }
    wxTheApp->CallOnInit();
    wxTheApp->SetExitOnFrameDelete(false);
    std::setlocale(LC_NUMERIC, "C");
    wxInitAllImageHandlers();
    int result = 0;
    {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        result = Catch::Session().run(argc, argv);
    }
    wxEntryCleanup();
    return result;
}
