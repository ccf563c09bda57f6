// SPDX-License-Identifier: MIT
#include "cli/standings_output.hpp"

#include "arbiter/tiebreak/tiebreak_words.hpp"
#include "cli/output.hpp"
#include "cli/table.hpp"
#include "i18n/catalogue.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <optional>

namespace theco::cli {

namespace {

using event::Tournament;
using i18n::tr;
using tiebreak::Fraction;
using tiebreak::Name;
using tiebreak::TieBreak;
namespace json = boost::json;

/// Whole numbers as such, others as decimals.
json::value numberJson(std::int64_t top, std::int64_t over) {
    if (top % over == 0) return top / over;
    return static_cast<double>(top) / static_cast<double>(over);
}

json::value valueJson(const TieBreak& tieBreak, const std::optional<Fraction>& value) {
    if (!value) return nullptr;
    if (tieBreak.name == Name::AOB) return numberJson(value->hundredths(), 100);
    return numberJson(value->top, value->over);
}

json::value idJson(const Tournament& tournament, event::PlayerIndex i) {
    if (i == event::kNobody) return nullptr;
    return tournament.player(i).tpn;
}

json::object namePartsJson(const event::NameParts& parts) {
    return {{"family", printable(parts.family)},
            {"middle", printable(parts.middle)},
            {"given", printable(parts.given)}};
}

struct Shown {
    int place = 0;
    std::size_t row = 0;
};

std::vector<Shown> shownRows(const StandingsView& view) {
    std::vector<Shown> out;
    if (view.group) {
        for (const auto& [place, row] :
             tiebreak::groupRanking(view.tournament, view.standings, view.group))
            out.push_back({place, row});
        return out;
    }
    for (std::size_t row = 0; row < view.standings.rows.size(); ++row)
        out.push_back({view.standings.rows[row].rank, row});
    return out;
}

/// BH, FB, SB: the opponent counts with an adjusted score.
bool isAdjusted(const tiebreak::Line& line) {
    return line.source == tiebreak::Source::Opponent && line.score != line.face;
}

json::array adjustedJson(const tiebreak::Scores& scores, event::PlayerIndex player) {
    json::array out;
    for (const tiebreak::AdjustedLine& line : scores.adjustedLines(player))
        if (line.counted != line.awarded)
            out.push_back(json::object{{"round", line.round},
                                       {"awarded", numberJson(line.awarded, 2)},
                                       {"counted", numberJson(line.counted, 2)}});
    return out;
}

json::object lineJson(const Tournament& tournament, const tiebreak::Scores& scores,
                      const tiebreak::Line& line) {
    constexpr std::array<const char*, 4> kSources = {"own", "opponent", "dummy", "none"};
    constexpr std::array<const char*, 3> kLimits = {"none", "draws", "scheduled_opponent"};
    constexpr std::array<const char*, 5> kFates = {"counted", "cut_lowest", "cut_voluntary",
                                                   "cut_highest", "left_out"};
    json::object out{{"round", line.round},
                     {"opponent", idJson(tournament, line.entry.opponent)},
                     {"source", kSources[static_cast<std::size_t>(line.source)]},
                     {"points", numberJson(line.points, 2)},
                     {"amount", numberJson(line.amount.top, line.amount.over)},
                     {"fate", kFates[static_cast<std::size_t>(line.fate)]}};
    if (line.source == tiebreak::Source::Opponent || line.source == tiebreak::Source::Dummy) {
        if (line.rating != 0) {
            out["rating"] = line.rating;
        } else {
            out["score"] = numberJson(line.score, 2);
            out["score_before"] = numberJson(line.face, 2);
        }
    }
    if (line.source == tiebreak::Source::Dummy) {
        out["dummy_limit"] = kLimits[static_cast<std::size_t>(line.limit)];
        out["voluntary"] = line.voluntary;
    }
    if (isAdjusted(line)) out["adjusted"] = adjustedJson(scores, line.entry.opponent);
    if (line.assumedDraw) out["assumed_draw"] = true;
    return out;
}

json::object encounterJson(const Tournament& tournament, const tiebreak::Encounter& encounter) {
    json::array tables;
    for (const tiebreak::EncounterTable& table : encounter.tables) {
        json::array rows;
        for (const tiebreak::EncounterRow& row : table.rows)
            rows.push_back(json::object{
                {"id", tournament.player(row.player).tpn},
                {"score", numberJson(row.score.top, row.score.over)},
                {"missing", row.missing},
                {"best", numberJson(row.best.top, row.best.over)},
                {"place", row.place == 0 ? json::value(nullptr) : json::value(row.place)}});
        tables.push_back(json::object{{"all_met", table.allMet}, {"rows", std::move(rows)}});
    }
    return json::object{{"tables", std::move(tables)}};
}

const tiebreak::Encounter* encounterOf(const tiebreak::Standings& standings, std::size_t k,
                                       event::PlayerIndex player) {
    for (const tiebreak::EncounterAt& at : standings.encounters) {
        if (at.tieBreak != k) continue;
        for (const auto& part : at.encounter.classes)
            if (std::find(part.begin(), part.end(), player) != part.end()) return &at.encounter;
    }
    return nullptr;
}

json::value traceJson(const StandingsView& view, const tiebreak::Values& values, std::size_t k) {
    const TieBreak& tieBreak = view.standings.request.tieBreaks[k];
    if (tieBreak.name == Name::DE) {
        const auto* const encounter = encounterOf(view.standings, k, view.explained);
        if (encounter == nullptr) return nullptr;
        return encounterJson(view.tournament, *encounter);
    }
    const tiebreak::Trace trace = values.trace(view.explained, tieBreak);
    json::array lines;
    for (const tiebreak::Line& line : trace.lines)
        lines.push_back(lineJson(view.tournament, values.scoresOf(tieBreak), line));
    json::object out{{"rounds", std::move(lines)}};
    if (trace.rating)
        out["rating"] = json::object{{"games", trace.rating->games},
                                     {"average", trace.rating->average},
                                     {"score", numberJson(trace.rating->score, 2)},
                                     {"percent", trace.rating->hundredths},
                                     {"difference", trace.rating->difference}};
    return out;
}

/// The rows next to the explained one, as they are shown: in a ranking of its own those of the group.
struct Neighbours {
    std::optional<std::size_t> above, below;
};
Neighbours neighboursOf(const StandingsView& view, std::size_t row) {
    std::vector<std::size_t> rows;
    for (const auto& [place, index] : shownRows(view))
        rows.push_back(index);
    const auto here = std::find(rows.begin(), rows.end(), row);
    Neighbours out;
    if (here == rows.end()) return out;
    if (here != rows.begin()) out.above = *(here - 1);
    if (here + 1 != rows.end()) out.below = *(here + 1);
    return out;
}

/// Why the row above is above.
json::value whyJson(const StandingsView& view, std::size_t row) {
    const std::optional<std::size_t> above = neighboursOf(view, row).above;
    if (!above) return nullptr;
    const tiebreak::Difference difference = tiebreak::whyAbove(view.standings, *above, row);
    json::object out{{"above", view.tournament.player(view.standings.rows[*above].player).tpn}};
    switch (difference.by) {
    case tiebreak::Difference::By::Points:
        out["by"] = "points";
        break;
    case tiebreak::Difference::By::TieBreak:
        out["by"] = tiebreak::codeOf(view.standings.request.tieBreaks[difference.tieBreak]);
        break;
    case tiebreak::Difference::By::Nothing:
        out["by"] = nullptr;
        break;
    }
    return out;
}

tiebreak::Values valuesOf(const StandingsView& view) {
    const tiebreak::Request& request = view.standings.request;
    return {
        view.tournament, {request.edition, request.rounds, request.roundRobin}, request.lotsSeed};
}

/// Of whose adjusted scores a number is made.
bool restsOnAdjusted(const tiebreak::Scores& scores, const tiebreak::Line& line) {
    if (isAdjusted(line)) return true;
    return line.source == tiebreak::Source::Dummy &&
           line.limit == tiebreak::DummyLimit::Scheduled &&
           scores.adjusted(line.entry.opponent) != scores.score(line.entry.opponent);
}

std::vector<std::string> detailsOf(const StandingsView& view, const tiebreak::Values& values,
                                   const tiebreak::Trace& trace, std::size_t k) {
    const Tournament& tournament = view.tournament;
    if (trace.tieBreak.name == Name::DE) {
        const auto* const encounter = encounterOf(view.standings, k, view.explained);
        if (encounter != nullptr) return tiebreak::details(tournament, *encounter);
        return {tr("Nobody else is tied at this point.")};
    }
    std::vector<std::string> lines = tiebreak::details(tournament, trace);
    const tiebreak::Scores& scores = values.scoresOf(trace.tieBreak);
    for (const tiebreak::Line& line : trace.lines)
        if (restsOnAdjusted(scores, line))
            for (std::string& reason :
                 tiebreak::adjustedDetails(tournament, scores, line.entry.opponent))
                if (std::find(lines.begin(), lines.end(), reason) == lines.end())
                    lines.push_back(std::move(reason));
    return lines;
}

void printExplanation(std::ostream& out, const StandingsView& view) {
    const Tournament& tournament = view.tournament;
    const tiebreak::Standings& standings = view.standings;
    const tiebreak::Request& request = standings.request;
    const std::size_t row = standings.rowOf(view.explained);
    const bool older = request.edition == tiebreak::Edition::August2024;
    out << '\n'
        << i18n::fill(older ? tr("After round {round}, by FIDE's tie-break rules of August 2024.")
                            : tr("After round {round}, by FIDE's tie-break rules of March 2026."),
                      {{"round", std::to_string(request.rounds)}})
        << '\n';
    const Neighbours neighbours = neighboursOf(view, row);
    if (neighbours.above)
        out << printable(tiebreak::why(tournament, standings, *neighbours.above, row)) << '\n';
    if (neighbours.below)
        out << printable(tiebreak::why(tournament, standings, row, *neighbours.below)) << '\n';
    const tiebreak::Values values = valuesOf(view);
    for (std::size_t k = 0; k < request.tieBreaks.size(); ++k) {
        tiebreak::Trace trace = values.trace(view.explained, request.tieBreaks[k]);
        trace.value = standings.rows[row].values[k];
        out << '\n' << printable(tiebreak::summary(tournament, trace)) << '\n';
        for (const std::string& line : detailsOf(view, values, trace, k))
            out << "  " << printable(line) << '\n';
    }
}

} // namespace

json::value standingsJson(const StandingsView& view) {
    const tiebreak::Values values = valuesOf(view);
    const tiebreak::Request& request = view.standings.request;
    json::array out;
    for (const auto& [place, index] : shownRows(view)) {
        const tiebreak::Row& row = view.standings.rows[index];
        const event::Player& player = view.tournament.player(row.player);
        json::array numbers;
        for (std::size_t k = 0; k < request.tieBreaks.size(); ++k) {
            json::object number{{"code", tiebreak::codeOf(request.tieBreaks[k])},
                                {"value", valueJson(request.tieBreaks[k], row.values[k])}};
            if (row.player == view.explained) number["trace"] = traceJson(view, values, k);
            numbers.push_back(std::move(number));
        }
        json::object object{{"rank", place},
                            {"id", player.tpn},
                            {"name", printable(player.name)},
                            {"name_parts", namePartsJson(player.parts())},
                            {"points", numberJson(row.points, 2)},
                            {"tiebreaks", std::move(numbers)}};
        if (view.group) object["rank_in_all"] = row.rank;
        if (row.player == view.explained) object["why"] = whyJson(view, index);
        out.push_back(std::move(object));
    }
    return out;
}

void printStandings(std::ostream& out, const StandingsView& view) {
    const tiebreak::Request& request = view.standings.request;
    std::vector<std::vector<std::string>> rows;
    rows.push_back({tr("Place"), tr("No."), tr("Name"), tr("Points")});
    for (const TieBreak& tieBreak : request.tieBreaks)
        rows.front().push_back(tiebreak::codeOf(tieBreak));
    TieBreak points;
    points.name = Name::Points;
    for (const auto& [place, index] : shownRows(view)) {
        const tiebreak::Row& row = view.standings.rows[index];
        const event::Player& player = view.tournament.player(row.player);
        rows.push_back({std::to_string(place), std::to_string(player.tpn), printable(player.name),
                        tiebreak::valueText(points, Fraction{row.points, 2})});
        for (std::size_t k = 0; k < request.tieBreaks.size(); ++k)
            rows.back().push_back(tiebreak::valueText(request.tieBreaks[k], row.values[k]));
    }
    constexpr std::size_t kNameColumn = 2;
    printTable(out, rows, {kNameColumn});
    if (view.explained != event::kNobody) printExplanation(out, view);
}

void printWarnings(const std::vector<tiebreak::Warning>& warnings, bool asJson) {
    json::array out;
    for (const tiebreak::Warning& warning : warnings) {
        if (!asJson) {
            std::cout << tiebreak::message(warning) << '\n';
            continue;
        }
        out.push_back(
            json::object{{"code", tiebreak::nameOf(warning.code)},
                         {"tie_break", warning.tieBreak.empty() ? json::value(nullptr)
                                                                : json::value(warning.tieBreak)},
                         {"players", warning.players},
                         {"rounds", warning.rounds},
                         {"message", inEnglish([&] { return tiebreak::message(warning); })}});
    }
    if (asJson) printJson(out);
}

} // namespace theco::cli
