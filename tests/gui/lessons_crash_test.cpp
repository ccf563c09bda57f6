// SPDX-License-Identifier: MIT
// The program itself, started, a lesson worked on by keys, killed without a word.
#include "lessons/progress.hpp"
#include "tests/catch.hpp"
#include "tests/gui/program.hpp"
#include "tests/gui/scratch_folder.hpp"

#include <fstream>
#include <iterator>

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
    {
        test::Program program(data.path());
        wxUIActionSimulator().MouseMove(500, 400);
        // To the lessons, the first pupil, go on. The first keys may come before the window is up.
        const bool begun = test::pumpUntil(
            [&] {
                press('5', wxMOD_CONTROL);
                press('1');
                press(WXK_RETURN);
                wxMilliSleep(200);
                return contentIn(pupils) != before;
            },
            20000);
        REQUIRE(begun);
        wxMilliSleep(300);
        // g4 to e4, then a hint.
        for (const int code : {WXK_UP, WXK_RIGHT, WXK_RIGHT, WXK_UP, WXK_UP, WXK_UP, WXK_RETURN,
                               WXK_LEFT, WXK_LEFT, WXK_RETURN})
            press(code);
        press('H');
        wxMilliSleep(400);
        program.kill();
    }
    const auto pupil = lessons::Pupil::open(file);
    REQUIRE(pupil);
    CHECK_FALSE(pupil->damage());
    const lessons::PupilState& state = pupil->state();
    CHECK(state.exercises.at("T1.3-a").bestStars == 3);
    // A slow start may have seen the opening keys more than once.
    CHECK(state.exercises.at("T2.1-a").attempts >= 2);
    CHECK(state.exercises.at("T2.1-a").hints == 1);
    CHECK(state.open == "T2.1-a");
}
