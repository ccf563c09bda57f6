// SPDX-License-Identifier: MIT
#include "arbiter/tiebreak/scores.hpp"

namespace theco::tiebreak {

using event::Entry;
using event::HalfPoints;
using event::Kind;
using event::PlayerIndex;

SeenRound Scores::see(const Entry& entry, int round, bool fore) const {
    SeenRound out;
    out.points = tournament_.scoring.points(entry);
    if (fore && round == rules_.rounds && event::isPairing(entry.kind)) {
        const Entry drawn{Kind::Draw, entry.colour, entry.opponent};
        out.points = tournament_.scoring.points(drawn);
        out.assumedDraw = entry.kind != Kind::Draw && entry.kind != Kind::UnratedDraw;
        out.kind = RoundKind::Game;
        return out;
    }
    const bool against = entry.opponent != event::kNobody;
    switch (entry.kind) {
    case Kind::ForfeitWin:
        out.kind = rules_.roundRobin && against ? RoundKind::Game : RoundKind::ForfeitWin;
        break;
    case Kind::ForfeitLoss:
        out.kind = rules_.roundRobin && against ? RoundKind::Game : RoundKind::ForfeitLoss;
        break;
    case Kind::PairingBye:
    case Kind::FullPointBye:
        out.kind = RoundKind::Given;
        break;
    case Kind::None:
    case Kind::HalfPointBye:
    case Kind::ZeroPointBye:
        out.kind = RoundKind::Requested;
        break;
    default:
        out.kind = RoundKind::Game;
    }
    if (rules_.roundRobin && out.kind != RoundKind::Game) out.kind = RoundKind::Free;
    return out;
}

Scores::Scores(const event::Tournament& tournament, const Rules& rules, bool fore)
    : tournament_(tournament), rules_(rules) {
    const std::size_t players = tournament.players.size();
    seen_.resize(players);
    score_.assign(players, 0);
    adjusted_.assign(players, 0);
    for (std::size_t i = 0; i < players; ++i) {
        for (int round = 1; round <= rules.rounds; ++round) {
            seen_[i].push_back(see(tournament.players[i].in(round), round, fore));
            score_[i] += seen_[i].back().points;
        }
        for (const AdjustedLine& line : adjustedLines(static_cast<PlayerIndex>(i)))
            adjusted_[i] += line.counted;
    }
    for (const event::Adjustment& adjustment : tournament.adjustments)
        if (adjustment.player != event::kNobody && adjustment.round <= rules.rounds) {
            score_[at(adjustment.player)] += adjustment.points;
            adjusted_[at(adjustment.player)] += adjustment.points;
        }
}

std::vector<AdjustedLine> Scores::adjustedLines(PlayerIndex i) const {
    std::vector<AdjustedLine> out(static_cast<std::size_t>(rules_.rounds));
    bool onlyVoluntaryAfter = true;
    for (int round = rules_.rounds; round >= 1; --round) {
        AdjustedLine& line = out[static_cast<std::size_t>(round - 1)];
        const SeenRound& seenRound = seen(i, round);
        line.round = round;
        line.entry = tournament_.player(i).in(round);
        line.awarded = line.counted = seenRound.points;
        // 16.3.2: who has left for good is treated as drawing the rounds that he asked to miss.
        if (seenRound.kind == RoundKind::Requested && onlyVoluntaryAfter)
            line.counted = tournament_.scoring.draw();
        onlyVoluntaryAfter = onlyVoluntaryAfter && seenRound.voluntary();
    }
    return out;
}

void Scores::putDummy(PlayerIndex i, Line& line) const {
    line.source = Source::Dummy;
    line.face = line.score = score(i);
    if (rules_.edition == Edition::August2024) return;
    const RoundKind kind = seen(i, line.round).kind;
    const bool forfeit = kind == RoundKind::ForfeitWin || kind == RoundKind::ForfeitLoss;
    const bool scheduled = forfeit && line.entry.opponent != event::kNobody;
    const HalfPoints limit =
        scheduled ? adjusted(line.entry.opponent) : tournament_.scoring.draw() * rules_.rounds;
    if (line.score <= limit) return;
    line.score = limit;
    line.limit = scheduled ? DummyLimit::Scheduled : DummyLimit::Draws;
}

Line Scores::line(PlayerIndex i, int round, bool forfeitsPlayed) const {
    const SeenRound& seenRound = seen(i, round);
    Line out;
    out.round = round;
    out.entry = tournament_.player(i).in(round);
    out.points = seenRound.points;
    out.assumedDraw = seenRound.assumedDraw;
    const bool against = out.entry.opponent != event::kNobody;
    if (seenRound.kind == RoundKind::Free) return out;
    out.fate = Fate::Counted;
    if (against && (seenRound.kind == RoundKind::Game ||
                    (forfeitsPlayed && event::isForfeit(out.entry.kind)))) {
        out.source = Source::Opponent;
        out.score = adjusted(out.entry.opponent);
        out.face = score(out.entry.opponent);
    } else {
        putDummy(i, out);
        out.voluntary = seenRound.voluntary();
    }
    return out;
}

} // namespace theco::tiebreak
