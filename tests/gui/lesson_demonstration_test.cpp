// SPDX-License-Identifier: MIT
// Lessons shown to a class, without a window.
#include "gui/lessons/demonstration.hpp"
#include "tests/gui/lesson_room.hpp"

using namespace theco;
using gui::Demonstration;
using gui::MarkKind;
using test::arrow;
using test::marked;
using test::Room;
using test::sq;

namespace {

/// The lesson of this exercise, at this exercise.
Demonstration at(const Room& room, const std::string& exercise) {
    const lessons::Lesson* lesson =
        room.classroom.library().lesson(exercise.substr(0, exercise.find('-')));
    REQUIRE(lesson);
    Demonstration out({lesson});
    for (std::size_t i = 0; i < lesson->exercises.size(); ++i)
        if (lesson->exercises[i].id == exercise) out.goTo(lesson->pages.size() + i);
    return out;
}

/// Asks for hints up to the answer.
void askForAnswer(Demonstration& demonstration) {
    for (int i = 0; i < 4; ++i)
        demonstration.hint();
}

/// How many boards are shown one after the other until the answer is there.
int playToEnd(Demonstration& demonstration) {
    int frames = 1;
    for (; demonstration.playing(); ++frames)
        demonstration.advance();
    return frames;
}

bool stands(const Demonstration& demonstration, const char* square, chess::Piece man) {
    return demonstration.scene().content.at(gui::cellOf(sq(square))) == gui::pieceId(man);
}

} // namespace

TEST_CASE("A demonstration judges nothing: men, marks and hints are free") {
    const Room room;
    Demonstration demonstration({room.classroom.library().lesson("T2.1")});
    CHECK(demonstration.place() == "1 / 4");
    demonstration.forward();
    CHECK(marked(demonstration.scene(), "e4", MarkKind::Star));
    demonstration.move(sq("g4"), sq("e4"));
    CHECK_FALSE(marked(demonstration.scene(), "e4", MarkKind::Star));
    demonstration.mark(sq("b7"), MarkKind::UserRed);
    CHECK(marked(demonstration.scene(), "b7", MarkKind::UserRed));
    demonstration.reset();
    CHECK(marked(demonstration.scene(), "e4", MarkKind::Star));
    CHECK_FALSE(marked(demonstration.scene(), "b7", MarkKind::UserRed));
}

TEST_CASE("A demonstration goes on with the next lesson, and back to the one before") {
    const Room room;
    const auto all = room.classroom.allLessons();
    REQUIRE(all.size() > 2);
    Demonstration demonstration(all, 1);
    CHECK(&demonstration.lesson() == all[1]);
    demonstration.back();
    CHECK(&demonstration.lesson() == all[0]);
    CHECK(demonstration.step() + 1 == demonstration.steps());
    std::size_t steps = 0;
    for (const lessons::Lesson* lesson : all)
        steps += lesson->pages.size() + lesson->exercises.size();
    demonstration.goTo(0);
    // Every page and exercise of the course, then it stays.
    for (std::size_t i = 1; i < steps; ++i) {
        demonstration.forward();
        CHECK_FALSE(demonstration.scene().task.empty());
    }
    CHECK(&demonstration.lesson() == all.back());
    const std::string last = demonstration.place();
    CHECK(demonstration.step() + 1 == demonstration.steps());
    demonstration.forward();
    CHECK(demonstration.place() == last);
}

TEST_CASE("The last hint shows every move of the answer, also to whoever moved the men about") {
    const Room room;
    Demonstration stars = at(room, "U2.1-a");
    stars.move(sq("g4"), sq("h8"));
    askForAnswer(stars);
    CHECK(stars.playing());
    CHECK(playToEnd(stars) == 4);
    CHECK(stars.scene().marks.arrows.size() == 3);
    const auto isStar = [](const gui::CellMark& mark) { return mark.kind == MarkKind::Star; };
    const auto& cells = stars.scene().marks.cells;
    CHECK(std::none_of(cells.begin(), cells.end(), isStar));
    // Once more from the start.
    stars.hint();
    CHECK(stars.playing());
    CHECK(stars.scene().marks.arrows.empty());
    stars.move(sq("g4"), sq("h8"));
    CHECK_FALSE(stars.playing());

    Demonstration promotion = at(room, "U3.7-a");
    askForAnswer(promotion);
    CHECK(playToEnd(promotion) == 4);
    CHECK(stands(promotion, "a8", {chess::Color::White, chess::PieceType::Rook}));
    CHECK(arrow(promotion.scene(), "c8", "a8", MarkKind::Hint));
    // In the letters of the language.
    CHECK(promotion.scene().saying.detail == "c8=X Va6 Xa8#");
}

TEST_CASE("The last hint says what no move can show") {
    const Room room;
    const auto said = [&](const char* exercise) {
        Demonstration demonstration = at(room, exercise);
        askForAnswer(demonstration);
        playToEnd(demonstration);
        return demonstration.scene();
    };
    const gui::Scene castling = said("T4.3-b");
    CHECK_THAT(castling.saying.detail, ContainsSubstring("g\xE1\xBA\xA7n"));
    CHECK_THAT(castling.saying.detail,
               ContainsSubstring("\nKh\xC3\xB4ng nh\xE1\xBA\xADp th\xC3\xA0nh xa"));
    CHECK(arrow(castling, "g7", "e8", MarkKind::Attack));
    CHECK_THAT(said("T1.3-c").saying.detail, ContainsSubstring("\xC4\x91"
                                                               "en"));
    CHECK(said("T1.3-b").saying.detail == "g6");
    CHECK_THAT(said("T6.1-a").saying.detail, ContainsSubstring("Pat"));
    CHECK(said("T5.2-a").marks.arrows.size() == 6);
    CHECK_FALSE(said("T3.5-a").saying.detail.empty());
    const gui::Scene quiz = said("T6.1-b");
    CHECK(std::any_of(quiz.choices.begin(), quiz.choices.end(),
                      [](const gui::Choice& choice) { return choice.hinted; }));
}

TEST_CASE("Every exercise of the course can be answered before a class") {
    const Room room;
    for (const lessons::Lesson* lesson : room.classroom.allLessons()) {
        for (const lessons::Exercise& exercise : lesson->exercises) {
            INFO(exercise.id);
            const gui::WholeAnswer answer = gui::wholeAnswer(exercise);
            REQUIRE_FALSE(answer.frames.empty());
            CHECK((answer.frames.size() > 1 || !answer.words.empty() || !answer.options.empty()));
            if (exercise.kind == lessons::Kind::Goto || exercise.kind == lessons::Kind::Safe)
                CHECK(answer.frames.back().stars == 0);
            if (const auto* task = std::get_if<lessons::LineTask>(&exercise.task))
                CHECK(answer.frames.size() == 2 + task->then.size());
        }
    }
}
