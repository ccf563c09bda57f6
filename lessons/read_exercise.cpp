// SPDX-License-Identifier: MIT
// What all exercises share: kind, prompt, hints, feedback.
#include "core/chess/notation.hpp"
#include "lessons/element.hpp"
#include "lessons/kinds.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::lessons {

using i18n::trLater;

namespace {

std::optional<Outcome> readOutcome(std::string_view text) {
    return oneOf<Outcome>(
        text,
        {{"stalemate", Outcome::Stalemate}, {"dead", Outcome::Dead}, {"misses", Outcome::Misses}});
}

/// What a hint of this strength must hold, in kinds that are answered with a move.
void checkStrength(const Element& element, const Hint& hint) {
    if (hint.level == 2 && hint.squares.empty())
        element.fault(trLater("hint 2: squares are missing"));
    if (hint.level == 3 && hint.squares.empty() && !hint.move)
        element.fault(trLater("hint 3: the square of the piece or the move is missing"));
    if (hint.level == 3 && hint.squares.size() > 1 && !hint.move)
        element.fault(trLater("hint 3: one square was expected, that of the piece"));
    if (hint.level == 4 && !hint.move) element.fault(trLater("hint 4: the move is missing"));
}

Hint readHint(const Element& element, Kind kind) {
    element.expect({"level", "squares", "move"}, {"t"});
    Hint hint;
    hint.line = element.line();
    const auto level = element.needed(
        "level", [](std::string_view text) { return readNumber(text, 4); }, expected::kNumber);
    if (level && *level < 1)
        element.fault(expected::kNumber, {{"name", "level"}, {"found", "'0'"}});
    hint.level = level.value_or(0);
    hint.squares =
        element.optional("squares", readSquares, expected::kSquares).value_or(hint.squares);
    hint.move = element.optional("move", readMove, expected::kMove);
    const bool hasMore = element.attribute("squares") || element.attribute("move");
    hint.text = readText(element, !hasMore || hint.level == 1);
    if (hint.level < 1) return hint;
    if (element.attribute("move")) {
        if (hint.level < 3) element.fault(trLater("a hint below 3 must not give the move"));
        if (!answeredByMove(kind))
            element.fault(trLater("exercises of the kind {kind} have no move for a hint"),
                          {{"kind", std::string(name(kind))}});
    }
    if (answeredByMove(kind) && (hint.move || !element.attribute("move")) &&
        (!hint.squares.empty() || !element.attribute("squares")))
        checkStrength(element, hint);
    return hint;
}

Feedback readFeedback(const Element& element, Kind kind) {
    element.expect({"on", "code", "promo", "outcome"}, {"t"});
    Feedback feedback;
    feedback.line = element.line();
    feedback.right = element.optional(
        "on",
        [](std::string_view text) {
            return oneOf<bool>(text, {{"right", true}, {"wrong", false}});
        },
        expected::kWord);
    feedback.code = element.optional("code", readCode, expected::kCodes);
    feedback.promotion = element.optional("promo", readPromotion, expected::kWord);
    feedback.outcome = element.optional("outcome", readOutcome, expected::kWord);
    const bool ofPromotion = element.attribute("promo") || element.attribute("outcome");
    if (ofPromotion && kind != Kind::Promotion)
        element.fault(trLater("feedback with promo and outcome belongs to promotion exercises"));
    else if (ofPromotion)
        for (const char* both : {"promo", "outcome"})
            (void)element.required(both);
    feedback.text = readText(element, !element.attribute("code") && !element.attribute("outcome"));
    return feedback;
}

} // namespace

Exercise readExercise(const Element& element, const std::string& id) {
    Exercise exercise;
    exercise.id = id;
    exercise.line = element.line();
    const auto kind =
        element.needed("kind", readKind, trLater("{name}: {found} is no kind of exercise"));
    if (element.attribute("weight")) {
        const auto weight = element.optional(
            "weight", [](std::string_view text) { return readThousandths(text, 100'000); },
            expected::kNumber);
        if (weight && *weight == 0)
            element.fault(expected::kNumber, {{"name", "weight"}, {"found", "'0'"}});
        exercise.weight = weight.value_or(1000);
    }
    exercise.prompt = readTextChild(element, "prompt");
    exercise.kind = kind.value_or(Kind::Quiz);
    int level = 0;
    for (const Element& child : element.children("hint")) {
        exercise.hints.push_back(readHint(child, exercise.kind));
        const int now = exercise.hints.back().level;
        if (now >= 1 && now <= level)
            child.fault(trLater("hint {level} after hint {before}: the levels must rise"),
                        {{"level", std::to_string(now)}, {"before", std::to_string(level)}});
        level = std::max(level, now);
    }
    for (const Element& child : element.children("feedback"))
        exercise.feedback.push_back(readFeedback(child, exercise.kind));
    if (kind) exercise.task = readTask(element, exercise);
    return exercise;
}

} // namespace theco::lessons
