// SPDX-License-Identifier: MIT
// The program itself, started, a lesson worked on by keys, killed without a word.
#include "lessons/progress.hpp"
#include "tests/catch.hpp"
#include "tests/gui/program.hpp"
#include "tests/gui/scratch_folder.hpp"

#include <fstream>
#include <iterator>
#include <optional>

using namespace theco;
using test::press;
namespace fs = std::filesystem;

namespace {

/// What is in the files of a folder: a journal that grew keeps its length for a while.
std::string contentIn(const fs::path& folder) {
    std::string all;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed)) {
        std::ifstream file(entry.path(), std::ios::binary);
        all.append(std::istreambuf_iterator<char>(file), {});
    }
    return all;
}

} // namespace

TEST_CASE("The program is killed in mid-exercise, and everything done is there again") {
    const test::ScratchFolder data;
    const fs::path pupils = data.path() / "pupils";
    fs::create_directories(pupils);
    fs::create_directories(data.path() / "lessons");
    fs::copy_file(fs::path(THECO_TEST_DATA) / "screen_course.xml",
                  data.path() / "lessons" / "screen_course.xml");
    const fs::path file = lessons::newPupilFile(pupils, "Lan");
    {
        // Interrupted in T2.1-a: the map goes on there.
        auto pupil = lessons::Pupil::open(file, "Lan", "white-knight");
        REQUIRE(pupil);
        REQUIRE(pupil->finish("T1.3-a", 3));
        REQUIRE(pupil->begin("T2.1-a"));
    }
    const std::string before = contentIn(pupils);
    // Waits for the journal, which has it at once.
    const auto written = [&](void (*action)()) {
        const std::string old = contentIn(pupils);
        action();
        return test::pumpUntil([&] { return contentIn(pupils) != old; }, 20000);
    };
    {
        wxUIActionSimulator().MouseMove(500, 400);
        // Each key is pressed once, when what the one before it did is to be seen.
        std::optional<test::Program> program;
        REQUIRE(test::changesScreen([&] { program.emplace(data.path()); }));
        REQUIRE(test::changesScreen([] { press('5', wxMOD_CONTROL); }));
        REQUIRE(test::changesScreen([] { press('1'); }));
        REQUIRE(contentIn(pupils) == before);
        REQUIRE(written([] { press(WXK_RETURN); }));
        // g4 to e4, then a hint.
        REQUIRE(test::changesScreen([] {
            for (const int code : {WXK_UP, WXK_RIGHT, WXK_RIGHT, WXK_UP, WXK_UP, WXK_UP, WXK_RETURN,
                                   WXK_LEFT, WXK_LEFT, WXK_RETURN})
                press(code);
        }));
        // It is shown when it is written, not before.
        REQUIRE(test::changesScreen([&] { CHECK(written([] { press('H'); })); }));
        program->kill();
    }
    const auto pupil = lessons::Pupil::open(file);
    REQUIRE(pupil);
    CHECK_FALSE(pupil->damage());
    const lessons::PupilState& state = pupil->state();
    CHECK(state.exercises.at("T1.3-a").bestStars == 3);
    CHECK(state.exercises.at("T2.1-a").attempts == 2);
    CHECK(state.exercises.at("T2.1-a").hints == 1);
    CHECK(state.open == "T2.1-a");
}
