// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/article_11_conduct.hpp"

namespace theco::laws::fide2023 {

namespace {

Ruling byChoice(const Incident& incident, Articles articles, Why why) {
    Ruling ruling = draft(incident, RulingKind::ArbiterDecides, std::move(articles));
    because(ruling, why, incident.side);
    leaveTimesToArbiter(ruling);
    offerMenu(ruling);
    return ruling;
}

} // namespace

Ruling twoMovesInARow(const Incident& incident) {
    return byChoice(incident, {}, Why::MovedTwice);
}

Ruling refusesTouchMove(const Incident& incident) {
    if (!incident.warned) return byChoice(incident, {"4.3"}, Why::RefusedUnwarned);
    Ruling ruling = draft(incident, RulingKind::Lost, {"11.7"});
    because(ruling, Why::RefusedAfterWarning, incident.side);
    // Whatever the opponent has left: the loss is a penalty.
    loses(ruling, *incident.side);
    leaveToArbiter(ruling);
    return ruling;
}

Ruling device(const Incident& incident) {
    if (incident.gameResult) {
        Ruling ruling = byChoice(incident, {"11.3.2.2"}, Why::DeviceFound);
        because(ruling, Why::GameAlreadyOver);
        return ruling;
    }
    if (incident.lesserPenaltyInRegulations) {
        Ruling ruling = byChoice(incident, {"11.3.2.2"}, Why::DeviceFound);
        because(ruling, Why::LesserPenaltyAllowed);
        return ruling;
    }
    Ruling ruling = draft(incident, RulingKind::Lost, {"11.3.2.2"});
    because(ruling, Why::DeviceFound, incident.side);
    loses(ruling, *incident.side);
    return ruling;
}

} // namespace theco::laws::fide2023
