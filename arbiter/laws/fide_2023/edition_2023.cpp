// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/edition_2023.hpp"

#include "arbiter/laws/fide_2023/article_11_conduct.hpp"
#include "arbiter/laws/fide_2023/article_4_touch.hpp"
#include "arbiter/laws/fide_2023/article_5_completion.hpp"
#include "arbiter/laws/fide_2023/article_6_clock.hpp"
#include "arbiter/laws/fide_2023/article_7_irregularities.hpp"
#include "arbiter/laws/fide_2023/article_9_draws.hpp"
#include "arbiter/laws/fide_2023/guidelines_iii.hpp"

namespace theco::laws::fide2023 {

namespace {

Articles articlesAfterTheEnd(IncidentKind kind) {
    switch (kind) {
    case IncidentKind::BothKingsInCheck:
    case IncidentKind::PawnOnLastRank:
    case IncidentKind::IllegalMoveCompleted:
    case IncidentKind::PawnNotPromoted:
    case IncidentKind::PressWithoutMove:
    case IncidentKind::TwoHands:
    case IncidentKind::IllegalMoveNotCompleted:
        return {"7.5.1"};
    case IncidentKind::ColoursReversed:
        return {"7.3"};
    case IncidentKind::WrongInitialPosition:
        return {"7.2.1"};
    case IncidentKind::WrongBoardOrientation:
        return {"7.2.2"};
    case IncidentKind::Flag:
    case IncidentKind::BothFlags:
        return {"6.8"};
    case IncidentKind::Resigns:
        return {"5.1.2"};
    default:
        return {};
    }
}

/// What is found after the game ended changes nothing any more; a device alone still counts.
Ruling afterTheEnd(const Incident& incident) {
    if (incident.kind == IncidentKind::Device) return device(incident);
    Ruling ruling = draft(incident, RulingKind::Stands, articlesAfterTheEnd(incident.kind));
    because(ruling, Why::GameAlreadyOver);
    end(ruling, RulingKind::Stands, *incident.gameResult);
    return ruling;
}

Ruling ruled(const Incident& incident) {
    if (incident.gameResult) return afterTheEnd(incident);
    switch (incident.kind) {
    case IncidentKind::BothKingsInCheck:
    case IncidentKind::PawnOnLastRank:
        return faultSeenLate(incident);
    case IncidentKind::IllegalMoveCompleted:
    case IncidentKind::PawnNotPromoted:
    case IncidentKind::PressWithoutMove:
    case IncidentKind::TwoHands:
        return illegalMove(incident);
    case IncidentKind::IllegalMoveNotCompleted:
        return illegalMoveNotCompleted(incident);
    case IncidentKind::WrongHand:
        return wrongHand(incident);
    case IncidentKind::TwoMovesInARow:
        return twoMovesInARow(incident);
    case IncidentKind::WrongClaim:
        return wrongClaim(incident);
    case IncidentKind::Resigns:
        return resignation(incident);
    case IncidentKind::Flag:
        return flagFall(incident);
    case IncidentKind::BothFlags:
        return bothFlags(incident);
    case IncidentKind::LateArrival:
        return lateArrival(incident);
    case IncidentKind::ColoursReversed:
        return coloursReversed(incident);
    case IncidentKind::WrongInitialPosition:
        return wrongInitialPosition(incident);
    case IncidentKind::WrongBoardOrientation:
        return wrongBoardOrientation(incident);
    case IncidentKind::WrongClockSetting:
        return wrongClockSetting(incident);
    case IncidentKind::PiecesDisplaced:
        return piecesDisplaced(incident);
    case IncidentKind::PauseWithoutReason:
        return pauseOfTheClock(incident);
    case IncidentKind::RefusesTouchMove:
        return refusesTouchMove(incident);
    case IncidentKind::Device:
        return device(incident);
    case IncidentKind::GuidelinesIII4:
        return incrementRequest(incident);
    case IncidentKind::GuidelinesIII5:
        return drawRequest(incident);
    case IncidentKind::AgreedDraw:
        return agreedDraw(incident);
    }
    return draft(incident, RulingKind::None, {});
}

class Edition2023 final : public Edition {
public:
    std::string_view name() const override { return kEdition; }
    TouchRuling touch(const chess::Position& position,
                      const std::vector<Touch>& touches) const override {
        return fide2023::touch(position, touches);
    }
    Ruling claim(const DrawClaim& claim) const override { return fide2023::claim(claim); }
    Ruling incident(const Incident& incident) const override {
        return settled(ruled(incident), incident);
    }
};

} // namespace

const Edition& edition() {
    static const Edition2023 kEdition2023;
    return kEdition2023;
}

} // namespace theco::laws::fide2023
