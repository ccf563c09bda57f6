// SPDX-License-Identifier: MIT
#include "arbiter/swiss/field.hpp"

#include <algorithm>

namespace theco::swiss {
namespace {

using event::Entry;
using event::HalfPoints;
using event::Kind;
using event::PlayerIndex;
using event::Tournament;

enum class Float : std::uint8_t { None, Down, Up };

/// Scores of everybody before round 1, 2, ... `rounds` + 1, virtual points of that round included.
std::vector<std::vector<HalfPoints>> pairingScores(const Tournament& tournament, int rounds) {
    std::vector<std::vector<HalfPoints>> out;
    for (const event::Player& player : tournament.players) {
        std::vector<HalfPoints> scores;
        HalfPoints real = 0;
        for (int round = 1; round <= rounds + 1; ++round) {
            scores.push_back(real + player.virtualIn(round));
            real += tournament.scoring.points(player.in(round));
        }
        out.push_back(std::move(scores));
    }
    for (const event::Adjustment& adjustment : tournament.adjustments)
        if (adjustment.player >= 0)
            for (int round = adjustment.round + 1; round <= rounds + 1; ++round)
                out[static_cast<std::size_t>(adjustment.player)]
                   [static_cast<std::size_t>(round - 1)] += adjustment.points;
    return out;
}

Float floatIn(const Tournament& tournament, const std::vector<std::vector<HalfPoints>>& scores,
              PlayerIndex i, int round) {
    if (round < 1) return Float::None;
    const Entry entry = tournament.player(i).in(round);
    const auto before = [&](PlayerIndex player) {
        return scores[static_cast<std::size_t>(player)][static_cast<std::size_t>(round - 1)];
    };
    if (isPlayed(entry.kind)) {
        const HalfPoints mine = before(i);
        const HalfPoints theirs = before(entry.opponent);
        return mine > theirs ? Float::Down : mine < theirs ? Float::Up : Float::None;
    }
    if (entry.kind == Kind::PairingBye) return Float::Down;
    return tournament.scoring.points(entry) > tournament.scoring.loss() ? Float::Down : Float::None;
}

bool wasPaired(const event::Player& player, int before) {
    for (int round = 1; round < before; ++round) {
        const Kind kind = player.in(round).kind;
        if (isPairing(kind) || kind == Kind::PairingBye) return true;
    }
    return false;
}

Entrant makeEntrant(const Tournament& tournament, PlayerIndex i, int round) {
    Entrant out;
    out.player = i;
    for (int r = 1; r < round; ++r) {
        const Entry entry = tournament.player(i).in(r);
        if (isPlayed(entry.kind)) {
            out.colours.games.push_back(entry.colour);
            out.colours.difference += entry.colour == Colour::White ? 1 : -1;
            continue;
        }
        ++out.gamesMissed;
        if (entry.kind == Kind::PairingBye ||
            tournament.scoring.points(entry) >= tournament.scoring.win())
            out.mayTakeBye = false;
    }
    return out;
}

void findWhoMayMeet(const Tournament& tournament, Field& field) {
    const int size = field.size();
    std::vector<int> place(tournament.players.size(), -1);
    for (int i = 0; i < size; ++i)
        place[static_cast<std::size_t>(field.at(i).player)] = i;
    field.met = field.forbidden = field.compatible = BitMatrix(size);
    for (int i = 0; i < size; ++i)
        for (int r = 1; r < field.round; ++r) {
            const Entry entry = tournament.player(field.at(i).player).in(r);
            if (!isPlayed(entry.kind)) continue;
            const int j = place[static_cast<std::size_t>(entry.opponent)];
            if (j >= 0) field.met.set(i, j, true);
        }
    for (const event::ForbiddenGroup& group : tournament.forbidden) {
        if (field.round < group.firstRound || field.round > group.lastRound) continue;
        for (const PlayerIndex a : group.players)
            for (const PlayerIndex b : group.players) {
                const int i = place[static_cast<std::size_t>(a)];
                const int j = place[static_cast<std::size_t>(b)];
                if (i >= 0 && j >= 0 && i != j) field.forbidden.set(i, j, true);
            }
    }
    std::vector<Colour> absolute;
    for (const Entrant& entrant : field.entrants)
        absolute.push_back(entrant.colours.due() == Due::Absolute ? entrant.colours.preference()
                                                                  : Colour::None);
    for (int i = 0; i < size; ++i)
        for (int j = i + 1; j < size; ++j) {
            const Colour mine = absolute[static_cast<std::size_t>(i)];
            const bool clash = mine != Colour::None &&
                               mine == absolute[static_cast<std::size_t>(j)] &&
                               !field.at(i).topscorer && !field.at(j).topscorer;
            if (!clash && !field.met.at(i, j) && !field.forbidden.at(i, j))
                field.compatible.set(i, j, true);
        }
}

} // namespace

ColourChoice Field::colours(int a, int b) const {
    return chooseColours(at(a).colours, at(b).colours, at(a).runningNumber % 2 != 0, initialColour);
}

std::vector<PlayerIndex> playersToPair(const Tournament& tournament, int round) {
    std::vector<PlayerIndex> out;
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const event::Player& player = tournament.players[i];
        if (player.in(round).kind == Kind::None && !player.withdrawn && player.firstRound <= round)
            out.push_back(static_cast<PlayerIndex>(i));
    }
    return out;
}

