// SPDX-License-Identifier: MIT
// An exercise while somebody works on it, without a window: what the pupil did goes in, what
// happens comes out. Nothing here knows a clock, a mouse or a language.
#pragma once

#include "lessons/course.hpp"
#include "lessons/free_board.hpp"

namespace theco::lessons {

/// goto, safe, capture-all, line, promotion, mate1, check1: a move is tried.
struct TryMove {
    chess::AnyTry wanted;
};
enum class ReplyGroup : unsigned char { King, Capture, Block };
/// replies: a move and what it does about the check.
struct SortMove {
    MoveTry move;
    ReplyGroup group;
};
/// all-moves; square with find, name, mark, attackers (none is an answer there).
struct ChooseSquares {
    std::vector<Square> squares;
};
/// square with color.
struct ChooseColor {
    bool light;
};
/// refuse: the reasons; none means "the move may be played".
struct GiveReasons {
    std::set<chess::ReasonCode> codes;
};
/// castle: whether one castling is possible and, if not, why not.
struct JudgeCastling {
    chess::CastleTry side;
    bool possible;
    std::set<chess::ReasonCode> codes;
};
struct Classify {
    Class answer;
};
/// claim: half-moves played when the rule holds first.
struct ChooseMoment {
    int ply;
};
/// quiz: indexes into the options.
struct ChooseOptions {
    std::set<int> options;
};
/// setup: one man is put on one square. The colour counts when both sides are set up.
struct PlaceMan {
    Man man;
};
using Answer = std::variant<TryMove, SortMove, ChooseSquares, ChooseColor, GiveReasons,
                            JudgeCastling, Classify, ChooseMoment, ChooseOptions, PlaceMan>;

enum class Verdict : unsigned char {
    Accepted, ///< right; the exercise goes on
    Again,    ///< not what was asked for: look again; the board is as before
    Refused,  ///< the rules of chess forbid it: `reasons`; the board is as before
    Lost,     ///< the level is lost (a man stands attacked, or too many moves): restart()
    Finished, ///< done, with stars()
    NotHere,  ///< this kind of answer does not belong to this exercise, or it is over
};

/// Where the exercise led to when it was lost or went wrong.
enum class Reached : unsigned char { Stalemate, Dead, Misses, Mate, Attacked, TooManyMoves };

struct Response {
    Verdict verdict = Verdict::NotHere;
    /// Why the rules forbid the move; with Again in all-moves why the first wrong square does not
    /// belong to the answer.
    chess::Reasons reasons;
    /// What was played on the board: the pupil's move, then the other side's reply. After a wrong
    /// promotion: what comes of it, to be shown and then taken back.
    std::vector<MoveTry> played;
    std::optional<Reached> reached;
    /// Where to look: attackers, squares that do not belong to the answer.
    std::vector<Square> squares;
    /// How many parts of the answer are not found yet (squares, replies, men, castlings).
    int missing = 0;
    /// What the author says to it; empty: the program has the sentence.
    Text text;
    /// After a wrong promotion or a wrong move: how the board would stand.
    std::optional<chess::Position> aftermath;
};

/// A hint as it is given. Strength 1 the rule, 2 squares, 3 the piece, 4 the answer itself.
struct GivenHint {
    int level = 0; ///< 0: there is no hint left
    Text text;     ///< empty: the program has the sentence
    std::vector<Square> squares;
    std::optional<Answer> answer; ///< only at 4
};

inline constexpr int kMostStars = 3;

class Attempt {
public:
    /// The exercise must be sound and outlive the attempt.
    explicit Attempt(const Exercise& exercise);

    const Exercise& exercise() const { return *exercise_; }
    Response answer(const Answer& answer);
    /// The next stronger hint for what is to be done now.
    GivenHint hint();
    /// Back to the start of the exercise; what was missed and shown still counts for the stars.
    void restart();

    bool finished() const { return finished_; }
    bool lost() const { return lost_; }
    /// 1..3 once finished: misses after the first, hints and moves above par cost.
    int stars() const;
    int misses() const { return misses_; }
    int hintLevel() const { return strongestHint_; }
    int moves() const { return moves_; }

    /// The men on the board now, also where kings are missing.
    chess::Setup men() const;
    /// goto, safe, capture-all only.
    const FreeBoard* level() const { return level_ ? &*level_ : nullptr; }
    /// Kinds with a position of a game only.
    const chess::Position* position() const { return game_ ? &game_->position() : nullptr; }
    const chess::Game* game() const { return game_ ? &*game_ : nullptr; }
    /// Whose move the pupil makes.
    chess::Color side() const;
    /// replies: what was found so far. setup: see placed().
    const std::vector<SortMove>& found() const { return found_; }
    const std::vector<Man>& placed() const { return placed_; }
    const std::set<chess::CastleTry>& judgedCastlings() const { return judged_; }

private:
    Response to(const FreeTask& task, const TryMove& answer);
    Response to(const AllMovesTask& task, const ChooseSquares& answer);
    Response to(const LineTask& task, const TryMove& answer);
    Response to(const RefuseTask& task, const GiveReasons& answer);
    Response to(const PromotionTask& task, const TryMove& answer);
    Response to(const RepliesTask& task, const SortMove& answer);
    Response to(const CastleTask& task, const JudgeCastling& answer);
    Response to(const ClassifyTask& task, const lessons::Classify& answer);
    Response to(const OneMoveTask& task, const TryMove& answer);
    Response to(const ClaimTask& task, const ChooseMoment& answer);
    Response to(const QuizTask& task, const ChooseOptions& answer);
    Response to(const SquareTask& task, const ChooseSquares& answer);
    Response to(const SquareTask& task, const ChooseColor& answer);
    Response to(const SetupTask& task, const PlaceMan& answer);
    template <class Task, class Given> Response to(const Task&, const Given&) { return {}; }

    Response findMove(const TryMove& answer, const std::vector<chess::MoveTry>& then);
    Response right(Response response = {});
    Response finish(Response response = {});
    Response again(Response response = {});
    Response refused(chess::Reasons reasons);
    Response whole(const std::vector<Square>& wanted, const std::vector<Square>& given);
    Text said(bool right) const;
    Text saidOf(const chess::Reasons& reasons) const;
    void play(chess::Move move, Response& response);
    /// The moves that are right now, the one to show first.
    std::vector<MoveTry> rightMoves() const;
    std::optional<Answer> solution() const;
    GivenHint generated(int level) const;

    const Exercise* exercise_;
    std::optional<chess::Game> game_;
    std::optional<FreeBoard> level_;
    std::vector<SortMove> found_;
    std::vector<Man> placed_;
    std::set<chess::CastleTry> judged_;
    int step_ = 0;         ///< half-moves made in a line
    bool scripted_ = true; ///< the moves so far are the author's line
    int moves_ = 0;
    int misses_ = 0;
    int nextHint_ = 1;
    int strongestHint_ = 0;
    bool finished_ = false;
    bool lost_ = false;
};

} // namespace theco::lessons
