// SPDX-License-Identifier: MIT
// The screens of the course without a window: every exercise can be finished by what the screen
// offers, and what goes wrong is said and shown.
#include "gui/board/chess_board.hpp"
#include "gui/lessons/guide_dialog.hpp"
#include "gui/lessons/practice_words.hpp"
#include "gui/lessons/study.hpp"
#include "i18n/catalogue.hpp"
#include "lessons/values.hpp"
#include "platform/paths.hpp"
#include "tests/catch.hpp"
#include "tests/gui/lesson_room.hpp"
#include "tests/support/amount.hpp"

#include <algorithm>
#include <fstream>
#include <random>

using namespace theco;
using gui::MarkKind;
using gui::Practice;
using gui::Scene;
using gui::Study;
using test::arrow;
using test::marked;
using test::Room;
using test::sq;
namespace fs = std::filesystem;

namespace {

void tick(Practice& practice, const std::set<chess::ReasonCode>& codes) {
    const Scene scene = practice.scene();
    for (const chess::ReasonCode code : codes)
        for (std::size_t i = 0; i < scene.choices.size(); ++i)
            if (scene.choices[i].text == gui::shortReason(code)) practice.choose(i);
}

/// Does on the screen what the exercise itself says is right; false: the screen does not offer it.
struct Doer {
    Practice& practice;

    void operator()(const lessons::TryMove& answer) {
        const auto move = std::get<chess::MoveTry>(answer.wanted);
        practice.move(move.from, move.to);
        if (practice.promotingOn()) practice.promote(move.promotion);
        practice.showAll();
    }
    void operator()(const lessons::SortMove& answer) {
        practice.move(answer.move.from, answer.move.to);
        if (practice.promotingOn()) practice.promote(answer.move.promotion);
        practice.choose(static_cast<std::size_t>(answer.group));
    }
    void operator()(const lessons::ChooseSquares& answer) {
        const auto* task = std::get_if<lessons::SquareTask>(&practice.exercise().task);
        if (task && task->ask == lessons::SquareTask::Ask::Name) {
            const Scene scene = practice.scene();
            for (std::size_t i = 0; i < scene.choices.size(); ++i)
                if (scene.choices[i].text == chess::toString(*task->square)) practice.choose(i);
            return;
        }
        for (const chess::Square square : answer.squares)
            practice.press(square);
        practice.act();
    }
    void operator()(const lessons::ChooseColor& answer) { practice.choose(answer.light ? 0 : 1); }
    void operator()(const lessons::GiveReasons& answer) {
        practice.choose(1);
        tick(practice, answer.codes);
        practice.act();
    }
    void operator()(const lessons::JudgeCastling& answer) {
        practice.choose(answer.possible ? 0 : 1);
        if (answer.possible) return;
        tick(practice, answer.codes);
        practice.act();
    }
    void operator()(const lessons::Classify& answer) {
        practice.choose(static_cast<std::size_t>(answer.answer));
    }
    void operator()(const lessons::ChooseMoment& answer) {
        practice.goTo(answer.ply);
        practice.act();
    }
    void operator()(const lessons::ChooseOptions& answer) {
        for (const int option : answer.options)
            practice.choose(static_cast<std::size_t>(option));
        if (!practice.finished()) practice.act();
    }
    void operator()(const lessons::PlaceMan& answer) {
        const Scene scene = practice.scene();
        for (std::size_t i = 0; i < scene.choices.size(); ++i)
            if (scene.choices[i].man == answer.man.piece) practice.choose(i);
        practice.press(answer.man.square);
    }
};

/// The right answer now, asked of a copy so that nothing is held against the pupil.
std::optional<lessons::Answer> rightAnswer(const Practice& practice) {
    lessons::Attempt twin = practice.attempt();
    for (int level = 1; level <= 4; ++level)
        if (const auto hint = twin.hint(); hint.answer) return hint.answer;
    return std::nullopt;
}

} // namespace

