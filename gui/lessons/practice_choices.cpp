// SPDX-License-Identifier: MIT
// The large buttons beside the board: what can be answered without it.
#include "gui/lessons/practice.hpp"
#include "gui/lessons/practice_words.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace theco::gui {

using chess::ReasonCode;
using chess::Square;
using i18n::tr;
using lessons::Kind;
using Ask = lessons::SquareTask::Ask;

namespace {

constexpr std::size_t kMostReasons = 6;

using Codes = std::vector<ReasonCode>;

const Codes kCastling{ReasonCode::CastleKingMoved,    ReasonCode::CastleRookMoved,
                      ReasonCode::CastleBlocked,      ReasonCode::CastleInCheck,
                      ReasonCode::CastleThroughCheck, ReasonCode::CastleIntoCheck};

/// What might also be the reason, for a right reason of this family.
const Codes& relatives(ReasonCode code) {
    static const Codes passant{ReasonCode::EpTooLate, ReasonCode::EpSingleStep,
                               ReasonCode::EpWrongRank, ReasonCode::EpNotAPawn,
                               ReasonCode::EpExposesKing};
    static const Codes pawn{ReasonCode::PawnBackward, ReasonCode::PawnStraightCapture,
                            ReasonCode::PawnDoubleNotHome, ReasonCode::PawnDoubleBlocked,
                            ReasonCode::PawnDiagonalEmpty};
    static const Codes promotion{ReasonCode::PromoMissing, ReasonCode::PromoKing,
                                 ReasonCode::PromoPawn, ReasonCode::PromoNotHere};
    static const Codes king{ReasonCode::KingIntoAttack, ReasonCode::KingTakesDefended,
                            ReasonCode::BadGeometry, ReasonCode::OwnPieceOnTarget};
    static const Codes any{ReasonCode::BadGeometry, ReasonCode::PathBlocked,
                           ReasonCode::OwnPieceOnTarget, ReasonCode::ExposesKing,
                           ReasonCode::LeavesKingInCheck};
    switch (code) {
    case ReasonCode::EpWrongRank:
    case ReasonCode::EpTooLate:
    case ReasonCode::EpSingleStep:
    case ReasonCode::EpNoRight:
    case ReasonCode::EpNotAPawn:
    case ReasonCode::EpExposesKing:
        return passant;
    case ReasonCode::PawnBackward:
    case ReasonCode::PawnDoubleNotHome:
    case ReasonCode::PawnStraightCapture:
    case ReasonCode::PawnDoubleBlocked:
    case ReasonCode::PawnDiagonalEmpty:
        return pawn;
    case ReasonCode::PromoMissing:
    case ReasonCode::PromoKing:
    case ReasonCode::PromoPawn:
    case ReasonCode::PromoNotHere:
        return promotion;
    case ReasonCode::KingTakesDefended:
    case ReasonCode::KingIntoAttack:
        return king;
    default:
        return any;
    }
}

void addMissing(Codes& to, const Codes& from, std::size_t most) {
    for (const ReasonCode code : from)
        if (to.size() < most && std::find(to.begin(), to.end(), code) == to.end())
            to.push_back(code);
}

/// What is true as well, in a child's words, where `right` is the reason given. The judge names one
/// of the two; a child who ticks the other would be told to look again, and be right.
std::optional<ReasonCode> alsoTrue(ReasonCode right) {
    switch (right) {
    case ReasonCode::KingTakesDefended:
        return ReasonCode::KingIntoAttack;
    case ReasonCode::EpWrongRank:
        return ReasonCode::EpSingleStep;
    case ReasonCode::PawnStraightCapture:
        return ReasonCode::PawnDoubleBlocked;
    case ReasonCode::OwnPieceOnTarget:
        return ReasonCode::PathBlocked;
    default:
        return std::nullopt;
    }
}

/// Reasons to choose from beside the right ones.
Codes besides(const std::set<ReasonCode>& right) {
    Codes others = relatives(*right.begin());
    for (const ReasonCode code : right)
        if (const auto also = alsoTrue(code); also && right.count(*also) == 0)
            std::erase(others, *also);
    return others;
}

} // namespace

Codes Practice::offeredCodes() const {
    Codes offered;
    if (const auto* ask = openCastling()) {
        // The same every time, so that the list does not tell which side is asked about.
        offered = kCastling;
        for (const chess::Reason& reason : ask->reasons)
            addMissing(offered, {reason.code}, offered.size() + 1);
        return offered;
    }
    if (const auto* task = std::get_if<lessons::RefuseTask>(&exercise().task)) {
        offered.assign(task->codes.begin(), task->codes.end());
        if (!offered.empty()) {
            if (offered.front() >= ReasonCode::CastleKingMoved &&
                offered.front() <= ReasonCode::CastleIntoCheck)
                addMissing(offered, kCastling, kMostReasons);
            else
                addMissing(offered, besides(task->codes), kMostReasons - 1);
        }
        std::sort(offered.begin(), offered.end());
    }
    return offered;
}

