// SPDX-License-Identifier: MIT
#include "arbiter/tiebreak/warnings.hpp"

#include "arbiter/rating/rating_change.hpp"

#include <algorithm>
#include <array>

namespace theco::tiebreak {
namespace {

bool isBuchholz(Name name) {
    return name == Name::BH || name == Name::AOB || name == Name::FB;
}

int playersOfDifferentWins(const event::Tournament& tournament, const Values& values) {
    TieBreak awarded;
    awarded.name = Name::WIN;
    TieBreak won;
    won.name = Name::WON;
    int out = 0;
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const auto player = static_cast<event::PlayerIndex>(i);
        if (*values.trace(player, awarded).value != *values.trace(player, won).value) ++out;
    }
    return out;
}

} // namespace

std::vector<Warning> warningsOf(const event::Tournament& tournament, const Standings& standings,
                                const Circumstances& circumstances) {
    const Request& request = standings.request;
    const int players = static_cast<int>(tournament.players.size());
    const Values values(tournament, {request.edition, request.rounds, request.roundRobin});
    std::vector<Warning> out;
    for (std::size_t k = 0; k < request.tieBreaks.size(); ++k) {
        const TieBreak& tieBreak = request.tieBreaks[k];
        const std::string code = codeOf(tieBreak);
        if (isBuchholz(tieBreak.name) && request.roundRobin)
            out.push_back({WarningCode::BuchholzInRoundRobin, code, players, request.rounds});
        else if (isBuchholz(tieBreak.name) && players > 1 && players <= tournament.roundCount() + 1)
            out.push_back(
                {WarningCode::SwissLikeRoundRobin, code, players, tournament.roundCount()});
        if (values.droppedForUnrated(tieBreak)) {
            const auto unrated =
                std::count_if(tournament.players.begin(), tournament.players.end(),
                              [](const event::Player& player) { return player.rating == 0; });
            out.push_back({WarningCode::RatingsWithUnrated, code, static_cast<int>(unrated), 0});
        }
        if (tieBreak.name == Name::WIN || tieBreak.name == Name::WON)
            if (const int different = playersOfDifferentWins(tournament, values); different > 0)
                out.push_back({WarningCode::WinsAmbiguous, code, different, 0});
        const auto before = request.tieBreaks.begin() + static_cast<std::ptrdiff_t>(k);
        if (tieBreak.name != Name::DE &&
            std::find(request.tieBreaks.begin(), before, tieBreak) != before)
            out.push_back({WarningCode::TwiceListed, code, 0, 0});
    }
    if (circumstances.rated && circumstances.baseSeconds) {
        const auto rate =
            rating::rateOf(*circumstances.baseSeconds, circumstances.incrementSeconds);
        if (rate == rating::Rate::Blitz) out.push_back({WarningCode::BlitzForRating, {}, 0, 0});
    }
    int tied = 0;
    for (std::size_t i = 0; i < standings.rows.size(); ++i) {
        const int rank = standings.rows[i].rank;
        const bool above = i > 0 && standings.rows[i - 1].rank == rank;
        const bool below = i + 1 < standings.rows.size() && standings.rows[i + 1].rank == rank;
        if (above || below) ++tied;
    }
    if (tied > 0) out.push_back({WarningCode::StillTied, {}, tied, 0});
    return out;
}

std::string_view nameOf(WarningCode code) {
    constexpr std::array<std::string_view, kWarningCodes> kNames = {"buchholz_in_round_robin",
                                                                    "swiss_like_round_robin",
                                                                    "ratings_with_unrated",
                                                                    "wins_ambiguous",
                                                                    "blitz_for_rating",
                                                                    "twice_listed",
                                                                    "still_tied"};
    return kNames[static_cast<std::size_t>(code)];
}

} // namespace theco::tiebreak
