// SPDX-License-Identifier: MIT
#include "arbiter/swiss/explanation_words.hpp"
#include "arbiter/swiss/swiss_words.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/round_option.hpp"
#include "cli/swiss_reasons.hpp"
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

constexpr std::array<const char*, 12> kObstructions{
    "have_met", "forbidden", "same_absolute_colour", "other_group", "not_completable", "worse",
    "later",    "had_bye",   "better_score",         "it_is_so",    "not_playing",     "no_bye"};

PlayerIndex playerNamed(const Tournament& tournament, const std::string& text) {
    int number = 0;
    const auto [stop, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc{} || stop != text.data() + text.size()) return event::kNobody;
    return tournament.indexOf(number);
}

/// What is so, told as `swiss pair --explain` tells it.
std::string asPaired(const Tournament& tournament, const swiss::Pairing& pairing, PlayerIndex a,
                     PlayerIndex b) {
    if (b == event::kNobody)
        return printable(swiss::inWords(*swiss::whyBye(tournament, pairing, true), tournament));
    const auto reasons = swiss::whyPairs(pairing);
    const auto boards = byBoard(pairing, reasons);
    std::size_t board = 0;
    while (pairing.pairs[board].white != a && pairing.pairs[board].black != a)
        ++board;
    return boardText(tournament, pairing, board, boards[board]);
}

Exit run(const Arguments& arguments) {
    const auto file = readTournament(arguments.positional(0));
    if (!file) return complain(file.error());
    const auto system = pairingSystem(arguments, *file);
    if (!system) return complain(system.error());
    if (*system != event::PairingSystem::Dutch2026)
        return complain(
            fill(tr("This is a round robin: who meets whom in which round stands in its "
                    "Berger table, \"theco-cli round-robin {n}\"."),
                 {{"n", std::to_string(file->tournament.players.size())}}));
    const auto before = tournamentBefore(arguments, file->tournament);
    if (!before) return complain(before.error());
    const Tournament& tournament = *before;
    const bool bye = arguments.positional(2) == "0";
    std::array<PlayerIndex, 2> two{event::kNobody, event::kNobody};
    for (std::size_t k = 0; k < (bye ? 1 : 2); ++k) {
        two[k] = playerNamed(tournament, arguments.positional(k + 1));
        if (two[k] == event::kNobody)
            return complain(fill(tr("There is no player with the number \"{value}\"."),
                                 {{"value", printable(arguments.positional(k + 1))}}));
    }
    if (two[0] == two[1]) return complain(tr("A and B must be two players."));
    const auto pairing = swiss::pairNextRound(tournament);
    if (!pairing) {
        const auto message = [&] { return printable(swiss::message(pairing.error(), tournament)); };
        if (arguments.json())
            printJson({{"error", "no_pairing"}, {"message", inEnglish(message)}});
        else
            std::cerr << message() << '\n';
        return Exit::No;
    }
    const swiss::WhyNot why = bye ? swiss::whyNotBye(tournament, *pairing, two[0])
                                  : swiss::whyNotPaired(tournament, *pairing, two[0], two[1]);
    const bool about = !bye && why.obstruction != swiss::Obstruction::NotPlaying;
    const bool itIsSo = why.obstruction == swiss::Obstruction::ItIsSo;
    const auto text = [&] { return printable(swiss::inWords(why, tournament, two[0], two[1])); };
    if (!arguments.json()) {
        std::cout << (itIsSo ? asPaired(tournament, *pairing, two[0], two[1]) : text()) << '\n';
        for (const PlayerIndex i : two)
            if (const auto floated = swiss::whyFloats(*pairing, i, true); floated && about)
                std::cout << printable(swiss::inWords(*floated, tournament)) << '\n';
        return Exit::Answered;
    }
    json::object out{{"why", kObstructions[static_cast<std::size_t>(why.obstruction)]},
                     {"text", inEnglish(text)}};
    if (why.obstruction == swiss::Obstruction::Worse) out["criterion"] = why.criterion;
    if (why.obstruction == swiss::Obstruction::HaveMet ||
        why.obstruction == swiss::Obstruction::HadBye)
        out["round"] = why.round;
    printJson(out);
    return Exit::Answered;
}

} // namespace

Command swissWhyCommand() {
    Command command;
    command.name = "swiss why";
    command.positionals = {"FILE", "A", "B"};
    command.options = {roundOption()};
    command.summary = tr("Says why two players do not meet in a round.");
    command.details = {tr("A and B are starting numbers; with 0 for B it says why A does not get "
                          "the bye. If one of them moves down into a lower group, it also says why "
                          "that one, and who came nearest to it.")};
    command.examples = {"theco-cli swiss why open.trf 3 8", "theco-cli swiss why open.trf 3 0",
                        "theco-cli swiss why open.trf 3 8 --round 4"};
    command.run = run;
    return command;
}

} // namespace theco::cli
