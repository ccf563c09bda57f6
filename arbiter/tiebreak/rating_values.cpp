// SPDX-License-Identifier: MIT
// ARO, TPR, PTP, APRO, APPO (Article 10).
#include "arbiter/rating/rating_tables.hpp"
#include "arbiter/tiebreak/values.hpp"

#include <algorithm>

namespace theco::tiebreak {

using event::Entry;
using event::HalfPoints;
using event::Kind;
using event::PlayerIndex;

namespace {

/// Ratings know 1 - 1/2 - 0 only, whatever the tournament counts.
HalfPoints gameScore(Kind kind) {
    switch (kind) {
    case Kind::Win:
    case Kind::UnratedWin:
    case Kind::ForfeitWin:
        return 2;
    case Kind::Draw:
    case Kind::UnratedDraw:
        return 1;
    default:
        return 0;
    }
}

/// 10.3: the lowest rating that is expected to score as much.
int perfectPerformance(const std::vector<int>& opponents, HalfPoints score) {
    const auto [lowest, highest] = std::minmax_element(opponents.begin(), opponents.end());
    int low = *lowest - 800; // expected to lose every game: too low for any score but zero
    if (score == 0) return low;
    int high = *highest + 800; // expected to win every game
    const auto enough = [&opponents, score](int rating) {
        int expected = 0;
        for (const int opponent : opponents)
            expected += rating::expectedHundredths(rating - opponent);
        return expected >= 50 * score;
    };
    while (low + 1 < high) {
        const int middle = low + (high - low) / 2;
        (enough(middle) ? high : low) = middle;
    }
    return high;
}

} // namespace

bool Values::playedForRatings(const Entry& entry) const {
    if (event::isPlayed(entry.kind)) return true;
    return rules_.roundRobin && rules_.edition == Edition::August2024 &&
           event::isForfeit(entry.kind);
}

int Values::ratingOf(PlayerIndex player, const TieBreak& tieBreak) const {
    const int rating = tournament_.player(player).rating;
    return rating == 0 ? tieBreak.unratedAs : rating;
}

void Values::ratings(Trace& trace) const {
    const TieBreak& tieBreak = trace.tieBreak;
    const bool ofPerformances = tieBreak.name == Name::APRO || tieBreak.name == Name::APPO;
    TieBreak each;
    each.name = tieBreak.name == Name::APRO ? Name::TPR : Name::PTP;
    each.unratedAs = tieBreak.unratedAs;
    RatingSteps steps;
    std::vector<Line*> games;
    trace.lines.reserve(static_cast<std::size_t>(rules_.rounds));
    for (int round = 1; round <= rules_.rounds; ++round) {
        Line& line = trace.lines.emplace_back();
        line.round = round;
        line.entry = tournament_.player(trace.player).in(round);
        line.points = tournament_.scoring.points(line.entry);
        if (!playedForRatings(line.entry) || line.entry.opponent == event::kNobody) continue;
        if (ofPerformances) {
            const auto performance = this->trace(line.entry.opponent, each).value;
            if (!performance) continue;
            line.rating = static_cast<int>(performance->top);
        } else {
            line.rating = ratingOf(line.entry.opponent, tieBreak);
        }
        line.source = Source::Opponent;
        line.fate = Fate::Counted;
        line.amount = {line.rating, 1};
        games.push_back(&line);
        steps.score += gameScore(line.entry.kind);
    }
    std::stable_sort(games.begin(), games.end(),
                     [](const Line* a, const Line* b) { return a->rating < b->rating; });
    for (int cut = 0; cut < tieBreak.cutLow && !games.empty(); ++cut) {
        games.front()->fate = Fate::CutLeast;
        games.erase(games.begin());
    }
    if (games.empty()) return;
    std::int64_t sum = 0;
    std::vector<int> opponents;
    for (const Line* const line : games) {
        sum += line->rating;
        opponents.push_back(line->rating);
    }
    const auto count = static_cast<std::int64_t>(games.size());
    steps.games = static_cast<int>(count);
    steps.average = static_cast<int>(rating::roundHalfUp(sum, count));
    int value = steps.average;
    if (tieBreak.name == Name::TPR) {
        steps.hundredths =
            static_cast<int>(rating::roundHalfUp(std::int64_t{50} * steps.score, count));
        steps.difference = rating::differenceFor(steps.hundredths);
        value += steps.difference;
    } else if (tieBreak.name == Name::PTP) {
        value = perfectPerformance(opponents, steps.score);
        steps.lowestLess800 = steps.score == 0;
    }
    trace.rating = steps;
    trace.value = Fraction{value, 1};
}

} // namespace theco::tiebreak
