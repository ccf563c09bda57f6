// SPDX-License-Identifier: MIT
// The FIDE (Dutch) system, edition of 1 February 2026 (C.04.3).
#pragma once

#include "arbiter/event/tournament.hpp"
#include "arbiter/swiss/bracket.hpp"
#include "core/result.hpp"

#include <utility>
#include <vector>

namespace theco::swiss {

struct Pair {
    event::PlayerIndex white = event::kNobody;
    event::PlayerIndex black = event::kNobody;
    ColourRule rule = ColourRule::BothGranted;
    bool fixed = false; ///< given by the arbiter

    bool operator==(const Pair&) const = default;
};

/// A bracket as it was paired, for explanations. Numbers are places in Pairing::field.
struct BracketReport {
    BracketTask task;
    BracketResult result;
};

struct Pairing {
    int round = 1;
    std::vector<Pair> pairs; ///< in board order (C.04.2 Article 3.6)
    event::PlayerIndex bye = event::kNobody;
    Field field;
    std::vector<BracketReport> brackets;
};

enum class Refusal : std::uint8_t {
    NobodyToPair,
    NoPairing,  ///< no complete pairing: C1 to C3, forbidden pairs and the bye cannot all be kept
    SecondBye,  ///< a bye is given, and without it the number is odd again
    FixedTwice, ///< a fixed pair names somebody twice or who does not take part
};
/// Why there is no pairing. With NoPairing: whatever one does, more of `blocked` stay without an
/// opponent than one bye can help, since all their possible opponents are `wanted` or in pairs among
/// themselves.
struct NoPairing {
    Refusal refusal = Refusal::NoPairing;
    std::vector<event::PlayerIndex> blocked;
    std::vector<event::PlayerIndex> wanted;
    /// Nobody of those to be paired may take the bye that is needed.
    bool nobodyForBye = false;
};

/// Pairs that the arbiter gives; black == kNobody: the bye.
using FixedPairs = std::vector<std::pair<event::PlayerIndex, event::PlayerIndex>>;

struct PairingOptions {
    FixedPairs fixed;
    /// Never pair a bracket alone: slower, the same pairing. For checking.
    bool alwaysWholeField = false;
};

/// Pairs `players` for `round` by what happened before it.
Result<Pairing, NoPairing> pairRound(const event::Tournament& tournament, int round,
                                     const std::vector<event::PlayerIndex>& players,
                                     const PairingOptions& options = {});

/// The next round: the first one in which nobody has an opponent or a bye by pairing.
Result<Pairing, NoPairing> pairNextRound(const event::Tournament& tournament,
                                         const PairingOptions& options = {});

} // namespace theco::swiss
