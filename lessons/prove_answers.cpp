// SPDX-License-Identifier: MIT
// Proofs for the kinds that are answered by squares, words and reasons.
#include "lessons/prover.hpp"
#include "lessons/rules.hpp"
#include "lessons/square_sets.hpp"
#include "lessons/values.hpp"

#include <algorithm>
#include <tuple>

namespace theco::lessons {

using i18n::trLater;

namespace {

const char* nameOf(Class answer) {
    switch (answer) {
    case Class::Mate:
        return "mate";
    case Class::Stalemate:
        return "stalemate";
    case Class::Dead:
        return "dead";
    case Class::Check:
        return "check";
    case Class::None:
        return "none";
    }
    return "";
}

const char* yesNo(bool yes) {
    return yes ? "yes" : "no";
}

chess::Reasons sorted(chess::Reasons reasons) {
    const auto byName = [](Square a, Square b) { return chess::toString(a) < chess::toString(b); };
    for (chess::Reason& reason : reasons) {
        std::sort(reason.squares.begin(), reason.squares.end(), byName);
        std::sort(reason.by.begin(), reason.by.end(), byName);
    }
    std::sort(reasons.begin(), reasons.end(), [](const chess::Reason& a, const chess::Reason& b) {
        return std::tuple(chess::code(a.code), a.squares, a.by) <
               std::tuple(chess::code(b.code), b.squares, b.by);
    });
    return reasons;
}

/// The man that stands there at the start of a game.
std::optional<chess::Piece> atHome(Square square) {
    return chess::Setup::initial().at(square);
}

bool names(const Text& prompt, Square square) {
    const std::vector<Place> places = placesOf(prompt.vi).found;
    return std::find(places.begin(), places.end(), Place{"sq", chess::toString(square)}) !=
           places.end();
}

} // namespace

void prove(Proof& proof, const AllMovesTask& task) {
    const chess::Position& position = proof.position();
    const std::optional<chess::Piece> man = position.pieceAt(task.square);
    if (!man || man->color != position.turn()) {
        proof.fault(trLater("square: no man of the side to move stands on {square}"),
                    {{"square", chess::toString(task.square)}});
        return;
    }
    const Bitboard reached = reachedFrom(position, task.square);
    if (reached != bitsOf(task.answer))
        proof.differs("answer", written(squaresOf(reached)), written(task.answer));
    for (const AllMovesTask::Why& why : task.why) {
        const std::string move = chess::toString(task.square) + chess::toString(why.square);
        if (chess::contains(bitsOf(task.answer) | reached, why.square)) {
            proof.fault(trLater("why {square}: the man can go there"),
                        {{"square", chess::toString(why.square)}}, why.line);
            continue;
        }
        const auto judged =
            chess::judge(*proof.exercise().game, MoveTry{task.square, why.square, std::nullopt});
        const std::set<chess::ReasonCode> codes =
            judged ? std::set<chess::ReasonCode>() : codesOf(judged.error());
        if (codes != why.codes)
            proof.differs("codes of " + move, written(codes), written(why.codes), why.line);
    }
}

void prove(Proof& proof, const RefuseTask& task) {
    const auto judged = chess::judge(*proof.exercise().game, task.wanted);
    if (judged)
        proof.fault(trLater("{move} is legal"), {{"move", task.written}});
    else if (codesOf(judged.error()) != task.codes)
        proof.differs("codes of " + task.written, written(codesOf(judged.error())),
                      written(task.codes));
}

void prove(Proof& proof, const CastleTask& task) {
    std::set<chess::CastleTry> asked;
    for (const CastleTask::Ask& ask : task.asks) {
        const std::string side = ask.side == chess::CastleTry::Kingside ? "O-O" : "O-O-O";
        if (!asked.insert(ask.side).second)
            proof.fault(trLater("ask: {side} stands there twice"), {{"side", side}}, ask.line);
        const auto judged = chess::judge(*proof.exercise().game, ask.side);
        if (judged.ok() != ask.possible)
            proof.differs("answer of " + side, yesNo(judged.ok()), yesNo(ask.possible), ask.line);
        const chess::Reasons reasons = judged ? chess::Reasons() : sorted(judged.error());
        if (reasons != sorted(ask.reasons))
            proof.differs("reasons of " + side, written(reasons), written(sorted(ask.reasons)),
                          ask.line);
    }
}

void prove(Proof& proof, const ClassifyTask& task) {
    const std::optional<Class> found = classify(proof.position());
    if (!found)
        proof.fault(trLater("answer: whether the position is dead could not be decided"));
    else if (*found != task.answer)
        proof.differs("answer", nameOf(*found), nameOf(task.answer));
}

void prove(Proof& proof, const ClaimTask& task) {
    const std::optional<int> first = firstClaimable(*proof.exercise().game, task.rule);
    if (!first)
        proof.fault(trLater("first-at: the rule never holds, written {written}"),
                    {{"written", std::to_string(task.firstAt)}});
    else if (*first != task.firstAt)
        proof.differs("first-at", std::to_string(*first), std::to_string(task.firstAt));
}

void prove(Proof& proof, const QuizTask& task) {
    const auto right = std::count_if(task.options.begin(), task.options.end(),
                                     [](const QuizTask::Option& option) { return option.right; });
    const auto all = static_cast<std::ptrdiff_t>(task.options.size());
    if (all < 2) proof.fault(trLater("quiz: at least two options are needed"));
    if (right == 0) proof.fault(trLater("quiz: no option is right"));
    if (right == all && all > 0) proof.fault(trLater("quiz: no option is wrong"));
    if (right > 1 && !task.multi)
        proof.fault(trLater("quiz: {n} options are right; that needs multi=\"yes\""),
                    {{"n", std::to_string(right)}});
}

void prove(Proof& proof, const SquareTask& task) {
    using Ask = SquareTask::Ask;
    switch (task.ask) {
    case Ask::Find:
        if (!names(proof.exercise().prompt, *task.square))
            proof.fault(trLater("prompt: it does not name the answer, {square}"),
                        {{"square", "{sq:" + chess::toString(*task.square) + "}"}});
        return;
    case Ask::Name:
        if (names(proof.exercise().prompt, *task.square))
            proof.fault(trLater("prompt: it gives the answer away, {square}"),
                        {{"square", "{sq:" + chess::toString(*task.square) + "}"}});
        return;
    case Ask::Color:
        if (chess::isLight(*task.square) != task.light)
            proof.differs("answer", task.light ? "dark" : "light", task.light ? "light" : "dark");
        return;
    case Ask::Mark:
        if (const auto set = squareSet(task.set); set && *set != bitsOf(task.answer))
            proof.differs("answer", written(squaresOf(*set)), written(task.answer));
        return;
    case Ask::Attackers: {
        const Bitboard attackers = proof.position().attackers(*task.square, task.side);
        if (attackers != bitsOf(task.answer))
            proof.differs("answer", written(squaresOf(attackers)), written(task.answer));
        return;
    }
    }
}

void prove(Proof& proof, const SetupTask& task) {
    Bitboard placed = 0;
    for (const Man& man : task.men) {
        const std::optional<chess::Piece> home = atHome(man.square);
        if (!home || home->type != man.piece.type || task.sides.count(home->color) == 0)
            proof.fault(trLater("answer: {man} is not at home there"), {{"man", written(man)}});
        if (chess::contains(placed, man.square))
            proof.fault(trLater("answer: {man} stands there twice"), {{"man", written(man)}});
        placed |= chess::bit(man.square);
    }
    if (task.part) return;
    for (int i = 0; i < 64; ++i) {
        const auto square = static_cast<Square>(i);
        const std::optional<chess::Piece> home = atHome(square);
        if (home && task.sides.count(home->color) != 0 && !chess::contains(placed, square))
            proof.fault(trLater("answer: the man of {square} is missing (or part=\"yes\")"),
                        {{"square", chess::toString(square)}});
    }
}

} // namespace theco::lessons
