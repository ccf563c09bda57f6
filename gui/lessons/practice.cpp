// SPDX-License-Identifier: MIT
// What the pupil does and what becomes of it; what is shown: practice_scene.cpp.
#include "gui/lessons/practice.hpp"

#include "gui/board/chess_board.hpp"
#include "gui/lessons/practice_words.hpp"
#include "gui/parts/reason_marks.hpp"
#include "i18n/catalogue.hpp"
#include "lessons/kinds.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::gui {

using chess::Square;
using lessons::Kind;
using lessons::MoveTry;
using lessons::Verdict;

Practice::Practice(const lessons::Exercise& exercise, lessons::Pupil* pupil)
    : attempt_(exercise), pupil_(pupil) {
    begin();
}

void Practice::written(const lessons::Pupil::Written& result) {
    unsaved_ = !result;
}

void Practice::begin() {
    if (pupil_) written(pupil_->begin(exercise().id));
    forgetExplanation();
    forgetChoice();
    saying_ = nullptr;
    ply_ = 0;
    man_.reset();
    if (exercise().kind == Kind::Setup && !menLeft().empty()) man_ = menLeft().front();
}

void Practice::forgetExplanation() {
    explanation_ = {};
    frames_.clear();
    frame_ = 0;
    mistake_ = false;
    shownAnswer_.reset();
}

void Practice::forgetChoice() {
    squares_.clear();
    ticked_.clear();
    askWhy_ = false;
    pending_.reset();
    promoting_.reset();
    hintLevel_ = 0;
}

void Practice::give(const lessons::Answer& answer, std::optional<chess::AnyTry> wanted) {
    std::optional<chess::Position> before;
    if (attempt_.position()) before = *attempt_.position();
    const int misses = attempt_.misses();
    const lessons::Response response = attempt_.answer(answer);
    if (response.verdict == Verdict::NotHere) return;
    if (pupil_ && attempt_.misses() > misses) written(pupil_->miss(exercise().id));
    if (pupil_ && attempt_.finished()) written(pupil_->finish(exercise().id, attempt_.stars()));

    forgetExplanation();
    const bool stuck = attempt_.misses() > std::max(misses, 1) && hintLevel_ == 0;
    saying_ = [response, before, wanted, stuck](const lessons::Attempt& attempt) {
        StatusText said = sayingTo(attempt, response, before ? &*before : nullptr, wanted);
        if (stuck) said.detail += '\n' + i18n::tr("A hint can help: key H.");
        return said;
    };
    if (before) keepFrames(*before, response);
    mark(response, wanted);
    // Squares that were chosen stay beside the praise for them.
    const std::set<Square> chosen = attempt_.finished() ? squares_ : std::set<Square>();
    if (response.verdict == Verdict::Accepted || response.verdict == Verdict::Finished)
        forgetChoice();
    squares_.insert(chosen.begin(), chosen.end());
    if (exercise().kind == Kind::Setup) {
        const auto left = menLeft();
        if (std::find(left.begin(), left.end(), man_) == left.end())
            man_ = left.empty() ? std::nullopt : std::optional(left.front());
    }
}

void Practice::keepFrames(const chess::Position& before, const lessons::Response& response) {
    chess::Position position = before;
    for (const MoveTry wanted : response.played) {
        const auto move = chess::legalMove(position, wanted);
        if (!move) break;
        position.play(*move);
        frames_.push_back({position, *move});
    }
    mistake_ = response.verdict == Verdict::Again && !frames_.empty();
}

void Practice::mark(const lessons::Response& response, const std::optional<chess::AnyTry>& wanted) {
    const auto cells = [&](MarkKind kind) {
        for (const Square square : response.squares)
            explanation_.cells.push_back({cellOf(square), kind});
    };
    if (const auto* level = attempt_.level()) {
        const auto* tried = wanted ? std::get_if<MoveTry>(&*wanted) : nullptr;
        if (response.verdict == Verdict::Refused && tried) {
            explanation_.arrows.push_back(
                {cellOf(tried->from), cellOf(tried->to), MarkKind::Wrong});
            if (const auto obstacle = freeObstacle(*level, *tried))
                explanation_.cells.push_back({cellOf(*obstacle), MarkKind::Blocker});
        }
        if (response.reached == lessons::Reached::Attacked)
            for (const Square target : lessons::squaresOf(level->attackedMovers()))
                for (const Square from : lessons::squaresOf(level->attackersOf(target)))
                    explanation_.arrows.push_back({cellOf(from), cellOf(target), MarkKind::Attack});
        return;
    }
    if (!response.reasons.empty() && attempt_.position()) {
        std::optional<chess::AnyTry> of = wanted;
        if (const auto* task = std::get_if<lessons::RefuseTask>(&exercise().task))
            of = task->wanted;
        if (const auto* task = std::get_if<lessons::AllMovesTask>(&exercise().task);
            task && !response.squares.empty())
            of = MoveTry{task->square, response.squares.front(), std::nullopt};
        if (of) addReasons(explanation_, response.reasons, *attempt_.position(), *of);
    }
    if (response.verdict == Verdict::Again) cells(MarkKind::Wrong);
    if (response.aftermath) markAftermath(*response.aftermath, *response.reached);
}

