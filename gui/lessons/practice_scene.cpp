// SPDX-License-Identifier: MIT
// What is shown of an exercise.
#include "gui/board/chess_board.hpp"
#include "gui/lessons/practice.hpp"
#include "gui/lessons/practice_words.hpp"
#include "gui/parts/reason_marks.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"
#include "lessons/kinds.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::gui {

using chess::Square;
using i18n::fill;
using i18n::tr;
using lessons::Kind;
using Ask = lessons::SquareTask::Ask;

bool Practice::choosesSquares() const {
    if (exercise().kind == Kind::AllMoves) return true;
    const auto* task = std::get_if<lessons::SquareTask>(&exercise().task);
    return task && (task->ask == Ask::Mark || task->ask == Ask::Attackers);
}

bool Practice::several() const {
    if (const auto* task = std::get_if<lessons::QuizTask>(&exercise().task)) return task->multi;
    return askWhy_;
}

const lessons::CastleTask::Ask* Practice::openCastling() const {
    const auto* task = std::get_if<lessons::CastleTask>(&exercise().task);
    if (!task) return nullptr;
    for (const auto& ask : task->asks)
        if (attempt_.judgedCastlings().count(ask.side) == 0) return &ask;
    return nullptr;
}

/// The square an exercise speaks of without naming it.
std::optional<Square> Practice::marked() const {
    if (const auto* task = std::get_if<lessons::AllMovesTask>(&exercise().task))
        return task->square;
    const auto* task = std::get_if<lessons::SquareTask>(&exercise().task);
    if (!task || !task->square || task->ask == Ask::Find) return std::nullopt;
    if (task->ask == Ask::Color) {
        const std::string name = chess::toString(*task->square);
        for (const auto& place : lessons::placesOf(exercise().prompt.en).found)
            if (place.value == name) return std::nullopt;
        if (exercise().prompt.en.find(name) != std::string::npos) return std::nullopt;
    }
    return task->square;
}

std::string Practice::questionNow() const {
    if (finished()) return {};
    if (const auto* ask = openCastling()) {
        const bool kingside = ask->side == chess::CastleTry::Kingside;
        if (askWhy_)
            return kingside ? tr("Why not kingside (0-0)?") : tr("Why not queenside (0-0-0)?");
        return kingside ? tr("Kingside (0-0): is it possible?")
                        : tr("Queenside (0-0-0): is it possible?");
    }
    if (exercise().kind == Kind::Refuse)
        return askWhy_ ? tr("Why not?") : tr("May this move be played?");
    if (pending_) {
        const auto move = chess::legalMove(*attempt_.position(), *pending_);
        return fill(tr("{move}: what does this move do?"),
                    {{"move", move ? moveInWords(*attempt_.position(), *move) : ""}});
    }
    if (exercise().kind == Kind::Setup) return tr("Choose a man, then its square.");
    return {};
}

std::string Practice::noteNow() const {
    if (unsaved_) return tr("What you do now cannot be saved: the disk may be full.");
    if (const auto* task = std::get_if<lessons::FreeTask>(&exercise().task))
        return fill(tr("Moves: {n}. It can be done in {par}."),
                    {{"n", std::to_string(attempt_.moves())}, {"par", std::to_string(task->par)}});
    if (const auto* task = std::get_if<lessons::RepliesTask>(&exercise().task)) {
        const std::size_t all = task->king.size() + task->capture.size() + task->block.size();
        return fill(tr("Found: {n} of {all}."),
                    {{"n", std::to_string(attempt_.found().size())}, {"all", std::to_string(all)}});
    }
    if (exercise().kind == Kind::Claim) {
        const auto& game = *attempt_.game();
        const std::string at =
            fill(tr("After {n} of {all} moves of the two sides."),
                 {{"n", std::to_string(ply_)}, {"all", std::to_string(game.plies())}});
        if (ply_ == 0) return at;
        return at + ' ' +
               moveInWords(game.positionAt(ply_ - 1),
                           game.moves()[static_cast<std::size_t>(ply_ - 1)]) +
               '.';
    }
    return {};
}

std::string Practice::mainLabel() const {
    if (playing()) return tr("Go on");
    if (showsMistake()) return tr("Try again");
    if (attempt_.lost()) return tr("Try again");
    if (finished()) return tr("Next");
    if (exercise().kind == Kind::Claim) return tr("A draw may be claimed here");
    if (several()) return ticked_.empty() ? std::string() : tr("Done");
    if (!choosesSquares()) return {};
    if (!squares_.empty()) return tr("Done");
    const auto* task = std::get_if<lessons::SquareTask>(&exercise().task);
    return task && task->ask == Ask::Attackers ? tr("There is none") : std::string();
}

