// SPDX-License-Identifier: MIT
#include "arbiter/tiebreak/tiebreak_words.hpp"

#include "arbiter/tiebreak/word_parts.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>

namespace theco::tiebreak {

using i18n::fill;
using i18n::tr;

std::string playerText(const event::Tournament& tournament, event::PlayerIndex i) {
    if (i == event::kNobody) return "-";
    const event::Player& player = tournament.player(i);
    if (!player.name.empty()) return player.name;
    return fill(tr("player {n}"), {{"n", std::to_string(player.tpn)}});
}

std::string numberText(const Fraction& number) {
    const std::int64_t hundredths = number.hundredths();
    const std::int64_t size = hundredths < 0 ? -hundredths : hundredths;
    std::string out = hundredths < 0 ? "-" : "";
    out += std::to_string(size / 100);
    const std::int64_t rest = size % 100;
    if (rest == 0) return out;
    out += i18n::language() == i18n::Language::Vietnamese ? ',' : '.';
    out += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0) out += static_cast<char>('0' + rest % 10);
    return out;
}

std::string playersText(const event::Tournament& tournament,
                        const std::vector<event::PlayerIndex>& players, std::size_t most) {
    std::vector<std::string> names;
    for (const event::PlayerIndex i : players)
        names.push_back(playerText(tournament, i));
    return event::listed(names, most);
}

std::string kindText(event::Kind kind) {
    using event::Kind;
    switch (kind) {
    case Kind::None:
        return tr("not paired");
    case Kind::Pending:
        return tr("no result yet");
    case Kind::Win:
    case Kind::UnratedWin:
        return tr("win");
    case Kind::Draw:
    case Kind::UnratedDraw:
        return tr("draw");
    case Kind::Loss:
    case Kind::UnratedLoss:
        return tr("loss");
    case Kind::ForfeitWin:
        return tr("win by forfeit");
    case Kind::ForfeitLoss:
        return tr("loss by forfeit");
    case Kind::PairingBye:
        return tr("pairing-allocated bye");
    case Kind::FullPointBye:
        return tr("full-point bye");
    case Kind::HalfPointBye:
        return tr("half-point bye");
    case Kind::ZeroPointBye:
        return tr("zero-point bye");
    }
    return {};
}

namespace {

std::string plainName(const TieBreak& tieBreak) {
    switch (tieBreak.name) {
    case Name::Points:
        return tr("points");
    case Name::DE:
        return tr("direct encounter");
    case Name::WIN:
        return tr("number of wins");
    case Name::WON:
        return tr("number of games won over the board");
    case Name::BPG:
        return tr("number of games with Black");
    case Name::BWG:
        return tr("number of games won with Black");
    case Name::PS:
        return tr("progressive score");
    case Name::REP:
        return tr("rounds the player chose to play");
    case Name::STD:
        return tr("standard points");
    case Name::TPN:
        return tr("pairing number");
    case Name::BH:
        return tieBreak.fore ? tr("Fore Buchholz") : tr("Buchholz");
    case Name::FB:
        return tr("Fore Buchholz");
    case Name::AOB:
        return tieBreak.fore ? tr("average Fore Buchholz of the opponents")
                             : tr("average Buchholz of the opponents");
    case Name::SB:
        return tr("Sonneborn-Berger");
    case Name::KS:
        return tr("Koya");
    case Name::ARO:
        return tr("average rating of the opponents");
    case Name::TPR:
        return tr("performance rating");
    case Name::PTP:
        return tr("perfect performance");
    case Name::APRO:
        return tr("average performance of the opponents");
    case Name::APPO:
        return tr("average perfect performance of the opponents");
    case Name::RTNG:
        return tr("rating");
    case Name::LOTS:
        return tr("drawing of lots");
    }
    return {};
}

/// "direct encounter, Buchholz Cut-1".
std::string equalBefore(const Standings& standings, std::size_t count) {
    std::string out;
    for (std::size_t k = 0; k < count; ++k)
        out += (out.empty() ? "" : ", ") + nameOf(standings.request.tieBreaks[k]);
    return out;
}

} // namespace

