// SPDX-License-Identifier: MIT
// Proofs for the kinds that are answered by moves in a game.
#include "lessons/prover.hpp"
#include "lessons/rules.hpp"
#include "lessons/values.hpp"

#include "core/chess/fen.hpp"

#include <algorithm>

namespace theco::lessons {

using chess::Move;
using chess::Position;
using i18n::trLater;

namespace {

/// Plays the moves one after another; the last one and the position before it.
struct Played {
    Position before;
    Move last;
};
std::optional<Played> playLine(Proof& proof, const Position& start, MoveTry answer,
                               const std::vector<MoveTry>& then) {
    Position position = start;
    std::vector<MoveTry> all{answer};
    all.insert(all.end(), then.begin(), then.end());
    std::optional<Played> out;
    for (const MoveTry wanted : all) {
        const std::optional<Move> move = chess::legalMove(position, wanted);
        if (!move) {
            proof.fault(trLater("{move} is not legal (in {fen})"),
                        {{"move", written(wanted)}, {"fen", chess::toFen(position)}});
            return std::nullopt;
        }
        out = Played{position, *move};
        position.play(*move);
    }
    return out;
}

const char* nameOf(Goal goal) {
    switch (goal) {
    case Goal::Legal:
        return "legal";
    case Goal::Capture:
        return "capture";
    case Goal::EnPassant:
        return "ep";
    case Goal::Check:
        return "check";
    case Goal::Mate:
        return "mate";
    case Goal::Stalemate:
        return "stalemate";
    }
    return "";
}

const char* nameOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::Stalemate:
        return "stalemate";
    case Outcome::Dead:
        return "dead";
    case Outcome::Misses:
        return "misses";
    }
    return "";
}

std::string letterOf(chess::PieceType type) {
    return {chess::fenLetter({chess::Color::Black, type})};
}

bool endsInAnswer(Proof& proof, const std::vector<MoveTry>& then) {
    if (then.size() % 2 == 0) return true;
    proof.fault(trLater("then: reply, answer, reply, answer ... must end with an answer"));
    return false;
}

void proveWrongPieces(Proof& proof, const PromotionTask& task) {
    using chess::PieceType;
    const Position& position = proof.position();
    for (const PieceType type :
         {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight}) {
        const bool right =
            std::find(task.answer.begin(), task.answer.end(), type) != task.answer.end();
        const Feedback* feedback = nullptr;
        for (const Feedback& one : proof.exercise().feedback) {
            if (one.promotion != type) continue;
            if (right)
                proof.fault(trLater("feedback: {piece} is a right answer, not a wrong piece"),
                            {{"piece", letterOf(type)}}, one.line);
            else if (feedback != nullptr)
                proof.fault(trLater("feedback: two for the piece {piece}"),
                            {{"piece", letterOf(type)}}, one.line);
            feedback = &one;
        }
        if (right) continue;
        if (feedback == nullptr) {
            proof.fault(trLater("feedback: none for the wrong piece {piece}"),
                        {{"piece", letterOf(type)}});
            continue;
        }
        const auto move = chess::legalMove(position, {task.move.from, task.move.to, type});
        if (!move || !feedback->outcome) continue;
        const std::optional<Outcome> outcome = outcomeOf(position.after(*move));
        if (!outcome)
            proof.fault(
                trLater("outcome of {piece}: whether the position is dead could not be decided"),
                {{"piece", letterOf(type)}}, feedback->line);
        else if (outcome != feedback->outcome)
            proof.differs("outcome of " + letterOf(type), nameOf(*outcome),
                          nameOf(*feedback->outcome), feedback->line);
    }
}

} // namespace

