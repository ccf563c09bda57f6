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
        std::vector<bool> member(tournament_.players.size(), false);
        for (const PlayerIndex player : group)
            member[static_cast<std::size_t>(player)] = true;
        for (const PlayerIndex player : group) {
            EncounterRow row = rowOf(player, member, static_cast<int>(group.size()) - 1);
            table.allMet = table.allMet && row.missing == 0;
            row.best =
                row.score + Fraction{std::int64_t{row.missing} * tournament_.scoring.win(), 2};
            table.rows.push_back(row);
        }
        std::stable_sort(
            table.rows.begin(), table.rows.end(),
            [](const EncounterRow& a, const EncounterRow& b) { return b.score < a.score; });
        return table;
    }

    struct Meeting {
        PlayerIndex other;
        int games;
        event::HalfPoints points;
    };
    std::vector<EncounterGame> gamesOf(PlayerIndex player, const std::vector<bool>& member) const {
        std::vector<EncounterGame> out;
        for (int round = 1; round <= rules_.rounds; ++round) {
            const Entry entry = tournament_.player(player).in(round);
            if (entry.opponent == event::kNobody ||
                !member[static_cast<std::size_t>(entry.opponent)])
                continue;
            if (event::isPlayed(entry.kind) || event::isForfeit(entry.kind))
                out.push_back({round, entry, isGame(entry)});
        }
        return out;
    }

    std::vector<Meeting> meetings(const std::vector<EncounterGame>& games) const {
        std::vector<Meeting> out;
        for (const EncounterGame& game : games) {
            if (!game.counts) continue;
            auto known = std::find_if(out.begin(), out.end(), [&game](const Meeting& meeting) {
                return meeting.other == game.entry.opponent;
            });
            if (known == out.end()) known = out.insert(out.end(), {game.entry.opponent, 0, 0});
            ++known->games;
            known->points += tournament_.scoring.points(game.entry);
        }
        return out;
    }

    EncounterRow rowOf(PlayerIndex player, const std::vector<bool>& member, int others) const {
        EncounterRow row;
        row.player = player;
        row.missing = others;
        row.games = gamesOf(player, member);
        for (const Meeting& meeting : meetings(row.games)) {
            --row.missing;
            row.score = row.score + Fraction{meeting.points, std::int64_t{2} * meeting.games};
        }
        return row;
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