std::string nameOf(const TieBreak& tieBreak) {
    std::string out = plainName(tieBreak);
    if (tieBreak.cutHigh > 0)
        out =
            fill(tr("{name} Median-{n}"), {{"name", out}, {"n", std::to_string(tieBreak.cutHigh)}});
    else if (tieBreak.cutLow > 0 && tieBreak.name == Name::PS)
        out = fill(tr("{name} Cut-{n} (the first rounds)"),
                   {{"name", out}, {"n", std::to_string(tieBreak.cutLow)}});
    else if (tieBreak.cutLow > 0)
        out = fill(tr("{name} Cut-{n}"), {{"name", out}, {"n", std::to_string(tieBreak.cutLow)}});
    if (tieBreak.limitShift != 0)
        out = fill(tr("{name}, limit moved by {n}"),
                   {{"name", out}, {"n", event::pointsText(tieBreak.limitShift)}});
    if (tieBreak.forfeitsPlayed) out = fill(tr("{name}, forfeits as games"), {{"name", out}});
    if (tieBreak.unratedAs > 0)
        out = fill(tr("{name}, unrated players as {rating}"),
                   {{"name", out}, {"rating", std::to_string(tieBreak.unratedAs)}});
    if (tieBreak.reverse) out = fill(tr("{name}, in reverse order"), {{"name", out}});
    return out;
}

std::string valueText(const TieBreak& tieBreak, const std::optional<Fraction>& value) {
    if (!value) return "-";
    std::string out = numberText(*value);
    if (tieBreak.name != Name::AOB) return out;
    const std::size_t point = out.find_first_of(".,");
    if (point == std::string::npos)
        out += i18n::language() == i18n::Language::Vietnamese ? ",00" : ".00";
    else
        out.append(point + 3 - out.size(), '0');
    return out;
}

std::string message(const CodeFault& fault) {
    switch (fault.problem) {
    case CodeProblem::Unknown: {
        if (!fault.meant.empty())
            return fill(tr("\"{code}\" is no tie-break. Is {meant} meant?"),
                        {{"code", fault.code}, {"meant", fault.meant}});
        std::string known;
        for (const std::string& code : tieBreakCodes())
            known += (known.empty() ? "" : ", ") + code;
        return fill(tr("\"{code}\" is no tie-break. Known are {known}."),
                    {{"code", fault.code}, {"known", known}});
    }
    case CodeProblem::BadModifier:
        return fill(
            tr("\"{code}\": nothing is known by \"{part}\". It can be C1, C2, M1, M2, P, F, "
               "L+1, L-1, R or U1400."),
            {{"code", fault.code}, {"part", fault.part}});
    case CodeProblem::NotForThis:
        return fill(tr("\"{code}\": this tie-break does not go with \"{part}\"."),
                    {{"code", fault.code}, {"part", fault.part}});
    }
    return {};
}

std::string message(const Warning& warning) {
    const std::string players = std::to_string(warning.players);
    switch (warning.code) {
    case WarningCode::BuchholzInRoundRobin:
        return fill(tr("{code} is not meant for a round robin: all meet the same opponents. FIDE "
                       "forbids it there since March 2026; use DE, WIN, SB or KS."),
                    {{"code", warning.tieBreak}});
    case WarningCode::SwissLikeRoundRobin:
        return fill(
            tr("With {players} players and {rounds} rounds everybody meets nearly everybody, "
               "so {code} says little. A round robin with DE, WIN, SB or KS would be better."),
            {{"players", players},
             {"rounds", std::to_string(warning.rounds)},
             {"code", warning.tieBreak}});
    case WarningCode::RatingsWithUnrated:
        return fill(
            tr("{code} is left out: {players} players are unrated, and nothing is said about "
               "how they count. {code}/U1400 counts them as 1400."),
            {{"code", warning.tieBreak}, {"players", players}});
    case WarningCode::WinsAmbiguous:
        return fill(
            tr("\"Number of wins\" can mean WIN (byes and forfeits count) or WON (only games "
               "over the board). Here they differ for {players} players; the list says "
               "{code}."),
            {{"players", players}, {"code", warning.tieBreak}});
    case WarningCode::BlitzForRating:
        return tr(
            "For FIDE 10 minutes or less a game are blitz, not rapid: such an event is rated as "
            "blitz.");
    case WarningCode::TwiceListed:
        return fill(tr("{code} stands in the list twice; the second time it changes nothing."),
                    {{"code", warning.tieBreak}});
    case WarningCode::StillTied:
        return fill(tr("{players} players share a place although the list is used up. Lots (LOTS) "
                       "would decide."),
                    {{"players", players}});
    }
    return {};
}

