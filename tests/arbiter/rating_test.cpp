// SPDX-License-Identifier: MIT
// FIDE's rating tables and fixtures (B.02 as of October 2025).
#include "arbiter/rating/rating_change.hpp"
#include "arbiter/rating/rating_tables.hpp"
#include "tests/catch.hpp"

using namespace theco;
using namespace theco::rating;

TEST_CASE("The tables of expected scores and rating differences are FIDE's", "[rating]") {
    for (const auto& [difference, expected] : {std::pair{0, 50},
                                               {3, 50},
                                               {4, 51},
                                               {-4, 49},
                                               {391, 91},
                                               {392, 92},
                                               {400, 92},
                                               {413, 93},
                                               {735, 99},
                                               {736, 100},
                                               {-736, 0},
                                               {4000, 100}})
        CHECK(expectedHundredths(difference) == expected);
    for (int difference = -900; difference <= 900; ++difference) {
        CHECK(expectedHundredths(difference) + expectedHundredths(-difference) == 100);
    }
    CHECK(differenceFor(100) == 800);
    CHECK(differenceFor(57) == 50);
    CHECK(differenceFor(50) == 0);
    CHECK(differenceFor(43) == -50);
    CHECK(differenceFor(0) == -800);
    CHECK(roundHalfUp(-5, 2) == -2);
    CHECK(roundHalfUp(5, 2) == 3);
    CHECK(roundHalfUp(-7, 3) == -2);
    CHECK(roundHalfUp(-6, 2) == -3);
}

TEST_CASE("A first rating is computed with two draws against 1800", "[rating]") {
    // Five opponents, 9507 in sum, 3 points: 1872.43, 57 %, +50.
    const std::vector<Game> games = {{1900, 2}, {1900, 2}, {1900, 2}, {1900, 0}, {1907, 0}};
    const auto first = firstRating(games);
    REQUIRE(first);
    CHECK(first->averageHundredths == 187243);
    CHECK(first->scoreHundredths == 57);
    CHECK(first->difference == 50);
    CHECK(first->rating == 1922);
    CHECK_FALSE(firstRating({games.begin(), games.begin() + 4}));
    CHECK_FALSE(firstRating(std::vector<Game>(5, {1900, 0})));
    CHECK(firstRating(std::vector<Game>(9, {2500, 2}))->rating == 2200);
    CHECK_FALSE(firstRating({{1000, 1}, {1000, 0}, {1000, 0}, {1000, 0}, {1000, 0}}));
}

TEST_CASE("The limit of 400 points binds all but the strongest, in standard games", "[rating]") {
    CHECK(changeOf(2813, {2400, 1}, Rate::Standard).expected == 93);
    CHECK(changeOf(2400, {2813, 1}, Rate::Standard).expected == 8);
    CHECK(changeOf(2400, {2813, 1}, Rate::Standard).limited);
    // Beating 2200 at K 10.
    CHECK(10 * changeOf(2649, {2200, 2}, Rate::Standard).gainHundredths == 80);
    CHECK(10 * changeOf(2651, {2200, 2}, Rate::Standard).gainHundredths == 60);
    CHECK(10 * changeOf(2700, {2200, 2}, Rate::Standard).gainHundredths == 40);
    CHECK(changeOf(2813, {2400, 2}, Rate::Rapid).expected == 92);
    CHECK_FALSE(changeOf(2650, {2050, 2}, Rate::Blitz).counts);
    CHECK(changeOf(2650, {2051, 2}, Rate::Blitz).counts);
    CHECK(changeOf(2600, {1900, 2}, Rate::Blitz).counts);
}

TEST_CASE("K follows age, games and the highest rating, and the limit of 700", "[rating]") {
    CHECK(developmentK({2399, true, 500, 40}) == 10);
    CHECK(developmentK({2400, false, 500, 16}) == 10);
    CHECK(developmentK({2299, false, 500, 18}) == 40);
    CHECK(developmentK({2300, false, 500, 18}) == 20);
    CHECK(developmentK({1800, false, 500, 19}) == 20);
    CHECK(developmentK({1800, false, 29, 50}) == 40);
    CHECK(limitedK(20, 39) == 17);
    CHECK(limitedK(20, 35) == 20);
    CHECK(limitedK(40, 18) == 38);
}

TEST_CASE("A change is rounded with a half away from zero", "[rating]") {
    // One draw against a player 61 points stronger or weaker: 8 hundredths at K 40 are 3.2.
    CHECK(ratingChange(2000, 40, {{2061, 1}}, Rate::Standard).points == 3);
    CHECK(ratingChange(2061, 40, {{2000, 1}}, Rate::Standard).points == -3);
    // 25 hundredths at K 10: 2.5.
    CHECK(ratingChange(2000, 10, {{2188, 1}}, Rate::Standard).gainHundredths == 24);
    CHECK(ratingChange(2000, 10, {{2189, 1}}, Rate::Standard).points == 3);
    CHECK(ratingChange(2189, 10, {{2000, 1}}, Rate::Standard).points == -3);
    const Change many = ratingChange(2000, 20, std::vector<Game>(39, {2000, 2}), Rate::Standard);
    CHECK(many.k == 17);
    CHECK(many.points == 332); // 17 x 19.5 = 331.5
    CHECK(ratingChange(2000, 20, {}, Rate::Standard).points == 0);
}

TEST_CASE("Ten minutes are blitz for FIDE", "[rating]") {
    CHECK_FALSE(rateOf(180, 0));
    CHECK(rateOf(180, 2) == Rate::Blitz);
    CHECK(rateOf(600, 0) == Rate::Blitz);
    CHECK(rateOf(600, 1) == Rate::Rapid);
    CHECK(rateOf(3599, 0) == Rate::Rapid);
    CHECK(rateOf(3600, 0) == Rate::Standard);
    CHECK(rateOf(5400, 30) == Rate::Standard);
}
