// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/scene.hpp"
#include "lessons/attempt.hpp"
#include "lessons/progress.hpp"

#include <functional>
#include <set>

namespace theco::gui {

/// One exercise on the screen, without a window: what the pupil does goes in, a Scene comes out.
/// Whatever happens is in the pupil's journal when the call returns.
class Practice {
public:
    /// Both must outlive this; without a pupil nothing is written down.
    Practice(const lessons::Exercise& exercise, lessons::Pupil* pupil);

    const lessons::Exercise& exercise() const { return attempt_.exercise(); }
    const lessons::Attempt& attempt() const { return attempt_; }
    Scene scene() const;

    // What the board asks.
    std::vector<chess::Square> targetsOf(chess::Square from) const;
    bool canPickUp(chess::Square square) const;

    // What the pupil does.
    void move(chess::Square from, chess::Square to);
    /// Set: the pawn on its way has to be given another man here.
    std::optional<chess::Square> promotingOn() const;
    void promote(std::optional<chess::PieceType> type);
    void press(chess::Square square);
    void choose(std::size_t index);
    /// Walks through the game of a claim.
    void walk(int plies);
    void goTo(int ply);
    void hint();
    /// From the start; after the end as a new attempt.
    void restart();
    /// What the main button does: confirm, take a shown mistake back, begin a lost level again.
    /// False: there is nothing left to do here.
    bool act();

    // Moves that are shown one by one: a reply, or what comes of a mistake.
    bool playing() const { return !frames_.empty() && frame_ + 1 < frames_.size(); }
    void advance();
    void showAll();

    bool finished() const { return attempt_.finished(); }
    /// The journal could not be written to.
    bool unsaved() const { return unsaved_; }

private:
    struct Frame {
        chess::Position position;
        chess::Move move;
    };

    void give(const lessons::Answer& answer, std::optional<chess::AnyTry> wanted = std::nullopt);
    void keepFrames(const chess::Position& before, const lessons::Response& response);
    void mark(const lessons::Response& response, const std::optional<chess::AnyTry>& wanted);
    void markAftermath(const chess::Position& after, lessons::Reached reached);
    void written(const lessons::Pupil::Written& result);
    void forgetExplanation();
    void forgetChoice();
    void begin();
    void confirm();

    bool showsMistake() const { return mistake_ && !frames_.empty(); }
    std::optional<chess::Square> marked() const;
    std::vector<Choice> choicesNow() const;
    std::vector<Choice> reasonChoices() const;
    std::string questionNow() const;
    std::string noteNow() const;
    std::string mainLabel() const;
    bool choosesSquares() const;
    bool several() const;
    const lessons::CastleTask::Ask* openCastling() const;
    /// The reasons offered: those that hold and some that do not.
    std::vector<chess::ReasonCode> offeredCodes() const;
    std::vector<chess::Square> offeredNames() const;
    std::vector<chess::Piece> menLeft() const;
    BoardMarks plainMarks() const;
    void addLevel(BoardMarks& marks) const;
    void showAnswer(const lessons::Answer& answer);

    lessons::Attempt attempt_;
    lessons::Pupil* pupil_;
    bool unsaved_ = false;

    /// What was said, as a recipe: the words follow a change of language. Empty: nothing.
    std::function<StatusText(const lessons::Attempt&)> saying_;
    BoardMarks explanation_; ///< why, and hints
    std::vector<Frame> frames_;
    std::size_t frame_ = 0;
    bool mistake_ = false; ///< the frames are taken back when they have been seen

    std::set<chess::Square> squares_;         ///< chosen so far
    std::set<int> ticked_;                    ///< choices ticked so far
    bool askWhy_ = false;                     ///< castle, refuse: "no" was said, now the reasons
    std::optional<chess::MoveTry> pending_;   ///< replies: what does this move do?
    std::optional<chess::MoveTry> promoting_; ///< waits for the man
    std::optional<chess::Piece> man_;         ///< setup: in hand
    int ply_ = 0;                             ///< claim: what is shown
    int hintLevel_ = 0;
    std::optional<lessons::Answer> shownAnswer_;
};

} // namespace theco::gui
