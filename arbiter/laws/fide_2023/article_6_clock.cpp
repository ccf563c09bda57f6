// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/article_6_clock.hpp"

#include "arbiter/laws/fide_2023/article_5_completion.hpp"
#include "arbiter/laws/fide_2023/guidelines_iii.hpp"

namespace theco::laws::fide2023 {

namespace {

using chess::Color;

/// `article`: 6.8 for one flag, 6.4 where it was found out which of two fell first.
Ruling fallen(const Incident& incident, Color side, std::string_view article) {
    Ruling ruling = draft(incident, RulingKind::Lost, {article});
    if (article == "6.4") because(ruling, Why::FlagFellFirst, side);
    if (incident.claim && incident.claim->correct && incident.claim->beforeFlag) {
        cite(ruling, "9.5.2");
        because(ruling, Why::ClaimedBeforeFlag, side);
        end(ruling, RulingKind::Draw, chess::GameResult::Draw);
        return ruling;
    }
    const int completed = incident.completedMoves[side];
    if (incident.requiredMoves && completed >= *incident.requiredMoves) {
        ruling.kind = RulingKind::Continue;
        ruling.articles = {"6.4", "6.2.1"};
        because(ruling, Why::MovesCompleted, side, completed, incident.requiredMoves);
        return ruling;
    }
    cite(ruling, "6.9");
    if (incident.requiredMoves) {
        cite(ruling, "6.2.1");
        because(ruling, Why::MovesMissing, side, completed, incident.requiredMoves);
    } else if (article == "6.8") {
        because(ruling, Why::FlagFell, side);
    }
    if (!incident.competitive()) cite(ruling, "A.5.3");
    losesUnlessNoMate(ruling, incident, side);
    return ruling;
}

} // namespace

Ruling flagFall(const Incident& incident) {
    if (const auto ruling = overOnTheBoard(incident)) return *ruling;
    return fallen(incident, *incident.side, "6.8");
}

Ruling bothFlags(const Incident& incident) {
    if (const auto ruling = overOnTheBoard(incident)) return *ruling;
    if (incident.firstFlag) return fallen(incident, *incident.firstFlag, "6.4");
    if (guidelinesApply(incident)) return bothFlagsUnderGuidelines(incident);
    Ruling ruling = draft(incident, RulingKind::ArbiterDecides, {"6.4"});
    because(ruling, Why::OrderUnknown);
    leaveTimesToArbiter(ruling);
    return ruling;
}

Ruling lateArrival(const Incident& incident) {
    const bool scheduled = incident.defaultFrom == DefaultFrom::Scheduled;
    const int start = scheduled ? incident.startScheduled : incident.startActual;
    const int late = incident.arrival - start;
    Ruling ruling = draft(incident, RulingKind::MayPlay, {"6.7.1"});
    ruling.settings.push_back({"default_from", scheduled ? "scheduled" : "actual", "actual"});
    if (late <= incident.defaultTime) {
        because(ruling, Why::ArrivedInTime, incident.side, late, incident.defaultTime);
        return ruling;
    }
    because(ruling, Why::ArrivedLate, incident.side, late, incident.defaultTime);
    end(ruling, RulingKind::DefaultLoss, winFor(~*incident.side));
    leaveToArbiter(ruling);
    return ruling;
}

Ruling wrongClockSetting(const Incident& incident) {
    const bool mayStay = !incident.competitive() && incident.tenMovesCompleted();
    if (mayStay && !incident.scheduleAffected) {
        Ruling ruling = draft(incident, RulingKind::NoChange, {"A.5.1.1"});
        because(ruling, Why::TenMovesPlayed);
        return ruling;
    }
    Ruling ruling = draft(incident, RulingKind::CorrectClock, {"6.10.2"});
    if (mayStay) cite(ruling, "A.5.1.1");
    because(ruling, mayStay ? Why::ScheduleSuffers : Why::ClockWrong);
    leaveTimesToArbiter(ruling);
    return ruling;
}

Ruling wrongHand(const Incident& incident) {
    Ruling ruling = draft(incident, RulingKind::ArbiterDecides, {"6.2.3"});
    because(ruling, Why::WrongHandUsed, incident.side);
    leaveTimesToArbiter(ruling);
    offerMenu(ruling);
    return ruling;
}

Ruling pauseOfTheClock(const Incident& incident) {
    if (incident.validReason) {
        Ruling ruling = draft(incident, RulingKind::NoPenalty, {"6.11.2"});
        because(ruling, Why::PauseJustified, incident.side);
        return ruling;
    }
    Ruling ruling = draft(incident, RulingKind::ArbiterDecides, {"6.11.4"});
    because(ruling, Why::PauseUnjustified, incident.side);
    leaveTimesToArbiter(ruling);
    offerMenu(ruling);
    return ruling;
}

} // namespace theco::laws::fide2023
