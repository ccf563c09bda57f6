// SPDX-License-Identifier: MIT
// Direct encounter in words.
#include "arbiter/tiebreak/tiebreak_words.hpp"
#include "arbiter/tiebreak/word_parts.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>

namespace theco::tiebreak {
namespace {

using event::PlayerIndex;
using event::Tournament;
using i18n::fill;
using i18n::tr;

const EncounterRow* rowOf(const EncounterTable& table, PlayerIndex player) {
    const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                    [&](const EncounterRow& row) { return row.player == player; });
    return found == table.rows.end() ? nullptr : &*found;
}

/// Whether this table puts the first above the second.
bool separates(const EncounterTable& table, const EncounterRow& above, const EncounterRow& below) {
    if (table.allMet) return below.score < above.score;
    return above.place > 0 && (below.place == 0 || below.place > above.place);
}

/// "round 5 against B: win", and whether it counts.
std::string gameText(const Tournament& tournament, const EncounterGame& game) {
    const std::string out = fill(tr("round {round} against {name}: {what}"),
                                 {{"round", std::to_string(game.round)},
                                  {"name", playerText(tournament, game.entry.opponent)},
                                  {"what", kindText(game.entry.kind)}});
    return game.counts ? out : fill(tr("{what}, does not count"), {{"what", out}});
}

/// Two players and nobody else.
std::string betweenTwo(const Tournament& tournament, const EncounterRow& above,
                       const std::string& first, const std::string& second) {
    std::vector<EncounterGame> games;
    for (const EncounterGame& game : above.games)
        if (game.counts) games.push_back(game);
    if (games.size() == 1 && event::isForfeit(games.front().entry.kind))
        return fill(
            tr("{above} won the direct encounter with {below} by forfeit in round {round}."),
            {{"above", first}, {"below", second}, {"round", std::to_string(games.front().round)}});
    if (games.size() == 1)
        return fill(
            tr("{above} won the direct encounter with {below} in round {round}."),
            {{"above", first}, {"below", second}, {"round", std::to_string(games.front().round)}});
    event::HalfPoints points = 0;
    for (const EncounterGame& game : games)
        points += tournament.scoring.points(game.entry);
    return fill(tr("In {n} games against {below} {above} won {points}."),
                {{"n", std::to_string(games.size())},
                 {"above", first},
                 {"below", second},
                 {"points", event::pointsWithUnit(points)}});
}

} // namespace

std::string whyByEncounter(const Tournament& tournament, const Encounter& encounter,
                           PlayerIndex above, PlayerIndex below) {
    const std::string first = playerText(tournament, above);
    const std::string second = playerText(tournament, below);
    for (const EncounterTable& table : encounter.tables) {
        const EncounterRow* const higher = rowOf(table, above);
        const EncounterRow* const lower = rowOf(table, below);
        if (higher == nullptr || lower == nullptr || !separates(table, *higher, *lower)) continue;
        if (table.rows.size() == 2) return betweenTwo(tournament, *higher, first, second);
        if (table.allMet)
            return fill(
                tr("In the games of these {n} among themselves {above} has {a}, {below} has "
                   "{b}."),
                {{"n", std::to_string(table.rows.size())},
                 {"above", first},
                 {"below", second},
                 {"a", numberText(higher->score)},
                 {"b", numberText(lower->score)}});
        return fill(tr("In the games of these {n} among themselves {above} has {a}; {below} could "
                       "have at most {b}, also with those that were not played."),
                    {{"n", std::to_string(table.rows.size())},
                     {"above", first},
                     {"below", second},
                     {"a", numberText(higher->score)},
                     {"b", numberText(lower->best)}});
    }
    return {};
}

std::vector<std::string> details(const Tournament& tournament, const Encounter& encounter) {
    std::vector<std::string> out;
    for (const EncounterTable& table : encounter.tables) {
        out.push_back(table.allMet ? tr("All have met; the points among them:")
                                   : tr("Not all have met; a place counts only if no missing game "
                                        "could change it:"));
        bool several = false;
        for (const EncounterRow& row : table.rows) {
            std::string text =
                fill("{player}: {score}", {{"player", playerText(tournament, row.player)},
                                           {"score", numberText(row.score)}});
            if (row.missing > 0)
                text += ", " + fill(tr("at most {best}"), {{"best", numberText(row.best)}});
            if (row.place > 0)
                text += ", " + fill(tr("place {place} among them"),
                                    {{"place", std::to_string(row.place)}});
            std::string games;
            std::size_t counted = 0;
            for (const EncounterGame& game : row.games) {
                games += (games.empty() ? "" : "; ") + gameText(tournament, game);
                if (game.counts) ++counted;
            }
            if (!games.empty()) text.append(" (").append(games).append(")");
            out.push_back(text);
            several =
                several || counted + static_cast<std::size_t>(row.missing) >= table.rows.size();
        }
        if (several) out.push_back(tr("Several games of two players count with their average."));
    }
    return out;
}

} // namespace theco::tiebreak