/// A mistake shows what comes of it: the squares that a king without a move cannot enter, or the
/// answer that was overlooked.
void Practice::markAftermath(const chess::Position& after, lessons::Reached reached) {
    const Square king = after.king(after.turn());
    if (reached == lessons::Reached::Stalemate) {
        for (int file = -1; file <= 1; ++file)
            for (int rank = -1; rank <= 1; ++rank) {
                const auto square =
                    chess::squareAt(chess::fileOf(king) + file, chess::rankOf(king) + rank);
                if (square && *square != king && !after.pieceAt(*square))
                    explanation_.cells.push_back({cellOf(*square), MarkKind::Attack});
            }
        return;
    }
    if (exercise().kind != Kind::MateInOne || !after.inCheck()) return;
    const chess::MoveList replies = chess::legalMoves(after);
    if (!replies.empty())
        explanation_.arrows.push_back(
            {cellOf(replies[0].from()), cellOf(replies[0].to()), MarkKind::UserBlue});
}

std::vector<Square> Practice::targetsOf(Square from) const {
    std::vector<Square> out;
    if (const auto* level = attempt_.level()) {
        for (const MoveTry move : level->moves())
            if (move.from == from) out.push_back(move.to);
        return out;
    }
    // Dots would give the whole answer away.
    if (exercise().kind == Kind::Replies || !attempt_.position()) return out;
    for (const chess::Move move : chess::legalMoves(*attempt_.position()))
        if (move.from() == from) out.push_back(move.to());
    return out;
}

bool Practice::canPickUp(Square square) const {
    if (finished() || attempt_.lost() || showsMistake() || playing() || promoting_) return false;
    if (!lessons::answeredByMove(exercise().kind)) return false;
    if (const auto* level = attempt_.level()) return level->moverOn(square).has_value();
    const auto man = attempt_.position()->pieceAt(square);
    return man && man->color == attempt_.side();
}

void Practice::move(Square from, Square to) {
    showAll();
    if (!canPickUp(from) || from == to) return;
    const MoveTry wanted{from, to, std::nullopt};
    if (attempt_.position() &&
        chess::legalMove(*attempt_.position(), {from, to, chess::PieceType::Queen})) {
        forgetExplanation();
        saying_ = nullptr;
        promoting_ = wanted;
        return;
    }
    // A move that the rules forbid answers nothing yet: it is refused with its reasons at once.
    if (exercise().kind == Kind::Replies && chess::legalMove(*attempt_.position(), wanted)) {
        forgetExplanation();
        saying_ = nullptr;
        pending_ = wanted;
        return;
    }
    if (exercise().kind == Kind::Replies)
        return give(lessons::SortMove{wanted, lessons::ReplyGroup::King}, wanted);
    give(lessons::TryMove{wanted}, wanted);
}

std::optional<Square> Practice::promotingOn() const {
    if (!promoting_) return std::nullopt;
    return promoting_->to;
}

void Practice::promote(std::optional<chess::PieceType> type) {
    if (!promoting_) return;
    const MoveTry wanted{promoting_->from, promoting_->to, type};
    promoting_.reset();
    if (!type) return;
    if (exercise().kind == Kind::Replies) {
        pending_ = wanted;
        return;
    }
    give(lessons::TryMove{wanted}, wanted);
}

void Practice::press(Square square) {
    if (finished()) return;
    if (const auto* task = std::get_if<lessons::SquareTask>(&exercise().task);
        task && task->ask == lessons::SquareTask::Ask::Find)
        return give(lessons::ChooseSquares{{square}});
    if (exercise().kind == Kind::Setup) {
        if (man_) give(lessons::PlaceMan{{*man_, square}});
        return;
    }
    if (!choosesSquares()) return;
    forgetExplanation();
    saying_ = nullptr;
    if (squares_.erase(square) == 0) squares_.insert(square);
}

