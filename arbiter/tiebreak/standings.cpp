// SPDX-License-Identifier: MIT
#include "arbiter/tiebreak/standings.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <string>

namespace theco::tiebreak {
namespace {

using event::PlayerIndex;
using Class = std::vector<PlayerIndex>;

/// Empty values come last, whichever way the tie-break runs.
bool better(const std::optional<Fraction>& a, const std::optional<Fraction>& b, bool lower) {
    if (!a || !b) return a.has_value() && !b.has_value();
    return lower ? *a < *b : *b < *a;
}

class Ranking {
public:
    Ranking(const event::Tournament& tournament, const Request& request)
        : tournament_(tournament), request_(request),
          values_(tournament, {request.edition, request.rounds, request.roundRobin},
                  request.lotsSeed) {
        out_.request = request;
        rows_.resize(tournament.players.size());
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            rows_[i].player = static_cast<PlayerIndex>(i);
            rows_[i].points = values_.scores(false).score(rows_[i].player);
        }
    }

    Standings run() {
        if (rows_.empty()) return std::move(out_);
        Class all(rows_.size());
        std::iota(all.begin(), all.end(), 0);
        classes_ = split(
            all,
            [this](PlayerIndex i) {
                return std::optional<Fraction>({row(i).points, 2});
            },
            false);
        for (std::size_t k = 0; k < request_.tieBreaks.size(); ++k)
            apply(k);
        int rank = 1;
        for (const Class& tied : classes_) {
            for (const PlayerIndex i : tied) {
                row(i).rank = rank;
                out_.rows.push_back(row(i));
            }
            rank += static_cast<int>(tied.size());
        }
        return std::move(out_);
    }

private:
    Row& row(PlayerIndex i) { return rows_[static_cast<std::size_t>(i)]; }

    template <class ValueOf>
    static std::vector<Class> split(Class tied, ValueOf valueOf, bool lower) {
        std::stable_sort(tied.begin(), tied.end(), [&](PlayerIndex a, PlayerIndex b) {
            return better(valueOf(a), valueOf(b), lower);
        });
        std::vector<Class> out;
        for (std::size_t i = 0; i < tied.size(); ++i) {
            if (i == 0 || better(valueOf(tied[i - 1]), valueOf(tied[i]), lower)) out.emplace_back();
            out.back().push_back(tied[i]);
        }
        for (Class& part : out)
            std::sort(part.begin(), part.end());
        return out;
    }

    void apply(std::size_t k) {
        const TieBreak& tieBreak = request_.tieBreaks[k];
        for (Row& each : rows_)
            each.values.push_back(values_.trace(each.player, tieBreak).value);
        std::vector<Class> finer;
        for (const Class& tied : classes_) {
            std::vector<Class> parts;
            if (tieBreak.name == Name::DE)
                parts = meet(tied, k);
            else
                parts = split(
                    tied, [&](PlayerIndex i) { return row(i).values[k]; }, lowerIsBetter(tieBreak));
            finer.insert(finer.end(), parts.begin(), parts.end());
        }
        classes_ = std::move(finer);
    }

    std::vector<Class> meet(const Class& tied, std::size_t k) {
        if (tied.size() == 1) return {tied};
        Encounter encounter = directEncounter(tournament_, values_.rules(),
                                              request_.tieBreaks[k].forfeitsPlayed, tied);
        for (Class& part : encounter.classes)
            std::sort(part.begin(), part.end());
        std::vector<Class> parts = encounter.classes;
        int place = 1;
        for (const Class& part : parts) {
            for (const PlayerIndex i : part)
                if (parts.size() > 1) row(i).values[k] = Fraction{place, 1};
            place += static_cast<int>(part.size());
        }
        out_.encounters.push_back({k, std::move(encounter)});
        return parts;
    }

