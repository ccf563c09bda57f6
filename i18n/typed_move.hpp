// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/game.hpp"
#include "core/chess/reasons.hpp"

#include <string_view>
#include <vector>

namespace theco::i18n {

/// What a line typed by a person means on this board. Exactly one of the three is filled:
struct TypedMove {
    /// Legal moves it can mean: one = play it; several = ask which.
    std::vector<chess::Move> moves;
    /// No legal move, but a readable try: what was tried and why it is refused.
    std::optional<chess::AnyTry> refused;
    chess::Reasons reasons;
    /// Neither: not a move in any notation.
    bool unreadable() const { return moves.empty() && !refused; }
};

/// UCI, English and Vietnamese letters, and what Telex or VNI made of any of them. Forgiven where a
/// stricter reading gives no legal move: case, a missing or needless `x`, `=`, `-`, blank or sign,
/// full-width letters, "exd" for a pawn capture. A move number in front is passed over.
TypedMove readTypedMove(const chess::Game& game, std::string_view typed);

} // namespace theco::i18n
