// SPDX-License-Identifier: MIT
#include "arbiter/swiss/explanation.hpp"

#include "arbiter/swiss/completion.hpp"
#include "arbiter/swiss/counterfactual.hpp"

#include <algorithm>

namespace theco::swiss {
namespace {

using event::PlayerIndex;

int placeOf(const Field& field, PlayerIndex player) {
    for (int i = 0; i < field.size(); ++i)
        if (field.at(i).player == player) return i;
    return -1;
}

bool contains(const std::vector<int>& list, int i) {
    return std::find(list.begin(), list.end(), i) != list.end();
}
bool isIn(const BracketTask& task, int i) {
    return contains(task.mdps, i) || contains(task.residents, i);
}

std::vector<int> playersOf(const BracketTask& task) {
    std::vector<int> out = task.mdps;
    out.insert(out.end(), task.residents.begin(), task.residents.end());
    return out;
}

WhyNot because(Obstruction obstruction) {
    WhyNot out;
    out.obstruction = obstruction;
    return out;
}

WhyNot because(Obstruction obstruction, PlayerIndex player) {
    WhyNot out = because(obstruction);
    out.player = player;
    return out;
}

event::HalfPoints scoreOf(const Field& field, const BracketTask& task) {
    return field.at(task.residents.front()).score;
}

/// How the best pairing with the wish compares with the best of all.
WhyNot compare(const Field& field, const BracketTask& task, const Wish& wish) {
    const auto best = leastCosts(field, task, std::nullopt);
    const auto wished = leastCosts(field, task, wish);
    if (!best || !wished) return because(Obstruction::NotCompletable);
    for (std::size_t k = 0; k < best->size(); ++k) {
        if ((*best)[k].count == (*wished)[k].count) continue;
        WhyNot out = because(Obstruction::Worse);
        out.criterion = (*best)[k].criterion;
        return out;
    }
    return because(Obstruction::Later);
}

int roundOfMeeting(const event::Tournament& tournament, int before, PlayerIndex a, PlayerIndex b) {
    for (int round = 1; round < before; ++round) {
        const event::Entry entry = tournament.player(a).in(round);
        if (isPlayed(entry.kind) && entry.opponent == b) return round;
    }
    return 0;
}

/// Where a bye or as many points without playing were had (C2).
int roundWithoutPlaying(const event::Tournament& tournament, int before, PlayerIndex player) {
    for (int round = 1; round < before; ++round) {
        const event::Entry entry = tournament.player(player).in(round);
        if (entry.kind == event::Kind::PairingBye ||
            (!isPlayed(entry.kind) && tournament.scoring.points(entry) >= tournament.scoring.win()))
            return round;
    }
    return 0;
}

/// The bracket for itself, whatever comes below: everybody, or all but one. Those who came down meet
/// residents only.
bool couldBePairedAlone(const Field& field, const BracketTask& task) {
    Field alone = field;
    for (const int a : task.mdps)
        for (const int b : task.mdps)
            alone.compatible.set(a, b, false);
    const std::vector<int> players = playersOf(task);
    return completeBut(alone, players, std::vector<char>(players.size(), 1)).has_value();
}

FloatReason reasonOf(const Pairing& pairing, const BracketReport& bracket, int i) {
    const Field& field = pairing.field;
    const std::vector<int> players = playersOf(bracket.task);
    FloatReason out;
    out.player = field.at(i).player;
    out.bracketSize = static_cast<int>(players.size());
    out.cameDown = static_cast<int>(bracket.task.mdps.size());
    out.leaving = static_cast<int>(bracket.result.floaters.size());
    out.bracketScore = scoreOf(field, bracket.task);
    out.accelerated = field.accelerated;
    const bool mdp = contains(bracket.task.mdps, i);
    const bool couldMeet = std::any_of(players.begin(), players.end(), [&](int other) {
        return field.compatible.at(i, other) && !(mdp && contains(bracket.task.mdps, other));
    });
    if (players.size() == 1)
        out.cause = FloatCause::Alone;
    else if (!couldMeet)
        out.cause = FloatCause::NobodyToMeet;
    else if (bracket.result.floaters.size() > 1)
        out.cause = couldBePairedAlone(field, bracket.task) ? FloatCause::NeededBelow
                                                            : FloatCause::TooFewPairs;
    return out;
}

/// Two who are in no bracket together: one of them was paired higher up.
WhyNot otherBracket(const Pairing& pairing, int i, int j) {
    WhyNot out = because(Obstruction::OtherBracket);
    out.accelerated = pairing.field.accelerated;
    for (const BracketReport& bracket : pairing.brackets) {
        const bool first = isIn(bracket.task, i);
        if (!first && !isIn(bracket.task, j)) continue;
        const PlayerIndex here = pairing.field.at(first ? i : j).player;
        // Those below come later.
        if (out.player != event::kNobody && out.player != here) break;
        out.player = here;
        out.score = scoreOf(pairing.field, bracket.task);
    }
    return out;
}

WhyNot whyNotBye(const event::Tournament& tournament, const Pairing& pairing, int i, int bye) {
    const Field& field = pairing.field;
    if (i == bye) return because(Obstruction::ItIsSo);
    if (field.at(i).score > field.at(bye).score) {
        WhyNot out = because(Obstruction::BetterScore, pairing.bye);
        out.score = field.at(bye).score;
        out.accelerated = field.accelerated;
        return out;
    }
    if (!field.at(i).mayTakeBye) {
        WhyNot out = because(Obstruction::HadBye);
        out.round = roundWithoutPlaying(tournament, field.round, field.at(i).player);
        return out;
    }
    for (const BracketReport& bracket : pairing.brackets)
        if (isIn(bracket.task, i) && isIn(bracket.task, bye))
            return compare(field, bracket.task, {i, -1, true});
    return because(Obstruction::NotCompletable);
}

} // namespace

WhyNot whyNotPaired(const event::Tournament& tournament, const Pairing& pairing, PlayerIndex a,
                    PlayerIndex b) {
    for (const Pair& pair : pairing.pairs)
        if ((pair.white == a && pair.black == b) || (pair.white == b && pair.black == a))
            return because(Obstruction::ItIsSo);
    const Field& field = pairing.field;
    const int i = placeOf(field, a);
    const int j = placeOf(field, b);
    if (i < 0) return because(Obstruction::NotPlaying, a);
    if (j < 0) return because(Obstruction::NotPlaying, b);
    if (field.met.at(i, j)) {
        WhyNot out = because(Obstruction::HaveMet);
        out.round = roundOfMeeting(tournament, field.round, a, b);
        return out;
    }
    if (field.forbidden.at(i, j)) return because(Obstruction::Forbidden);
    if (!field.compatible.at(i, j)) {
        WhyNot out = because(Obstruction::SameAbsolute);
        out.colour = field.at(i).colours.preference();
        return out;
    }
    for (const BracketReport& bracket : pairing.brackets)
        if (isIn(bracket.task, i) && isIn(bracket.task, j) &&
            !(contains(bracket.task.mdps, i) && contains(bracket.task.mdps, j)))
            return compare(field, bracket.task, {i, j, false});
    return otherBracket(pairing, i, j);
}

std::optional<FloatReason> whyFloats(const Pairing& pairing, PlayerIndex player, bool withOthers) {
    const int i = placeOf(pairing.field, player);
    for (const BracketReport& bracket : pairing.brackets) {
        if (!contains(bracket.result.floaters, i) || bracket.task.isLast()) continue;
        FloatReason out = reasonOf(pairing, bracket, i);
        if (withOthers)
            for (const int other : playersOf(bracket.task))
                if (!contains(bracket.result.floaters, other))
                    out.others.emplace_back(
                        pairing.field.at(other).player,
                        compare(pairing.field, bracket.task, {other, -1, false, i}));
        return out;
    }
    return std::nullopt;
}

std::optional<ByeReason> whyBye(const event::Tournament& tournament, const Pairing& pairing,
                                bool withOthers) {
    const Field& field = pairing.field;
    const int bye = placeOf(field, pairing.bye);
    if (bye < 0 || pairing.brackets.empty()) return std::nullopt;
    ByeReason out;
    out.player = pairing.bye;
    out.score = field.at(bye).score;
    out.accelerated = field.accelerated;
    if (!withOthers) return out;
    for (int i = 0; i < field.size(); ++i)
        if (i != bye)
            out.others.emplace_back(field.at(i).player, whyNotBye(tournament, pairing, i, bye));
    return out;
}

WhyNot whyNotBye(const event::Tournament& tournament, const Pairing& pairing, PlayerIndex player) {
    const int i = placeOf(pairing.field, player);
    if (i < 0) return because(Obstruction::NotPlaying, player);
    const int bye = placeOf(pairing.field, pairing.bye);
    if (bye < 0) return because(Obstruction::NoBye);
    return whyNotBye(tournament, pairing, i, bye);
}

std::vector<PairReason> whyPairs(const Pairing& pairing) {
    const Field& field = pairing.field;
    std::vector<PairReason> out;
    for (const Pair& pair : pairing.pairs) {
        if (pair.fixed) continue;
        const int white = placeOf(field, pair.white);
        const int black = placeOf(field, pair.black);
        const Entrant& higher = field.at(std::min(white, black));
        const Entrant& lower = field.at(std::max(white, black));
        PairReason reason;
        reason.pair = pair;
        reason.higher = higher.player;
        reason.lower = lower.player;
        reason.higherScore = higher.score;
        reason.lowerScore = lower.score;
        reason.higherDue = higher.colours.due();
        reason.lowerDue = lower.colours.due();
        reason.higherWants = higher.colours.preference();
        reason.lowerWants = lower.colours.preference();
        const bool higherIsWhite = pair.white == higher.player;
        const Colour higherGets = higherIsWhite ? Colour::White : Colour::Black;
        const Entrant& granted = higherGets == reason.higherWants ? higher : lower;
        reason.difference = granted.colours.difference;
        reason.twoAlike = granted.colours.lastTwoAlike();
        reason.accelerated = field.accelerated;
        if (higher.score != lower.score) reason.floated = whyFloats(pairing, higher.player, false);
        out.push_back(std::move(reason));
    }
    return out;
}

} // namespace theco::swiss
