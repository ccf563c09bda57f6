// SPDX-License-Identifier: MIT
// Why a move may not be played, judged a second time from the written conditions of the reasons: knows
// chess only through the mailbox program and shares no line with core/chess.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace theco::second {

struct Reason {
    std::string code; ///< "EP_TOO_LATE"
    std::set<std::string> squares;
    std::set<std::string> by; ///< the enemy men whose attack is the cause

    friend bool operator==(const Reason&, const Reason&) = default;
    friend auto operator<=>(const Reason&, const Reason&) = default;
};

/// All reasons against a try written as UCI, O-O or O-O-O after legal moves from a FEN; empty: it may
/// be played. Other ways of writing a move are not judged here.
std::optional<std::set<Reason>> reasonsAgainst(const std::string& fen,
                                               const std::vector<std::string>& moves,
                                               const std::string& tried);

} // namespace theco::second
