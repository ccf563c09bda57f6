// SPDX-License-Identifier: MIT
// A course as data. Reading one: course_reader.hpp; what must be true of it: prover.hpp.
#pragma once

#include "core/chess/reasons.hpp"
#include "core/chess/setup.hpp"
#include "lessons/finding.hpp"
#include "lessons/text.hpp"

#include <set>
#include <string>
#include <variant>
#include <vector>

namespace theco::lessons {

using chess::Bitboard;
using chess::MoveTry;
using chess::Square;

enum class MarkStyle : unsigned char { Dot, Circle, Cross, Fill };
enum class MarkColor : unsigned char { Green, Red, Blue, Yellow };

struct Mark {
    std::vector<Square> squares;
    MarkStyle style = MarkStyle::Dot;
    MarkColor color = MarkColor::Green;
};
struct Arrow {
    Square from;
    Square to;
    MarkColor color = MarkColor::Green;
};

/// A picture of a position in the explanation of a lesson.
struct Picture {
    chess::Setup men;
    bool whiteBelow = true;
    bool free = false; ///< kings may be missing
    std::vector<Mark> marks;
    std::vector<Arrow> arrows;
};
struct Page {
    Text text;
    std::optional<Picture> picture;
};

/// How a move ends that was not the best.
enum class Outcome : unsigned char { Stalemate, Dead, Misses };

struct Hint {
    int level = 1; ///< 1 the rule, 2 squares, 3 the piece (its square) or the move, 4 the move
    Text text;     ///< empty: the program has the sentence
    std::vector<Square> squares;
    std::optional<MoveTry> move;
    int line = 1;
};

struct Feedback {
    std::optional<bool> right; ///< empty: neither
    std::optional<chess::ReasonCode> code;
    std::optional<chess::PieceType> promotion;
    std::optional<Outcome> outcome;
    Text text; ///< empty: the program has the sentence
    int line = 1;
};

enum class Kind : unsigned char {
    Goto,
    Safe,
    CaptureAll,
    AllMoves,
    Line,
    Refuse,
    Promotion,
    Replies,
    Castle,
    Classify,
    MateInOne,
    CheckInOne,
    Claim,
    Quiz,
    Square,
    Setup,
};
/// "capture-all".
std::string_view name(Kind kind);

struct Man {
    chess::Piece piece;
    Square square;
    friend bool operator==(const Man&, const Man&) = default;
};

/// goto, safe, capture-all: no kings, no check, the other side never moves.
struct FreeTask {
    std::vector<Man> pieces; ///< the pupil's
    std::vector<Square> stars;
    std::vector<Man> enemies;
    std::vector<Square> block; ///< squares that cannot be entered
    int par = 0;
    int slack = 2; ///< moves above par that still pass
    bool challenge = false;
};
struct AllMovesTask {
    struct Why {
        Square square;
        std::set<chess::ReasonCode> codes;
        int line;
    };
    Square square{};
    std::vector<Square> answer;
    std::vector<Why> why;
};
enum class Goal : unsigned char { Legal, Capture, EnPassant, Check, Mate, Stalemate };
struct LineTask {
    std::vector<MoveTry> answer;
    Goal goal = Goal::Legal;
    std::vector<MoveTry> then; ///< reply, answer, reply, answer ...
};
struct RefuseTask {
    std::string written;
    chess::AnyTry wanted;
    std::set<chess::ReasonCode> codes;
};
struct PromotionTask {
    MoveTry move; ///< without a letter
    std::vector<chess::PieceType> answer;
    std::vector<MoveTry> then;
    std::optional<chess::PieceType> capture; ///< the goal; empty: mate
};
struct RepliesTask {
    std::vector<MoveTry> king;
    std::vector<MoveTry> capture;
    std::vector<MoveTry> block;
};
struct CastleTask {
    struct Ask {
        chess::CastleTry side;
        bool possible;
        chess::Reasons reasons;
        int line;
    };
    std::vector<Ask> asks;
};
enum class Class : unsigned char { Mate, Stalemate, Dead, Check, None };
struct ClassifyTask {
    Class answer = Class::None;
};
/// mate1, check1.
struct OneMoveTask {
    std::optional<std::vector<MoveTry>> answer;
};
enum class ClaimRule : unsigned char { Threefold, Fivefold, Fifty, SeventyFive };
struct ClaimTask {
    ClaimRule rule = ClaimRule::Threefold;
    int firstAt = 0; ///< half-moves played; 0 = the start
};
struct QuizTask {
    struct Option {
        bool right = false;
        Text text;
        Text feedback;
    };
    bool multi = false;
    std::vector<Option> options;
};
struct SquareTask {
    enum class Ask : unsigned char { Find, Name, Color, Mark, Attackers };
    Ask ask = Ask::Find;
    /// find, name, color: the square; the others: none.
    std::optional<Square> square;
    /// color
    bool light = false;
    /// mark, attackers
    std::vector<Square> answer;
    std::string set; ///< mark
    chess::Color side = chess::Color::White;
};
struct SetupTask {
    std::set<chess::Color> sides;
    std::vector<Man> men;
    bool part = false;
};

using Task = std::variant<std::monostate, FreeTask, AllMovesTask, LineTask, RefuseTask,
                          PromotionTask, RepliesTask, CastleTask, ClassifyTask, OneMoveTask,
                          ClaimTask, QuizTask, SquareTask, SetupTask>;

struct Exercise {
    std::string id;
    Kind kind = Kind::Quiz;
    int line = 1;
    int weight = 1000; ///< thousandths
    Text prompt;
    std::vector<Hint> hints;
    std::vector<Feedback> feedback;
    /// The position and what was played before it; kinds without a FEN have none.
    std::optional<chess::Game> game;
    Task task;
    bool sound = false; ///< read without a fault; only then it may be proven and played
};

struct Source {
    std::string ref;
    std::string lines;
};
struct Lesson {
    std::string id;
    int line = 1;
    int minutes = 10;
    int mastery = 1000; ///< thousandths of the exercises (by weight) that must be passed
    std::vector<std::string> needs;
    Text title;
    std::vector<Source> sources;
    std::vector<Page> pages;
    std::vector<Exercise> exercises;
    bool sound = true; ///< no fault in it nor in its exercises: may be shown to a pupil
};
struct Unit {
    std::string id;
    int line = 1;
    Text title;
    std::vector<Lesson> lessons;
};
struct Course {
    std::string id;
    int line = 1;
    std::string version;
    i18n::Language defaultLanguage = i18n::Language::Vietnamese;
    Text title;
    std::vector<Unit> units;

    int exercises() const;
    const Lesson* lesson(std::string_view id) const;
    const Exercise* exercise(std::string_view id) const;
};

} // namespace theco::lessons
