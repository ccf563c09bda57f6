// SPDX-License-Identifier: MIT
#include "lessons/progress.hpp"

#include "tests/catch.hpp"
#include "tests/lessons/course_support.hpp"
#include "tests/platform/temporary_folder.hpp"

#include <chrono>
#include <csignal>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

using namespace theco;
using namespace theco::lessons;

namespace {

Pupil opened(const std::filesystem::path& file, std::string_view name = {}) {
    auto pupil = Pupil::open(file, name, "mã");
    REQUIRE(pupil.ok());
    return std::move(pupil).value();
}

/// Works on exercises until killed; tells each finished one through the pipe once it is written.
[[noreturn]] void workForever(const std::filesystem::path& file, int pipeEnd) {
    auto pupil = Pupil::open(file, "An", "xe");
    if (!pupil) ::_exit(1);
    for (int n = 1;; ++n) {
        const std::string id = "A.1-" + std::to_string(n);
        if (!pupil->begin(id) || !pupil->miss(id) || !pupil->finish(id, 1 + n % 3)) ::_exit(2);
        if (::write(pipeEnd, &n, sizeof n) != sizeof n) ::_exit(3);
    }
}

} // namespace

TEST_CASE("a pupil has a name, a picture and what was done, also after opening again") {
    const TemporaryFolder folder;
    const auto file = folder / "Bé An.theco-pupil";
    {
        Pupil pupil = opened(file, "Bé An");
        CHECK(pupil.state().name == "Bé An");
        REQUIRE(pupil.begin("U2.1-a").ok());
        REQUIRE(pupil.miss("U2.1-a").ok());
        REQUIRE(pupil.hint("U2.1-a", 2).ok());
        REQUIRE(pupil.finish("U2.1-a", 2).ok());
        REQUIRE(pupil.begin("U2.1-a").ok());
        REQUIRE(pupil.finish("U2.1-a", 3).ok());
        REQUIRE(pupil.begin("U2.1-a").ok());
        REQUIRE(pupil.finish("U2.1-a", 1).ok());
        REQUIRE(pupil.begin("U2.1-b").ok());
    }
    const Pupil pupil = opened(file, "Someone else");
    CHECK(pupil.state().name == "Bé An");
    CHECK(pupil.state().avatar == "mã");
    const ExerciseProgress& done = pupil.state().exercises.at("U2.1-a");
    CHECK(done.attempts == 3);
    CHECK(done.finished == 3);
    CHECK(done.bestStars == 3);
    CHECK(done.misses == 1);
    CHECK(done.hints == 1);
    CHECK(done.lastMs >= done.firstMs);
    CHECK(pupil.state().open == "U2.1-b");
}

TEST_CASE("one pupil's file is kept by one program at a time") {
    const TemporaryFolder folder;
    const Pupil pupil = opened(folder / "a.theco-pupil", "An");
    const auto second = Pupil::open(folder / "a.theco-pupil");
    REQUIRE_FALSE(second.ok());
    CHECK(second.error().error == platform::JournalError::InUse);
}

TEST_CASE("other files are refused and left as they are") {
    const TemporaryFolder folder;
    writeBytes(folder / "x.theco-pupil", "this is a letter to grandmother");
    CHECK_FALSE(Pupil::open(folder / "x.theco-pupil").ok());
    CHECK(bytesOf(folder / "x.theco-pupil") == "this is a letter to grandmother");
    CHECK(pupilsIn(folder.path()).empty());
}

TEST_CASE("several pupils are listed by given name; equal names get files of their own") {
    const TemporaryFolder folder;
    for (const char* name : {"Nguyễn Văn Bình", "Trần Ánh", "Lê An", "Lê An"})
        (void)opened(newPupilFile(folder.path(), name), name);
    const std::vector<PupilFile> all = pupilsIn(folder.path());
    REQUIRE(all.size() == 4);
    CHECK(all[0].name == "Lê An");
    CHECK(all[1].name == "Lê An");
    CHECK(all[0].file != all[1].file);
    CHECK(all[2].name == "Trần Ánh");
    CHECK(all[3].name == "Nguyễn Văn Bình");
    CHECK(pupilsIn(folder / "not there").empty());
}

TEST_CASE("entries that make no sense change nothing") {
    PupilState state;
    for (const char* kind : {"begin", "finish", "pupil", "dance"})
        for (const char* payload : {"", "{", "[]", "{}", "{\"exercise\":7}", "{\"stars\":\"x\"}"}) {
            platform::JournalEntry entry;
            entry.kind = kind;
            entry.payload = payload;
            state.apply(entry);
        }
    CHECK(state.exercises.empty());
    platform::JournalEntry entry;
    entry.kind = "finish";
    entry.payload = "{\"exercise\":\"a\",\"stars\":99}";
    state.apply(entry);
    CHECK(state.exercises.at("a").bestStars == 3);
}

TEST_CASE("a lesson is done when its mastery is passed, by weight") {
    Lesson lesson;
    lesson.mastery = 800;
    for (const char* id : {"a", "b", "c"}) {
        lesson.exercises.emplace_back();
        lesson.exercises.back().id = id;
    }
    lesson.exercises[0].weight = 3000;
    PupilState state;
    CHECK_FALSE(progressIn(lesson, state).begun);
    state.exercises["b"].bestStars = 3;
    state.exercises["c"].bestStars = 1;
    LessonProgress progress = progressIn(lesson, state);
    CHECK(progress.begun);
    CHECK(progress.passed == 200);
    CHECK(progress.stars == 4);
    CHECK(progress.starsPossible == 9);
    CHECK_FALSE(progress.done);
    state.exercises["a"].bestStars = 2;
    CHECK(progressIn(lesson, state).done);
}

TEST_CASE("a program killed in the middle of an exercise loses nothing it had acknowledged") {
    const TemporaryFolder folder;
    const auto file = folder / "An.theco-pupil";
    int told = 0;
    for (int round = 0; round < 4; ++round) {
        int ends[2];
        REQUIRE(::pipe(ends) == 0);
        const pid_t child = ::fork();
        if (child == 0) workForever(file, ends[1]);
        ::close(ends[1]);
        std::this_thread::sleep_for(std::chrono::milliseconds(60 + 40 * round));
        ::kill(child, SIGKILL);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE(WIFSIGNALED(status));
        int last = 0;
        for (int n = 0; ::read(ends[0], &n, sizeof n) == sizeof n;)
            last = n;
        ::close(ends[0]);
        told = std::max(told, last);

        const Pupil pupil = opened(file);
        CHECK_FALSE(pupil.damage());
        for (int n = 1; n <= told; ++n)
            CHECK(pupil.state().exercises.at("A.1-" + std::to_string(n)).bestStars >= 1);
    }
}
