// SPDX-License-Identifier: MIT
// Exercises as a pupil works on them: the sample course, worked through without a window.
#include "lessons/attempt.hpp"

#include "core/chess/fen.hpp"
#include "lessons/library.hpp"
#include "lessons/values.hpp"
#include "tests/catch.hpp"
#include "tests/lessons/course_support.hpp"

#include <algorithm>

using namespace theco;
using namespace theco::lessons;

namespace {

const CourseFile& sample() {
    static const CourseFile file =
        checkCourse(test::bytesIn(std::string(THECO_TEST_DATA) + "/sample_lesson.xml"), "sample");
    return file;
}
const Exercise& named(const char* id) {
    const Exercise* exercise = sample().course.exercise(id);
    REQUIRE(exercise != nullptr);
    REQUIRE(exercise->sound);
    return *exercise;
}
TryMove move(const char* text) {
    return {*chess::parseTry(text)};
}
std::vector<Square> squares(const char* text) {
    return *readSquares(text);
}
std::string played(const Response& response) {
    std::string out;
    for (const MoveTry one : response.played)
        out += written(one) + ' ';
    return out;
}

} // namespace

TEST_CASE("goto: each star is taken, par gives three stars, more moves two") {
    Attempt attempt(named("U2.1-a"));
    CHECK(attempt.answer(move("g4e4")).verdict == Verdict::Accepted);
    CHECK(attempt.men().at(Square::E4) ==
          chess::Piece{chess::Color::White, chess::PieceType::Rook});
    CHECK(attempt.answer(move("e4e2")).missing == 1);
    const Response last = attempt.answer(move("e2b2"));
    CHECK(last.verdict == Verdict::Finished);
    CHECK(last.text.en == "Well done! You have every star.");
    CHECK(attempt.stars() == 3);
    CHECK(attempt.answer(move("b2b1")).verdict == Verdict::NotHere);

    attempt.restart();
    CHECK_FALSE(attempt.finished());
    for (const char* step : {"g4h4", "h4e4", "e4e2", "e2b2"})
        (void)attempt.answer(move(step));
    CHECK(attempt.finished());
    CHECK(attempt.stars() == 2);
}

TEST_CASE("goto: a move that the man cannot make is refused, too many moves lose the level") {
    Attempt attempt(named("U2.1-a"));
    CHECK(attempt.answer(move("g4f3")).verdict == Verdict::Refused);
    CHECK(attempt.answer(move("a1a2")).verdict == Verdict::Refused);
    CHECK(attempt.moves() == 0);
    for (const char* step : {"g4g5", "g5g4", "g4g5", "g5g4"})
        CHECK(attempt.answer(move(step)).verdict == Verdict::Accepted);
    const Response fifth = attempt.answer(move("g4g5"));
    CHECK(fifth.verdict == Verdict::Lost);
    CHECK(fifth.reached == Reached::TooManyMoves);
    CHECK(attempt.lost());
    CHECK(attempt.answer(move("g5g4")).verdict == Verdict::NotHere);
    attempt.restart();
    CHECK(attempt.answer(move("g4e4")).verdict == Verdict::Accepted);
}

TEST_CASE("safe: stopping where the bishop looks loses the level and shows the bishop") {
    Attempt attempt(named("U2.6-a"));
    CHECK(attempt.answer(move("h1h2")).verdict == Verdict::Lost);
    attempt.restart();
    const Response response = attempt.answer(move("h1c1"));
    CHECK(response.verdict == Verdict::Lost);
    CHECK(response.reached == Reached::Attacked);
    CHECK(response.squares == squares("f4"));
    attempt.restart();
    for (const char* step : {"h1h5", "h5h1", "h1g1", "g1g2"})
        CHECK(attempt.answer(move(step)).verdict != Verdict::Lost);
    CHECK(attempt.finished());
    CHECK(attempt.stars() == 2); // two misses
}

