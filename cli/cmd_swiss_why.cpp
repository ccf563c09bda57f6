// SPDX-License-Identifier: MIT
#include "arbiter/swiss/explanation_words.hpp"
#include "arbiter/swiss/swiss_words.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/tournament_file.hpp"
#include "i18n/catalogue.hpp"

#include <boost/json/object.hpp>

#include <array>
#include <charconv>
#include <iostream>

namespace theco::cli {

namespace {

using event::PlayerIndex;
using event::Tournament;
using i18n::fill;
using i18n::tr;
namespace json = boost::json;

constexpr std::array<const char*, 10> kObstructions{
    "have_met", "forbidden", "same_absolute_colour", "other_group", "not_completable", "worse",
    "later",    "had_bye",   "better_score",         "it_is_so"};

PlayerIndex playerNamed(const Tournament& tournament, const std::string& text) {
    int number = 0;
    const auto [stop, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc{} || stop != text.data() + text.size()) return event::kNobody;
    return tournament.indexOf(number);
}

Exit run(const Arguments& arguments) {
    const auto file = readTournament(arguments.positional(0));
    if (!file) return complain(file.error());
    const Tournament& tournament = file->tournament;
    std::array<PlayerIndex, 2> two{};
    for (std::size_t k = 0; k < 2; ++k) {
        two[k] = playerNamed(tournament, arguments.positional(k + 1));
        if (two[k] == event::kNobody)
            return complain(fill(tr("There is no player with the number \"{value}\"."),
                                 {{"value", printable(arguments.positional(k + 1))}}));
    }
    if (two[0] == two[1]) return complain(tr("A and B must be two players."));
    const auto pairing = swiss::pairNextRound(tournament);
    if (!pairing) {
        std::cerr << printable(swiss::message(pairing.error(), tournament)) << '\n';
        return Exit::No;
    }
    const swiss::WhyNot why = swiss::whyNotPaired(tournament, *pairing, two[0], two[1]);
    if (!arguments.json()) {
        std::cout << swiss::inWords(why) << '\n';
        for (const PlayerIndex i : two)
            if (const auto floated = swiss::whyFloats(*pairing, i, true))
                std::cout << printable(swiss::inWords(*floated, tournament)) << '\n';
        return Exit::Answered;
    }
    json::object out{{"why", kObstructions[static_cast<std::size_t>(why.obstruction)]},
                     {"text", inEnglish([&] { return swiss::inWords(why); })}};
    if (why.obstruction == swiss::Obstruction::Worse) out["criterion"] = why.criterion;
    if (why.obstruction == swiss::Obstruction::HaveMet) out["round"] = why.round;
    printJson(out);
    return Exit::Answered;
}

} // namespace

Command swissWhyCommand() {
    Command command;
    command.name = "swiss why";
    command.positionals = {"FILE", "A", "B"};
    command.summary = tr("Says why two players do not meet in the next round.");
    command.details = {tr("A and B are starting numbers. If one of them plays further down, it "
                          "also says why he, and who else could have.")};
    command.examples = {"theco-cli swiss why open.trf 3 8"};
    command.run = run;
    return command;
}

} // namespace theco::cli
