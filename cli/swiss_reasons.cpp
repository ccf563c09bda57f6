// SPDX-License-Identifier: MIT
#include "cli/swiss_reasons.hpp"

#include "arbiter/swiss/explanation_words.hpp"
#include "cli/output.hpp"
#include "i18n/catalogue.hpp"

#include <iostream>

namespace theco::cli {

using event::Tournament;
using i18n::fill;
using i18n::tr;
namespace json = boost::json;

namespace {

json::value colourJson(swiss::Colour colour) {
    if (colour == swiss::Colour::None) return nullptr;
    return colour == swiss::Colour::White ? "white" : "black";
}

/// Whole numbers stay whole.
json::value pointsJson(event::HalfPoints points) {
    if (points % 2 == 0) return points / 2;
    return points / 2.0;
}

json::value floatJson(const std::optional<swiss::FloatReason>& reason) {
    if (!reason) return nullptr;
    const char* const causes[] = {"alone", "odd_group", "nobody_to_meet", "too_few_pairs"};
    return json::object{{"cause", causes[static_cast<int>(reason->cause)]},
                        {"group_score", pointsJson(reason->bracketScore)},
                        {"group_size", reason->bracketSize}};
}

} // namespace

int idOf(const Tournament& tournament, event::PlayerIndex i) {
    return i == event::kNobody ? 0 : tournament.player(i).tpn;
}

json::array idsOf(const Tournament& tournament, const std::vector<event::PlayerIndex>& players) {
    json::array out;
    for (const event::PlayerIndex i : players)
        out.push_back(idOf(tournament, i));
    return out;
}

json::object whyJson(const Tournament& tournament, const swiss::PairReason& reason) {
    return {
        {"article", std::string("5.2.").append(std::to_string(static_cast<int>(reason.pair.rule)))},
        {"higher", idOf(tournament, reason.higher)},
        {"scores", json::array{pointsJson(reason.higherScore), pointsJson(reason.lowerScore)}},
        {"due", json::array{colourJson(reason.higherWants), colourJson(reason.lowerWants)}},
        {"moved_down", floatJson(reason.floated)},
        {"text", printable(inEnglish([&] { return swiss::inWords(reason, tournament); }))}};
}

json::array bracketsJson(const Tournament& tournament, const swiss::Pairing& pairing) {
    const auto ids = [&](const std::vector<int>& places) {
        json::array out;
        for (const int i : places)
            out.push_back(idOf(tournament, pairing.field.at(i).player));
        return out;
    };
    json::array out;
    for (const swiss::BracketReport& bracket : pairing.brackets) {
        json::array floaters;
        for (const int i : bracket.result.floaters) {
            const event::PlayerIndex player = pairing.field.at(i).player;
            floaters.push_back(
                json::object{{"id", idOf(tournament, player)},
                             {"why", floatJson(swiss::whyFloats(pairing, player, false))}});
        }
        json::object costs;
        for (const swiss::CriterionCost& cost : bracket.result.costs) {
            const std::string name = std::string("C").append(std::to_string(cost.criterion));
            const auto known = costs.find(name);
            const std::int64_t before = known == costs.end() ? 0 : known->value().as_int64();
            if (cost.count > 0) costs[name] = before + cost.count;
        }
        out.push_back(json::object{
            {"score", pointsJson(pairing.field.at(bracket.task.residents.front()).score)},
            {"moved_down", ids(bracket.task.mdps)},
            {"residents", ids(bracket.task.residents)},
            {"leaving", std::move(floaters)},
            {"exchanged", bracket.result.exchanged},
            {"failures", std::move(costs)}});
    }
    return out;
}

void printReasons(const Tournament& tournament, const swiss::Pairing& pairing) {
    int board = 0;
    for (const swiss::PairReason& reason : swiss::whyPairs(pairing))
        std::cout << fill(tr("Board {board}: {why}"),
                          {{"board", std::to_string(++board)},
                           {"why", printable(swiss::inWords(reason, tournament))}})
                  << '\n';
    if (const auto bye = swiss::whyBye(pairing, true))
        std::cout << fill(tr("Bye: {why}"), {{"why", printable(swiss::inWords(*bye, tournament))}})
                  << '\n';
}

} // namespace theco::cli