void prove(Proof& proof, const LineTask& task) {
    proof.allow(task.answer);
    const Position& position = proof.position();
    if (!endsInAnswer(proof, task.then)) return;
    if (!task.then.empty() && task.answer.size() > 1) {
        proof.fault(trLater("answer: with then there can be only one"));
        return;
    }
    bool legal = true;
    for (const MoveTry answer : task.answer) {
        const std::optional<Played> played = playLine(proof, position, answer, task.then);
        legal = legal && played;
        if (played && !reaches(played->before, played->last, task.goal) && !task.then.empty())
            proof.fault(trLater("goal: {goal} is not reached by {move}"),
                        {{"goal", nameOf(task.goal)}, {"move", written(tryOf(played->last))}});
    }
    if (!legal || !task.then.empty() || task.goal == Goal::Legal) return;
    const std::vector<MoveTry> all = movesReaching(position, task.goal);
    if (!sameMoves(all, task.answer))
        proof.differs(std::string("answer with goal ") + nameOf(task.goal), written(all),
                      written(task.answer));
}

void prove(Proof& proof, const PromotionTask& task) {
    const Position& position = proof.position();
    std::vector<MoveTry> right;
    for (const chess::PieceType type : task.answer)
        right.push_back({task.move.from, task.move.to, type});
    proof.allow(right);
    // All four promotions are legal together.
    if (!chess::legalMove(position, right.front())) {
        proof.fault(trLater("{move} is not legal (in {fen})"),
                    {{"move", written(right.front())}, {"fen", chess::toFen(position)}});
        return;
    }
    proveWrongPieces(proof, task);
    if (!endsInAnswer(proof, task.then)) return;
    const int moves = static_cast<int>(task.then.size() / 2);
    constexpr int kMovesLimit = 3;
    if (moves >= kMovesLimit) {
        proof.fault(trLater("then: longer than can be proven ({n} moves by the pupil at most)"),
                    {{"n", std::to_string(kMovesLimit)}});
        return;
    }
    for (const MoveTry answer : right) {
        const std::optional<Played> played = playLine(proof, position, answer, task.then);
        if (played && !reaches(played->before, played->last, task))
            proof.fault(trLater("the line {move} ... does not end in the goal"),
                        {{"move", written(answer)}});
    }
    for (const chess::PieceType type : {chess::PieceType::Queen, chess::PieceType::Rook,
                                        chess::PieceType::Bishop, chess::PieceType::Knight}) {
        const auto move = chess::legalMove(position, {task.move.from, task.move.to, type});
        if (!move) continue;
        const bool forces = isForcedAfter(position, *move, task, moves);
        const bool answer =
            std::find(task.answer.begin(), task.answer.end(), type) != task.answer.end();
        if (forces == answer) continue;
        proof.fault(forces ? trLater("answer: {piece} reaches the goal too, in {n} moves")
                           : trLater("answer: {piece} does not force the goal in {n} moves"),
                    {{"piece", letterOf(type)}, {"n", std::to_string(moves + 1)}});
    }
}

void prove(Proof& proof, const RepliesTask& task) {
    const Position& position = proof.position();
    if (!position.inCheck()) {
        proof.fault(trLater("the side to move is not in check"));
        return;
    }
    const RepliesTask all = sortedReplies(position);
    std::vector<MoveTry> any = all.king;
    any.insert(any.end(), all.capture.begin(), all.capture.end());
    any.insert(any.end(), all.block.begin(), all.block.end());
    proof.allow(any);
    if (any.empty()) proof.fault(trLater("there is no reply: it is mate"));
    if (!sameMoves(all.king, task.king))
        proof.differs("king", written(all.king), written(task.king));
    if (!sameMoves(all.capture, task.capture))
        proof.differs("capture", written(all.capture), written(task.capture));
    if (!sameMoves(all.block, task.block))
        proof.differs("block", written(all.block), written(task.block));
}

void prove(Proof& proof, const OneMoveTask& task) {
    const bool mate = proof.exercise().kind == Kind::MateInOne;
    const std::vector<MoveTry> all =
        movesReaching(proof.position(), mate ? Goal::Mate : Goal::Check);
    proof.allow(all);
    if (all.empty())
        proof.fault(mate ? trLater("no move gives mate") : trLater("no move gives check"));
    else if (task.answer && !sameMoves(all, *task.answer))
        proof.differs("answer", written(all), written(*task.answer));
}

} // namespace theco::lessons