TEST_CASE("Every exercise of the course can be finished with what the screen offers") {
    const Room room;
    int exercises = 0;
    std::set<lessons::Kind> kinds;
    for (const auto& unit : room.classroom.library().units()) {
        for (const lessons::Lesson* lesson : unit.lessons) {
            for (const lessons::Exercise& exercise : lesson->exercises) {
                INFO(exercise.id);
                Practice practice(exercise, nullptr);
                ++exercises;
                kinds.insert(exercise.kind);
                for (int step = 0; step < 64 && !practice.finished(); ++step) {
                    const auto answer = rightAnswer(practice);
                    REQUIRE(answer);
                    std::visit(Doer{practice}, *answer);
                    REQUIRE(practice.attempt().misses() == 0);
                }
                CHECK(practice.finished());
                const Scene scene = practice.scene();
                CHECK(scene.stars == 3);
                CHECK_FALSE(scene.saying.title.empty());
                CHECK(scene.choices.empty());
                CHECK_FALSE(scene.main.empty());
            }
        }
    }
    CHECK(exercises > 24);
    CHECK(kinds.size() == 16);
}

TEST_CASE("No reason is offered that holds as well as the right one") {
    const Room room;
    using enum chess::ReasonCode;
    const auto offered = [&](const char* id) {
        Practice practice(room.exercise(id), nullptr);
        practice.choose(1);
        std::set<std::string> texts;
        for (const auto& choice : practice.scene().choices)
            texts.insert(choice.text);
        return texts;
    };
    struct Row {
        const char* id;
        chess::ReasonCode right, also;
    };
    for (const Row& row : {Row{"U2.5-d", KingTakesDefended, KingIntoAttack},
                           Row{"U3.5-d", EpWrongRank, EpSingleStep},
                           Row{"U3.2-c", PawnStraightCapture, PawnDoubleBlocked},
                           Row{"U2.7-b", OwnPieceOnTarget, PathBlocked}}) {
        INFO(row.id);
        const std::set<std::string> texts = offered(row.id);
        CHECK(texts.count(gui::shortReason(row.right)) == 1);
        CHECK(texts.count(gui::shortReason(row.also)) == 0);
        CHECK(texts.size() > 2);
    }
}

TEST_CASE("Four hints grow stronger, and the last one shows the answer on the screen") {
    const Room room;
    for (const char* id : {"T1.3-a", "T1.3-b", "T1.3-c", "T1.3-d", "T1.3-e", "T1.6-a", "T2.1-a",
                           "T2.1-b", "T2.6-a", "T2.7-a", "T3.4-a", "T3.5-a", "T3.7-a", "T4.3-b",
                           "T5.1-a", "T5.2-a", "T5.4-a", "T6.1-a", "T6.1-b", "T6.1-c", "T6.4-a"}) {
        INFO(id);
        Practice practice(room.exercise(id), nullptr);
        for (int level = 1; level <= 4; ++level) {
            REQUIRE(practice.scene().canHint);
            practice.hint();
            CHECK_FALSE(practice.scene().saying.detail.empty());
        }
        const Scene scene = practice.scene();
        CHECK_FALSE(scene.canHint);
        const bool onBoard =
            std::any_of(scene.marks.cells.begin(), scene.marks.cells.end(),
                        [](const auto& mark) { return mark.kind == MarkKind::Hint; }) ||
            std::any_of(scene.marks.arrows.begin(), scene.marks.arrows.end(),
                        [](const auto& mark) { return mark.kind == MarkKind::Hint; });
        const bool onButtons = std::any_of(scene.choices.begin(), scene.choices.end(),
                                           [](const auto& choice) { return choice.hinted; });
        CHECK((onBoard || onButtons || scene.walks));
    }
}

