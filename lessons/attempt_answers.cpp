// SPDX-License-Identifier: MIT
// Exercises that are answered by squares, words and reasons.
#include "lessons/attempt.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::lessons {

Response Attempt::to(const AllMovesTask& task, const ChooseSquares& answer) {
    Response response = whole(task.answer, answer.squares);
    if (response.verdict != Verdict::Again || response.squares.empty()) return response;
    const auto judged =
        chess::judge(*game_, MoveTry{task.square, response.squares.front(), std::nullopt});
    if (!judged) {
        response.reasons = judged.error();
        if (const Text text = saidOf(response.reasons); !text.empty()) response.text = text;
    }
    return response;
}

Response Attempt::to(const RefuseTask& task, const GiveReasons& answer) {
    const auto judged = chess::judge(*game_, task.wanted);
    if (judged) return {};
    if (answer.codes.empty()) return refused(judged.error());
    Response response;
    if (answer.codes != task.codes) {
        for (const chess::ReasonCode code : task.codes)
            response.missing += answer.codes.count(code) == 0 ? 1 : 0;
        return again(response);
    }
    response.reasons = judged.error();
    response.text = saidOf(judged.error());
    return finish(response);
}

Response Attempt::to(const CastleTask& task, const JudgeCastling& answer) {
    const auto ask = std::find_if(task.asks.begin(), task.asks.end(),
                                  [&](const auto& one) { return one.side == answer.side; });
    if (ask == task.asks.end()) return {};
    // "Yes" is a try to castle, and a try is refused with its reasons.
    if (answer.possible && !ask->possible) return refused(ask->reasons);
    Response response;
    const std::set<chess::ReasonCode> codes = codesOf(ask->reasons);
    if (answer.possible != ask->possible || answer.codes != codes) {
        for (const chess::ReasonCode code : codes)
            response.missing += answer.codes.count(code) == 0 ? 1 : 0;
        return again(response);
    }
    judged_.insert(answer.side);
    response.reasons = ask->reasons;
    response.text = saidOf(ask->reasons);
    response.missing = static_cast<int>(task.asks.size() - judged_.size());
    return response.missing == 0 ? finish(response) : right(response);
}

Response Attempt::to(const ClassifyTask& task, const lessons::Classify& answer) {
    return answer.answer == task.answer ? finish() : again();
}

Response Attempt::to(const ClaimTask& task, const ChooseMoment& answer) {
    return answer.ply == task.firstAt ? finish() : again();
}

Response Attempt::to(const QuizTask& task, const ChooseOptions& answer) {
    Response response;
    bool wrong = false;
    for (const int index : answer.options) {
        if (index < 0 || static_cast<std::size_t>(index) >= task.options.size()) return {};
        const QuizTask::Option& option = task.options[static_cast<std::size_t>(index)];
        // One thing at a time: the first wrong option says why.
        if (!option.right && !wrong) response.text = option.feedback;
        if (option.right && !wrong && response.text.empty() && !task.multi)
            response.text = option.feedback;
        wrong = wrong || !option.right;
    }
    for (std::size_t i = 0; i < task.options.size(); ++i)
        if (task.options[i].right && answer.options.count(static_cast<int>(i)) == 0)
            ++response.missing;
    return wrong || response.missing > 0 ? again(response) : finish(response);
}

Response Attempt::to(const SquareTask& task, const ChooseSquares& answer) {
    using Ask = SquareTask::Ask;
    if (task.ask == Ask::Color) return {};
    if (task.ask == Ask::Find || task.ask == Ask::Name)
        return whole({*task.square}, answer.squares);
    return whole(task.answer, answer.squares);
}

Response Attempt::to(const SquareTask& task, const ChooseColor& answer) {
    if (task.ask != SquareTask::Ask::Color) return {};
    return answer.light == task.light ? finish() : again();
}

Response Attempt::to(const SetupTask& task, const PlaceMan& answer) {
    Response response;
    response.missing = static_cast<int>(task.men.size() - placed_.size());
    const auto home = chess::Setup::initial().at(answer.man.square);
    const bool wanted = std::any_of(task.men.begin(), task.men.end(), [&](const Man& man) {
        return man.square == answer.man.square && man.piece.type == answer.man.piece.type;
    });
    const bool taken = std::any_of(placed_.begin(), placed_.end(),
                                   [&](const Man& man) { return man.square == answer.man.square; });
    if (!home || !wanted || taken || home->color != answer.man.piece.color) {
        response.squares = {answer.man.square};
        return again(response);
    }
    placed_.push_back(answer.man);
    --response.missing;
    return response.missing == 0 ? finish(response) : right(response);
}

} // namespace theco::lessons
