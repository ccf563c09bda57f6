// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/article_9_draws.hpp"

#include "arbiter/laws/can_mate.hpp"
#include "arbiter/laws/fide_2023/appendix_a_b.hpp"
#include "arbiter/laws/fide_2023/article_4_touch.hpp"
#include "arbiter/laws/fide_2023/repetition.hpp"

namespace theco::laws::fide2023 {

namespace {

using chess::Color;
using chess::GameResult;

/// The claim as it goes through the articles in order; each step may decide it.
class Hearing {
public:
    explicit Hearing(const DrawClaim& claim) : claim_(claim), judged_(judgedPosition(claim)) {
        ruling_.edition = kEdition;
        ruling_.clockDelta = BySide<int>{};
        ruling_.record = {Record::WhatHappened};
        if (claim.claimant == Claimant::White) ruling_.side = Color::White;
        if (claim.claimant == Claimant::Black) ruling_.side = Color::Black;
        measure();
    }

    Ruling decide() {
        if (overOnTheBoard() || automaticDraw() || notAPlayer() || accepted() || tooEarly() ||
            touchedBefore() || notMadeLegal() || intendedIllegal())
            return finished();
        judgeByCount();
        return finished();
    }

private:
    const chess::Position& position() const { return claim_.game.position(); }
    bool threefold() const { return claim_.type == ClaimType::Threefold; }
    bool countsPositions() const { return threefold() || claim_.type == ClaimType::Fivefold; }
    bool intendsLegally() const { return intendsLegally(claim_); }
    /// 9.2 or 9.3, or the paragraph by which the claim is made.
    std::string_view right() const { return threefold() ? "9.2" : "9.3"; }
    std::string_view paragraph() const {
        if (claim_.declaresNext) return threefold() ? "9.2.1" : "9.3.1";
        return threefold() ? "9.2.2" : "9.3.2";
    }

    void measure() {
        if (countsPositions()) {
            finding_.plies = pliesOfPosition(claim_.game, judged_);
            if (intendsLegally()) finding_.plies.push_back(claim_.game.plies() + 1);
            finding_.count = static_cast<int>(finding_.plies.size());
        } else if (claim_.type != ClaimType::Dead) {
            finding_.count = judged_.halfmoveClock();
        }
    }

    bool ruled(RulingKind kind, Articles articles) {
        ruling_.kind = kind;
        ruling_.articles = std::move(articles);
        return true;
    }
    void give(Why why, std::optional<Color> side = std::nullopt,
              std::optional<int> number = std::nullopt, std::optional<int> of = std::nullopt) {
        because(ruling_, why, side, number, of);
    }
    void giveCount(int needed) {
        give(countsPositions() ? Why::PositionStood : Why::HalfMovesCounted, std::nullopt,
             finding_.count, needed);
    }
    bool drawn(Articles articles) {
        ruled(RulingKind::Draw, std::move(articles));
        ruling_.result = GameResult::Draw;
        return true;
    }
    bool rejected(Articles articles) {
        ruled(RulingKind::Reject, std::move(articles));
        finding_.penaltySeconds = claimPenaltySeconds(claim_.rate);
        (*ruling_.clockDelta)[~*ruling_.side] = finding_.penaltySeconds;
        cite(ruling_, "9.5.3");
        if (claim_.rate != Rate::Standard) cite(ruling_, "A.3");
        return true;
    }

    bool overOnTheBoard() {
        if (chess::hasLegalMove(position())) return false;
        const Color loser = position().turn();
        if (position().inCheck()) {
            ruled(RulingKind::None, {"5.1.1"});
            if (claim_.type == ClaimType::SeventyFive) cite(ruling_, "9.6.2");
            ruling_.result = winFor(~loser);
            give(Why::Checkmated, loser);
        } else {
            ruled(RulingKind::None, {"5.2.1"});
            ruling_.result = GameResult::Draw;
            give(Why::Stalemated, loser);
        }
        return true;
    }

    bool deadOrNot() {
        const std::optional<bool> white = canMate(position(), Color::White).canMate;
        const std::optional<bool> black = canMate(position(), Color::Black).canMate;
        if (white == false && black == false) {
            drawn({"5.2.2"});
            give(Why::DeadPosition);
            return true;
        }
        ruled(RulingKind::None, {"5.2.2"});
        if (white == true || black == true) {
            give(Why::NotDead);
        } else {
            give(Why::MateUndecided);
            leaveToArbiter(ruling_);
        }
        return true;
    }

    bool automaticDraw() {
        if (claim_.type == ClaimType::Dead) return deadOrNot();
        const bool fivefold = claim_.type == ClaimType::Fivefold;
        if (!fivefold && claim_.type != ClaimType::SeventyFive) return false;
        const int needed = fivefold ? chess::kFivefold : chess::kSeventyFiveMoves;
        const Articles articles{fivefold ? "9.6.1" : "9.6.2"};
        if (finding_.count >= needed)
            drawn(articles);
        else
            ruled(RulingKind::None, articles);
        giveCount(needed);
        return true;
    }

    bool notAPlayer() {
        if (ruling_.side) return false;
        ruled(RulingKind::None, {right()});
        if (claim_.claimant == Claimant::Spectator) {
            cite(ruling_, "12.7");
            give(Why::SpectatorClaims);
        } else {
            give(Why::NobodyClaims);
        }
        return true;
    }