TEST_CASE("A wrong promotion is played out and taken back") {
    const Room room;
    Practice practice(room.exercise("T3.7-a"), nullptr);
    struct Wrong {
        chess::PieceType man;
        const char* says;
    };
    for (const Wrong& wrong : {Wrong{chess::PieceType::Queen, "pat"},
                               Wrong{chess::PieceType::Bishop, "h\xC3\xB2"
                                                               "a"},
                               Wrong{chess::PieceType::Knight, "h\xC3\xB2"
                                                               "a"}}) {
        practice.move(sq("c7"), sq("c8"));
        REQUIRE(practice.promotingOn() == sq("c8"));
        CHECK(practice.scene().content.at(gui::cellOf(sq("c7"))) == std::nullopt);
        practice.promote(wrong.man);
        const Scene scene = practice.scene();
        CHECK(scene.content.at(gui::cellOf(sq("c8"))) ==
              gui::pieceId({chess::Color::White, wrong.man}));
        CHECK_THAT(scene.saying.detail, ContainsSubstring(wrong.says));
        CHECK(scene.takes == Scene::Takes::Nothing);
        if (wrong.man == chess::PieceType::Queen) {
            // Where the king cannot go.
            CHECK(marked(scene, "b8", MarkKind::Attack));
            CHECK(marked(scene, "a6", MarkKind::Attack));
        }
        REQUIRE(practice.act());
        CHECK(practice.scene().content.at(gui::cellOf(sq("c7"))) ==
              gui::pieceId({chess::Color::White, chess::PieceType::Pawn}));
        CHECK(practice.scene().takes == Scene::Takes::Moves);
    }
    practice.move(sq("c7"), sq("c8"));
    practice.promote(chess::PieceType::Rook);
    // The reply comes as a move of its own.
    REQUIRE(practice.playing());
    CHECK(practice.scene().content.at(gui::cellOf(sq("a7"))).has_value());
    practice.advance();
    CHECK_FALSE(practice.playing());
    CHECK(practice.scene().content.at(gui::cellOf(sq("a6"))).has_value());
    practice.move(sq("c8"), sq("a8"));
    CHECK(practice.finished());
    CHECK(practice.scene().stars == 2);
}

TEST_CASE("The board does not give away what is asked") {
    const Room room;
    // In check: seen once it has been answered.
    for (const char* id : {"T4.3-b", "U6.1-b"}) {
        INFO(id);
        Practice practice(room.exercise(id), nullptr);
        const auto glows = [&] {
            const Scene scene = practice.scene();
            return std::any_of(scene.marks.cells.begin(), scene.marks.cells.end(),
                               [](const auto& mark) { return mark.kind == MarkKind::Check; });
        };
        REQUIRE(practice.attempt().position()->inCheck());
        CHECK_FALSE(glows());
        for (int step = 0; step < 4 && !practice.finished(); ++step)
            std::visit(Doer{practice}, *rightAnswer(practice));
        CHECK(glows());
    }
    // No dots where every answer to a check is to be found.
    const Practice replies(room.exercise("T5.2-a"), nullptr);
    CHECK(replies.targetsOf(sq("e1")).empty());
    CHECK(marked(Practice(room.exercise("T1.3-b"), nullptr).scene(), "g6", MarkKind::LastMove));
}

TEST_CASE("A man of a level without kings is refused with what stands in its way") {
    const Room room;
    Practice practice(room.exercise("T2.1-c"), nullptr);
    practice.move(sq("a1"), sq("a4"));
    Scene scene = practice.scene();
    CHECK(arrow(scene, "a1", "a4", MarkKind::Wrong));
    CHECK_THAT(scene.saying.detail, ContainsSubstring("a3"));
    practice.move(sq("a1"), sq("b3"));
    CHECK_THAT(practice.scene().saying.detail, ContainsSubstring("Xe"));
    Practice danger(room.exercise("T2.6-a"), nullptr);
    danger.move(sq("h1"), sq("h2"));
    scene = danger.scene();
    CHECK(arrow(scene, "f4", "h2", MarkKind::Attack));
    CHECK(scene.canRestart);
    REQUIRE(danger.act());
    CHECK(danger.scene().content.at(gui::cellOf(sq("h1"))).has_value());
}

