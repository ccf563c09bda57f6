// SPDX-License-Identifier: MIT
// What the judge says, as data. Words: ruling_words.hpp.
#pragma once

#include "arbiter/laws/sides.hpp"
#include "core/chess/game.hpp"

#include <string_view>
#include <vector>

namespace theco::laws {

enum class RulingKind : std::uint8_t {
    NoPenalty,
    RestoreAndPenalise, ///< the previous position comes back
    Penalise,           ///< the board stays
    Restore,            ///< the position comes back: no count, no time
    Stands,
    Lost,
    Draw,
    Continue,
    Wait,
    NewGame,
    Transfer,
    CorrectClock,
    NoChange,
    ArbiterDecides,
    DefaultLoss,
    MayPlay,
    SetIncrement,
    Postponed,
    VerifyClaim,
    NoRight,
    Reject,
    MakeLegal,
    Agreed,
    None,
};
inline constexpr int kRulingKinds = 24;
/// "restore_and_penalise".
std::string_view name(RulingKind kind);

/// Why it was ruled so: one finding of fact or of law each.
enum class Why : std::uint8_t {
    GameAlreadyOver,
    FaultMayBeCured,
    FaultRemains,
    FaultWasCured,
    AccidentalPress,
    PlayersAgree,
    OpponentHasMoved,
    NobodyNoticed,
    IllegalMove,
    PawnNotReplaced,
    PressedWithoutMove,
    TwoHandsUsed,
    FirstIllegal,
    SecondIllegal,
    TimesNeedJudgement,
    NotCompleted,
    WrongHandUsed,
    MovedTwice,
    ClaimNotRight,
    TouchedBefore,
    Checkmated,
    Stalemated,
    DeadPosition,
    NotDead,
    SeventyFiveMoves,
    FivefoldPosition,
    Resigned,
    OpponentCanMate,
    OpponentCannotMate,
    MateUndecided,
    FlagFell,
    ClaimedBeforeFlag,
    MovesCompleted,
    MovesMissing,
    FlagFellFirst,
    OrderUnknown,
    LastPeriod,
    NotLastPeriod,
    ArrivedLate,
    ArrivedInTime,
    TenMovesPlayed,
    FewerThanTenMoves,
    WrongStart,
    BoardTurned,
    ClockWrong,
    ScheduleSuffers,
    DisplacedPieces,
    PauseJustified,
    PauseUnjustified,
    RefusedAfterWarning,
    RefusedUnwarned,
    DeviceFound,
    LesserPenaltyAllowed,
    NotAnnounced,
    HasIncrement,
    TooMuchTime,
    NotOnTheMove,
    OfferAccepted,
    IncrementGranted,
    IncrementRefused,
    CannotBeWon,
    DecisionPostponed,
    CanStillBeWon,
    NoMoveByEach,
    DrawsRestricted,
    ClaimAccepted,
    SpectatorClaims,
    NobodyClaims,
    MoveAlreadyMade,
    MoveNotNamed,
    IntendedIsIllegal,
    PositionStood,
    HalfMovesCounted,
    OtherSideToMove,
    EnPassantDiffers,
    CastlingDiffers,
    CannotWithdraw,
    DrawnByAgreement,
};
inline constexpr int kWhys = 78;
/// "second_illegal".
std::string_view name(Why why);

struct Reason {
    Why why;
    std::optional<chess::Color> side; ///< whom it is about
    std::optional<int> number;        ///< moves, times or seconds, as the finding says
    std::optional<int> of;            ///< how many were needed or allowed
    friend bool operator==(const Reason&, const Reason&) = default;
};

enum class MustMove : std::uint8_t { TouchedPiece, IntendedMove, AnyLegal };
std::string_view name(MustMove mustMove);

/// The arbiter's choice of penalties (12.9), in the order of the Laws.
enum class Measure : std::uint8_t {
    Warning,
    MoreTimeForOpponent,
    LessTimeForOffender,
    MorePointsForOpponent,
    FewerPointsForOffender,
    LossOfTheGame,
    Fine,
    ExclusionFromRounds,
    Expulsion,
};
inline constexpr int kMeasures = 9;
std::string_view name(Measure measure);

/// What the arbiter writes down.
enum class Record : std::uint8_t {
    WhatHappened, ///< time of day, board, who reported it, article and edition
    BothClocks,   ///< before and after
    IllegalCount,
    MoveCounter, ///< set back for the undone press
    Occurrences, ///< where the position stood, or the count of moves
    Position,
    Result,
    Measures, ///< what was chosen, and why
};
std::string_view name(Record record);

/// A point that the text of the Laws leaves open and that the event decided.
struct Setting {
    std::string_view name;
    std::string_view value;
    std::string_view usual; ///< what holds when the regulations are silent
};

/// What a claim was measured by.
struct ClaimFinding {
    /// Times the judged position stood, or half-moves without pawn move and capture.
    int count = 0;
    /// Half-moves after which the judged position stood, 0 = the start; the intended move's
    /// included. Empty where moves are counted.
    std::vector<int> plies;
    int penaltySeconds = 0; ///< to the opponent
    std::optional<chess::Move> mustPlay;
    std::optional<chess::Square> mustPlayFrom; ///< another move of this piece
};

struct Ruling {
    RulingKind kind = RulingKind::None;
    std::string_view edition; ///< "2023"
    std::optional<chess::GameResult> result;
    /// Changes of the times; none where the game is over or the arbiter sets them himself.
    std::optional<BySide<int>> clockDelta;
    std::optional<BySide<int>> clocksAfter; ///< never below zero
    std::optional<int> illegalCountAfter;
    std::optional<chess::PieceType> promoteTo;
    std::optional<MustMove> mustMove;
    /// The moves among which he must choose, where the board and the touches are known.
    std::vector<chess::Move> obliged;
    std::optional<int> incrementSeconds;
    chess::CastlingRights castlingBarred;
    std::vector<std::string_view> articles; ///< the deciding one first
    bool arbiterDiscretion = false;
    std::optional<chess::Color> side; ///< whom the ruling is about
    std::vector<Reason> reasons;      ///< the deciding one first
    std::vector<Measure> menu;
    std::vector<Record> record;
    std::vector<Setting> settings;
    std::optional<ClaimFinding> claim;

    bool names(std::string_view article) const;
};

/// The touch-move rule at work: every move that satisfies it, in the generator's order.
struct TouchRuling {
    std::vector<chess::Move> obliged;
    std::vector<std::string_view> articles;
    std::string_view edition;
};

} // namespace theco::laws