std::vector<Square> Practice::offeredNames() const {
    const auto* task = std::get_if<lessons::SquareTask>(&exercise().task);
    if (!task || task->ask != Ask::Name || !task->square) return {};
    const int file = chess::fileOf(*task->square);
    const int rank = chess::rankOf(*task->square);
    // What is easily mixed up: letter and number exchanged, a neighbour, counted from the far end.
    const std::array candidates{chess::squareAt(rank, file),     chess::squareAt(file + 1, rank),
                                chess::squareAt(file, 7 - rank), chess::squareAt(file - 1, rank),
                                chess::squareAt(file, rank + 1), chess::squareAt(file, rank - 1)};
    std::vector<Square> names{*task->square};
    for (const auto& candidate : candidates)
        if (candidate && names.size() < 4 &&
            std::find(names.begin(), names.end(), *candidate) == names.end())
            names.push_back(*candidate);
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<chess::Piece> Practice::menLeft() const {
    const auto* task = std::get_if<lessons::SetupTask>(&exercise().task);
    std::vector<chess::Piece> left;
    if (!task) return left;
    for (const lessons::Man& man : task->men) {
        const bool placed =
            std::any_of(attempt_.placed().begin(), attempt_.placed().end(),
                        [&](const lessons::Man& other) { return other.square == man.square; });
        const chess::Piece piece = chess::Setup::initial().at(man.square).value_or(man.piece);
        if (!placed && std::find(left.begin(), left.end(), piece) == left.end())
            left.push_back(piece);
    }
    return left;
}

std::vector<Choice> Practice::reasonChoices() const {
    std::vector<Choice> choices;
    std::set<ReasonCode> shown;
    if (shownAnswer_) {
        if (const auto* reasons = std::get_if<lessons::GiveReasons>(&*shownAnswer_))
            shown = reasons->codes;
        if (const auto* castling = std::get_if<lessons::JudgeCastling>(&*shownAnswer_))
            shown = castling->codes;
    }
    for (const ReasonCode code : offeredCodes()) {
        Choice choice{shortReason(code)};
        choice.hinted = shown.count(code) > 0;
        choices.push_back(std::move(choice));
    }
    return choices;
}

std::vector<Choice> Practice::choicesNow() const {
    std::vector<Choice> choices;
    std::set<int> shown;
    const auto add = [&](std::string text) { choices.push_back({std::move(text)}); };
    switch (exercise().kind) {
    case Kind::Quiz:
        for (const auto& option : std::get<lessons::QuizTask>(exercise().task).options)
            add(lessons::shown(option.text, attempt_.position()));
        if (const auto* right =
                shownAnswer_ ? std::get_if<lessons::ChooseOptions>(&*shownAnswer_) : nullptr)
            shown = right->options;
        break;
    case Kind::Classify:
        for (const auto c : {lessons::Class::Mate, lessons::Class::Stalemate, lessons::Class::Dead,
                             lessons::Class::Check, lessons::Class::None})
            add(className(c));
        if (const auto* right =
                shownAnswer_ ? std::get_if<lessons::Classify>(&*shownAnswer_) : nullptr)
            shown = {static_cast<int>(right->answer)};
        break;
    case Kind::Square: {
        const auto& task = std::get<lessons::SquareTask>(exercise().task);
        if (task.ask == Ask::Color) {
            add(tr("A light square"));
            add(tr("A dark square"));
            if (const auto* right =
                    shownAnswer_ ? std::get_if<lessons::ChooseColor>(&*shownAnswer_) : nullptr)
                shown = {right->light ? 0 : 1};
        }
        const auto names = offeredNames();
        for (std::size_t i = 0; i < names.size(); ++i) {
            add(chess::toString(names[i]));
            if (shownAnswer_ && names[i] == task.square) shown = {static_cast<int>(i)};
        }
        break;
    }
    case Kind::Castle:
    case Kind::Refuse:
        if (askWhy_) {
            choices = reasonChoices();
            break;
        }
        if (exercise().kind == Kind::Castle) {
            add(tr("Possible"));
            add(tr("Not possible"));
            if (const auto* right =
                    shownAnswer_ ? std::get_if<lessons::JudgeCastling>(&*shownAnswer_) : nullptr)
                shown = {right->possible ? 0 : 1};
        } else {
            add(tr("It may be played"));
            add(tr("It may not"));
        }
        break;
    case Kind::Replies:
        if (!pending_) break;
        for (const auto group :
             {lessons::ReplyGroup::King, lessons::ReplyGroup::Capture, lessons::ReplyGroup::Block})
            add(groupName(group));
        if (const auto* right =
                shownAnswer_ ? std::get_if<lessons::SortMove>(&*shownAnswer_) : nullptr)
            if (right->move == *pending_) shown = {static_cast<int>(right->group)};
        break;
    case Kind::Setup:
        for (const chess::Piece man : menLeft()) {
            Choice choice{i18n::pieceName(man.type), man};
            choice.chosen = man == man_;
            choices.push_back(std::move(choice));
        }
        break;
    default:
        break;
    }
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (several()) choices[i].chosen = ticked_.count(static_cast<int>(i)) > 0;
        choices[i].hinted = choices[i].hinted || shown.count(static_cast<int>(i)) > 0;
    }
    return choices;
}

} // namespace theco::gui
