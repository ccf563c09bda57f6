// SPDX-License-Identifier: MIT
#include "arbiter/rating/rating_change.hpp"

#include "arbiter/rating/rating_tables.hpp"

#include <algorithm>

namespace theco::rating {
namespace {

constexpr int kLimit = 400;
constexpr int kNoLimitFrom = 2650; // standard games only; the own rating decides
constexpr std::int64_t kMinute = 60;
constexpr int kFloor = 1400;
constexpr int kHighestFirst = 2200;

} // namespace

std::optional<Rate> rateOf(int base, int increment) {
    const std::int64_t seconds = std::int64_t{base} + std::int64_t{60} * increment;
    if (seconds <= 3 * kMinute) return std::nullopt;
    if (seconds <= 10 * kMinute) return Rate::Blitz;
    return seconds < 60 * kMinute ? Rate::Rapid : Rate::Standard;
}

int developmentK(const PlayerFacts& player) {
    if (player.everReached2400 || player.rating >= 2400) return 10;
    if (player.ageAtYearEnd <= 18 && player.rating < 2300) return 40;
    return player.ratedGames < 30 ? 40 : 20;
}

int limitedK(int k, int games) {
    return games > 0 && k * games > 700 ? 700 / games : k;
}

GameChange changeOf(int own, const Game& game, Rate rate) {
    GameChange out;
    const int difference = own - game.opponent;
    const bool free = rate == Rate::Standard && own >= kNoLimitFrom;
    out.difference = free ? difference : std::clamp(difference, -kLimit, kLimit);
    out.limited = out.difference != difference;
    out.counts = rate == Rate::Standard || std::max(own, game.opponent) <= 2600 ||
                 (difference < 600 && difference > -600);
    out.expected = expectedHundredths(out.difference);
    if (out.counts) out.gainHundredths = game.halfPoints * 50 - out.expected;
    return out;
}

Change ratingChange(int own, int k, const std::vector<Game>& games, Rate rate) {
    Change out;
    int counted = 0;
    for (const Game& game : games) {
        out.games.push_back(changeOf(own, game, rate));
        out.gainHundredths += out.games.back().gainHundredths;
        counted += out.games.back().counts ? 1 : 0;
    }
    out.k = limitedK(k, counted);
    const int product = out.k * out.gainHundredths;
    const int size = (2 * (product < 0 ? -product : product) + 100) / 200;
    out.points = product < 0 ? -size : size;
    return out;
}

std::optional<FirstRating> firstRating(const std::vector<Game>& games) {
    const int n = static_cast<int>(games.size());
    std::int64_t ratings = 2 * 1800;
    int halves = 0;
    for (const Game& game : games) {
        ratings += game.opponent;
        halves += game.halfPoints;
    }
    if (n < 5 || halves == 0) return std::nullopt;
    FirstRating out;
    out.averageHundredths = static_cast<int>(roundHalfUp(100 * ratings, n + 2));
    // The two added games are drawn: one point more.
    out.scoreHundredths = static_cast<int>(roundHalfUp(std::int64_t{50} * (halves + 2), n + 2));
    out.difference = differenceFor(out.scoreHundredths);
    const auto exact = roundHalfUp(ratings + std::int64_t{n + 2} * out.difference, n + 2);
    if (exact < kFloor) return std::nullopt;
    out.rating = static_cast<int>(std::min<std::int64_t>(exact, kHighestFirst));
    return out;
}

} // namespace theco::rating