TEST_CASE("Nothing said to a child judges it") {
    const Room room;
    const auto harmless = [](const std::string& text) {
        CHECK_THAT(text, !ContainsSubstring("Sai"));
        CHECK_THAT(text, !ContainsSubstring("T\xE1\xBB\x91t l\xE1\xBA\xAFm"));
    };
    for (const auto& unit : room.classroom.library().units())
        for (const lessons::Lesson* lesson : unit.lessons)
            for (const lessons::Exercise& exercise : lesson->exercises) {
                Practice practice(exercise, nullptr);
                // Whatever is clicked first, and all hints.
                practice.choose(0);
                practice.press(sq("h5"));
                practice.act();
                harmless(practice.scene().saying.title + practice.scene().saying.detail);
                for (int i = 0; i < 4; ++i) {
                    practice.hint();
                    harmless(practice.scene().saying.title + practice.scene().saying.detail);
                }
            }
}

TEST_CASE("What a pupil does is in the journal at once, and the lesson goes on there") {
    Room room;
    REQUIRE(room.classroom.add("Lan", "black-rook"));
    const fs::path file = room.classroom.pupil()->file();
    const lessons::Lesson& lesson = *room.classroom.library().lesson("T2.1");
    {
        Study study(room.classroom, lesson);
        CHECK(study.part() == Study::Part::Page);
        CHECK(study.scene().hasBoard);
        study.act();
        REQUIRE(study.practice());
        for (const char* move : {"g4e4", "e4e2", "e2b2"})
            study.practice()->move(sq(std::string(move, 2).c_str()), sq(move + 2));
        REQUIRE(study.practice()->finished());
        study.act();
        REQUIRE(study.practice()->exercise().id == "T2.1-b");
        study.practice()->press(sq("a6"));
        study.practice()->act();
        study.practice()->hint();
    }
    // Somebody else sits down, then the first one comes back.
    room.classroom.leave();
    REQUIRE(room.classroom.add("Minh", "white-pawn"));
    CHECK(room.classroom.pupils().size() == 2);
    CHECK(room.classroom.map().front().rows.front().progress.stars == 0);
    REQUIRE(room.classroom.enter(file));
    const auto& state = room.classroom.pupil()->state();
    CHECK(state.exercises.at("T2.1-a").bestStars == 3);
    CHECK(state.exercises.at("T2.1-b").misses == 1);
    CHECK(state.exercises.at("T2.1-b").hints == 1);
    CHECK(room.classroom.suggested() == &lesson);
    const Study again(room.classroom, lesson);
    CHECK(again.step() == 2);
}

TEST_CASE("A new pupil begins with the first lesson whose needs are done") {
    Room room;
    REQUIRE(room.classroom.add("Lan", "black-rook"));
    const lessons::Lesson* next = room.classroom.suggested();
    REQUIRE(next);
    CHECK(next->id == room.classroom.library().units().front().lessons.front()->id);
    for (const lessons::Exercise& exercise : next->exercises)
        REQUIRE(room.classroom.pupil()->finish(exercise.id, 2));
    CHECK(room.classroom.suggested() != next);
    int suggested = 0;
    for (const auto& unit : room.classroom.map())
        for (const auto& row : unit.rows)
            suggested += row.suggested ? 1 : 0;
    CHECK(suggested == 1);
}

TEST_CASE("Going on means where the pupil is, whatever was skipped before") {
    Room room;
    REQUIRE(room.classroom.add("Lan", "black-rook"));
    lessons::Pupil& pupil = *room.classroom.pupil();
    const auto lesson = [&](const char* id) { return room.classroom.library().lesson(id); };
    const auto finishAll = [&](const char* id, int stars) {
        for (const lessons::Exercise& exercise : lesson(id)->exercises) {
            REQUIRE(pupil.begin(exercise.id));
            REQUIRE(pupil.finish(exercise.id, stars));
        }
    };
    const auto next = [&] { return room.classroom.suggested()->id; };
    // The teacher looked at one of the first unit, the child began with the second.
    REQUIRE(pupil.begin("U1.1-a"));
    REQUIRE(pupil.begin("U2.1-a"));
    CHECK(next() == "U2.1");
    REQUIRE(pupil.finish("U2.1-a", 3));
    CHECK(next() == "U2.1");
    finishAll("U2.1", 3);
    CHECK(next() == "U2.2");
    CHECK(room.classroom.after(*lesson("U2.2"))->id == "U2.3");
    // Looked at once more: nobody waits for it.
    REQUIRE(pupil.begin("U2.1-b"));
    CHECK(next() == "U2.2");
    // Gone through with little success: the lesson stays open, the next one can be had.
    finishAll("U2.2", 1);
    CHECK(next() == "U2.2");
    const Study done = [&] {
        Study study(room.classroom, *lesson("U2.2"));
        study.goTo(study.steps());
        return study;
    }();
    CHECK_THAT(done.scene().choices.front().text,
               ContainsSubstring(lessons::shown(lesson("U2.3")->title)));
    // Another one is in progress: that is where the child is.
    REQUIRE(pupil.begin("U5.1-a"));
    CHECK(next() == "U5.1");
    finishAll("U5.1", 2);
    CHECK(next() == "U5.2");
    // At the end of the course what was skipped comes up.
    std::string last;
    for (const auto* one : room.classroom.allLessons())
        last = one->id;
    finishAll(last.c_str(), 3);
    CHECK(next() == "U1.1");
}

