// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/position.hpp"

namespace theco::chess {

/// The back door for the code that generates moves and tests the representation; nothing outside
/// core/chess and its tests includes this.
struct PositionAccess {
    static const Boards& boards(const Position& p) { return p.boards_; }
    /// The incremental key, and the same computed anew: equal at any time.
    static std::uint64_t key(const Position& p) { return p.key_; }
    static std::uint64_t keyFromScratch(const Position& p) { return p.keyFromScratch(); }
};

} // namespace theco::chess