TEST_CASE("all-moves: a wrong square comes with the judge's reason, the rest is counted") {
    Attempt attempt(named("U2.1-b"));
    const Response first = attempt.answer(ChooseSquares{squares("a6 b7 b5")});
    CHECK(first.verdict == Verdict::Again);
    CHECK(first.squares == squares("b5"));
    CHECK(first.missing == 3);
    REQUIRE(first.reasons.size() == 1);
    CHECK(first.reasons[0].code == chess::ReasonCode::OwnPieceOnTarget);
    CHECK(attempt.answer(ChooseSquares{squares("d6 c6 b8 b7 a6")}).verdict == Verdict::Finished);
    CHECK(attempt.stars() == 3); // the first look again is free
}

TEST_CASE("line: illegal moves have reasons, legal ones that miss are shown and taken back") {
    Attempt attempt(named("U3.4-a"));
    const Response illegal = attempt.answer(move("b5a6"));
    CHECK(illegal.verdict == Verdict::Refused);
    REQUIRE(illegal.reasons.size() == 1);
    CHECK(illegal.reasons[0].code == chess::ReasonCode::PawnDiagonalEmpty);
    const Response other = attempt.answer(move("b5b6"));
    CHECK(other.verdict == Verdict::Again);
    CHECK(other.reached == Reached::Misses);
    REQUIRE(other.aftermath);
    CHECK(attempt.position()->pieceAt(Square::B5).has_value());
    CHECK(attempt.answer(move("bxc6")).verdict == Verdict::Finished);
    CHECK(attempt.position()->pieceAt(Square::C5) == std::nullopt);
}

TEST_CASE("promotion: each wrong piece is played out, the rook mates after the reply") {
    Attempt attempt(named("U3.7-a"));
    const Response queen = attempt.answer(move("c7c8q"));
    CHECK(queen.verdict == Verdict::Again);
    CHECK(queen.reached == Reached::Stalemate);
    CHECK_THAT(queen.text.vi, ContainsSubstring("pat"));
    REQUIRE(queen.aftermath);
    CHECK_FALSE(chess::hasLegalMove(*queen.aftermath));
    for (const char* minor : {"c7c8b", "c7c8n"})
        CHECK(attempt.answer(move(minor)).reached == Reached::Dead);
    CHECK(attempt.answer(move("c7c8")).reasons.at(0).code == chess::ReasonCode::PromoMissing);
    const Response rook = attempt.answer(move("c8=X"));
    CHECK(rook.verdict == Verdict::Accepted);
    CHECK(played(rook) == "c7c8r a7a6 ");
    CHECK(attempt.answer(move("c8b8")).verdict == Verdict::Again);
    const Response mate = attempt.answer(move("c8a8"));
    CHECK(mate.verdict == Verdict::Finished);
    CHECK_THAT(mate.text.vi, ContainsSubstring("Giỏi lắm!"));
    CHECK(attempt.stars() == 1); // five misses
}

TEST_CASE("promotion: a knight wins the queen, and a queen lets it slip") {
    const CourseFile file = test::checked(test::exercise(
        "kind=\"promotion\" fen=\"8/2q1P1k1/8/8/8/8/8/6K1 w - - 0 1\" move=\"e7e8\" answer=\"n\" "
        "then=\"g7f7 e8c7\" goal=\"capture:q\"",
        "<feedback promo=\"q\" outcome=\"misses\"/><feedback promo=\"r\" outcome=\"misses\"/>"
        "<feedback promo=\"b\" outcome=\"misses\"/>"));
    REQUIRE(file.findings.faults() == 0);
    Attempt attempt(*file.course.exercise("A.1-a"));
    const Response queen = attempt.answer(move("e7e8q"));
    CHECK(queen.reached == Reached::Misses);
    CHECK(queen.played.size() == 2); // with the reply that saves the queen
    CHECK(attempt.answer(move("e7e8n")).verdict == Verdict::Accepted);
    CHECK(attempt.answer(move("e8c7")).verdict == Verdict::Finished);
}

