// SPDX-License-Identifier: MIT
// The program itself, started, played on by keys, killed without a word, started again.
#include "gui/play/session.hpp"
#include "tests/catch.hpp"
#include "tests/gui/gui_test_support.hpp"
#include "tests/gui/scratch_folder.hpp"

#include <wx/process.h>
#include <wx/uiaction.h>
#include <wx/utils.h>

#include <system_error>

using namespace theco;
namespace fs = std::filesystem;

namespace {

/// The program as a process of its own, with its own data folder; killed at the end.
class Program {
public:
    explicit Program(const fs::path& data) {
        wxExecuteEnv env;
        wxGetEnvMap(&env.env);
        env.env["THECO_DATA_DIR"] = wxString::FromUTF8(data.string());
        pid_ = wxExecute(wxString::FromUTF8(THECO_PROGRAM), wxEXEC_ASYNC, &process_, &env);
    }
    ~Program() { kill(); }

    void kill() {
        if (pid_ <= 0) return;
        wxKill(static_cast<int>(pid_), wxSIGKILL);
        pid_ = 0;
        test::pumpUntil([this] { return process_.ended; });
    }

private:
    struct Ended : wxProcess {
        void OnTerminate(int, int) override { ended = true; }
        bool ended = false;
    };
    Ended process_;
    long pid_ = 0;
};

void press(int code, int modifiers = 0) {
    wxUIActionSimulator().Char(code, modifiers);
    test::pump();
    wxMilliSleep(60);
}

void typeMove(const char* move) {
    press('L', wxMOD_CONTROL);
    wxUIActionSimulator().Text(move);
    press(WXK_RETURN);
}

std::uintmax_t bytesIn(const fs::path& folder) {
    std::uintmax_t sum = 0;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed)) {
        const auto size = fs::file_size(entry.path(), failed);
        if (!failed) sum += size;
    }
    return sum;
}

bool hasGame(const fs::path& games) {
    std::error_code failed;
    return fs::exists(games / "current", failed);
}

} // namespace

TEST_CASE("The program is killed while playing, and the game is there again") {
    const test::ScratchFolder data;
    test::TestFrame ours({10, 10}); // the simulator asks a window of this program for the scale
    ours.show();
    ours.frame().Hide(); // the keys are for the other program
    const fs::path games = data.path() / "games";
    {
        Program program(data.path());
        // Keys go to the window under the pointer. Its first keys may come before it is up.
        wxUIActionSimulator().MouseMove(500, 400);
        const bool started = test::pumpUntil(
            [&] {
                press('2', wxMOD_CONTROL);
                typeMove("e4");
                return hasGame(games);
            },
            20000);
        REQUIRE(started);
        const auto before = bytesIn(games);
        typeMove("c5");
        typeMove("Nf3");
        test::pumpUntil([&] { return bytesIn(games) > before; }, 300);
        wxMilliSleep(400);
        program.kill();
    }
    gui::PlaySession again(games);
    CHECK_FALSE(again.takeNotice());
    CHECK(again.game().plies() == 3);
    CHECK(again.saved());
}
