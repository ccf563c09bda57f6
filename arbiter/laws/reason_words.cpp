// SPDX-License-Identifier: MIT
// The findings, the penalties of 12.9 and the notes to be made, as clauses.
#include "arbiter/laws/ruling_words.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

namespace theco::laws {

namespace {

using i18n::tr;

std::string sentenceOf(Why why) {
    switch (why) {
    case Why::GameAlreadyOver:
        return tr("The game had already ended before this was reported");
    case Why::FaultMayBeCured:
        return tr("The next move may still put it right");
    case Why::FaultRemains:
        return tr("The next move was completed and the position is still illegal");
    case Why::FaultWasCured:
        return tr("The position is no longer illegal");
    case Why::AccidentalPress:
        return tr("{side} seems to have pressed the clock by accident");
    case Why::PlayersAgree:
        return tr("Both players agree to correct it");
    case Why::OpponentHasMoved:
        return tr("{side} has already made the next move");
    case Why::NobodyNoticed:
        return tr("The arbiter did not see it and the opponent has not claimed it");
    case Why::IllegalMove:
        return tr("{side} completed an illegal move");
    case Why::PawnNotReplaced:
        return tr("{side} pressed the clock without replacing the pawn on the last rank");
    case Why::PressedWithoutMove:
        return tr("{side} pressed the clock without making a move");
    case Why::TwoHandsUsed:
        return tr("{side} used both hands for one move");
    case Why::FirstIllegal:
        return tr("It is the first illegal move of {side}");
    case Why::SecondIllegal:
        return tr("It is the second illegal move of {side}");
    case Why::TimesNeedJudgement:
        return tr("The opponent has moved since, so what {side} gained by the press is not taken "
                  "away without looking");
    case Why::NotCompleted:
        return tr("{side} had not pressed the clock, so the move was not completed");
    case Why::WrongHandUsed:
        return tr("{side} pressed the clock with the other hand than the move");
    case Why::MovedTwice:
        return tr("{side} made two moves in a row");
    case Why::ClaimNotRight:
        return tr("The claim of {side} was found incorrect");
    case Why::TouchedBefore:
        return tr("{side} had touched a piece before claiming");
    case Why::Checkmated:
        return tr("The king of {side} is checkmated");
    case Why::Stalemated:
        return tr("{side} has no legal move and is not in check");
    case Why::DeadPosition:
        return tr("Neither side can checkmate any more by any series of legal moves");
    case Why::NotDead:
        return tr("A checkmate is still possible by some series of legal moves");
    case Why::SeventyFiveMoves:
        return tr("At least 75 moves by each side were made without a pawn move or a capture");
    case Why::FivefoldPosition:
        return tr("The same position appeared five times");
    case Why::Resigned:
        return tr("{side} resigned");
    case Why::OpponentCanMate:
        return tr("{side} can still checkmate by some series of legal moves");
    case Why::OpponentCannotMate:
        return tr("{side} cannot checkmate by any series of legal moves");
    case Why::MateUndecided:
        return tr("Whether a checkmate is still possible could not be computed");
    case Why::FlagFell:
        return tr("The time of {side} has run out");
    case Why::ClaimedBeforeFlag:
        return tr("{side} had made a correct claim before the flag fall was noticed");
    case Why::MovesCompleted:
        return tr("{side} has completed {number} moves, and {of} were required");
    case Why::MovesMissing:
        return tr("The time of {side} ran out after {number} completed moves, and {of} were "
                  "required");
    case Why::FlagFellFirst:
        return tr("The flag of {side} fell first");
    case Why::OrderUnknown:
        return tr("Both flags have fallen and nobody knows which fell first");
    case Why::LastPeriod:
        return tr("It is the period in which all remaining moves must be completed");
    case Why::NotLastPeriod:
        return tr("It is not the last period");
    case Why::ArrivedLate:
        return tr("{side} arrived {number} seconds after the start, and {of} were allowed");
    case Why::ArrivedInTime:
        return tr("{side} arrived within the default time of {of} seconds");
    case Why::TenMovesPlayed:
        return tr("Both players have completed ten moves");
    case Why::FewerThanTenMoves:
        return tr("The players have not yet completed ten moves each");
    case Why::WrongStart:
        return tr("The game began with pieces on wrong squares");
    case Why::BoardTurned:
        return tr("The chessboard was placed the wrong way round");
    case Why::ClockWrong:
        return tr("The clock was set wrongly");
    case Why::ScheduleSuffers:
        return tr("The wrong setting of the clock would upset the schedule of the event");
    case Why::DisplacedPieces:
        return tr("{side} displaced pieces and puts them back on the own time");
    case Why::PauseJustified:
        return tr("{side} had a valid reason to pause the clock");
    case Why::PauseUnjustified:
        return tr("{side} paused the clock without a valid reason");
    case Why::RefusedAfterWarning:
        return tr("{side} keeps refusing to follow the touch-move rule");
    case Why::RefusedUnwarned:
        return tr("{side} refuses to follow the touch-move rule and was not warned yet");
    case Why::DeviceFound:
        return tr("{side} had a forbidden electronic device during play");
    case Why::LesserPenaltyAllowed:
        return tr("The regulations of the event allow a lesser penalty");
    case Why::NotAnnounced:
        return tr("Guidelines III were not announced for this event");
    case Why::HasIncrement:
        return tr("Guidelines III do not hold with an increment and in blitz");
    case Why::TooMuchTime:
        return tr("{side} still has {number} seconds, and it must be less than {of}");
    case Why::NotOnTheMove:
        return tr("{side} does not have the move");
    case Why::OfferAccepted:
        return tr("{side} accepted it as a draw offer");
    case Why::IncrementGranted:
        return tr("The arbiter agrees to an increment of {number} seconds");
    case Why::IncrementRefused:
        return tr("The arbiter does not agree to an increment");
    case Why::CannotBeWon:
        return tr("{side} cannot win by normal means or makes no effort to");
    case Why::DecisionPostponed:
        return tr("The arbiter wants to see more moves");
    case Why::CanStillBeWon:
        return tr("{side} can still win by normal means and tries to");
    case Why::NoMoveByEach:
        return tr("A draw can be agreed only after both players have made a move");
    case Why::DrawsRestricted:
        return tr("Draws by agreement are not allowed now");
    case Why::ClaimAccepted:
        return tr("A claim counts as a draw offer, and it was accepted");
    case Why::SpectatorClaims:
        return tr("Only the player who has the move may claim, and nobody else may interfere");
    case Why::NobodyClaims:
        return tr("This draw must be claimed by the player who has the move, and nobody did");
    case Why::MoveAlreadyMade:
        return tr("{side} had already made the move, so the position is the opponent's to claim");
    case Why::MoveNotNamed:
        return tr("{side} must first write the intended move down, without playing it");
    case Why::IntendedIsIllegal:
        return tr("The move that {side} wrote down is illegal");
    case Why::PositionStood:
        return tr("The same position stood {number} times, and {of} are needed");
    case Why::HalfMovesCounted:
        return tr("{number} half-moves without a pawn move or a capture were counted, and {of} "
                  "are needed");
    case Why::OtherSideToMove:
        return tr("The same pieces stood there, but the other player had the move");
    case Why::EnPassantDiffers:
        return tr("The same pieces stood there, but a pawn could be captured en passant");
    case Why::CastlingDiffers:
        return tr("The same pieces stood there, but the castling rights were different");
    case Why::CannotWithdraw:
        return tr("A claim cannot be withdrawn");
    case Why::DrawnByAgreement:
        return tr("Both players agreed to a draw");
    }
    return {};
}

std::string numberWords(const std::optional<int>& number) {
    return number ? std::to_string(*number) : std::string();
}

} // namespace

std::string words(const Reason& reason) {
    return i18n::fill(sentenceOf(reason.why),
                      {{"side", reason.side ? i18n::sideName(*reason.side) : std::string()},
                       {"number", numberWords(reason.number)},
                       {"of", numberWords(reason.of)}});
}

std::string words(Measure measure) {
    switch (measure) {
    case Measure::Warning:
        return tr("a warning");
    case Measure::MoreTimeForOpponent:
        return tr("more time for the opponent");
    case Measure::LessTimeForOffender:
        return tr("less time for the offender");
    case Measure::MorePointsForOpponent:
        return tr("more points for the opponent");
    case Measure::FewerPointsForOffender:
        return tr("fewer points for the offender");
    case Measure::LossOfTheGame:
        return tr("loss of the game");
    case Measure::Fine:
        return tr("a fine announced beforehand");
    case Measure::ExclusionFromRounds:
        return tr("exclusion from one or more rounds");
    case Measure::Expulsion:
        return tr("expulsion from the event");
    }
    return {};
}

std::string words(Record record) {
    switch (record) {
    case Record::WhatHappened:
        return tr("time, board, who reported it, articles and edition");
    case Record::BothClocks:
        return tr("both clocks before and after");
    case Record::IllegalCount:
        return tr("the count of illegal moves");
    case Record::MoveCounter:
        return tr("the move counter of the clock, set back by one");
    case Record::Occurrences:
        return tr("what was counted and after which moves");
    case Record::Position:
        return tr("the position that was set up again");
    case Record::Result:
        return tr("the result, on both scoresheets");
    case Record::Measures:
        return tr("the penalty chosen and the reason for it");
    }
    return {};
}

} // namespace theco::laws
