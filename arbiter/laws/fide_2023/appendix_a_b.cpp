// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/appendix_a_b.hpp"

namespace theco::laws::fide2023 {

namespace {

constexpr int kStandardPenalty = 120; // 7.5.5, 9.5.3
constexpr int kShortPenalty = 60;     // A.3

bool supervisedBlitz(const Incident& incident) {
    return incident.rate == Rate::Blitz && incident.supervised;
}

} // namespace

int claimPenaltySeconds(Rate rate) {
    return rate == Rate::Standard ? kStandardPenalty : kShortPenalty;
}

int penaltySeconds(const Incident& incident) {
    return supervisedBlitz(incident) ? incident.b2PenaltySeconds
                                     : claimPenaltySeconds(incident.rate);
}

void citePenalty(Ruling& ruling, const Incident& incident) {
    if (penaltySeconds(incident) == kShortPenalty) cite(ruling, "A.3");
    if (supervisedBlitz(incident))
        ruling.settings.push_back(
            {"b2_penalty_s", incident.b2PenaltySeconds == kShortPenalty ? "60" : "120", "60"});
}

void citeB3(Ruling& ruling, const Incident& incident) {
    if (incident.rate == Rate::Blitz) cite(ruling, "B.3");
}

void citeIllegalMoves(Ruling& ruling, const Incident& incident) {
    if (incident.rate == Rate::Standard) return;
    citePenalty(ruling, incident);
    if (incident.rate == Rate::Rapid) {
        cite(ruling, incident.supervised ? "A.4" : "A.5.2");
    } else if (incident.supervised) {
        cite(ruling, "B.2");
    } else {
        cite(ruling, "B.3");
        cite(ruling, "A.5.2");
    }
}

Ruling seenLate(const Incident& incident) {
    Ruling ruling = draft(incident, RulingKind::Continue, {"A.5.4"});
    citeB3(ruling, incident);
    if (!incident.nextMoveCompleted) {
        ruling.kind = RulingKind::Wait;
        because(ruling, Why::FaultMayBeCured);
    } else if (incident.stillIllegal) {
        because(ruling, Why::FaultRemains);
        end(ruling, RulingKind::Draw, chess::GameResult::Draw);
    } else {
        because(ruling, Why::FaultWasCured);
    }
    return ruling;
}

} // namespace theco::laws::fide2023
