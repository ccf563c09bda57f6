// SPDX-License-Identifier: MIT
// The order of a tournament by points and a list of tie-breaks (Article 4).
#pragma once

#include "arbiter/tiebreak/direct_encounter.hpp"
#include "arbiter/tiebreak/values.hpp"

#include <cstdint>
#include <vector>

namespace theco::tiebreak {

/// The edition of C.07 that a tournament is played by: what it says itself, else by its start date
/// (before 1 March 2026 that of 2024), without a date the current one.
Edition editionOf(const event::Tournament& tournament);
/// The last round of which every result is known; 0: none.
int completedRounds(const event::Tournament& tournament);

struct Request {
    std::vector<TieBreak> tieBreaks;
    Edition edition = Edition::March2026;
    /// Standings after this many rounds.
    int rounds = 0;
    bool roundRobin = false;
    /// For LOTS: the same seed draws the same lots everywhere.
    std::uint64_t lotsSeed = 0;
};

struct Row {
    event::PlayerIndex player = event::kNobody;
    int rank = 0; ///< whom the list leaves tied shares the rank, and the next one skips: 1 2 2 4
    event::HalfPoints points = 0;
    /// One for each tie-break; empty where it is not defined. For DE the place inside the group of
    /// players that were tied so far, where it decided anything.
    std::vector<std::optional<Fraction>> values;
};

/// A direct encounter that was looked at: of which tie-break of the list.
struct EncounterAt {
    std::size_t tieBreak = 0;
    Encounter encounter;
};

struct Standings {
    Request request;
    std::vector<Row> rows; ///< in rank order, of one rank by TPN
    std::vector<EncounterAt> encounters;

    /// Index into rows; rows.size() when there is none.
    std::size_t rowOf(event::PlayerIndex player) const;
};

Standings standings(const event::Tournament& tournament, const Request& request);

/// What put one row above another.
struct Difference {
    enum class By : std::uint8_t {
        Points,
        TieBreak, ///< the first of the list in which they differ
        Nothing,  ///< they share the rank
    };
    By by = By::Nothing;
    std::size_t tieBreak = 0; ///< index into the list
    std::optional<Fraction> above;
    std::optional<Fraction> below;
    /// DE: index into Standings::encounters.
    std::size_t encounter = 0;
};
Difference whyAbove(const Standings& standings, std::size_t aboveRow, std::size_t belowRow);

} // namespace theco::tiebreak