TEST_CASE("refuse: saying that it is allowed shows the reasons, naming them is right") {
    Attempt attempt(named("U3.5-a"));
    const Response allowed = attempt.answer(GiveReasons{});
    CHECK(allowed.verdict == Verdict::Refused);
    CHECK(allowed.reasons.at(0).code == chess::ReasonCode::EpTooLate);
    CHECK(attempt.answer(GiveReasons{{chess::ReasonCode::EpSingleStep}}).verdict == Verdict::Again);
    const Response right = attempt.answer(GiveReasons{{chess::ReasonCode::EpTooLate}});
    CHECK(right.verdict == Verdict::Finished);
    CHECK_THAT(right.text.en, ContainsSubstring("too late"));
}

TEST_CASE("replies: every answer to the check, each in its group") {
    Attempt attempt(named("U5.2-a"));
    const auto sort = [&](const char* text, ReplyGroup group) {
        return attempt.answer(SortMove{*readMove(text), group});
    };
    CHECK(sort("a8a7", ReplyGroup::King).verdict == Verdict::Refused);
    CHECK(sort("f1e2", ReplyGroup::Capture).verdict == Verdict::Again);
    CHECK(sort("f1e2", ReplyGroup::Block).missing == 5);
    CHECK(sort("f1e2", ReplyGroup::Block).missing == 5); // found already
    for (const char* king : {"e1d1", "e1d2", "e1f2"})
        CHECK(sort(king, ReplyGroup::King).verdict == Verdict::Accepted);
    CHECK(sort("c1e3", ReplyGroup::Block).missing == 1);
    CHECK(sort("a8e8", ReplyGroup::Capture).verdict == Verdict::Finished);
}

TEST_CASE("castle: yes is a try and is refused with its reasons; no needs all of them") {
    Attempt attempt(named("U4.3-b"));
    using chess::CastleTry;
    using chess::ReasonCode;
    const Response yes = attempt.answer(JudgeCastling{CastleTry::Kingside, true, {}});
    CHECK(yes.verdict == Verdict::Refused);
    CHECK(yes.reasons.size() == 2);
    const Response half =
        attempt.answer(JudgeCastling{CastleTry::Kingside, false, {ReasonCode::CastleBlocked}});
    CHECK(half.verdict == Verdict::Again);
    CHECK(half.missing == 1);
    CHECK(attempt
              .answer(JudgeCastling{CastleTry::Kingside,
                                    false,
                                    {ReasonCode::CastleBlocked, ReasonCode::CastleInCheck}})
              .verdict == Verdict::Accepted);
    CHECK(attempt
              .answer(JudgeCastling{CastleTry::Queenside,
                                    false,
                                    {ReasonCode::CastleThroughCheck, ReasonCode::CastleInCheck}})
              .verdict == Verdict::Finished);
}

TEST_CASE("the short answers: classify, claim, quiz, square, setup, mate1, check1") {
    Attempt classify(named("U6.1-a"));
    CHECK(classify.answer(Classify{Class::Mate}).verdict == Verdict::Again);
    CHECK(classify.answer(Classify{Class::Stalemate}).verdict == Verdict::Finished);

    Attempt claim(named("U6.4-a"));
    CHECK(claim.answer(ChooseMoment{9}).verdict == Verdict::Again);
    CHECK(claim.answer(ChooseMoment{8}).verdict == Verdict::Finished);

    Attempt quiz(named("U6.1-b"));
    const Response wrong = quiz.answer(ChooseOptions{{1}});
    CHECK(wrong.verdict == Verdict::Again);
    CHECK_THAT(wrong.text.en, ContainsSubstring("xiangqi"));
    CHECK(quiz.answer(ChooseOptions{{7}}).verdict == Verdict::NotHere);
    CHECK(quiz.answer(ChooseOptions{{0}}).verdict == Verdict::Finished);

    Attempt find(named("U1.3-a"));
    CHECK(find.answer(ChooseSquares{squares("d5")}).verdict == Verdict::Again);
    CHECK(find.answer(ChooseSquares{squares("d4")}).verdict == Verdict::Finished);

    Attempt mate(named("U5.4-a"));
    CHECK(mate.answer(move("d1d7")).verdict == Verdict::Again);
    CHECK(mate.answer(move("d1d8")).verdict == Verdict::Finished);
    Attempt check(named("U5.1-a"));
    CHECK(check.answer(move("Nf6")).verdict == Verdict::Finished);

    Attempt setup(named("U1.6-a"));
    const auto place = [&](const char* man) {
        return setup.answer(PlaceMan{readMen(man)->front()}).verdict;
    };
    CHECK(place("Qe1") == Verdict::Again);
    for (const char* man : {"Ra1", "Nb1", "Bc1", "Qd1", "Ke1", "Bf1", "Ng1"})
        CHECK(place(man) == Verdict::Accepted);
    CHECK(place("Ra1") == Verdict::Again);
    CHECK(place("rh1") == Verdict::Again);
    CHECK(place("Rh1") == Verdict::Finished);
    CHECK(setup.men().at(Square::E1) == chess::Piece{chess::Color::White, chess::PieceType::King});
}