Field makeField(const Tournament& tournament, int round, const std::vector<PlayerIndex>& players) {
    Field field;
    field.round = round;
    field.lastRound = tournament.declaredRounds != 0 && round >= tournament.declaredRounds;
    field.initialColour = initialColourOf(tournament);
    const auto scores = pairingScores(tournament, round - 1);
    std::vector<char> present(tournament.players.size());
    for (const PlayerIndex i : players) {
        present[static_cast<std::size_t>(i)] = 1;
        field.accelerated = field.accelerated || tournament.player(i).virtualIn(round) != 0;
        Entrant entrant = makeEntrant(tournament, i, round);
        entrant.score = scores[static_cast<std::size_t>(i)][static_cast<std::size_t>(round - 1)];
        entrant.topscorer =
            field.lastRound && entrant.score * 2 > tournament.scoring.win() * (round - 1);
        const Float last = floatIn(tournament, scores, i, round - 1);
        const Float before = floatIn(tournament, scores, i, round - 2);
        entrant.downLast = last == Float::Down;
        entrant.upLast = last == Float::Up;
        entrant.downBefore = before == Float::Down;
        entrant.upBefore = before == Float::Up;
        field.entrants.push_back(std::move(entrant));
    }
    int running = 0;
    std::vector<int> numbers(tournament.players.size());
    for (std::size_t i = 0; i < tournament.players.size(); ++i)
        if (present[i] != 0 || wasPaired(tournament.players[i], round)) numbers[i] = ++running;
    for (Entrant& entrant : field.entrants)
        entrant.runningNumber = numbers[static_cast<std::size_t>(entrant.player)];
    std::stable_sort(field.entrants.begin(), field.entrants.end(),
                     [](const Entrant& a, const Entrant& b) {
                         return a.score != b.score ? a.score > b.score : a.player < b.player;
                     });
    findWhoMayMeet(tournament, field);
    return field;
}

Colour initialColourOf(const Tournament& tournament) {
    if (tournament.initialColour != Colour::None) return tournament.initialColour;
    // In round 1 the higher of two with an odd number gets the initial colour.
    int running = 0;
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const Entry entry = tournament.players[i].in(1);
        if (entry.kind == Kind::PairingBye || isPairing(entry.kind)) ++running;
        if (!isPairing(entry.kind) || entry.colour == Colour::None) continue;
        const bool higher = static_cast<std::size_t>(entry.opponent) > i;
        if (!higher) continue;
        return running % 2 != 0 ? entry.colour : opposite(entry.colour);
    }
    return Colour::White;
}

} // namespace theco::swiss
