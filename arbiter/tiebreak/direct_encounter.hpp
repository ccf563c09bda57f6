// SPDX-License-Identifier: MIT
// Direct encounter, Article 6 of C.07.
#pragma once

#include "arbiter/tiebreak/scores.hpp"

#include <vector>

namespace theco::tiebreak {

/// A round in which two of a table were paired.
struct EncounterGame {
    int round = 0;
    event::Entry entry; ///< of the player whose row it is
    bool counts = true; ///< a forfeit does not everywhere
};

/// One player in one table of games among tied players.
struct EncounterRow {
    event::PlayerIndex player = event::kNobody;
    Fraction score;  ///< points; several games between two count as their average
    int missing = 0; ///< members never met
    Fraction best;   ///< the score if all missing games were won
    /// Place given by this table, counted in the whole tied group from 1; 0: this table gives none.
    int place = 0;
    std::vector<EncounterGame> games;
};

/// A table, best score first. All have met: the scores order it. Else only places that no result of
/// the missing games could change are given, from the top.
struct EncounterTable {
    bool allMet = true;
    std::vector<EncounterRow> rows;
};

struct Encounter {
    /// Players still tied stand together; more than one class: something was decided.
    std::vector<std::vector<event::PlayerIndex>> classes;
    /// In the order in which they were made; the first holds the whole group.
    std::vector<EncounterTable> tables;
};

Encounter directEncounter(const event::Tournament& tournament, const Rules& rules,
                          bool forfeitsPlayed, const std::vector<event::PlayerIndex>& tied);

} // namespace theco::tiebreak