void Practice::addLevel(BoardMarks& marks) const {
    const auto* level = attempt_.level();
    if (!level) return;
    for (const Square square : lessons::squaresOf(level->stars()))
        marks.cells.push_back({cellOf(square), MarkKind::Star});
    for (const Square square : lessons::squaresOf(level->blocked()))
        marks.cells.push_back({cellOf(square), MarkKind::Blocker});
}

BoardMarks Practice::plainMarks() const {
    BoardMarks marks;
    if (const auto* game = attempt_.game()) {
        const int ply = exercise().kind == Kind::Claim ? ply_ : game->plies();
        std::optional<chess::Move> last;
        if (ply > 0) last = game->moves()[static_cast<std::size_t>(ply - 1)];
        marks = marksOf(game->positionAt(ply), last);
        // Whether the king is in check is what is asked there.
        const Kind kind = exercise().kind;
        if ((kind == Kind::Classify || kind == Kind::Castle) && !finished())
            marks.cells.erase(
                std::remove_if(marks.cells.begin(), marks.cells.end(),
                               [](const CellMark& mark) { return mark.kind == MarkKind::Check; }),
                marks.cells.end());
    }
    addLevel(marks);
    if (const auto square = marked()) {
        // A name is asked of "the bright square"; a tint would change what colour it has.
        const auto* task = std::get_if<lessons::SquareTask>(&exercise().task);
        if (task && task->ask == Ask::Name)
            marks.cells.push_back({cellOf(*square), MarkKind::LastMove});
        marks.cells.push_back({cellOf(*square), MarkKind::UserBlue});
    }
    if (const auto* task = std::get_if<lessons::RefuseTask>(&exercise().task))
        if (const auto* wanted = std::get_if<chess::MoveTry>(&task->wanted))
            marks.arrows.push_back({cellOf(wanted->from), cellOf(wanted->to), MarkKind::UserBlue});
    for (const Square square : squares_)
        marks.cells.push_back({cellOf(square), MarkKind::UserGreen});
    for (const lessons::SortMove& found : attempt_.found())
        marks.arrows.push_back(
            {cellOf(found.move.from), cellOf(found.move.to), MarkKind::UserGreen});
    if (pending_)
        marks.arrows.push_back({cellOf(pending_->from), cellOf(pending_->to), MarkKind::UserBlue});
    return marks;
}

Scene Practice::scene() const {
    Scene scene;
    const chess::Position* position = attempt_.position();
    // Moves named in a text are about the position the exercise begins with.
    const auto& game = exercise().game;
    scene.task = lessons::shown(exercise().prompt, game ? &game->position() : nullptr);
    scene.question = questionNow();
    if (saying_) scene.saying = saying_(attempt_);
    scene.note = noteNow();
    scene.hasBoard = exercise().kind != Kind::Quiz || position != nullptr;
    scene.content = contentOf(attempt_.men());
    scene.marks = plainMarks();
    if (exercise().kind == Kind::Claim)
        scene.content = contentOf(attempt_.game()->positionAt(ply_));
    if (!frames_.empty() && (mistake_ || playing())) {
        const Frame& frame = frames_[frame_];
        scene.content = contentOf(frame.position);
        scene.marks = marksOf(frame.position, frame.move);
    }
    if (!playing()) {
        auto& to = scene.marks;
        to.cells.insert(to.cells.end(), explanation_.cells.begin(), explanation_.cells.end());
        to.arrows.insert(to.arrows.end(), explanation_.arrows.begin(), explanation_.arrows.end());
    }
    if (promoting_) {
        // The pawn has arrived and waits.
        scene.content.cells[static_cast<std::size_t>(chess::index(promoting_->from))].reset();
        const auto man = position->pieceAt(promoting_->from);
        scene.content.cells[static_cast<std::size_t>(chess::index(promoting_->to))] = pieceId(*man);
        scene.question = tr("What does the pawn become?");
    }
    // The side that answers stays below, also when the last move is made.
    scene.whiteBelow = !lessons::answeredByMove(exercise().kind) || !game ||
                       game->position().turn() == chess::Color::White;
    scene.boardWords = boardWords(attempt_);
    if (!finished() && !attempt_.lost() && !showsMistake() && !playing() && !promoting_) {
        if (lessons::answeredByMove(exercise().kind)) scene.takes = Scene::Takes::Moves;
        const auto* task = std::get_if<lessons::SquareTask>(&exercise().task);
        if (choosesSquares() || exercise().kind == Kind::Setup || (task && task->ask == Ask::Find))
            scene.takes = Scene::Takes::Squares;
        scene.choices = choicesNow();
    }
    scene.several = several();
    scene.walks = exercise().kind == Kind::Claim;
    scene.main = mainLabel();
    scene.canHint = !finished() && !attempt_.lost() && hintLevel_ < 4;
    scene.canRestart = finished() || attempt_.lost() || attempt_.moves() > 0;
    scene.stars = attempt_.stars();
    return scene;
}

} // namespace theco::gui