namespace {

/// "Both have 3 points", and what of the list has not decided before.
std::string tiedSoFar(const event::Tournament& tournament, const Standings& standings,
                      const Difference& difference, event::HalfPoints points) {
    // Of many who are tied so many are named.
    constexpr std::size_t kMostNamed = 4;
    const TieBreak& tieBreak = standings.request.tieBreaks[difference.tieBreak];
    const std::string score = event::pointsWithUnit(points);
    const std::string names = equalBefore(standings, difference.tieBreak);
    std::vector<event::PlayerIndex> tied;
    if (tieBreak.name == Name::DE)
        for (const EncounterRow& row :
             standings.encounters[difference.encounter].encounter.tables.front().rows)
            tied.push_back(row.player);
    if (tied.size() < 3)
        return names.empty() ? fill(tr("Both have {points}."), {{"points", score}})
                             : fill(tr("Both have {points}, and these do not decide: {names}."),
                                    {{"points", score}, {"names", names}});
    const std::string players = playersText(tournament, tied, kMostNamed);
    const std::string count = std::to_string(tied.size());
    return names.empty()
               ? fill(tr("{n} players have {points}: {players}."),
                      {{"n", count}, {"points", score}, {"players", players}})
               : fill(
                     tr("{n} players have {points}, and these do not decide ({names}): {players}."),
                     {{"n", count}, {"points", score}, {"names", names}, {"players", players}});
}

/// What one of two has, or that there is nothing.
std::string hasText(const TieBreak& tieBreak, const std::string& player,
                    const std::optional<Fraction>& value) {
    if (!value) return fill(tr("{name} has none"), {{"name", player}});
    return fill(tr("{name} has {value}"),
                {{"name", player}, {"value", valueText(tieBreak, value)}});
}

} // namespace

std::string why(const event::Tournament& tournament, const Standings& standings,
                std::size_t aboveRow, std::size_t belowRow) {
    const Row& upper = standings.rows[aboveRow];
    const Row& lower = standings.rows[belowRow];
    const std::string above = playerText(tournament, upper.player);
    const std::string below = playerText(tournament, lower.player);
    const Difference difference = whyAbove(standings, aboveRow, belowRow);
    if (difference.by == Difference::By::Points)
        return fill(tr("{above} has {a}, {below} has {b}."),
                    {{"above", above},
                     {"below", below},
                     {"a", event::pointsWithUnit(upper.points)},
                     {"b", event::pointsWithUnit(lower.points)}});
    if (difference.by == Difference::By::Nothing)
        return fill(
            tr("{above} and {below} share the place: both have {points}, and no tie-break "
               "separates them."),
            {{"above", above}, {"below", below}, {"points", event::pointsWithUnit(upper.points)}});
    const TieBreak& tieBreak = standings.request.tieBreaks[difference.tieBreak];
    const std::string tied = tiedSoFar(tournament, standings, difference, upper.points) + ' ';
    if (tieBreak.name == Name::DE)
        return tied + whyByEncounter(tournament,
                                     standings.encounters[difference.encounter].encounter,
                                     upper.player, lower.player);
    return tied + fill(lowerIsBetter(tieBreak)
                           ? tr("Then {name} decides, the smaller one first: {a}, {b}.")
                           : tr("Then {name} decides: {a}, {b}."),
                       {{"name", nameOf(tieBreak)},
                        {"a", hasText(tieBreak, above, difference.above)},
                        {"b", hasText(tieBreak, below, difference.below)}});
}

} // namespace theco::tiebreak
