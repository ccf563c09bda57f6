// SPDX-License-Identifier: MIT
// What is put before the judge: touched pieces, a claim, an incident. Plain data, the same for every
// edition of the Laws. All times are whole seconds.
#pragma once

#include "arbiter/laws/sides.hpp"
#include "core/chess/game.hpp"

#include <string>
#include <vector>

namespace theco::laws {

/// How a piece was touched (Article 4). Only a touch with intent binds.
enum class TouchKind : std::uint8_t {
    Intent,   ///< deliberately, 4.3
    Adjusted, ///< after saying so, 4.2.1
    Accident, ///< clearly accidental, 4.2.2
};
struct Touch {
    chess::Square square;
    TouchKind kind = TouchKind::Intent;
};

enum class Rate : std::uint8_t { Standard, Rapid, Blitz };

/// Whoever asks for a draw (9.2, 9.3), or nobody: then the arbiter looks himself (9.6, 5.2.2).
enum class Claimant : std::uint8_t { White, Black, Nobody, Spectator };
enum class ClaimType : std::uint8_t { Threefold, Fifty, Fivefold, SeventyFive, Dead };

/// What he announced as his move: a legal one, or one that is not, with the square of the piece it
/// was meant for where that is plain.
struct IntendedMove {
    std::optional<chess::Move> legal;
    std::optional<chess::Square> from;
};

/// A claim of a draw, or the arbiter's own question whether the game is over.
struct DrawClaim {
    /// Every move made on the board, the last one perhaps not pressed.
    chess::Game game;
    Claimant claimant = Claimant::Nobody;
    ClaimType type = ClaimType::Threefold;
    std::optional<IntendedMove> intended;
    /// He claims what his next move will bring about (9.2.1, 9.3.1), not what stands there.
    bool declaresNext = false;
    bool pressed = true;
    /// Touched with intent by the claimant, on the move, before claiming. Occupied.
    std::optional<chess::Square> touched;
    bool opponentAccepts = false;
    bool drawRestriction = false; ///< agreed draws are not allowed now (9.1.1)
    bool withdraws = false;       ///< he wants his claim back (9.5.1)
    Rate rate = Rate::Standard;
};

enum class IncidentKind : std::uint8_t {
    BothKingsInCheck,
    PawnOnLastRank,
    IllegalMoveCompleted,
    PawnNotPromoted,
    PressWithoutMove,
    TwoHands,
    IllegalMoveNotCompleted,
    WrongHand,
    TwoMovesInARow,
    WrongClaim,
    Resigns,
    Flag,
    BothFlags,
    LateArrival,
    ColoursReversed,
    WrongInitialPosition,
    WrongBoardOrientation,
    WrongClockSetting,
    PiecesDisplaced,
    PauseWithoutReason,
    RefusesTouchMove,
    Device,
    GuidelinesIII4,
    GuidelinesIII5,
    AgreedDraw,
};
inline constexpr int kIncidentKinds = 25;

enum class SeenBy : std::uint8_t { Arbiter, Opponent, Nobody };
enum class GuidelineDecision : std::uint8_t { Agree, Postpone, Reject };
enum class DefaultFrom : std::uint8_t { Actual, Scheduled };

/// 9.2 or 9.3 claimed by the player whose flag fell.
struct FlaggedClaim {
    bool correct = false;
    bool beforeFlag = false; ///< before the fall was seen or claimed
};

/// Kings and rooks that stood on a wrong square at the start.
struct Misplaced {
    BySide<bool> king, rookA, rookH;
};

/// Everything else that happens at a board. A field that an incident does not name is never looked
/// at for it.
struct Incident {
    IncidentKind kind = IncidentKind::IllegalMoveCompleted;
    Rate rate = Rate::Standard;
    bool supervised = false;        ///< rapid A.4, blitz B.2
    int b2PenaltySeconds = 60;      ///< supervised blitz: the text allows 60 and 120
    bool guidelinesIII = false;     ///< announced beforehand
    int incrementSeconds = 0;       ///< per move
    int incrementGainedSeconds = 0; ///< by the press in question
    std::optional<BySide<int>> clocks;
    /// Absent: nothing is over on the board and either side can still mate.
    std::optional<chess::Position> position;
    /// The offender, claimant, late, resigning or flagged player. Set where the incident needs it.
    std::optional<chess::Color> side;
    int priorIllegal = 0; ///< 0 or 1
    bool opponentHasMoved = false;
    SeenBy seenBy = SeenBy::Arbiter;
    BySide<int> completedMoves;
    std::optional<chess::GameResult> gameResult; ///< the game had already ended so

    bool nextMoveCompleted = false;
    bool stillIllegal = true;
    bool playersAgree = false;
    bool accidental = false;
    bool moveLegal = true;
    std::optional<std::vector<chess::Square>> touched;
    std::optional<IntendedMove> intended;
    bool fivefold = false;
    std::optional<int> requiredMoves; ///< of the period; none: all the rest
    std::optional<FlaggedClaim> claim;
    std::optional<chess::Color> firstFlag;
    bool lastPeriod = true;
    int arrival = 0; ///< seconds after midnight, as the two starts
    int startActual = 0;
    int startScheduled = 0;
    int defaultTime = 0;
    DefaultFrom defaultFrom = DefaultFrom::Actual;
    Misplaced misplaced;
    bool scheduleAffected = false;
    bool validReason = false;
    bool warned = true;
    bool lesserPenaltyInRegulations = false;
    bool opponentAccepts = false;
    bool arbiterAgrees = true;
    GuidelineDecision decision = GuidelineDecision::Agree;
    bool onClaim = false;
    bool restricted = false;

    /// Standard, or rapid and blitz with enough arbiters: the Competitive Rules hold in full.
    bool competitive() const { return rate == Rate::Standard || supervised; }
    /// Both have completed ten moves (7.3, A.5.1).
    bool tenMovesCompleted() const {
        return completedMoves.white >= 10 && completedMoves.black >= 10;
    }
};

/// "illegal_move_completed", as the incident files spell it.
std::string_view name(IncidentKind kind);
/// Whether the incident needs to be told the player.
bool needsSide(const Incident& incident);

} // namespace theco::laws
