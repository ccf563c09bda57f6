// SPDX-License-Identifier: MIT
// What each kind of exercise needs besides the common parts. A task comes back only when all its
// values could be read; whether they are true is the prover's business.
#include "core/chess/notation.hpp"
#include "lessons/element.hpp"
#include "lessons/kinds.hpp"
#include "lessons/square_sets.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::lessons {

using i18n::trLater;

namespace {

/// Attributes and children of an exercise of one kind, besides those of all.
void expect(const Element& element, Names attributes, Names children = {}) {
    attributes.insert(attributes.end(), {"id", "kind", "weight"});
    children.insert(children.end(), {"prompt", "hint", "feedback"});
    element.expect(attributes, children);
}

std::optional<bool> readSwitch(const Element& element, const char* name) {
    if (!element.attribute(name)) return false;
    return element.optional(name, readYesNo, expected::kWord);
}

/// Men of one side: capital letters are White's.
std::optional<std::vector<Man>> readSide(const Element& element, const char* name,
                                         chess::Color color) {
    const auto men = element.needed(name, readMen, expected::kMen);
    if (!men) return std::nullopt;
    for (const Man& man : *men) {
        if (man.piece.color == color) continue;
        element.fault(color == chess::Color::White
                          ? trLater("{name}: capital letters were expected, found {found}")
                          : trLater("{name}: small letters were expected, found {found}"),
                      {{"name", name}, {"found", Element::quoted(written(man))}});
        return std::nullopt;
    }
    return men;
}

Task readFree(const Element& element, const Exercise& exercise) {
    const Kind kind = exercise.kind;
    Names names{"pieces", "par", "slack", "challenge"};
    if (kind != Kind::CaptureAll) names.push_back("stars");
    if (kind == Kind::Goto)
        names.push_back("block");
    else
        names.push_back("enemies");
    expect(element, names);

    FreeTask task;
    const auto pieces = readSide(element, "pieces", chess::Color::White);
    const auto par = element.needed(
        "par", [](std::string_view text) { return readNumber(text, 99); }, expected::kNumber);
    bool sound = pieces && par;
    if (kind != Kind::CaptureAll) {
        const auto stars = element.needed("stars", readSquares, expected::kSquares);
        sound = sound && stars;
        task.stars = stars.value_or(task.stars);
    }
    if (kind != Kind::Goto) {
        const auto enemies = readSide(element, "enemies", chess::Color::Black);
        sound = sound && enemies;
        task.enemies = enemies.value_or(task.enemies);
    }
    if (element.attribute("block")) {
        const auto block = element.optional("block", readSquares, expected::kSquares);
        sound = sound && (block || kind != Kind::Goto);
        task.block = block.value_or(task.block);
    }
    if (element.attribute("slack")) {
        const auto slack = element.optional(
            "slack", [](std::string_view text) { return readNumber(text, 99); }, expected::kNumber);
        sound = sound && slack;
        task.slack = slack.value_or(2);
    }
    const auto challenge = readSwitch(element, "challenge");
    if (!sound || !challenge) return {};
    task.pieces = *pieces;
    task.par = *par;
    task.challenge = *challenge;
    return task;
}

Task readAllMoves(const Element& element) {
    expect(element, {"fen", "moves", "square", "answer"}, {"why"});
    AllMovesTask task;
    const auto square = element.needed("square", chess::squareFromString, expected::kSquare);
    const auto answer = element.needed("answer", readSquares, expected::kSquares);
    for (const Element& why : element.children("why")) {
        why.expect({"square", "codes"}, {});
        const auto at = why.needed("square", chess::squareFromString, expected::kSquare);
        const auto codes = why.needed("codes", readCodes, expected::kCodes);
        if (at && codes) task.why.push_back({*at, *codes, why.line()});
    }
    if (!square || !answer) return {};
    task.square = *square;
    task.answer = *answer;
    return task;
}

Task readLineTask(const Element& element) {
    expect(element, {"fen", "moves", "answer", "goal", "then"});
    LineTask task;
    const auto answer = element.needed("answer", readMoves, expected::kMoves);
    const auto goal = element.needed(
        "goal",
        [](std::string_view text) {
            return oneOf<Goal>(text, {{"legal", Goal::Legal},
                                      {"capture", Goal::Capture},
                                      {"ep", Goal::EnPassant},
                                      {"check", Goal::Check},
                                      {"mate", Goal::Mate},
                                      {"stalemate", Goal::Stalemate}});
        },
        expected::kWord);
    const auto then = element.optional("then", readLine, expected::kMoves);
    if (!answer || !goal || (element.attribute("then") && !then)) return {};
    task.answer = *answer;
    task.goal = *goal;
    task.then = then.value_or(task.then);
    return task;
}

Task readRefuse(const Element& element) {
    expect(element, {"fen", "moves", "move", "codes"});
    const auto wanted = element.needed("move", chess::parseTry, expected::kMove);
    const auto codes = element.needed("codes", readCodes, expected::kCodes);
    if (!wanted || !codes) return {};
    return RefuseTask{std::string(*element.attribute("move")), *wanted, *codes};
}

std::optional<std::vector<chess::PieceType>> readPromotions(std::string_view text) {
    std::vector<chess::PieceType> out;
    for (const char c : text) {
        const auto type = readPromotion(std::string_view(&c, 1));
        if (!type || std::find(out.begin(), out.end(), *type) != out.end()) return std::nullopt;
        out.push_back(*type);
    }
    if (out.empty()) return std::nullopt;
    return out;
}

Task readPromotionTask(const Element& element) {
    expect(element, {"fen", "moves", "move", "answer", "goal", "then"});
    PromotionTask task;
    const auto move = element.needed(
        "move",
        [](std::string_view text) { return text.size() == 4 ? readMove(text) : std::nullopt; },
        expected::kMove);
    const auto answer = element.needed("answer", readPromotions, expected::kWord);
    using Goal = std::optional<chess::PieceType>;
    const std::optional<Goal> goal = element.needed(
        "goal",
        [](std::string_view text) -> std::optional<Goal> {
            if (text == "mate") return Goal();
            if (text.substr(0, 8) != "capture:") return std::nullopt;
            const Goal piece = readPromotion(text.substr(8));
            if (!piece) return std::nullopt;
            return std::optional<Goal>(piece);
        },
        expected::kWord);
    const auto then = element.optional("then", readLine, expected::kMoves);
    if (!move || !answer || !goal || (element.attribute("then") && !then)) return {};
    task.move = *move;
    task.answer = *answer;
    task.capture = *goal;
    task.then = then.value_or(task.then);
    return task;
}

Task readReplies(const Element& element) {
    expect(element, {"fen", "moves", "king", "capture", "block"});
    RepliesTask task;
    bool sound = true;
    for (const auto& [name, moves] :
         {std::pair("king", &task.king), std::pair("capture", &task.capture),
          std::pair("block", &task.block)}) {
        if (!element.attribute(name)) continue;
        const auto list = element.optional(name, readMoves, expected::kMoves);
        sound = sound && list;
        *moves = list.value_or(*moves);
    }
    return sound ? Task(task) : Task();
}

Task readCastle(const Element& element) {
    expect(element, {"fen", "moves"}, {"ask"});
    CastleTask task;
    bool sound = true;
    for (const Element& ask : element.children("ask")) {
        ask.expect({"side", "answer"}, {"reason"});
        const auto side = ask.needed(
            "side",
            [](std::string_view text) {
                return oneOf<chess::CastleTry>(text, {{"O-O", chess::CastleTry::Kingside},
                                                      {"O-O-O", chess::CastleTry::Queenside}});
            },
            expected::kWord);
        const auto possible = ask.needed("answer", readYesNo, expected::kWord);
        chess::Reasons reasons;
        for (const Element& reason : ask.children("reason")) {
            reason.expect({"code", "squares", "by"}, {});
            const auto code = reason.needed("code", readCode, expected::kCodes);
            const auto squares = reason.needed("squares", readSquares, expected::kSquares);
            const auto by = reason.optional("by", readSquares, expected::kSquares);
            sound = sound && code && squares && (by || !reason.attribute("by"));
            if (code && squares)
                reasons.push_back({*code, *squares, by.value_or(std::vector<Square>())});
        }
        sound = sound && side && possible;
        if (side && possible) task.asks.push_back({*side, *possible, reasons, ask.line()});
    }
    if (element.children("ask").empty())
        element.fault(trLater("{element}: the element {name} is missing"),
                      {{"element", "exercise"}, {"name", "ask"}});
    return sound && !task.asks.empty() ? Task(task) : Task();
}

Task readClassify(const Element& element) {
    expect(element, {"fen", "moves", "answer"});
    const auto answer = element.needed(
        "answer",
        [](std::string_view text) {
            return oneOf<Class>(text, {{"mate", Class::Mate},
                                       {"stalemate", Class::Stalemate},
                                       {"dead", Class::Dead},
                                       {"check", Class::Check},
                                       {"none", Class::None}});
        },
        expected::kWord);
    return answer ? Task(ClassifyTask{*answer}) : Task();
}

Task readOneMove(const Element& element) {
    expect(element, {"fen", "moves", "answer"});
    OneMoveTask task;
    if (element.attribute("answer")) {
        task.answer = element.optional("answer", readMoves, expected::kMoves);
        if (!task.answer) return {};
    }
    return task;
}

Task readClaim(const Element& element) {
    expect(element, {"fen", "moves", "rule", "first-at"});
    const auto rule = element.needed(
        "rule",
        [](std::string_view text) {
            return oneOf<ClaimRule>(text, {{"threefold", ClaimRule::Threefold},
                                           {"fivefold", ClaimRule::Fivefold},
                                           {"fifty", ClaimRule::Fifty},
                                           {"seventyfive", ClaimRule::SeventyFive}});
        },
        expected::kWord);
    const auto firstAt = element.needed(
        "first-at", [](std::string_view text) { return readNumber(text, 9999); },
        expected::kNumber);
    if (!element.required("moves") || !rule || !firstAt) return {};
    return ClaimTask{*rule, *firstAt};
}

Task readQuiz(const Element& element) {
    expect(element, {"fen", "moves", "multi"}, {"option"});
    if (element.attribute("moves") && !element.attribute("fen")) (void)element.required("fen");
    QuizTask task;
    const auto multi = readSwitch(element, "multi");
    bool sound = multi.has_value();
    for (const Element& child : element.children("option")) {
        child.expect({"right"}, {"text", "feedback"});
        QuizTask::Option option;
        const auto right = readSwitch(child, "right");
        sound = sound && right;
        option.right = right.value_or(false);
        option.text = readTextChild(child, "text");
        const auto feedback = child.children("feedback");
        if (!feedback.empty()) {
            (void)child.child("feedback");
            feedback.front().expect({}, {"t"});
            option.feedback = readText(feedback.front(), true);
        } else if (!option.right) {
            child.fault(trLater("quiz: a wrong option needs a feedback"));
        }
        task.options.push_back(option);
    }
    if (!sound) return {};
    task.multi = *multi;
    return task;
}

Task readSetup(const Element& element) {
    expect(element, {"side", "answer", "part"});
    SetupTask task;
    const auto sides = element.needed(
        "side",
        [](std::string_view text) {
            using chess::Color;
            return oneOf<std::set<Color>>(text, {{"white", {Color::White}},
                                                 {"black", {Color::Black}},
                                                 {"both", {Color::White, Color::Black}}});
        },
        expected::kWord);
    const auto men = readSide(element, "answer", chess::Color::White);
    const auto part = readSwitch(element, "part");
    if (!sides || !men || !part) return {};
    task.sides = *sides;
    task.men = *men;
    task.part = *part;
    return task;
}

Task readKind(const Element& element, const Exercise& exercise) {
    switch (exercise.kind) {
    case Kind::Goto:
    case Kind::Safe:
    case Kind::CaptureAll:
        return readFree(element, exercise);
    case Kind::AllMoves:
        return readAllMoves(element);
    case Kind::Line:
        return readLineTask(element);
    case Kind::Refuse:
        return readRefuse(element);
    case Kind::Promotion:
        return readPromotionTask(element);
    case Kind::Replies:
        return readReplies(element);
    case Kind::Castle:
        return readCastle(element);
    case Kind::Classify:
        return readClassify(element);
    case Kind::MateInOne:
    case Kind::CheckInOne:
        return readOneMove(element);
    case Kind::Claim:
        return readClaim(element);
    case Kind::Quiz:
        return readQuiz(element);
    case Kind::Square:
        return readSquareTask(element);
    case Kind::Setup:
        return readSetup(element);
    }
    return {};
}

/// Whether the exercise stands on a position of a game.
bool hasGame(const Element& element, Kind kind) {
    switch (kind) {
    case Kind::Goto:
    case Kind::Safe:
    case Kind::CaptureAll:
    case Kind::Setup:
        return false;
    case Kind::Quiz:
        return element.attribute("fen").has_value();
    case Kind::Square:
        return element.attribute("ask") == std::optional<std::string_view>("attackers");
    default:
        return true;
    }
}

} // namespace

Task readTask(const Element& element, Exercise& exercise) {
    Task task = readKind(element, exercise);
    if (!hasGame(element, exercise.kind)) return task;
    exercise.game = readGame(element);
    return exercise.game ? task : Task();
}

} // namespace theco::lessons
