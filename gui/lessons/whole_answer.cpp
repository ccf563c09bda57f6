// SPDX-License-Identifier: MIT
#include "gui/lessons/whole_answer.hpp"

#include "core/chess/notation.hpp"
#include "gui/board/chess_board.hpp"
#include "gui/lessons/practice_words.hpp"
#include "gui/parts/reason_marks.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

namespace theco::gui {

using chess::Square;
using i18n::fill;
using i18n::tr;

namespace {

/// More steps than any exercise takes.
constexpr int kMostSteps = 64;

std::optional<lessons::Answer> nextAnswer(lessons::Attempt& attempt) {
    while (true) {
        const lessons::GivenHint hint = attempt.hint();
        if (hint.level == 0) return std::nullopt;
        if (hint.answer) return hint.answer;
    }
}

std::string notation(chess::MoveTry move, const chess::Position& position) {
    const auto legal = chess::legalMove(position, move);
    const bool vietnamese = i18n::language() == i18n::Language::Vietnamese;
    return legal ? chess::toSan(position, *legal,
                                vietnamese ? chess::Letters::Vietnamese : chess::Letters::English)
                 : std::string();
}

/// Gives an exercise its right answers one after the other and keeps what is to be seen.
class Teller {
public:
    explicit Teller(const lessons::Exercise& exercise) : attempt_(exercise) { keep({}); }

    WholeAnswer tell() {
        for (int step = 0; step < kMostSteps && !attempt_.finished(); ++step) {
            const auto answer = nextAnswer(attempt_);
            if (!answer) break;
            before_.reset();
            if (attempt_.position()) before_ = *attempt_.position();
            response_ = attempt_.answer(*answer);
            std::visit(*this, *answer);
        }
        return std::move(out_);
    }

    void operator()(const lessons::TryMove& answer) {
        if (!before_) {
            // The whole way stays visible: the men leave no other trace of it.
            const auto move = std::get<chess::MoveTry>(answer.wanted);
            way_.arrows.push_back({cellOf(move.from), cellOf(move.to), MarkKind::Hint});
            return keep(way_);
        }
        chess::Position position = *before_;
        for (const chess::MoveTry wanted : response_.played) {
            const auto move = chess::legalMove(position, wanted);
            if (!move) return;
            add(notation(wanted, position), " ");
            position.play(*move);
            BoardMarks marks = marksOf(position, *move);
            marks.arrows.push_back({cellOf(move->from()), cellOf(move->to()), MarkKind::Hint});
            out_.frames.push_back({position.toSetup(), 0, marks});
        }
    }
    void operator()(const lessons::SortMove& answer) {
        way_.arrows.push_back(
            {cellOf(answer.move.from), cellOf(answer.move.to), MarkKind::UserGreen});
        keepAtOnce();
        add(notation(answer.move, *before_) + ": " + groupName(answer.group), "\n");
    }
    void operator()(const lessons::ChooseSquares& answer) {
        keep(cells(answer.squares));
        std::string names;
        for (const Square square : answer.squares)
            names += (names.empty() ? "" : ", ") + chess::toString(square);
        add(names.empty() ? tr("There is none") : names, "\n");
    }
    void operator()(const lessons::ChooseColor& answer) {
        add(answer.light ? tr("A light square") : tr("A dark square"), "\n");
    }
    void operator()(const lessons::GiveReasons&) {
        const auto& task = std::get<lessons::RefuseTask>(attempt_.exercise().task);
        const auto judged = chess::judge(*attempt_.game(), task.wanted);
        if (judged) return;
        BoardMarks marks;
        addReasons(marks, judged.error(), *before_, task.wanted);
        keep(marks);
        add(i18n::sentences(judged.error(), *before_, task.wanted), "\n");
    }
    void operator()(const lessons::JudgeCastling& answer) {
        for (const auto& ask : std::get<lessons::CastleTask>(attempt_.exercise().task).asks) {
            if (ask.side != answer.side) continue;
            // Why not is a sentence that names the side.
            if (!ask.possible)
                add(i18n::sentences(ask.reasons, *before_, ask.side), "\n");
            else if (ask.side == chess::CastleTry::Kingside)
                add(tr("Kingside (0-0): possible."), "\n");
            else
                add(tr("Queenside (0-0-0): possible."), "\n");
            if (!ask.possible) addReasons(way_, ask.reasons, *before_, ask.side);
        }
        keepAtOnce();
    }
    void operator()(const lessons::Classify& answer) { add(className(answer.answer), "\n"); }
    void operator()(const lessons::ChooseMoment& answer) {
        const chess::Game& game = *attempt_.game();
        out_.frames.clear();
        for (int ply = 0; ply <= answer.ply; ++ply) {
            std::optional<chess::Move> last;
            if (ply > 0) last = game.moves()[static_cast<std::size_t>(ply - 1)];
            const chess::Position& position = game.positionAt(ply);
            out_.frames.push_back({position.toSetup(), 0, marksOf(position, last)});
        }
        add(fill(tr("After {n} of {all} moves of the two sides."),
                 {{"n", std::to_string(answer.ply)}, {"all", std::to_string(game.plies())}}),
            "\n");
    }
    void operator()(const lessons::ChooseOptions& answer) { out_.options = answer.options; }
    void operator()(const lessons::PlaceMan& answer) {
        // All men at once: a class need not watch sixteen of them walk home.
        way_.cells.push_back({cellOf(answer.man.square), MarkKind::Hint});
        keepAtOnce();
    }

private:
    static BoardMarks cells(const std::vector<Square>& squares) {
        BoardMarks marks;
        for (const Square square : squares)
            marks.cells.push_back({cellOf(square), MarkKind::Hint});
        return marks;
    }
    void keep(const BoardMarks& marks) {
        out_.frames.push_back(
            {attempt_.men(), attempt_.level() ? attempt_.level()->stars() : 0, marks});
    }
    /// No step of it is a move: there is nothing to watch.
    void keepAtOnce() {
        out_.frames.resize(1);
        keep(way_);
    }
    void add(const std::string& words, const char* between) {
        out_.words += (out_.words.empty() ? "" : between) + words;
    }

    lessons::Attempt attempt_;
    std::optional<chess::Position> before_;
    lessons::Response response_;
    BoardMarks way_; ///< marks that stay from step to step
    WholeAnswer out_;
};

} // namespace

WholeAnswer wholeAnswer(const lessons::Exercise& exercise) {
    return Teller(exercise).tell();
}

} // namespace theco::gui
