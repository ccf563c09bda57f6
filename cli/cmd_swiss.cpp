// SPDX-License-Identifier: MIT
#include "arbiter/swiss/checker.hpp"
#include "arbiter/swiss/explanation_words.hpp"
#include "arbiter/swiss/hints.hpp"
#include "arbiter/swiss/swiss_words.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "cli/pairing_list.hpp"
#include "cli/round_option.hpp"
#include "cli/round_robin_pairing.hpp"
#include "cli/rounds_shown.hpp"
#include "cli/swiss_reasons.hpp"
#include "cli/tournament_file.hpp"
#include "i18n/catalogue.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <charconv>
#include <iostream>

namespace theco::cli {

namespace {

using event::Tournament;
using i18n::fill;
using i18n::tr;
namespace json = boost::json;

Option systemOption() {
    return {"--system", "SYSTEM",
            tr("swiss, round-robin or double-round-robin; else what the file says.")};
}

Exit refuse(const swiss::NoPairing& refused, const Tournament& tournament, bool asJson) {
    if (!asJson) {
        std::cerr << printable(swiss::message(refused, tournament)) << '\n';
        if (refused.refusal == swiss::Refusal::NoPairing)
            std::cerr << tr("Then the arbiter decides: lift a forbidden pair, or give pairs with "
                            "--fix.")
                      << '\n';
        return Exit::No;
    }
    printJson(json::object{
        {"error", "no_pairing"},
        {"message", printable(inEnglish([&] { return swiss::message(refused, tournament); }))},
        {"blocked", idsOf(tournament, refused.blocked)},
        {"possible_opponents", idsOf(tournament, refused.wanted)},
        {"nobody_for_bye", refused.nobodyForBye}});
    return Exit::No;
}

/// "1-8 5-0": pairs by starting numbers, White first; 0 is the bye. Commas may stand between.
Result<swiss::FixedPairs, std::string> parseFixed(const Tournament& tournament,
                                                  std::string_view text) {
    swiss::FixedPairs out;
    const auto fault = fill(tr("--fix needs pairs of starting numbers such as \"1-8 5-0\"; "
                               "not \"{value}\"."),
                            {{"value", printable(text)}});
    const auto known = [&](int number) { return tournament.indexOf(number) != event::kNobody; };
    const auto noSuch = [](int number) {
        return fill(tr("There is no player with the number \"{value}\"."),
                    {{"value", std::to_string(number)}});
    };
    const auto between = [](char c) { return c == ' ' || c == ','; };
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        if (between(*at)) {
            ++at;
            continue;
        }
        int white = 0, black = 0;
        auto read = std::from_chars(at, end, white);
        if (read.ec != std::errc{} || read.ptr == end || *read.ptr != '-') return Err{fault};
        read = std::from_chars(read.ptr + 1, end, black);
        if (read.ec != std::errc{} || (read.ptr != end && !between(*read.ptr))) return Err{fault};
        at = read.ptr;
        if (!known(white)) return Err{noSuch(white)};
        if (black != 0 && !known(black)) return Err{noSuch(black)};
        out.emplace_back(tournament.indexOf(white),
                         black == 0 ? event::kNobody : tournament.indexOf(black));
    }
    return out;
}

/// What the arbiter's own pairs break; of the others nothing can be said.
std::vector<swiss::FoundViolation> violationsIn(const Tournament& tournament,
                                                const swiss::Pairing& pairing) {
    std::vector<swiss::Pair> all = pairing.pairs;
    if (pairing.bye != event::kNobody) all.push_back({pairing.bye, event::kNobody});
    return swiss::violationsOf(tournament, pairing.round,
                               swiss::playersToPair(tournament, pairing.round), all);
}

/// In the rounds before this one.
int gamesWithoutResult(const Tournament& tournament, int round) {
    int sides = 0;
    for (const event::Player& player : tournament.players)
        for (int before = 1; before < round; ++before)
            sides += player.in(before).kind == event::Kind::Pending ? 1 : 0;
    return sides / 2;
}

/// The customary form.
void printNumbers(const Tournament& tournament, const swiss::Pairing& pairing) {
    const bool bye = pairing.bye != event::kNobody;
    std::cout << pairing.pairs.size() + (bye ? 1 : 0) << '\n';
    for (const swiss::Pair& pair : pairing.pairs)
        std::cout << idOf(tournament, pair.white) << ' ' << idOf(tournament, pair.black) << '\n';
    if (bye) std::cout << idOf(tournament, pairing.bye) << " 0\n";
}

Exit runPair(const Arguments& arguments) {
    const auto file = readTournament(arguments.positional(0));
    if (!file) return complain(file.error());
    const auto system = pairingSystem(arguments, *file);
    if (!system) return complain(system.error());
    if (*system != event::PairingSystem::Dutch2026) {
        if (arguments.has("--explain") || arguments.has("--fix"))
            return complain(tr("This is a round robin, paired by its Berger table: --explain and "
                               "--fix are for a Swiss."));
    }
    Tournament whole = file->tournament;
    whole.system = *system;
    const auto before = tournamentBefore(arguments, whole);
    if (!before) return complain(before.error());
    const Tournament& tournament = *before;
    if (*system != event::PairingSystem::Dutch2026) return pairRoundRobin(tournament, arguments);
    swiss::PairingOptions options;
    if (const auto text = arguments.value("--fix")) {
        const auto fixed = parseFixed(tournament, *text);
        if (!fixed) return complain(fixed.error());
        options.fixed = *fixed;
    }
    const auto pairing = swiss::pairNextRound(tournament, options);
    if (!pairing) return refuse(pairing.error(), tournament, arguments.json());
    if (tournament.declaredRounds == 0)
        std::cerr << tr("The file does not say how many rounds there are (record 142 or XXR), so "
                        "this is not paired as the last one.")
                  << '\n';
    if (tournament.declaredRounds != 0 && pairing->round > tournament.declaredRounds)
        warn(fill(tr("Rounds declared in the file: {rounds}; this is round {round}."),
                  {{"rounds", std::to_string(tournament.declaredRounds)},
                   {"round", std::to_string(pairing->round)}}));
    if (const int games = gamesWithoutResult(tournament, pairing->round))
        warn(fill(tr("Games without a result: {n}. They count as not played."),
                  {{"n", std::to_string(games)}}));
    warnOfMissing(tournament, pairing->round - 1);
    const bool bye = pairing->bye != event::kNobody;
    const auto violations = violationsIn(tournament, *pairing);
    for (const swiss::FoundViolation& found : violations)
        warn(swiss::message(found, tournament));
    if (pairing->round == 1)
        for (const swiss::Hint& hint : swiss::hintsFor(tournament))
            warn(swiss::message(hint, tournament));
    if (!arguments.json()) {
        if (arguments.has("--names"))
            printPairingList(tournament, pairing->round, pairing->pairs, pairing->bye, false);
        else
            printNumbers(tournament, *pairing);
        if (arguments.has("--explain")) printReasons(tournament, *pairing);
        return Exit::Answered;
    }
    const auto reasons =
        arguments.has("--explain") ? swiss::whyPairs(*pairing) : std::vector<swiss::PairReason>();
    const auto boards = byBoard(*pairing, reasons);
    json::array pairs;
    for (std::size_t board = 0; board < pairing->pairs.size(); ++board) {
        const swiss::Pair& pair = pairing->pairs[board];
        json::object row{{"board", board + 1},
                         {"white", idOf(tournament, pair.white)},
                         {"black", idOf(tournament, pair.black)}};
        if (boards[board] != nullptr) row["why"] = whyJson(tournament, *boards[board]);
        pairs.push_back(std::move(row));
    }
    json::object answer{
        {"round", pairing->round},
        {"pairs", std::move(pairs)},
        {"bye", bye ? json::value(idOf(tournament, pairing->bye)) : json::value(nullptr)}};
    if (!options.fixed.empty()) {
        json::array broken;
        for (const swiss::FoundViolation& found : violations)
            broken.push_back(json::value(
                printable(inEnglish([&] { return swiss::message(found, tournament); }))));
        answer["violations"] = std::move(broken);
    }
    if (arguments.has("--explain")) {
        const auto why = swiss::whyBye(tournament, *pairing, true);
        answer["brackets"] = bracketsJson(tournament, *pairing);
        answer["bye_why"] = why ? json::value(printable(
                                      inEnglish([&] { return swiss::inWords(*why, tournament); })))
                                : json::value(nullptr);
    }
    printJson(answer);
    return Exit::Answered;
}

json::array pairsJson(const Tournament& tournament, const std::vector<swiss::Pair>& pairs) {
    json::array out;
    for (const swiss::Pair& pair : pairs)
        out.push_back(json::array{idOf(tournament, pair.white), idOf(tournament, pair.black)});
    return out;
}

/// The pairs that the other one does not have: "1-8, 5-2, 9 (bye)".
std::string pairsText(const Tournament& tournament, const std::vector<swiss::Pair>& pairs,
                      const std::vector<swiss::Pair>& without) {
    std::string out;
    for (const swiss::Pair& pair : pairs) {
        bool shared = false;
        for (const swiss::Pair& other : without)
            shared = shared || (other.white == pair.white && other.black == pair.black);
        if (shared) continue;
        const std::string white = std::to_string(idOf(tournament, pair.white));
        out += out.empty() ? "" : ", ";
        out += pair.black == event::kNobody
                   ? fill(tr("{id} (bye)"), {{"id", white}})
                   : white + '-' + std::to_string(idOf(tournament, pair.black));
    }
    return out.empty() ? "-" : out;
}

void printChecked(const Tournament& tournament, const swiss::CheckedRound& checked) {
    const std::string round = std::to_string(checked.round);
    if (checked.same) {
        std::cout << fill(tr("Round {round}: the same."), {{"round", round}}) << '\n';
        return;
    }
    std::cout << fill(tr("Round {round}: different."), {{"round", round}}) << '\n';
    if (!checked.expected) {
        std::cout << "  " << tr("By the rules there is no pairing.") << '\n';
        return;
    }
    std::cout << "  "
              << fill(tr("By the rules (White first): {pairs}"),
                      {{"pairs", pairsText(tournament, *checked.expected, checked.found)}})
              << '\n'
              << "  "
              << fill(tr("In the file: {pairs}"),
                      {{"pairs", pairsText(tournament, checked.found, *checked.expected)}})
              << '\n';
}

Exit runCheck(const Arguments& arguments) {
    const auto file = readTournament(arguments.positional(0));
    if (!file) return complain(file.error());
    const auto system = pairingSystem(arguments, *file);
    if (!system) return complain(system.error());
    Tournament tournament = file->tournament;
    tournament.system = *system;
    bool allSame = true;
    json::array rounds;
    for (const swiss::CheckedRound& checked :
         swiss::checkRounds(tournament, roundsShown(tournament.players.size()))) {
        allSame = allSame && checked.same;
        if (!arguments.json()) {
            printChecked(tournament, checked);
            continue;
        }
        json::object round{{"round", checked.round}, {"same", checked.same}};
        if (!checked.same) {
            round["expected"] = checked.expected
                                    ? json::value(pairsJson(tournament, *checked.expected))
                                    : json::value(nullptr);
            round["found"] = pairsJson(tournament, checked.found);
        }
        rounds.push_back(std::move(round));
    }
    if (arguments.json()) printJson(json::object{{"rounds", std::move(rounds)}});
    return allSame ? Exit::Answered : Exit::No;
}

} // namespace

