// SPDX-License-Identifier: MIT
// What a rated event does to a rating: B.02 of 1 March 2024 as amended on 1 October 2025.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace theco::rating {

enum class Rate : std::uint8_t { Standard, Rapid, Blitz };

/// Whether FIDE rates a game at this speed, and as what; `base` and `increment` in seconds, counted
/// for 60 moves. Nothing: too fast (3 minutes or less). Rapid is MORE than 10 and less than 60 minutes:
/// ten minutes are blitz. For stronger players standard begins later (90 and 120 minutes); that is
/// not asked here.
std::optional<Rate> rateOf(int base, int increment);

/// A rated game over the board.
struct Game {
    int opponent = 0;   ///< rating
    int halfPoints = 0; ///< 0, 1 or 2
};

struct GameChange {
    int difference = 0; ///< own rating - opponent's, after the limit
    bool limited = false;
    bool counts = true;     ///< false: not rated because of the gap (rapid and blitz)
    int expected = 0;       ///< hundredths
    int gainHundredths = 0; ///< score - expectation
};

struct Change {
    std::vector<GameChange> games;
    int gainHundredths = 0; ///< sum
    int k = 0;              ///< after the limit of 700
    int points = 0;         ///< k x sum, rounded, a half away from zero
};

struct PlayerFacts {
    int rating = 0;
    bool everReached2400 = false;
    int ratedGames = 0; ///< before this period
    /// Age at the end of the year of the event: up to 18 counts as young.
    int ageAtYearEnd = 99;
};

/// K before the limit of 700: 10, 20 or 40.
int developmentK(const PlayerFacts& player);
/// K x games may not exceed 700.
int limitedK(int k, int games);

/// One game seen by the player rated `own`.
GameChange changeOf(int own, const Game& game, Rate rate);
/// A period (usually one event).
Change ratingChange(int own, int k, const std::vector<Game>& games, Rate rate);

/// First rating from games against rated opponents; nothing with fewer than five games or a score of
/// zero, or when the result would be below the floor of 1400.
struct FirstRating {
    int averageHundredths = 0; ///< with the two added draws against 1800
    int scoreHundredths = 0;   ///< fractional score, rounded
    int difference = 0;        ///< by table 8.1.1
    int rating = 0;            ///< 1400 ... 2200
};
std::optional<FirstRating> firstRating(const std::vector<Game>& games);

} // namespace theco::rating
