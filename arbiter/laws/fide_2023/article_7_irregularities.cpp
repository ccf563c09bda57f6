// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/article_7_irregularities.hpp"

#include "arbiter/laws/fide_2023/appendix_a_b.hpp"
#include "arbiter/laws/fide_2023/article_4_touch.hpp"

namespace theco::laws::fide2023 {

namespace {

using chess::Color;

struct Fault {
    std::string_view article;
    Why why;
    bool restores; ///< the position before comes back
};

Fault faultOf(const Incident& incident) {
    switch (incident.kind) {
    case IncidentKind::PawnNotPromoted:
        return {"7.5.2", Why::PawnNotReplaced, false};
    case IncidentKind::PressWithoutMove:
        return {"7.5.3", Why::PressedWithoutMove, false};
    case IncidentKind::TwoHands:
        return {"7.5.4", Why::TwoHandsUsed, !incident.moveLegal};
    default:
        return {"7.5.1", Why::IllegalMove, true};
    }
}

/// 2b: under A.5 the right to act ends with the opponent's next move.
std::optional<Ruling> tooLate(const Incident& incident) {
    if (incident.competitive()) return std::nullopt;
    const bool unseen = incident.seenBy == SeenBy::Nobody;
    if (!incident.opponentHasMoved && !unseen) return std::nullopt;
    Ruling ruling = draft(incident, RulingKind::Stands, {"A.5.2"});
    citeB3(ruling, incident);
    if (!incident.opponentHasMoved) {
        because(ruling, Why::NobodyNoticed);
    } else if (incident.playersAgree) {
        ruling.kind = RulingKind::Restore;
        ruling.clockDelta.reset();
        because(ruling, Why::PlayersAgree);
    } else {
        because(ruling, Why::OpponentHasMoved, ~*incident.side);
    }
    return ruling;
}

void bind(Ruling& ruling, const Incident& incident) {
    if (!incident.position) {
        ruling.mustMove = MustMove::TouchedPiece;
        return;
    }
    ruling.mustMove = boundBy(*incident.position, incident.touched);
    if (incident.touched) ruling.obliged = obligedBy(*incident.position, *incident.touched);
}

void penalise(Ruling& ruling, const Incident& incident) {
    const Color side = *incident.side;
    ruling.clockDelta = BySide<int>{};
    (*ruling.clockDelta)[~side] = penaltySeconds(incident);
    if (incident.opponentHasMoved) {
        because(ruling, Why::TimesNeedJudgement, side);
        leaveToArbiter(ruling);
    } else {
        (*ruling.clockDelta)[side] = -incident.incrementGainedSeconds;
    }
}

/// With castling on the wings where a king or a rook stood wrong, nobody can castle.
chess::CastlingRights barredBy(const Misplaced& misplaced) {
    const auto barred = [&](Color side, bool kingside) {
        return misplaced.king[side] || (kingside ? misplaced.rookH[side] : misplaced.rookA[side]);
    };
    return {barred(Color::White, true), barred(Color::White, false), barred(Color::Black, true),
            barred(Color::Black, false)};
}

/// A.5.1: where ten moves each are completed the game goes on as it is.
bool playsOn(const Incident& incident) {
    return !incident.competitive() && incident.tenMovesCompleted();
}

} // namespace

Ruling illegalMove(const Incident& incident) {
    const Color side = *incident.side;
    const Fault fault = faultOf(incident);
    if (incident.kind == IncidentKind::PressWithoutMove && incident.accidental) {
        Ruling ruling = draft(incident, RulingKind::ArbiterDecides, {fault.article});
        because(ruling, Why::AccidentalPress, side);
        leaveTimesToArbiter(ruling);
        offerMenu(ruling);
        return ruling;
    }
    if (const auto ruling = tooLate(incident)) return *ruling;

    Ruling ruling = draft(incident, RulingKind::Penalise, {fault.article, "7.5.5"});
    ruling.illegalCountAfter = incident.priorIllegal + 1;
    because(ruling, fault.why, side);
    if (incident.priorIllegal > 0) {
        because(ruling, Why::SecondIllegal, side);
        losesUnlessNoMate(ruling, incident, side);
    } else {
        because(ruling, Why::FirstIllegal, side);
        penalise(ruling, incident);
        if (fault.restores) {
            ruling.kind = RulingKind::RestoreAndPenalise;
            cite(ruling, "7.1");
            cite(ruling, "7.5.1");
            bind(ruling, incident);
        } else if (incident.kind == IncidentKind::PawnNotPromoted) {
            ruling.promoteTo = chess::PieceType::Queen;
        }
    }
    citeIllegalMoves(ruling, incident);
    return ruling;
}

Ruling illegalMoveNotCompleted(const Incident& incident) {
    Ruling ruling = draft(incident, RulingKind::NoPenalty, {"7.5.1"});
    because(ruling, Why::NotCompleted, incident.side);
    bind(ruling, incident);
    cite(ruling, ruling.mustMove == MustMove::AnyLegal ? "4.5" : "4.3");
    return ruling;
}

Ruling faultSeenLate(const Incident& incident) {
    if (!incident.competitive()) return seenLate(incident);
    Incident asCompleted = incident;
    asCompleted.kind = incident.kind == IncidentKind::BothKingsInCheck
                           ? IncidentKind::IllegalMoveCompleted
                           : IncidentKind::PawnNotPromoted;
    asCompleted.opponentHasMoved = true;
    return illegalMove(asCompleted);
}

Ruling wrongInitialPosition(const Incident& incident) {
    if (playsOn(incident)) {
        Ruling ruling = draft(incident, RulingKind::Continue, {"A.5.1.2"});
        because(ruling, Why::TenMovesPlayed);
        ruling.castlingBarred = barredBy(incident.misplaced);
        return ruling;
    }
    Ruling ruling = draft(incident, RulingKind::NewGame, {"7.2.1"});
    because(ruling, Why::WrongStart);
    ruling.clockDelta.reset();
    return ruling;
}

Ruling wrongBoardOrientation(const Incident& incident) {
    const bool stays = playsOn(incident);
    Ruling ruling = draft(incident, stays ? RulingKind::Continue : RulingKind::Transfer,
                          {stays ? "A.5.1.2" : "7.2.2"});
    because(ruling, stays ? Why::TenMovesPlayed : Why::BoardTurned);
    return ruling;
}

Ruling coloursReversed(const Incident& incident) {
    Ruling ruling = draft(incident, RulingKind::Continue, {"7.3"});
    if (incident.tenMovesCompleted()) {
        because(ruling, Why::TenMovesPlayed);
        return ruling;
    }
    ruling.kind = RulingKind::NewGame;
    because(ruling, Why::FewerThanTenMoves);
    ruling.clockDelta.reset();
    return ruling;
}

Ruling piecesDisplaced(const Incident& incident) {
    Ruling ruling = draft(incident, RulingKind::Restore, {"7.4.1", "7.4.3"});
    because(ruling, Why::DisplacedPieces, incident.side);
    leaveTimesToArbiter(ruling);
    offerMenu(ruling);
    return ruling;
}

} // namespace theco::laws::fide2023
