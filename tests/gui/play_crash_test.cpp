// SPDX-License-Identifier: MIT
// The program itself, started, played on by keys, killed without a word, started again.
#include "gui/play/session.hpp"
#include "tests/catch.hpp"
#include "tests/gui/program.hpp"
#include "tests/gui/scratch_folder.hpp"

using namespace theco;
using test::bytesIn;
using test::press;
using test::Program;
namespace fs = std::filesystem;

namespace {

void typeMove(const char* move) {
    press('L', wxMOD_CONTROL);
    wxUIActionSimulator().Text(move);
    press(WXK_RETURN);
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
