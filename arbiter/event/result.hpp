// SPDX-License-Identifier: MIT
// What happened to a player in a round, kept apart from what it scored.
#pragma once

#include <cstdint>

namespace theco::event {

/// Scores are counted in half-points: 1 means half a point.
using HalfPoints = int;

/// Index into Tournament::players; kNobody where there is none.
using PlayerIndex = int;
constexpr PlayerIndex kNobody = -1;

enum class Colour : std::uint8_t { None, White, Black };
constexpr Colour opposite(Colour colour) {
    if (colour == Colour::None) return Colour::None;
    return colour == Colour::White ? Colour::Black : Colour::White;
}

/// What happened. The two sides of a pairing are told separately, so that results such as 1/2-0 can
/// be held; a double forfeit is ForfeitLoss on both sides.
enum class Kind : std::uint8_t {
    None,         ///< not paired, nothing entered: 0 points (blank in a TRF)
    Pending,      ///< paired, no result yet
    Win,          ///< over the board
    Draw,         ///< over the board
    Loss,         ///< over the board
    UnratedWin,   ///< less than one move each (W in a TRF): a game, but not a rated one
    UnratedDraw,  ///< D
    UnratedLoss,  ///< L
    ForfeitWin,   ///< the opponent did not come; opponent and colour are those of the pairing
    ForfeitLoss,  ///< did not come
    PairingBye,   ///< pairing-allocated bye (PAB, U)
    FullPointBye, ///< F
    HalfPointBye, ///< requested, H
    ZeroPointBye, ///< requested, absent with or without notice, withdrawn (Z)
};

/// The letter of a TRF: 1 = 0 W D L + - U F H Z; a blank for None and Pending.
char letterOf(Kind kind);

/// A game over the board, rated or not; adjourned games do not occur.
constexpr bool isPlayed(Kind kind) {
    return kind >= Kind::Win && kind <= Kind::UnratedLoss;
}
constexpr bool isForfeit(Kind kind) {
    return kind == Kind::ForfeitWin || kind == Kind::ForfeitLoss;
}
/// There is an opponent and a colour.
constexpr bool isPairing(Kind kind) {
    return kind == Kind::Pending || isPlayed(kind) || isForfeit(kind);
}
/// A bye that the player asked for or got without pairing: F, H, Z or nothing entered.
constexpr bool isRequestedBye(Kind kind) {
    return kind == Kind::FullPointBye || kind == Kind::HalfPointBye || kind == Kind::ZeroPointBye ||
           kind == Kind::None;
}

/// Can the two stand on the two sides of one pairing? Not two wins, not half a forfeit; 1/2-0 may.
bool canBeResult(Kind one, Kind other);

/// One round of one player.
struct Entry {
    Kind kind = Kind::None;
    Colour colour = Colour::None;
    PlayerIndex opponent = kNobody;

    bool operator==(const Entry&) const = default;
};

/// What each thing that can happen is worth. The default is 1 - 1/2 - 0.
struct Scoring {
    HalfPoints whiteWin = 2, whiteDraw = 1, whiteLoss = 0;
    HalfPoints blackWin = 2, blackDraw = 1, blackLoss = 0;
    HalfPoints forfeitWin = 2, forfeitLoss = 0;
    HalfPoints pairingBye = 2, fullPointBye = 2, halfPointBye = 1, zeroPointBye = 0;

    /// win, draw, loss for both colours; forfeits and byes follow (a pairing bye is a win, a
    /// half-point bye a draw).
    static Scoring of(HalfPoints win, HalfPoints draw, HalfPoints loss);

    /// Points of a win, draw or loss as the regulations of pairing and tie-breaks mean them: White's.
    HalfPoints win() const { return whiteWin; }
    HalfPoints draw() const { return whiteDraw; }
    HalfPoints loss() const { return whiteLoss; }

    HalfPoints points(const Entry& entry) const;

    bool operator==(const Scoring&) const = default;
};

} // namespace theco::event
