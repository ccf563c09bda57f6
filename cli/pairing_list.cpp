// SPDX-License-Identifier: MIT
#include "cli/pairing_list.hpp"

#include "arbiter/swiss/swiss_words.hpp"
#include "arbiter/tiebreak/tiebreak_words.hpp"
#include "cli/output.hpp"
#include "cli/table.hpp"
#include "i18n/catalogue.hpp"

#include <iostream>

namespace theco::cli {

using event::PlayerIndex;
using event::Tournament;
using i18n::fill;
using i18n::tr;

namespace {

/// "5 Hoàng Ngọc Hà (half-point bye)", by the columns of the round.
std::string notPlaying(const Tournament& tournament, int round) {
    std::string out;
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const event::Kind kind = tournament.players[i].in(round).kind;
        if (kind == event::Kind::None || event::isPairing(kind)) continue;
        out.append(out.empty() ? "" : "; ")
            .append(swiss::nameOf(tournament, static_cast<PlayerIndex>(i)))
            .append(" (")
            .append(tiebreak::kindText(kind))
            .append(")");
    }
    return out;
}

} // namespace

void warnOfMissing(const Tournament& tournament, int round) {
    constexpr std::size_t kMost = 6;
    std::vector<PlayerIndex> missing;
    for (std::size_t i = 0; i < tournament.players.size(); ++i)
        if (tournament.players[i].in(round).kind == event::Kind::None)
            missing.push_back(static_cast<PlayerIndex>(i));
    if (round < 1 || missing.empty()) return;
    warn(fill(tr("Round {round} has no entry of {players}: this counts as absent, without a point. "
                 "Write \"0000 - Z\" where that is right."),
              {{"round", std::to_string(round)},
               {"players", swiss::listed(missing, tournament, kMost)}}));
}

void printPairingList(const Tournament& tournament, int round,
                      const std::vector<swiss::Pair>& pairs, PlayerIndex bye, bool free) {
    std::cout << fill(tr("PAIRINGS OF ROUND {round}"), {{"round", std::to_string(round)}}) << '\n';
    tiebreak::TieBreak points;
    points.name = tiebreak::Name::Points;
    const auto score = [&](PlayerIndex i) {
        return tiebreak::valueText(points,
                                   tiebreak::Fraction{tournament.scoreAfter(i, round - 1), 2});
    };
    std::vector<std::vector<std::string>> rows;
    rows.push_back({tr("Table"), tr("White"), tr("Points"), tr("Black"), tr("Points")});
    for (const swiss::Pair& pair : pairs)
        if (pair.black != event::kNobody)
            rows.push_back({std::to_string(rows.size()),
                            printable(swiss::nameOf(tournament, pair.white)), score(pair.white),
                            printable(swiss::nameOf(tournament, pair.black)), score(pair.black)});
    printTable(std::cout, rows, {1, 3});
    if (bye != event::kNobody)
        std::cout << fill(free ? tr("Free: {name}") : tr("Bye: {why}"),
                          {{free ? "name" : "why", printable(swiss::nameOf(tournament, bye))}})
                  << '\n';
    if (const std::string absent = notPlaying(tournament, round); !absent.empty())
        std::cout << fill(tr("Not playing: {players}"), {{"players", printable(absent)}}) << '\n';
}

} // namespace theco::cli