Command swissPairCommand() {
    Command command;
    command.name = "swiss pair";
    command.positionals = {"FILE"};
    command.options = {
        {"--names", "",
         tr("Prints the list for the wall instead of numbers: names, points, who has "
            "the bye and who does not play.")},
        {"--explain", "", tr("Also says why each pair is as it is.")},
        {"--fix", "PAIRS",
         tr("Pairs that are given, such as \"1-8 5-0\": White first, 0 is the bye. "
            "The others are paired around them, and what these break is said.")},
        roundOption(),
        systemOption()};
    command.summary = tr("Pairs the next round of a tournament by the Dutch Swiss system.");
    command.details = {
        tr("FILE is a tournament report file, TRF16 or TRF26. The round to pair is the first one "
           "in which nobody has an opponent or result; who asked for a bye in it has that in the "
           "columns of the round already."),
        tr("The output is the number of pairs, then White and Black of each board by their "
           "starting "
           "numbers; the one who gets the bye comes last, against 0. When the rules allow no "
           "pairing, the exit code is 1 and a message says who cannot be paired."),
        tr("A round robin is paired by its Berger table, players numbered as in the list."),
        tr("A player is a line \"001\", its columns filled with blanks: 5-8 starting number, 10 "
           "sex "
           "(m, w), 15-47 name, 49-52 rating, 70-79 birth (2016/05/31), 81-84 points. Round 1: "
           "92-95 number of the opponent, 97 colour (w, b), 99 result (1 won, 0 lost, = drawn; "
           "+ won and - lost where one did not come). Each further round is ten columns on. The "
           "opponent's line says the same from the other side."),
        tr("Without an opponent: \"0000 - U\" the bye of the pairing, \"0000 - H\" half a point, "
           "\"0000 - F\" a full point, \"0000 - Z\" absent."),
        tr("Lines of their own: \"XXR 5\" how many rounds, \"XXC white1\" number 1 begins with "
           "White, \"XXP 10 11\" these two never meet, \"012 Name\" and \"042 2026/11/28\" name "
           "and "
           "start of the tournament.")};
    command.examples = {"theco-cli swiss pair open.trf", "theco-cli swiss pair open.trf --names",
                        "theco-cli swiss pair open.trf --fix \"4-9\" --explain",
                        "theco-cli swiss pair open.trf --round 4 --explain"};
    command.run = runPair;
    return command;
}

Command swissCheckCommand() {
    Command command;
    command.name = "swiss check";
    command.positionals = {"FILE"};
    command.options = {systemOption()};
    command.summary = tr("Pairs every round of a tournament again and compares.");
    command.details = {tr("Players and colours count, the order of the boards does not. The exit "
                          "code is 1 when a round differs.")};
    command.examples = {"theco-cli swiss check open.trf --json"};
    command.run = runCheck;
    return command;
}

} // namespace theco::cli