    const event::Tournament& tournament_;
    const Request& request_;
    Values values_;
    std::vector<Row> rows_;
    std::vector<Class> classes_;
    Standings out_;
};

std::optional<int> numberAt(const std::string& text, std::size_t at, std::size_t digits) {
    int out = 0;
    if (text.size() < at + digits) return std::nullopt;
    const char* const begin = text.data() + at;
    const auto read = std::from_chars(begin, begin + digits, out);
    if (read.ec != std::errc() || read.ptr != begin + digits) return std::nullopt;
    return out;
}

/// "2025", "Dec 10, 2020": the year is all that is understood.
std::optional<int> lastMonthOfYearIn(const std::string& date) {
    constexpr std::string_view kDigits = "0123456789";
    for (std::size_t at = date.find_first_of(kDigits); at != std::string::npos;) {
        const std::size_t end = std::min(date.find_first_not_of(kDigits, at), date.size());
        if (end - at == 4) return *numberAt(date, at, 4) * 12 + 11;
        at = date.find_first_of(kDigits, end);
    }
    return std::nullopt;
}

/// Months since the year 0 of "2026/02/28", "28.02.2026" or "26/02/28" with any sign between: FIDE's
/// form, and two that files have as well.
std::optional<int> monthOf(const std::string& date) {
    constexpr std::size_t kShort = 8; // "26/02/28"
    auto year = numberAt(date, 0, 4);
    auto month = numberAt(date, 5, 2);
    if (!year) {
        month = numberAt(date, 3, 2);
        year = numberAt(date, 6, 4);
        if (!year && date.size() == kShort) year = numberAt(date, 0, 2);
        if (year && *year < 100) *year += 2000;
    }
    if (!year || !month || *month < 1 || *month > 12) return lastMonthOfYearIn(date);
    return *year * 12 + *month - 1;
}

bool holds(const Encounter& encounter, PlayerIndex player) {
    return std::any_of(
        encounter.classes.begin(), encounter.classes.end(),
        [player](const Class& c) { return std::find(c.begin(), c.end(), player) != c.end(); });
}

} // namespace

Edition editionOf(const event::Tournament& tournament) {
    if (tournament.tieBreakEdition != 0)
        return tournament.tieBreakEdition < 2026 ? Edition::August2024 : Edition::March2026;
    const auto month = monthOf(tournament.start);
    return month && *month < 12 * 2026 + 2 ? Edition::August2024 : Edition::March2026;
}

int completedRounds(const event::Tournament& tournament) {
    int rounds = tournament.pairedRounds();
    for (const event::Player& player : tournament.players)
        for (int round = 1; round <= rounds; ++round)
            if (player.in(round).kind == event::Kind::Pending) rounds = round - 1;
    return rounds;
}

std::size_t Standings::rowOf(PlayerIndex player) const {
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [player](const Row& row) { return row.player == player; });
    return static_cast<std::size_t>(found - rows.begin());
}

Standings standings(const event::Tournament& tournament, const Request& request) {
    return Ranking(tournament, request).run();
}

Difference whyAbove(const Standings& standings, std::size_t aboveRow, std::size_t belowRow) {
    const Row& above = standings.rows[aboveRow];
    const Row& below = standings.rows[belowRow];
    Difference out;
    if (above.points != below.points) {
        out.by = Difference::By::Points;
        out.above = Fraction{above.points, 2};
        out.below = Fraction{below.points, 2};
        return out;
    }
    for (std::size_t k = 0; k < above.values.size(); ++k) {
        if (above.values[k].has_value() == below.values[k].has_value() &&
            (!above.values[k] || *above.values[k] == *below.values[k]))
            continue;
        out.by = Difference::By::TieBreak;
        out.tieBreak = k;
        out.above = above.values[k];
        out.below = below.values[k];
        for (std::size_t e = 0; e < standings.encounters.size(); ++e)
            if (standings.encounters[e].tieBreak == k &&
                holds(standings.encounters[e].encounter, above.player))
                out.encounter = e;
        return out;
    }
    return out;
}

} // namespace theco::tiebreak