TEST_CASE("hints have four strengths, the last is the answer, and they cost stars") {
    Attempt attempt(named("U2.1-a"));
    const GivenHint rule = attempt.hint();
    CHECK(rule.level == 1);
    CHECK_FALSE(rule.text.empty());
    CHECK(attempt.hint().squares == squares("e4"));
    CHECK(attempt.hint().squares == squares("g4"));
    const GivenHint last = attempt.hint();
    REQUIRE(last.answer);
    CHECK(attempt.answer(*last.answer).verdict == Verdict::Accepted);
    CHECK(attempt.hint().level == 1); // of the next step
    while (!attempt.finished()) {
        GivenHint hint = attempt.hint();
        while (!hint.answer)
            hint = attempt.hint();
        REQUIRE(attempt.answer(*hint.answer).verdict != Verdict::Lost);
    }
    CHECK(attempt.stars() == 1);
    CHECK(attempt.hint().level == 0);
}

TEST_CASE("the author's squares in a hint are about the first step only") {
    Attempt setup(named("U1.6-a"));
    REQUIRE(setup.answer(PlaceMan{readMen("Ra1")->front()}).verdict == Verdict::Accepted);
    (void)setup.hint();
    CHECK(setup.hint().squares == squares("b1"));

    const CourseFile file = test::checked(
        test::exercise("kind=\"setup\" side=\"white\" part=\"yes\" answer=\"Ra1 Rh1\"",
                       "<hint level=\"2\" squares=\"a1 h1\"/>"));
    Attempt rooks(*file.course.exercise("A.1-a"));
    (void)rooks.hint();
    CHECK(rooks.hint().squares == squares("a1 h1"));
    REQUIRE(rooks.answer(PlaceMan{readMen("Ra1")->front()}).verdict == Verdict::Accepted);
    (void)rooks.hint();
    CHECK(rooks.hint().squares == squares("h1"));
}

TEST_CASE("every exercise can be done by following the hints") {
    const Library library = Library::builtIn();
    std::vector<const Lesson*> lessons;
    for (const Unit& unit : sample().course.units)
        for (const Lesson& lesson : unit.lessons)
            lessons.push_back(&lesson);
    for (const Library::UnitView& unit : library.units())
        lessons.insert(lessons.end(), unit.lessons.begin(), unit.lessons.end());
    for (const Lesson* lesson : lessons) {
        for (const Exercise& exercise : lesson->exercises) {
            INFO(exercise.id);
            Attempt attempt(exercise);
            for (int step = 0; step < 200 && !attempt.finished(); ++step) {
                const GivenHint hint = attempt.hint();
                REQUIRE(hint.level > 0);
                if (!hint.answer) continue;
                const Verdict verdict = attempt.answer(*hint.answer).verdict;
                REQUIRE((verdict == Verdict::Accepted || verdict == Verdict::Finished));
            }
            CHECK(attempt.finished());
            CHECK(attempt.misses() == 0);
        }
    }
}

TEST_CASE("an answer of the wrong kind changes nothing") {
    Attempt attempt(named("U5.4-a"));
    for (const Answer& answer : {Answer(ChooseColor{true}), Answer(ChooseMoment{1}),
                                 Answer(PlaceMan{}), Answer(GiveReasons{})})
        CHECK(attempt.answer(answer).verdict == Verdict::NotHere);
    CHECK(attempt.misses() == 0);
}
