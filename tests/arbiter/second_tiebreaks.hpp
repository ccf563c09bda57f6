// SPDX-License-Identifier: MIT
// C.07 computed a second time, without arbiter/tiebreak: short, slow and literal. Checks the product.
#pragma once

#include "arbiter/event/tournament.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace theco::test {

struct Ratio {
    long long top = 0;
    long long over = 1;
};

class SecondTieBreaks {
public:
    /// `year` 2024 or 2026; standings after `rounds`.
    SecondTieBreaks(const event::Tournament& tournament, int year, int rounds, bool roundRobin);

    /// Codes such as "SB/C1" or "BH/M2/P"; not DE.
    std::optional<Ratio> value(int player, const std::string& code);
    /// Ranks by points and the list, in the order of the players; DE and DE/P may stand in it.
    std::vector<int> ranks(const std::vector<std::string>& codes);

private:
    struct Round {
        char what = 'Z'; ///< G game, U F H Z byes, + - forfeits, 0 nothing (round robin)
        int against = -1;
        int points = 0;
        bool black = false;
        bool won = false, drawn = false;
        bool board = false; ///< really played
    };
    struct Part {
        int score, points;
        bool missedByChoice;
    };
    using Code = std::vector<std::string>;

    const Round& at(int player, int round, bool fore) const;
    int total(int player, bool fore) const;
    int adjusted(int player, bool fore) const;
    int dummy(int player, int round, bool fore) const;
    std::vector<Part> parts(int player, bool fore, bool forfeitsToo) const;
    std::optional<Ratio> ownValue(int player, const Code& code) const;
    std::optional<Ratio> ratingValue(int player, const Code& code);
    int perfect(const std::vector<int>& ratings, int halves);
    std::vector<std::vector<int>> encounter(const std::vector<int>& tied, bool forfeitsToo) const;
    void rank(const std::vector<int>& tied, std::size_t next, const std::vector<std::string>& codes,
              int place, std::vector<int>& out);

    const event::Tournament& t_;
    int year_, rounds_;
    bool circle_;
    std::vector<std::vector<Round>> real_, fore_;
    std::vector<int> extra_;
    std::map<std::pair<int, std::string>, std::optional<Ratio>> known_;
};

} // namespace theco::test