void Practice::choose(std::size_t index) {
    if (finished() || index >= choicesNow().size()) return;
    const int number = static_cast<int>(index);
    if (several()) {
        saying_ = nullptr;
        if (ticked_.erase(number) == 0) ticked_.insert(number);
        return;
    }
    switch (exercise().kind) {
    case Kind::Quiz:
        return give(lessons::ChooseOptions{{number}});
    case Kind::Classify:
        return give(lessons::Classify{static_cast<lessons::Class>(number)});
    case Kind::Square:
        if (std::get<lessons::SquareTask>(exercise().task).ask == lessons::SquareTask::Ask::Color)
            return give(lessons::ChooseColor{number == 0});
        return give(lessons::ChooseSquares{{offeredNames()[index]}});
    case Kind::Replies: {
        const MoveTry move = *pending_;
        pending_.reset();
        return give(lessons::SortMove{move, static_cast<lessons::ReplyGroup>(number)}, move);
    }
    case Kind::Setup:
        man_ = menLeft()[index];
        return;
    case Kind::Castle: {
        const auto* ask = openCastling();
        if (number == 0) return give(lessons::JudgeCastling{ask->side, true, {}}, ask->side);
        if (ask->possible) return give(lessons::JudgeCastling{ask->side, false, {}});
        break;
    }
    case Kind::Refuse:
        if (number == 0) return give(lessons::GiveReasons{});
        break;
    default:
        return;
    }
    // "It cannot": now the question is why.
    forgetExplanation();
    saying_ = nullptr;
    askWhy_ = true;
}

void Practice::confirm() {
    if (exercise().kind == Kind::Quiz) return give(lessons::ChooseOptions{ticked_});
    if (exercise().kind == Kind::Claim) return give(lessons::ChooseMoment{ply_});
    if (askWhy_) {
        std::set<chess::ReasonCode> codes;
        const auto offered = offeredCodes();
        for (const int n : ticked_)
            codes.insert(offered[static_cast<std::size_t>(n)]);
        if (codes.empty()) return;
        if (exercise().kind == Kind::Refuse) return give(lessons::GiveReasons{codes});
        const auto side = openCastling()->side;
        return give(lessons::JudgeCastling{side, false, codes}, side);
    }
    give(lessons::ChooseSquares{{squares_.begin(), squares_.end()}});
}

bool Practice::act() {
    if (playing()) {
        showAll();
        return true;
    }
    if (showsMistake()) {
        forgetExplanation();
        saying_ = nullptr;
        return true;
    }
    if (attempt_.lost()) {
        restart();
        return true;
    }
    if (finished() || mainLabel().empty()) return false;
    confirm();
    return true;
}

void Practice::walk(int plies) {
    goTo(ply_ + plies);
}

void Practice::goTo(int ply) {
    if (exercise().kind != Kind::Claim) return;
    forgetExplanation();
    ply_ = std::clamp(ply, 0, attempt_.game()->plies());
}

void Practice::hint() {
    showAll();
    if (showsMistake()) forgetExplanation();
    const lessons::GivenHint given = attempt_.hint();
    if (given.level == 0) return;
    if (pupil_) written(pupil_->hint(exercise().id, given.level));
    forgetExplanation();
    hintLevel_ = given.level;
    saying_ = [given](const lessons::Attempt& attempt) { return sayingWith(attempt, given); };
    for (const Square square : given.squares)
        explanation_.cells.push_back({cellOf(square), MarkKind::Hint});
    if (given.answer) showAnswer(*given.answer);
}

void Practice::showAnswer(const lessons::Answer& answer) {
    shownAnswer_ = answer;
    const MoveTry* move = nullptr;
    if (const auto* tried = std::get_if<lessons::TryMove>(&answer))
        move = std::get_if<MoveTry>(&tried->wanted);
    if (const auto* sorted = std::get_if<lessons::SortMove>(&answer)) move = &sorted->move;
    if (move) explanation_.arrows.push_back({cellOf(move->from), cellOf(move->to), MarkKind::Hint});
    if (const auto* man = std::get_if<lessons::PlaceMan>(&answer)) man_ = man->man.piece;
    if (const auto* moment = std::get_if<lessons::ChooseMoment>(&answer)) ply_ = moment->ply;
    if (std::holds_alternative<lessons::GiveReasons>(answer)) askWhy_ = true;
    if (const auto* castling = std::get_if<lessons::JudgeCastling>(&answer))
        askWhy_ = !castling->possible;
}

void Practice::restart() {
    if (finished())
        attempt_ = lessons::Attempt(exercise());
    else
        attempt_.restart();
    begin();
}

void Practice::advance() {
    if (playing()) ++frame_;
}

void Practice::showAll() {
    if (!frames_.empty()) frame_ = frames_.size() - 1;
}

} // namespace theco::gui
