// SPDX-License-Identifier: MIT
#include "arbiter/formats/trf.hpp"
#include "arbiter/swiss/round_robin.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/pairing_list.hpp"
#include "cli/round_robin_pairing.hpp"
#include "cli/swiss_reasons.hpp"
#include "i18n/catalogue.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>
#include <iostream>

namespace theco::cli {

namespace {

using event::Tournament;
using i18n::fill;
using i18n::tr;
namespace json = boost::json;

/// Larger fields are no round robin: 500 players would need 499 rounds.
constexpr int kMostPlayers = 200;

std::string refusal(const swiss::NextBerger& next, const Tournament& tournament) {
    if (next.state == swiss::NextBerger::State::AllMet)
        return tr("The round robin is complete: everybody has met everybody.");
    return fill(tr("The rounds so far do not follow the Berger table, so no next round can be read "
                   "from it: {a} and {b} have met, others of their round have not."),
                {{"a", std::to_string(idOf(tournament, next.met.white))},
                 {"b", std::to_string(idOf(tournament, next.met.black))}});
}

/// "Round 1: 1-6 2-5 3-4", and who is free.
std::string inWords(const std::vector<std::pair<int, int>>& pairs, int round) {
    std::string games, free;
    for (const auto& [white, black] : pairs) {
        if (black == 0)
            free = std::to_string(white);
        else
            games += ' ' + std::to_string(white) + '-' + std::to_string(black);
    }
    const std::string line =
        fill(tr("Round {round}:{pairs}"), {{"round", std::to_string(round)}, {"pairs", games}});
    return free.empty() ? line : line + fill(tr("; {number} is free"), {{"number", free}});
}

json::object inJson(const std::vector<std::pair<int, int>>& pairs, int round) {
    json::array games;
    json::value free = nullptr;
    for (const auto& [white, black] : pairs) {
        if (black == 0)
            free = white;
        else
            games.push_back(json::array{white, black});
    }
    return {{"round", round}, {"pairs", std::move(games)}, {"free", std::move(free)}};
}

Exit runRoundRobin(const Arguments& arguments) {
    const auto read = readNumber("N", arguments.positional(0), 2, kMostPlayers);
    if (!read) return complain(read.error());
    const int players = static_cast<int>(*read);
    const bool twice = arguments.has("--double");
    json::array rounds;
    for (int round = 1; round <= swiss::roundRobinRounds(players, twice); ++round) {
        const auto pairs = swiss::bergerRound(players, round, twice);
        if (arguments.json())
            rounds.push_back(inJson(pairs, round));
        else
            std::cout << inWords(pairs, round) << '\n';
    }
    if (arguments.json()) printJson(json::object{{"rounds", std::move(rounds)}});
    return Exit::Answered;
}

} // namespace

Exit pairRoundRobin(const Tournament& tournament, const Arguments& arguments) {
    const bool asJson = arguments.json();
    const swiss::NextBerger next = swiss::nextBerger(tournament);
    if (next.state != swiss::NextBerger::State::Found) {
        if (asJson)
            printJson(json::object{{"error", "no_pairing"}, {"message", inEnglish([&] {
                                                                 return refusal(next, tournament);
                                                             })}});
        else
            std::cerr << refusal(next, tournament) << '\n';
        return Exit::No;
    }
    const auto pairs = swiss::roundRobinPairs(tournament, next.round);
    const int round = tournament.pairedRounds() + 1;
    warnOfMissing(tournament, round - 1);
    if (!asJson && arguments.has("--names")) {
        const auto free = std::find_if(pairs.begin(), pairs.end(), [](const swiss::Pair& pair) {
            return pair.black == event::kNobody;
        });
        printPairingList(tournament, round, pairs,
                         free == pairs.end() ? event::kNobody : free->white, true);
        return Exit::Answered;
    }
    if (!asJson) {
        std::cout << pairs.size() << '\n';
        for (const swiss::Pair& pair : pairs)
            std::cout << idOf(tournament, pair.white) << ' ' << idOf(tournament, pair.black)
                      << '\n';
        return Exit::Answered;
    }
    json::array boards;
    json::value free = nullptr;
    for (const swiss::Pair& pair : pairs) {
        if (pair.black == event::kNobody)
            free = idOf(tournament, pair.white);
        else
            boards.push_back(json::object{{"board", boards.size() + 1},
                                          {"white", idOf(tournament, pair.white)},
                                          {"black", idOf(tournament, pair.black)}});
    }
    printJson(json::object{{"round", round},
                           {"berger_round", next.round},
                           {"pairs", std::move(boards)},
                           {"bye", std::move(free)}});
    return Exit::Answered;
}

Command roundRobinCommand() {
    Command command;
    command.name = "round-robin";
    command.positionals = {"N"};
    command.options = {{"--double", "", tr("Everybody meets everybody twice.")}};
    command.summary = tr("Prints the Berger table for N players: who meets whom in which round.");
    command.details = {
        tr("White stands first. With an odd number of players one is free in each round. The next "
           "round of a tournament file that is a round robin is paired by \"swiss pair\".")};
    command.examples = {"theco-cli round-robin 6", "theco-cli round-robin 5 --double --json"};
    command.run = runRoundRobin;
    return command;
}

} // namespace theco::cli
