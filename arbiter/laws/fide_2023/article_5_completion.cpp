// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/article_5_completion.hpp"

#include "arbiter/laws/can_mate.hpp"

namespace theco::laws::fide2023 {

namespace {

using chess::Color;
using chess::GameResult;

Ruling over(const Incident& incident, RulingKind kind, GameResult result, Why why,
            std::string_view article, std::optional<Color> side = std::nullopt,
            std::optional<int> number = std::nullopt) {
    Ruling ruling = draft(incident, kind, {article});
    because(ruling, why, side, number);
    end(ruling, kind, result);
    if (incident.kind == IncidentKind::Resigns) {
        if (why == Why::DeadPosition) cite(ruling, "5.1.2");
        return ruling;
    }
    cite(ruling, "6.9");
    if (kind == RulingKind::Stands) cite(ruling, "6.8");
    return ruling;
}

bool nobodyCanMate(const chess::Position& position) {
    return canMate(position, Color::White).canMate == false &&
           canMate(position, Color::Black).canMate == false;
}

} // namespace

std::optional<Ruling> overOnTheBoard(const Incident& incident) {
    if (!incident.position) return std::nullopt;
    const chess::Position& position = *incident.position;
    if (!chess::hasLegalMove(position)) {
        const Color mated = position.turn();
        return position.inCheck() ? over(incident, RulingKind::Stands, winFor(~mated),
                                         Why::Checkmated, "5.1.1", mated)
                                  : over(incident, RulingKind::Stands, GameResult::Draw,
                                         Why::Stalemated, "5.2.1", mated);
    }
    if (nobodyCanMate(position))
        return over(incident, RulingKind::Draw, GameResult::Draw, Why::DeadPosition, "5.2.2");
    if (incident.kind == IncidentKind::Resigns) return std::nullopt;
    if (position.halfmoveClock() >= chess::kSeventyFiveMoves)
        return over(incident, RulingKind::Draw, GameResult::Draw, Why::SeventyFiveMoves, "9.6.2",
                    std::nullopt, position.halfmoveClock());
    if (incident.fivefold)
        return over(incident, RulingKind::Draw, GameResult::Draw, Why::FivefoldPosition, "9.6.1");
    return std::nullopt;
}

Ruling resignation(const Incident& incident) {
    if (const auto ruling = overOnTheBoard(incident)) return *ruling;
    Ruling ruling = draft(incident, RulingKind::Lost, {"5.1.2"});
    because(ruling, Why::Resigned, incident.side);
    losesUnlessNoMate(ruling, incident, *incident.side);
    return ruling;
}

Ruling agreedDraw(const Incident& incident) {
    Ruling ruling = draft(incident, RulingKind::Draw, {});
    if (incident.onClaim) {
        if (incident.restricted) {
            ruling.kind = RulingKind::VerifyClaim;
            ruling.articles = {"9.1.1"};
            because(ruling, Why::DrawsRestricted);
        } else {
            ruling.articles = {"9.1.2.3", "5.2.3"};
            because(ruling, Why::ClaimAccepted);
            end(ruling, RulingKind::Draw, GameResult::Draw);
        }
    } else if (incident.completedMoves.white == 0 || incident.completedMoves.black == 0) {
        ruling.kind = RulingKind::Continue;
        ruling.articles = {"5.2.3"};
        because(ruling, Why::NoMoveByEach);
    } else if (incident.restricted) {
        ruling.kind = RulingKind::ArbiterDecides;
        ruling.articles = {"9.1.1"};
        because(ruling, Why::DrawsRestricted);
        leaveTimesToArbiter(ruling);
        offerMenu(ruling);
    } else {
        ruling.articles = {"5.2.3"};
        because(ruling, Why::DrawnByAgreement);
        end(ruling, RulingKind::Draw, GameResult::Draw);
    }
    return ruling;
}

} // namespace theco::laws::fide2023