    bool accepted() {
        if (!claim_.opponentAccepts || claim_.drawRestriction) return false;
        ruled(RulingKind::Agreed, {"9.1.2.3", "5.2.3"});
        ruling_.result = GameResult::Draw;
        give(Why::ClaimAccepted, ~*ruling_.side);
        return true;
    }

    /// The move is made: the position is the opponent's to claim (9.4); or it is not his turn.
    bool tooEarly() {
        if (position().turn() == *ruling_.side) return false;
        if (!claim_.pressed && claim_.game.plies() > 0) {
            rejected({"9.4"});
            give(Why::MoveAlreadyMade, ruling_.side);
            return true;
        }
        ruled(RulingKind::NoRight, {right(), "9.1.2.3", "11.5"});
        give(Why::NotOnTheMove, ruling_.side);
        return true;
    }

    bool touchedBefore() {
        if (!claim_.touched) return false;
        const auto piece = position().pieceAt(*claim_.touched);
        const bool own = piece && piece->color == *ruling_.side;
        rejected({"9.4", own ? "4.3.1" : "4.3.2"});
        ruling_.obliged = movesOf(position(), *claim_.touched);
        give(Why::TouchedBefore, ruling_.side);
        return true;
    }

    bool notMadeLegal() {
        if (!claim_.declaresNext || claim_.intended) return false;
        give(Why::MoveNotNamed, ruling_.side);
        return ruled(RulingKind::MakeLegal, {paragraph()});
    }

    bool intendedIllegal() {
        if (!claim_.intended || claim_.intended->legal) return false;
        rejected({paragraph()});
        ruling_.mustMove = MustMove::TouchedPiece;
        finding_.mustPlayFrom = claim_.intended->from;
        if (finding_.mustPlayFrom) ruling_.obliged = movesOf(position(), *finding_.mustPlayFrom);
        give(Why::IntendedIsIllegal, ruling_.side);
        return true;
    }

    void judgeByCount() {
        const int needed = threefold() ? chess::kThreefold : chess::kFiftyMoves;
        if (finding_.count >= needed) {
            drawn({paragraph()});
            giveCount(needed);
        } else {
            rejected({paragraph()});
            giveCount(needed);
            if (threefold()) sayWhyNotTheSame();
            if (intendsLegally()) {
                finding_.mustPlay = claim_.intended->legal;
                ruling_.mustMove = MustMove::IntendedMove;
                ruling_.obliged = {*claim_.intended->legal};
            }
        }
        if (claim_.withdraws) {
            cite(ruling_, "9.5.1");
            give(Why::CannotWithdraw, ruling_.side);
        }
    }

    void sayWhyNotTheSame() {
        const Lookalikes found = lookalikes(claim_.game, judged_, intendsLegally());
        if (found.sameMen < chess::kThreefold) return;
        const auto say = [&](bool holds, std::string_view article, Why why) {
            if (!holds) return;
            cite(ruling_, article);
            give(why);
        };
        say(found.otherSideToMove, "9.2.3", Why::OtherSideToMove);
        say(found.enPassantDiffers, "9.2.3.1", Why::EnPassantDiffers);
        say(found.castlingDiffers, "9.2.3.2", Why::CastlingDiffers);
    }

    Ruling finished() {
        if (ruling_.result) ruling_.clockDelta.reset();
        if (ruling_.kind == RulingKind::Reject) ruling_.record.push_back(Record::BothClocks);
        if (claim_.type != ClaimType::Dead) ruling_.record.push_back(Record::Occurrences);
        if (ruling_.result) ruling_.record.push_back(Record::Result);
        ruling_.claim = finding_;
        return ruling_;
    }

    /// The player who does not have the move cannot intend one.
    static bool intendsLegally(const DrawClaim& claim) {
        const bool whiteToMove = claim.game.position().turn() == Color::White;
        const Claimant waiting = whiteToMove ? Claimant::Black : Claimant::White;
        return claim.claimant != waiting && claim.intended && claim.intended->legal;
    }
    static chess::Position judgedPosition(const DrawClaim& claim) {
        const chess::Position& now = claim.game.position();
        return intendsLegally(claim) ? now.after(*claim.intended->legal) : now;
    }

    const DrawClaim& claim_;
    chess::Position judged_; ///< after the intended move, where there is one
    Ruling ruling_;
    ClaimFinding finding_;
};

} // namespace

Ruling claim(const DrawClaim& claim) {
    return Hearing(claim).decide();
}

Ruling wrongClaim(const Incident& incident) {
    const Color side = *incident.side;
    Ruling ruling = draft(incident, RulingKind::Penalise, {"9.5.3"});
    citePenalty(ruling, incident);
    because(ruling, Why::ClaimNotRight, side);
    (*ruling.clockDelta)[~side] = penaltySeconds(incident);
    if (incident.intended) {
        ruling.mustMove =
            incident.intended->legal ? MustMove::IntendedMove : MustMove::TouchedPiece;
        if (incident.intended->legal)
            ruling.obliged = {*incident.intended->legal};
        else if (incident.intended->from && incident.position)
            ruling.obliged = movesOf(*incident.position, *incident.intended->from);
    } else if (incident.touched && incident.position) {
        cite(ruling, "9.4");
        because(ruling, Why::TouchedBefore, side);
        ruling.mustMove = boundBy(*incident.position, incident.touched);
        ruling.obliged = obligedBy(*incident.position, *incident.touched);
    }
    return ruling;
}

} // namespace theco::laws::fide2023
