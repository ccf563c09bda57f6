// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/guidelines_iii.hpp"

namespace theco::laws::fide2023 {

namespace {

constexpr int kLastTwoMinutes = 120;
constexpr int kExtraTime = 120; // III.4, III.5.2, III.5.3; A.3 does not shorten it
constexpr int kIncrement = 5;   // III.4

std::optional<Ruling> withoutRight(const Incident& incident, std::string_view article) {
    Ruling ruling = draft(incident, RulingKind::NoRight, {});
    const chess::Color side = *incident.side;
    if (!incident.guidelinesIII) {
        ruling.articles = {"III.2.1"};
        because(ruling, Why::NotAnnounced);
    } else if (!guidelinesApply(incident)) {
        ruling.articles = {"III.2.2"};
        because(ruling, Why::HasIncrement);
    } else if (incident.clocks && (*incident.clocks)[side] >= kLastTwoMinutes) {
        ruling.articles = {article};
        because(ruling, Why::TooMuchTime, side, (*incident.clocks)[side], kLastTwoMinutes);
    } else if (incident.position && incident.position->turn() != side) {
        ruling.articles = {article};
        because(ruling, Why::NotOnTheMove, side);
    } else {
        return std::nullopt;
    }
    return ruling;
}

void compensate(Ruling& ruling, const Incident& incident) {
    ruling.clockDelta = BySide<int>{};
    (*ruling.clockDelta)[~*incident.side] = kExtraTime;
}

} // namespace

bool guidelinesApply(const Incident& incident) {
    return incident.guidelinesIII && incident.incrementSeconds == 0 && incident.rate != Rate::Blitz;
}

Ruling bothFlagsUnderGuidelines(const Incident& incident) {
    Ruling ruling =
        draft(incident, RulingKind::Continue, {incident.lastPeriod ? "III.3.1.2" : "III.3.1.1"});
    because(ruling, Why::OrderUnknown);
    because(ruling, incident.lastPeriod ? Why::LastPeriod : Why::NotLastPeriod);
    if (incident.lastPeriod) end(ruling, RulingKind::Draw, chess::GameResult::Draw);
    return ruling;
}

Ruling incrementRequest(const Incident& incident) {
    if (const auto ruling = withoutRight(incident, "III.4")) return *ruling;
    Ruling ruling = draft(incident, RulingKind::Continue, {"III.4"});
    if (incident.opponentAccepts) {
        cite(ruling, "5.2.3");
        because(ruling, Why::OfferAccepted, ~*incident.side);
        end(ruling, RulingKind::Draw, chess::GameResult::Draw);
        return ruling;
    }
    leaveToArbiter(ruling);
    if (!incident.arbiterAgrees) {
        because(ruling, Why::IncrementRefused, incident.side);
        return ruling;
    }
    ruling.kind = RulingKind::SetIncrement;
    ruling.incrementSeconds = kIncrement;
    because(ruling, Why::IncrementGranted, incident.side, kIncrement);
    compensate(ruling, incident);
    return ruling;
}

Ruling drawRequest(const Incident& incident) {
    if (const auto ruling = withoutRight(incident, "III.5")) return *ruling;
    Ruling ruling = draft(incident, RulingKind::Penalise, {});
    leaveToArbiter(ruling);
    switch (incident.decision) {
    case GuidelineDecision::Agree:
        ruling.articles = {"III.5.1"};
        because(ruling, Why::CannotBeWon, ~*incident.side);
        end(ruling, RulingKind::Draw, chess::GameResult::Draw);
        break;
    case GuidelineDecision::Postpone:
        ruling.articles = {"III.5.2"};
        ruling.kind = RulingKind::Postponed;
        because(ruling, Why::DecisionPostponed);
        leaveTimesToArbiter(ruling);
        break;
    case GuidelineDecision::Reject:
        ruling.articles = {"III.5.3"};
        because(ruling, Why::CanStillBeWon, ~*incident.side);
        compensate(ruling, incident);
        break;
    }
    return ruling;
}

} // namespace theco::laws::fide2023
