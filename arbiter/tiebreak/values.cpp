// SPDX-License-Identifier: MIT
#include "arbiter/tiebreak/values.hpp"

#include "arbiter/swiss/random_numbers.hpp"
#include "arbiter/tiebreak/cuts.hpp"

#include <algorithm>
#include <numeric>

namespace theco::tiebreak {

using event::Colour;
using event::Entry;
using event::HalfPoints;
using event::Kind;
using event::PlayerIndex;

namespace {

bool isWin(Kind kind) {
    return kind == Kind::Win || kind == Kind::UnratedWin || kind == Kind::ForfeitWin;
}

/// Every player gets a number by chance: the smallest is the best.
std::vector<int> drawLots(std::size_t players, std::uint64_t seed) {
    std::vector<int> lots(players);
    std::iota(lots.begin(), lots.end(), 1);
    swiss::RandomNumbers random(seed);
    for (std::size_t left = players; left > 1; --left)
        std::swap(lots[left - 1],
                  lots[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
    return lots;
}

} // namespace

Values::Values(const event::Tournament& tournament, const Rules& rules, std::uint64_t lotsSeed)
    : tournament_(tournament), rules_(rules), real_(tournament, rules, false),
      fore_(tournament, rules, true), lots_(drawLots(tournament.players.size(), lotsSeed)) {
    unrated_ = std::any_of(tournament.players.begin(), tournament.players.end(),
                           [](const event::Player& player) { return player.rating == 0; });
}

bool Values::droppedForUnrated(const TieBreak& tieBreak) const {
    return unrated_ && usesRatings(tieBreak.name) && tieBreak.unratedAs == 0;
}

Trace Values::trace(PlayerIndex player, const TieBreak& tieBreak) const {
    Trace out;
    out.tieBreak = tieBreak;
    out.player = player;
    out.unratedThere = droppedForUnrated(tieBreak);
    if (out.unratedThere) return out;
    switch (tieBreak.name) {
    case Name::DE:
        break;
    case Name::Points:
        out.value = Fraction{real_.score(player), 2};
        break;
    case Name::TPN:
        out.value = Fraction{tournament_.player(player).tpn, 1};
        break;
    case Name::LOTS:
        out.value = Fraction{lots_[static_cast<std::size_t>(player)], 1};
        break;
    case Name::RTNG:
        out.value = Fraction{ratingOf(player, tieBreak), 1};
        break;
    case Name::PS:
        progressive(out);
        break;
    case Name::BH:
    case Name::FB:
    case Name::SB:
        opponentScores(out);
        break;
    case Name::AOB:
        averageOfBuchholz(out);
        break;
    case Name::KS:
        koya(out);
        break;
    case Name::ARO:
    case Name::TPR:
    case Name::PTP:
    case Name::APRO:
    case Name::APPO:
        ratings(out);
        break;
    default:
        ownResults(out);
    }
    return out;
}

bool Values::playedForOwn(const Entry& entry) const {
    if (event::isPlayed(entry.kind)) return true;
    if (!rules_.roundRobin || !event::isForfeit(entry.kind)) return false;
    return entry.kind == Kind::ForfeitWin || rules_.edition == Edition::August2024;
}

Fraction Values::ownAmount(Name name, const Entry& entry) const {
    const event::Scoring& scoring = tournament_.scoring;
    const bool black = entry.colour == Colour::Black;
    const bool played = playedForOwn(entry);
    const HalfPoints win = black && event::isPlayed(entry.kind) ? scoring.blackWin : scoring.win();
    switch (name) {
    case Name::WIN:
        return {scoring.points(entry) >= win ? 1 : 0, 1};
    case Name::WON:
        return {played && isWin(entry.kind) ? 1 : 0, 1};
    case Name::BPG:
        return {played && black ? 1 : 0, 1};
    case Name::BWG:
        return {played && black && isWin(entry.kind) ? 1 : 0, 1};
    case Name::REP: {
        const bool missed = entry.kind == Kind::None || entry.kind == Kind::HalfPointBye ||
                            entry.kind == Kind::ZeroPointBye ||
                            (entry.kind == Kind::ForfeitLoss && !played);
        return {missed ? 0 : 1, 1};
    }
    default:
        return {};
    }
}

void Values::ownResults(Trace& trace) const {
    Fraction sum;
    const event::Player& player = tournament_.player(trace.player);
    for (int round = 1; round <= rules_.rounds; ++round) {
        Line line;
        line.round = round;
        line.entry = player.in(round);
        line.source = Source::Own;
        line.points = tournament_.scoring.points(line.entry);
        line.fate = Fate::Counted;
        if (trace.tieBreak.name == Name::STD) {
            // Compared with the opponent where the round was played, else with a draw (7.7).
            HalfPoints other = tournament_.scoring.draw();
            if (playedForOwn(line.entry) && line.entry.opponent != event::kNobody)
                other =
                    tournament_.scoring.points(tournament_.player(line.entry.opponent).in(round));
            line.face = other;
            line.amount = {line.points > other ? 2 : line.points == other ? 1 : 0, 2};
        } else {
            line.amount = ownAmount(trace.tieBreak.name, line.entry);
        }
        sum = sum + line.amount;
        trace.lines.push_back(line);
    }
    trace.value = sum;
}

void Values::progressive(Trace& trace) const {
    HalfPoints running = 0;
    Fraction sum{0, 2};
    for (int round = 1; round <= rules_.rounds; ++round) {
        Line line;
        line.round = round;
        line.entry = tournament_.player(trace.player).in(round);
        line.source = Source::Own;
        line.points = tournament_.pointsIn(trace.player, round);
        running += line.points;
        line.score = running;
        line.amount = {running, 2};
        line.fate = round <= trace.tieBreak.cutLow ? Fate::CutLeast : Fate::Counted;
        if (line.fate == Fate::Counted) sum = sum + line.amount;
        trace.lines.push_back(line);
    }
    trace.value = sum;
}

void Values::opponentScores(Trace& trace) const {
    const TieBreak& tieBreak = trace.tieBreak;
    const bool products = tieBreak.name == Name::SB;
    const Scores& table = scoresOf(tieBreak);
    for (int round = 1; round <= rules_.rounds; ++round) {
        Line line = table.line(trace.player, round, tieBreak.forfeitsPlayed);
        line.amount = products ? Fraction{std::int64_t{line.score} * line.points, 4}
                               : Fraction{line.score, 2};
        trace.lines.push_back(line);
    }
    cutLeast(trace.lines, tieBreak.cutLow);
    cutMost(trace.lines, tieBreak.cutHigh);
    Fraction sum{0, products ? 4 : 2};
    for (const Line& line : trace.lines)
        if (line.fate == Fate::Counted) sum = sum + line.amount;
    trace.value = sum;
}

void Values::averageOfBuchholz(Trace& trace) const {
    TieBreak each;
    each.name = trace.tieBreak.fore ? Name::FB : Name::BH;
    Fraction sum{0, 2};
    int opponents = 0;
    for (int round = 1; round <= rules_.rounds; ++round) {
        Line line;
        line.round = round;
        line.entry = tournament_.player(trace.player).in(round);
        line.points = tournament_.scoring.points(line.entry);
        const bool met = event::isPlayed(line.entry.kind) ||
                         (rules_.roundRobin && event::isForfeit(line.entry.kind));
        if (met && line.entry.opponent != event::kNobody) {
            line.source = Source::Opponent;
            line.fate = Fate::Counted;
            line.amount = *this->trace(line.entry.opponent, each).value;
            sum = sum + line.amount;
            ++opponents;
        }
        trace.lines.push_back(line);
    }
    if (opponents > 0) trace.value = Fraction{sum.top, sum.over * opponents};
}

HalfPoints Values::koyaLimit(const TieBreak& tieBreak) const {
    int games = rules_.rounds;
    const int players = static_cast<int>(tournament_.players.size());
    // With an odd number of players everybody has a free round in each cycle.
    if (rules_.roundRobin && players % 2 == 1) games -= rules_.rounds / players;
    // At least half of the maximum: with an odd number of half-points the next one.
    return (games * tournament_.scoring.win() + 1) / 2 + tieBreak.limitShift;
}

void Values::koya(Trace& trace) const {
    const HalfPoints limit = trace.limit = koyaLimit(trace.tieBreak);
    Fraction sum{0, 2};
    for (int round = 1; round <= rules_.rounds; ++round) {
        Line line = real_.line(trace.player, round, trace.tieBreak.forfeitsPlayed);
        const bool against = line.source == Source::Opponent;
        line.score = against ? line.face : 0;
        line.fate = against && line.score >= limit ? Fate::Counted : Fate::LeftOut;
        line.voluntary = false;
        line.limit = DummyLimit::None;
        if (!against) line.source = Source::Nothing;
        line.amount = {line.points, 2};
        if (line.fate == Fate::Counted) sum = sum + line.amount;
        trace.lines.push_back(line);
    }
    trace.value = sum;
}

} // namespace theco::tiebreak
