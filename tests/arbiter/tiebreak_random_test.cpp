// SPDX-License-Identifier: MIT
// The product against a second, separately written computation, on random tournaments.
#include "second_tiebreaks.hpp"
#include "tiebreak_claims.hpp"
#include "tiebreak_support.hpp"

#include "arbiter/swiss/random_numbers.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"

using namespace theco;
using namespace theco::test;
using event::Colour;
using event::Entry;
using event::Kind;
using event::Tournament;
using swiss::RandomNumbers;

namespace {

const std::vector<std::string> kCodes = {
    "PTS",     "WIN",     "WON",    "BPG",    "BWG",   "PS",        "PS/C1",    "PS/C2",
    "REP",     "STD",     "TPN",    "BH",     "BH/C1", "BH/C2",     "BH/M1",    "BH/M2",
    "BH/P",    "BH/C1/P", "BH/F",   "FB",     "FB/C1", "FB/C2",     "FB/M1",    "FB/P",
    "AOB",     "AOB/F",   "SB",     "SB/C1",  "SB/C2", "SB/P",      "SB/C1/P",  "SB/F",
    "SB/C1/F", "KS",      "KS/L+1", "KS/L-2", "KS/P",  "ARO",       "ARO/C1",   "ARO/C2",
    "TPR",     "PTP",     "APRO",   "APPO",   "RTNG",  "ARO/U1400", "TPR/U900", "APPO/U1400"};

void pairUp(Tournament& tournament, int a, int b, int round, RandomNumbers& random) {
    if (random.below(2) == 0) std::swap(a, b);
    Kind white = Kind::Draw, black = Kind::Draw;
    const int result = random.below(100);
    if (result < 40) {
        white = Kind::Win, black = Kind::Loss;
    } else if (result < 70) {
        white = Kind::Loss, black = Kind::Win;
    } else if (result < 76) {
        white = Kind::ForfeitWin, black = Kind::ForfeitLoss;
    } else if (result < 80) {
        white = Kind::ForfeitLoss, black = Kind::ForfeitWin;
    } else if (result < 82) {
        white = black = Kind::ForfeitLoss;
    } else if (result < 84) {
        white = Kind::UnratedWin, black = Kind::UnratedLoss;
    }
    tournament.player(a).at(round) = {white, Colour::White, b};
    tournament.player(b).at(round) = {black, Colour::Black, a};
}

/// Field, ratings, scoring.
Tournament field(RandomNumbers& random, int players) {
    Tournament out;
    for (int i = 0; i < players; ++i) {
        event::Player player;
        player.tpn = out.players.empty() ? 1 : out.players.back().tpn + random.between(1, 2);
        player.rating = random.between(1000, 2600);
        out.players.push_back(player);
    }
    if (random.below(5) == 0) out.players.back().rating = 0;
    if (random.below(5) == 0) out.scoring = event::Scoring::of(6, 2, 0);
    if (random.below(8) == 0) out.scoring.pairingBye = 1;
    return out;
}

/// Not paired by any system: everything that tie-breaks can meet, often.
Tournament randomSwiss(RandomNumbers& random) {
    const int players = random.between(4, 20);
    Tournament out = field(random, players);
    out.declaredRounds = random.between(2, 9);
    const int missing = random.between(0, 25); // per cent
    for (int round = 1; round <= out.declaredRounds; ++round) {
        std::vector<int> here;
        for (int i = 0; i < players; ++i) {
            event::Player& player = out.player(i);
            player.at(round) = {};
            if (round > 1 && random.below(200) < missing / 3) player.withdrawn = true;
            if (!player.withdrawn && random.below(100) >= missing) {
                here.push_back(i);
                continue;
            }
            constexpr Kind kByes[] = {Kind::ZeroPointBye, Kind::HalfPointBye, Kind::None,
                                      Kind::FullPointBye};
            player.at(round).kind = kByes[player.withdrawn ? 0 : random.below(4)];
        }
        for (std::size_t left = here.size(); left > 1; --left)
            std::swap(here[left - 1],
                      here[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
        if (here.size() % 2 == 1) {
            out.player(here.back()).at(round).kind = Kind::PairingBye;
            here.pop_back();
        }
        for (std::size_t k = 0; k < here.size(); k += 2)
            pairUp(out, here[k], here[k + 1], round, random);
    }
    if (random.below(10) == 0)
        out.adjustments.push_back(
            {random.below(players), random.between(1, out.declaredRounds), -1});
    return out;
}

/// Berger's circle; an odd player out is free.
Tournament randomRoundRobin(RandomNumbers& random) {
    const int players = random.between(3, 10);
    Tournament out = field(random, players);
    out.system = event::PairingSystem::RoundRobin;
    const int even = players + players % 2;
    const int cycle = even - 1;
    out.declaredRounds = random.below(3) == 0 ? 2 * cycle : cycle;
    for (int round = 1; round <= out.declaredRounds; ++round)
        for (int a = 0; a < players; ++a) {
            int b = (2 * even + round - a) % cycle;
            if (a == even - 1) continue;
            if (b == a) b = even - 1;
            if (b < players && a < b) pairUp(out, a, b, round, random);
        }
    return out;
}

tiebreak::TieBreak parsed(const std::string& code) {
    const auto out = tiebreak::parseTieBreak(code);
    REQUIRE(out);
    CHECK(tiebreak::codeOf(*out) == code);
    return *out;
}

std::vector<std::string> randomList(RandomNumbers& random) {
    std::vector<std::string> out;
    for (int k = random.between(1, 5); k > 0; --k) {
        const int choice = random.below(3);
        if (choice == 0)
            out.emplace_back(random.below(4) == 0 ? "DE/P" : "DE");
        else
            out.push_back(
                kCodes[static_cast<std::size_t>(random.below(static_cast<int>(kCodes.size())))]);
        if (choice == 1 && random.below(4) == 0 && out.back().find("PTS") == std::string::npos)
            out.back() += "/R";
    }
    return out;
}

struct Count {
    long long values = 0;
    long long ranks = 0;
    int wrong = 0;
    bool words = false; ///< look at what is said too
};

/// What is said about two neighbours, held against their numbers.
bool trueDifference(const tiebreak::Standings& standings, std::size_t row) {
    const tiebreak::Row& above = standings.rows[row - 1];
    const tiebreak::Row& below = standings.rows[row];
    const auto difference = tiebreak::whyAbove(standings, row - 1, row);
    using By = tiebreak::Difference::By;
    if (difference.by == By::Points) return above.points > below.points;
    if (above.points != below.points) return false;
    const std::size_t end =
        difference.by == By::Nothing ? above.values.size() : difference.tieBreak;
    for (std::size_t k = 0; k < end; ++k)
        if (above.values[k] != below.values[k]) return false;
    if (difference.by == By::Nothing) return above.rank == below.rank;
    if (above.rank == below.rank || !difference.above) return false;
    if (!difference.below) return true;
    return tiebreak::lowerIsBetter(standings.request.tieBreaks[end])
               ? *difference.above < *difference.below
               : *difference.below < *difference.above;
}

/// Counted lines add up to the value of a sum.
bool addsUp(const tiebreak::Trace& trace) {
    using tiebreak::Name;
    const Name name = trace.tieBreak.name;
    if (trace.lines.empty() || name == Name::AOB || tiebreak::usesRatings(name)) return true;
    tiebreak::Fraction sum;
    for (const tiebreak::Line& line : trace.lines)
        if (line.fate == tiebreak::Fate::Counted) sum = sum + line.amount;
    return trace.value == sum;
}

void compare(const Tournament& tournament, int rounds, bool roundRobin, RandomNumbers& random,
             Count& count) {
    const auto lists = {randomList(random), randomList(random),
                        std::vector<std::string>{"DE", "BH/C1"}};
    for (const int year : {2024, 2026}) {
        const auto edition =
            year == 2024 ? tiebreak::Edition::August2024 : tiebreak::Edition::March2026;
        const tiebreak::Values values(tournament, {edition, rounds, roundRobin});
        SecondTieBreaks second(tournament, year, rounds, roundRobin);
        const int players = static_cast<int>(tournament.players.size());
        for (const std::string& code : kCodes) {
            const tiebreak::TieBreak tieBreak = parsed(code);
            for (int i = 0; i < players; ++i) {
                const tiebreak::Trace trace = values.trace(i, tieBreak);
                const auto& ours = trace.value;
                if (!addsUp(trace)) ++count.wrong;
                if (count.words)
                    if (const std::string untrue = untrueOf(tournament, values, trace);
                        !untrue.empty() && ++count.wrong < 5)
                        UNSCOPED_INFO(year << ' ' << code << " of player " << i << ": " << untrue);
                const auto theirs = second.value(i, code);
                ++count.values;
                if (ours.has_value() == theirs.has_value() &&
                    (!ours || ours->top * theirs->over == theirs->top * ours->over))
                    continue;
                if (++count.wrong < 5) UNSCOPED_INFO(year << ' ' << code << " of player " << i);
            }
        }
        for (const auto& list : lists) {
            tiebreak::Request request;
            request.edition = edition;
            request.rounds = rounds;
            request.roundRobin = roundRobin;
            for (const std::string& code : list)
                request.tieBreaks.push_back(parsed(code));
            const auto standings = tiebreak::standings(tournament, request);
            const auto expected = second.ranks(list);
            for (std::size_t k = 1; k < standings.rows.size(); ++k)
                if (!trueDifference(standings, k) && ++count.wrong < 5)
                    UNSCOPED_INFO(year << " untrue difference at row " << k);
            for (std::size_t k = 1; k < standings.rows.size(); ++k)
                if (const std::string untrue = untrueOf(tournament, standings, k - 1);
                    !untrue.empty() && ++count.wrong < 5)
                    UNSCOPED_INFO(year << " row " << k << ": " << untrue);
            for (const tiebreak::Row& row : standings.rows) {
                ++count.ranks;
                if (row.rank == expected[static_cast<std::size_t>(row.player)]) continue;
                if (++count.wrong < 5)
                    UNSCOPED_INFO(year << " rank of player " << row.player << " by "
                                       << list.front());
            }
        }
    }
}

} // namespace

TEST_CASE("Both computations agree on random Swiss tournaments", "[tiebreak]") {
    Count count;
    const int tournaments = tests::amount(800);
    for (int seed = 1; seed <= tournaments && count.wrong == 0; ++seed) {
        RandomNumbers random(static_cast<std::uint64_t>(seed));
        const Tournament tournament = randomSwiss(random);
        INFO("seed " << seed);
        count.words = seed % 8 == 0;
        const int all = tournament.declaredRounds;
        compare(tournament, random.below(4) == 0 ? random.between(0, all) : all, false, random,
                count);
        CHECK(count.wrong == 0);
    }
    CHECK(count.values > count.ranks);
}

TEST_CASE("Both computations agree on random round robins", "[tiebreak]") {
    Count count;
    const int tournaments = tests::amount(200);
    for (int seed = 1; seed <= tournaments && count.wrong == 0; ++seed) {
        RandomNumbers random(static_cast<std::uint64_t>(seed) + 1'000'000);
        const Tournament tournament = randomRoundRobin(random);
        INFO("seed " << seed);
        count.words = seed % 8 == 0;
        compare(tournament, tournament.declaredRounds, true, random, count);
        CHECK(count.wrong == 0);
    }
}
