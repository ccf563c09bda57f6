// SPDX-License-Identifier: MIT
#include "arbiter/swiss/checker.hpp"

#include "arbiter/swiss/board_order.hpp"
#include "arbiter/swiss/field.hpp"
#include "arbiter/swiss/round_robin.hpp"

#include <algorithm>
#include <set>

namespace theco::swiss {
namespace {

using event::Entry;
using event::Kind;
using event::PlayerIndex;

std::set<std::pair<PlayerIndex, PlayerIndex>>
asSet(const std::vector<Pair>& pairs, const event::Tournament& tournament, int round) {
    std::set<std::pair<PlayerIndex, PlayerIndex>> out;
    for (const Pair& pair : pairs) {
        const bool coloured = tournament.player(pair.white).in(round).colour != Colour::None;
        if (coloured || pair.black == event::kNobody || pair.white < pair.black)
            out.emplace(pair.white, pair.black);
        else
            out.emplace(pair.black, pair.white);
    }
    return out;
}

/// Who is free in a round robin is entered as a bye or not at all: only games are compared.
std::vector<Pair> gamesOf(const std::vector<Pair>& pairs) {
    std::vector<Pair> out;
    for (const Pair& pair : pairs)
        if (pair.black != event::kNobody) out.push_back(pair);
    return out;
}

} // namespace

std::vector<Pair> pairsOf(const event::Tournament& tournament, int round) {
    std::vector<Pair> pairs;
    PlayerIndex bye = event::kNobody;
    for (std::size_t k = 0; k < tournament.players.size(); ++k) {
        const PlayerIndex i = static_cast<PlayerIndex>(k);
        const Entry entry = tournament.players[k].in(round);
        if (entry.kind == Kind::PairingBye) bye = i;
        if (!isPairing(entry.kind)) continue;
        const bool first =
            entry.colour == Colour::White || (entry.colour == Colour::None && i < entry.opponent);
        if (first) pairs.push_back({i, entry.opponent});
    }
    putInBoardOrder(tournament, round, pairs);
    if (bye != event::kNobody) pairs.push_back({bye, event::kNobody});
    return pairs;
}

event::Tournament beforeRound(const event::Tournament& tournament, int round) {
    event::Tournament out = tournament;
    if (round > tournament.pairedRounds()) return out;
    // In a round robin nothing entered is the free round.
    const bool dutch = tournament.system == event::PairingSystem::Dutch2026;
    // Both may be known only by the rounds that go.
    out.initialColour = initialColourOf(tournament);
    out.declaredRounds = tournament.roundCount();
    for (event::Player& player : out.players) {
        Entry& entry = player.at(round);
        player.rounds.resize(static_cast<std::size_t>(round));
        player.withdrawn = false;
        if (isPairing(entry.kind) || entry.kind == Kind::PairingBye)
            entry = Entry{};
        else if (entry.kind == Kind::None && dutch)
            entry.kind = Kind::ZeroPointBye;
    }
    return out;
}

CheckedRound checkRound(const event::Tournament& tournament, int round) {
    CheckedRound out;
    out.round = round;
    out.found = pairsOf(tournament, round);
    if (tournament.system != event::PairingSystem::Dutch2026) {
        out.expected = gamesOf(roundRobinPairs(tournament, round));
        out.found = gamesOf(out.found);
        out.same = asSet(*out.expected, tournament, round) == asSet(out.found, tournament, round);
        return out;
    }
    std::vector<PlayerIndex> players;
    for (std::size_t k = 0; k < tournament.players.size(); ++k) {
        const Kind kind = tournament.players[k].in(round).kind;
        if (isPairing(kind) || kind == Kind::PairingBye)
            players.push_back(static_cast<PlayerIndex>(k));
    }
    auto pairing = pairRound(tournament, round, players);
    if (!pairing) {
        out.same = out.found.empty();
        return out;
    }
    out.expected = std::move(pairing->pairs);
    if (pairing->bye != event::kNobody) out.expected->push_back({pairing->bye, event::kNobody});
    out.same = asSet(*out.expected, tournament, round) == asSet(out.found, tournament, round);
    return out;
}

std::vector<CheckedRound> checkRounds(const event::Tournament& tournament,
                                      const std::function<void(int, int)>& before) {
    // Where nobody declared the number of rounds, what was played is all there was.
    const event::Tournament* source = &tournament;
    event::Tournament declared;
    if (tournament.declaredRounds == 0) {
        declared = tournament;
        declared.declaredRounds = tournament.pairedRounds();
        source = &declared;
    }
    std::vector<CheckedRound> out;
    const int rounds = tournament.pairedRounds();
    for (int round = 1; round <= rounds; ++round) {
        if (before) before(round, rounds);
        out.push_back(checkRound(*source, round));
    }
    return out;
}

} // namespace theco::swiss
