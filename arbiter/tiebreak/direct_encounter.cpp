// SPDX-License-Identifier: MIT
#include "arbiter/tiebreak/direct_encounter.hpp"

#include <algorithm>

namespace theco::tiebreak {
namespace {

using event::Entry;
using event::PlayerIndex;
using Group = std::vector<PlayerIndex>;

class Solver {
public:
    Solver(const event::Tournament& tournament, const Rules& rules, bool forfeitsPlayed)
        : tournament_(tournament), rules_(rules), forfeitsPlayed_(forfeitsPlayed) {}

    void solve(const Group& group, int firstPlace) {
        EncounterTable table = tableOf(group);
        const std::vector<Group> parts = table.allMet ? byScore(table) : certainPlaces(table);
        int place = firstPlace;
        std::size_t row = 0;
        for (const Group& part : parts) {
            const bool given = parts.size() > 1 && (table.allMet || part.size() == 1);
            for (std::size_t k = 0; k < part.size(); ++k, ++row)
                if (given) table.rows[row].place = place;
            place += static_cast<int>(part.size());
        }
        out_.tables.push_back(std::move(table));
        if (parts.size() == 1) {
            out_.classes.push_back(group);
            return;
        }
        place = firstPlace;
        for (const Group& part : parts) {
            if (part.size() == 1)
                out_.classes.push_back(part);
            else
                solve(part, place);
            place += static_cast<int>(part.size());
        }
    }
    Encounter take() { return std::move(out_); }

private:
    bool isGame(const Entry& entry) const {
        return event::isPlayed(entry.kind) ||
               (event::isForfeit(entry.kind) && (forfeitsPlayed_ || rules_.roundRobin));
    }

    EncounterTable tableOf(const Group& group) const {
        EncounterTable table;
        for (const PlayerIndex player : group) {
            EncounterRow row;
            row.player = player;
            for (const PlayerIndex other : group)
                if (other != player) meet(row, other);
            table.allMet = table.allMet && row.missing == 0;
            row.best = row.score + Fraction{row.missing * tournament_.scoring.win(), 2};
            table.rows.push_back(row);
        }
        std::stable_sort(
            table.rows.begin(), table.rows.end(),
            [](const EncounterRow& a, const EncounterRow& b) { return b.score < a.score; });
        return table;
    }

    void meet(EncounterRow& row, PlayerIndex other) const {
        int games = 0;
        event::HalfPoints points = 0;
        for (int round = 1; round <= rules_.rounds; ++round) {
            const Entry entry = tournament_.player(row.player).in(round);
            if (entry.opponent != other || !isGame(entry)) continue;
            ++games;
            points += tournament_.scoring.points(entry);
        }
        if (games == 0)
            ++row.missing;
        else
            row.score = row.score + Fraction{points, 2 * games};
    }

    static std::vector<Group> byScore(const EncounterTable& table) {
        std::vector<Group> parts;
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            if (i == 0 || table.rows[i].score < table.rows[i - 1].score) parts.emplace_back();
            parts.back().push_back(table.rows[i].player);
        }
        return parts;
    }

    /// 6.2: a place is certain when the score beats the best that every player below could reach.
    static std::vector<Group> certainPlaces(EncounterTable& table) {
        std::vector<Group> parts;
        std::size_t next = 0;
        for (; next < table.rows.size(); ++next) {
            const EncounterRow& candidate = table.rows[next];
            const bool certain = std::all_of(
                table.rows.begin() + static_cast<std::ptrdiff_t>(next) + 1, table.rows.end(),
                [&candidate](const EncounterRow& other) { return other.best < candidate.score; });
            if (!certain) break;
            parts.push_back({candidate.player});
        }
        if (next < table.rows.size()) parts.emplace_back();
        for (; next < table.rows.size(); ++next)
            parts.back().push_back(table.rows[next].player);
        return parts;
    }

    const event::Tournament& tournament_;
    Rules rules_;
    bool forfeitsPlayed_;
    Encounter out_;
};

} // namespace

Encounter directEncounter(const event::Tournament& tournament, const Rules& rules,
                          bool forfeitsPlayed, const std::vector<PlayerIndex>& tied) {
    Solver solver(tournament, rules, forfeitsPlayed);
    solver.solve(tied, 1);
    return solver.take();
}

} // namespace theco::tiebreak