TEST_CASE("A teacher's faulty file is named and leaves the other lessons alone") {
    Room room;
    const std::size_t before = room.classroom.map().size();
    std::ofstream(room.folder.path() / "lessons" / "broken.xml") << "<course><unit></course>";
    room.classroom.reload();
    CHECK(room.classroom.map().size() == before);
    const auto lines = room.classroom.library().faultLines(i18n::Language::English);
    REQUIRE_FALSE(lines.empty());
    CHECK_THAT(lines.front(), ContainsSubstring("broken.xml, line 1, course: "));
}

TEST_CASE("The guide is read as headings, paragraphs, points and code") {
    using Kind = gui::GuideBlock::Kind;
    const auto blocks =
        gui::guideBlocks("# All\n\nA **bold**\nword.\n\n## Part\n- one `{sq:e4}`\n  more\n"
                         "- two\n\n1. first\n\n```xml\n<a>\n\n</a>\n```\nEnd\n");
    const std::vector<gui::GuideBlock> expected{
        {Kind::Title, "All"},        {Kind::Text, "A bold word."},
        {Kind::Heading, "Part"},     {Kind::Point, "one {sq:e4} more"},
        {Kind::Point, "two"},        {Kind::Point, "1. first"},
        {Kind::Code, "<a>\n\n</a>"}, {Kind::Text, "End"}};
    CHECK(blocks == expected);
}

TEST_CASE("Whatever is pressed, in whatever order, the screen stays whole") {
    const Room room;
    std::mt19937 random(20261130);
    const auto below = [&](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    const auto anywhere = [&] { return static_cast<chess::Square>(below(64)); };
    for (const auto& unit : room.classroom.library().units()) {
        for (const lessons::Lesson* lesson : unit.lessons) {
            for (const lessons::Exercise& exercise : lesson->exercises) {
                INFO(exercise.id);
                Practice practice(exercise, nullptr);
                for (int i = tests::amount(60); i > 0; --i) {
                    switch (below(9)) {
                    case 0:
                    case 1:
                        practice.move(anywhere(), anywhere());
                        break;
                    case 2:
                        practice.promote(chess::kPieceTypes.at(static_cast<std::size_t>(below(6))));
                        break;
                    case 3:
                        practice.press(anywhere());
                        break;
                    case 4:
                        practice.choose(static_cast<std::size_t>(below(8)));
                        break;
                    case 5:
                        practice.act();
                        break;
                    case 6:
                        practice.hint();
                        break;
                    case 7:
                        practice.walk(below(5) - 2);
                        break;
                    default:
                        if (below(4) == 0) practice.restart();
                        practice.advance();
                    }
                    const Scene scene = practice.scene();
                    CHECK_FALSE(scene.task.empty());
                    CHECK(scene.content.cells.size() == 64);
                    CHECK((scene.stars > 0) == practice.finished());
                    // There is always something to do.
                    CHECK((scene.takes != Scene::Takes::Nothing || !scene.choices.empty() ||
                           !scene.main.empty() || practice.promotingOn()));
                }
            }
        }
    }
}
