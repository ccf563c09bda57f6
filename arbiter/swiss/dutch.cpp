// SPDX-License-Identifier: MIT
#include "arbiter/swiss/dutch.hpp"

#include "arbiter/swiss/board_order.hpp"
#include "arbiter/swiss/completion.hpp"

#include <algorithm>
#include <set>

namespace theco::swiss {
namespace {

using event::HalfPoints;
using event::PlayerIndex;
using event::Tournament;

std::vector<int> allOf(const Field& field) {
    std::vector<int> out;
    for (int i = 0; i < field.size(); ++i)
        out.push_back(i);
    return out;
}

/// C5: the lowest score with which somebody can take the bye so that all others can be paired.
std::optional<HalfPoints> lowestByeScore(const Field& field) {
    std::set<HalfPoints> scores;
    for (const Entrant& entrant : field.entrants)
        if (entrant.mayTakeBye) scores.insert(entrant.score);
    const std::vector<int> all = allOf(field);
    for (const HalfPoints score : scores)
        if (canComplete(field, all, score)) return score;
    return std::nullopt;
}

NoPairing whyNone(const Field& field) {
    NoPairing out;
    std::optional<HalfPoints> anyScore;
    if (field.size() % 2 != 0 && field.size() > 0) {
        anyScore = field.at(0).score;
        out.nobodyForBye = std::none_of(field.entrants.begin(), field.entrants.end(),
                                        [](const Entrant& e) { return e.mayTakeBye; });
    }
    const Obstacle obstacle = findObstacle(field, allOf(field), anyScore);
    for (const int i : obstacle.blocked)
        out.blocked.push_back(field.at(i).player);
    for (const int i : obstacle.wanted)
        out.wanted.push_back(field.at(i).player);
    return out;
}

Pair coloured(const Field& field, int a, int b) {
    const ColourChoice choice = field.colours(a, b);
    Pair pair{field.at(a).player, field.at(b).player, choice.rule, false};
    if (choice.first == Colour::Black) std::swap(pair.white, pair.black);
    return pair;
}

std::vector<std::vector<int>> scoregroups(const Field& field) {
    std::vector<std::vector<int>> groups;
    for (int i = 0; i < field.size(); ++i) {
        if (groups.empty() || field.at(groups.back().front()).score != field.at(i).score)
            groups.emplace_back();
        groups.back().push_back(i);
    }
    return groups;
}

/// Bracket by bracket from the top. False: there is no complete pairing.
bool pairBrackets(Pairing& pairing, bool alwaysWholeField) {
    const Field& field = pairing.field;
    std::optional<HalfPoints> byeScore;
    if (field.size() % 2 != 0) {
        byeScore = lowestByeScore(field);
        if (!byeScore) return false;
    } else if (!canComplete(field, allOf(field), std::nullopt)) {
        return false;
    }
    const std::vector<std::vector<int>> groups = scoregroups(field);
    std::vector<int> mdps;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        BracketTask task;
        task.mdps = std::move(mdps);
        task.residents = groups[g];
        task.byeScore = byeScore;
        task.alwaysWholeField = alwaysWholeField;
        if (g + 1 < groups.size()) task.next = groups[g + 1];
        for (std::size_t below = g + 2; below < groups.size(); ++below)
            task.below.insert(task.below.end(), groups[below].begin(), groups[below].end());
        auto result = pairBracket(field, task);
        if (!result) return false;
        for (const auto& [a, b] : result->pairs)
            pairing.pairs.push_back(coloured(field, a, b));
        mdps = result->floaters;
        pairing.brackets.push_back({std::move(task), std::move(*result)});
    }
    if (mdps.size() == 1) pairing.bye = field.at(mdps.front()).player;
    return mdps.size() < 2;
}

} // namespace

Result<Pairing, NoPairing> pairRound(const Tournament& tournament, int round,
                                     const std::vector<PlayerIndex>& players,
                                     const PairingOptions& options) {
    const FixedPairs& fixed = options.fixed;
    NoPairing refused;
    refused.refusal = Refusal::NobodyToPair;
    if (players.empty()) return Err{refused};
    std::vector<PlayerIndex> open = players;
    refused.refusal = Refusal::FixedTwice;
    PlayerIndex fixedBye = event::kNobody;
    for (const auto& [white, black] : fixed)
        for (const PlayerIndex i : {white, black}) {
            if (i == event::kNobody) {
                if (fixedBye != event::kNobody) return Err{refused};
                fixedBye = white;
                continue;
            }
            const auto found = std::find(open.begin(), open.end(), i);
            if (found == open.end()) {
                refused.blocked = {i};
                return Err{refused};
            }
            open.erase(found);
        }
    Pairing pairing;
    pairing.round = round;
    pairing.field = makeField(tournament, round, players);
    for (const auto& [white, black] : fixed)
        if (black != event::kNobody)
            pairing.pairs.push_back({white, black, ColourRule::BothGranted, true});
    if (fixed.empty()) {
        if (!pairBrackets(pairing, options.alwaysWholeField)) return Err{whyNone(pairing.field)};
    } else if (!open.empty()) {
        Pairing rest;
        rest.field = makeField(tournament, round, open);
        refused.refusal = Refusal::SecondBye;
        if (fixedBye != event::kNobody && open.size() % 2 != 0) return Err{refused};
        // Parity counts everybody who is paired, also the fixed ones.
        for (Entrant& entrant : rest.field.entrants)
            for (const Entrant& other : pairing.field.entrants)
                if (other.player == entrant.player) entrant.runningNumber = other.runningNumber;
        if (!pairBrackets(rest, options.alwaysWholeField)) return Err{whyNone(rest.field)};
        pairing.pairs.insert(pairing.pairs.end(), rest.pairs.begin(), rest.pairs.end());
        pairing.bye = rest.bye;
        pairing.brackets = std::move(rest.brackets);
        pairing.field = std::move(rest.field);
    }
    if (fixedBye != event::kNobody) pairing.bye = fixedBye;
    putInBoardOrder(tournament, round, pairing.pairs);
    return pairing;
}

Result<Pairing, NoPairing> pairNextRound(const Tournament& tournament,
                                         const PairingOptions& options) {
    const int round = tournament.pairedRounds() + 1;
    return pairRound(tournament, round, playersToPair(tournament, round), options);
}

} // namespace theco::swiss
