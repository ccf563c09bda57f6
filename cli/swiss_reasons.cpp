// SPDX-License-Identifier: MIT
#include "cli/swiss_reasons.hpp"

#include "arbiter/swiss/explanation_words.hpp"
#include "arbiter/swiss/swiss_words.hpp"
#include "cli/output.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>
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
    const char* const causes[] = {"alone", "odd_group", "nobody_to_meet", "too_few_pairs",
                                  "needed_below"};
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

std::vector<const swiss::PairReason*> byBoard(const swiss::Pairing& pairing,
                                              const std::vector<swiss::PairReason>& reasons) {
    std::vector<const swiss::PairReason*> out;
    for (const swiss::Pair& pair : pairing.pairs) {
        const auto found =
            std::find_if(reasons.begin(), reasons.end(), [&](const swiss::PairReason& reason) {
                return reason.pair.white == pair.white && reason.pair.black == pair.black;
            });
        out.push_back(found == reasons.end() ? nullptr : &*found);
    }
    return out;
}

std::string boardText(const Tournament& tournament, const swiss::Pairing& pairing,
                      std::size_t board, const swiss::PairReason* reason) {
    const swiss::Pair& pair = pairing.pairs[board];
    return printable(fill(tr("Board {board}, {white} (White) against {black} (Black): {why}"),
                          {{"board", std::to_string(board + 1)},
                           {"white", swiss::nameOf(tournament, pair.white)},
                           {"black", swiss::nameOf(tournament, pair.black)},
                           {"why", reason == nullptr ? tr("Given by the arbiter.")
                                                     : swiss::inWords(*reason, tournament)}}));
}

void printReasons(const Tournament& tournament, const swiss::Pairing& pairing) {
    const auto reasons = swiss::whyPairs(pairing);
    const auto boards = byBoard(pairing, reasons);
    for (std::size_t board = 0; board < boards.size(); ++board)
        std::cout << boardText(tournament, pairing, board, boards[board]) << '\n';
    if (const auto bye = swiss::whyBye(tournament, pairing, true))
        std::cout << fill(tr("Bye: {why}"), {{"why", printable(swiss::inWords(*bye, tournament))}})
                  << '\n';
}

} // namespace theco::cli
