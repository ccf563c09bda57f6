// SPDX-License-Identifier: MIT
#include "arbiter/swiss/selftest.hpp"

#include "arbiter/formats/trf.hpp"
#include "arbiter/swiss/checker.hpp"
#include "arbiter/swiss/generator.hpp"

namespace theco::swiss {
namespace {

constexpr std::size_t kSeedsKept = 20;
constexpr int kMostPlayers = 120;

bool sameWithoutShortCut(const event::Tournament& tournament, const CheckedRound& checked) {
    std::vector<event::PlayerIndex> players;
    for (const Pair& pair : checked.found) {
        players.push_back(pair.white);
        if (pair.black != event::kNobody) players.push_back(pair.black);
    }
    PairingOptions options;
    options.alwaysWholeField = true;
    const auto pairing = pairRound(tournament, checked.round, players, options);
    if (!pairing || !checked.expected) return false;
    std::vector<Pair> pairs = pairing->pairs;
    if (pairing->bye != event::kNobody) pairs.push_back({pairing->bye, event::kNobody});
    return pairs == *checked.expected;
}

} // namespace

void selftestOne(std::uint64_t seed, SelftestCount& count) {
    const event::Tournament made = generate(randomSettings(seed, kMostPlayers));
    ++count.tournaments;
    std::int64_t wrong = 0;
    const auto dialect = seed % 2 == 0 ? formats::TrfDialect::Trf16 : formats::TrfDialect::Trf26;
    const auto text = formats::writeTrf({made, {}}, dialect);
    const auto read = text ? formats::readTrf(*text)
                           : Result<formats::TrfFile, formats::TrfFault>(Err{text.error()});
    if (!read) {
        ++wrong;
    } else {
        const event::Tournament& tournament = read->tournament;
        for (const CheckedRound& checked : checkRounds(tournament)) {
            ++count.rounds;
            const bool small = tournament.players.size() <= kMostForWholeField;
            if (!checked.same || (small && !sameWithoutShortCut(tournament, checked))) ++wrong;
        }
    }
    if (wrong > 0 && count.seeds.size() < kSeedsKept) count.seeds.push_back(seed);
    count.discrepancies += wrong;
}

} // namespace theco::swiss
