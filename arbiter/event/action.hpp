// SPDX-License-Identifier: MIT
// What an arbiter does to a tournament. The tournament is what one gets by applying the actions of
// its journal in order; nothing is ever computed again, so a later version of the program replays an
// old journal to the same state.
#pragma once

#include "arbiter/event/tournament.hpp"
#include "core/result.hpp"

#include <string>
#include <variant>
#include <vector>

namespace theco::event {

/// Names a player for ever: 1 for the first one entered, 2 for the second ...
using PlayerKey = int;

/// The head of the tournament and its rules; may be given again.
struct Announce {
    std::string name, city, federation, start, end, chiefArbiter, timeControl;
    PairingSystem system = PairingSystem::Dutch2026;
    int rounds = 0;
    Scoring scoring;
    int tieBreakEdition = 0;
    std::vector<std::string> tieBreaks;
};
/// The colour of number 1 in round 1.
struct DrawColour {
    Colour colour = Colour::White;
};
/// Enters a player, last on the list; `player.firstRound` above 1 for a late entry. Rounds, virtual
/// points, number and key of `player` are not used.
struct Enter {
    Player player;
};
/// Corrects what was entered; as Enter.
struct Correct {
    PlayerKey key = 0;
    Player player;
};
/// Takes a player off the list; only one who was never paired.
struct Remove {
    PlayerKey key = 0;
};
/// The list in its order; numbers 1, 2, 3 ... follow. Not after round 4 was paired (C.04.2 2.3).
struct Order {
    std::vector<PlayerKey> keys;
};
/// A round is paired: White and Black, bye by pairing (0: none).
struct PairUp {
    int round = 1;
    std::vector<std::pair<PlayerKey, PlayerKey>> pairs;
    PlayerKey bye = 0;
};
/// Takes back the pairing of the last round, as long as no result of it is there.
struct Unpair {
    int round = 1;
};
/// The result of a pairing, also a correction; Pending on both sides takes it back.
struct Report {
    int round = 1;
    PlayerKey white = 0, black = 0;
    Kind whiteKind = Kind::Pending, blackKind = Kind::Pending;
};
/// A requested bye, F, H or Z; None takes it back. Only for a round in which the player is not paired.
struct GrantBye {
    int round = 1;
    PlayerKey key = 0;
    Kind kind = Kind::ZeroPointBye;
};
/// Not paired any more, until a Return.
struct Withdraw {
    PlayerKey key = 0;
};
struct Return {
    PlayerKey key = 0;
};
/// Whoever is named does not meet another of the list in these rounds.
struct Forbid {
    std::vector<PlayerKey> keys;
    int firstRound = 1, lastRound = 999;
};
/// Virtual points by Baku for the list as it stands.
struct Accelerate {};
/// Points beside those of the results.
struct Adjust {
    PlayerKey key = 0;
    int round = 1;
    HalfPoints points = 0;
};

using Action = std::variant<Announce, DrawColour, Enter, Correct, Remove, Order, PairUp, Unpair,
                            Report, GrantBye, Withdraw, Return, Forbid, Accelerate, Adjust>;

enum class ActionFault : std::uint8_t {
    NoSuchPlayer,
    AlreadyPaired, ///< he was, or he is in this round
    NotPaired,     ///< these two do not meet in this round
    NamedTwice,    ///< in one pairing or list
    ListDiffers,   ///< Order names other players than there are
    Frozen,        ///< numbers do not change any more
    WrongRound,    ///< only the next round can be paired, only the last one taken back
    HasResults,
    NotAResult, ///< such two cannot be the sides of a game, or not a bye
    BadValue,   ///< a number out of its range
};

/// Changes the tournament, or says why not and leaves it as it is.
Result<Done, ActionFault> apply(Tournament& tournament, const Action& action);

/// kNobody when there is none.
PlayerIndex indexOfKey(const Tournament& tournament, PlayerKey key);

/// Greatest numbers in actions: rounds, players, ratings.
constexpr int kMostRoundsOfEvent = 99;
constexpr int kMostPlayersOfEvent = 9999;

} // namespace theco::event
