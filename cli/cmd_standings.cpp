// SPDX-License-Identifier: MIT
#include "arbiter/clock/pgn_time_control.hpp"
#include "arbiter/swiss/swiss_words.hpp"
#include "arbiter/tiebreak/tiebreak_words.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/pairing_list.hpp"
#include "cli/standings_output.hpp"
#include "cli/tournament_file.hpp"
#include "i18n/catalogue.hpp"

#include <iostream>
#include <map>

namespace theco::cli {

namespace {

using event::Tournament;
using i18n::fill;
using i18n::tr;

/// The order of the club's own regulations.
constexpr const char* kUsualList = "DE,BH/C1,WIN,BPG,BWG";
/// In a round robin Buchholz is the same sum for everybody less his own points.
constexpr const char* kUsualInRoundRobin = "DE,WIN,SB,KS";

struct Fault {
    std::string message;
};
template <class T> using Read = Result<T, Fault>;

Read<int> numberOption(const Arguments& arguments, const char* option, int least, int most,
                       int otherwise) {
    const auto text = arguments.value(option);
    if (!text) return otherwise;
    const auto value = readNumber(option, *text, static_cast<std::uint64_t>(least),
                                  static_cast<std::uint64_t>(most));
    if (!value) return Err{Fault{value.error()}};
    return static_cast<int>(*value);
}

/// The list of the file, each with its line, for what is wrong in it.
Read<std::vector<tiebreak::TieBreak>> tieBreaksIn(const formats::TrfFile& file,
                                                  const std::string& name) {
    std::vector<tiebreak::TieBreak> out;
    for (std::size_t k = 0; k < file.tournament.tieBreaks.size(); ++k) {
        const auto read = tiebreak::parseTieBreak(file.tournament.tieBreaks[k]);
        if (!read)
            return Err{Fault{fill(tr("{name}: line {line}: 202: {message}"),
                                  {{"name", printableName(name)},
                                   {"line", std::to_string(file.tieBreakLines[k])},
                                   {"message", printable(tiebreak::message(read.error()))}})}};
        out.push_back(*read);
    }
    return out;
}

Read<std::vector<tiebreak::TieBreak>> tieBreaksOf(const Arguments& arguments,
                                                  const formats::TrfFile& file, bool roundRobin) {
    const auto given = arguments.value("--tiebreaks");
    if (!given && !file.tournament.tieBreaks.empty())
        return tieBreaksIn(file, arguments.positional(0));
    auto read =
        tiebreak::parseTieBreaks(given.value_or(roundRobin ? kUsualInRoundRobin : kUsualList));
    if (!read) return Err{Fault{printable(tiebreak::message(read.error()))}};
    return std::move(read).value();
}

Read<tiebreak::Edition> editionOption(const Arguments& arguments, const Tournament& tournament) {
    const auto text = arguments.value("--edition");
    if (!text) return tiebreak::editionOf(tournament);
    if (*text == "2024") return tiebreak::Edition::August2024;
    if (*text == "2026") return tiebreak::Edition::March2026;
    return Err{Fault{
        fill(tr("{option} must be {words}; not \"{value}\"."),
             {{"option", "--edition"}, {"words", "2024, 2026"}, {"value", printable(*text)}})}};
}

Read<tiebreak::Request> requestOf(const Arguments& arguments, const formats::TrfFile& file) {
    const Tournament& tournament = file.tournament;
    tiebreak::Request out;
    const auto system = pairingSystem(arguments, file);
    if (!system) return Err{Fault{system.error()}};
    out.roundRobin = *system != event::PairingSystem::Dutch2026;
    auto list = tieBreaksOf(arguments, file, out.roundRobin);
    if (!list) return Err{list.error()};
    out.tieBreaks = std::move(list).value();
    const auto edition = editionOption(arguments, tournament);
    if (!edition) return Err{edition.error()};
    out.edition = *edition;
    const auto rounds = numberOption(arguments, "--after", 0, tournament.roundCount(),
                                     tiebreak::completedRounds(tournament));
    if (!rounds) return Err{rounds.error()};
    out.rounds = *rounds;
    const auto seed = numberOption(arguments, "--lots-seed", 0, 2'000'000'000, 0);
    if (!seed) return Err{seed.error()};
    out.lotsSeed = static_cast<std::uint64_t>(*seed);
    return out;
}

tiebreak::Circumstances circumstancesOf(const Arguments& arguments, const Tournament& tournament) {
    tiebreak::Circumstances out;
    out.rated = arguments.has("--rated");
    const auto control = clock::parsePgnTimeControl(tournament.timeControl);
    if (!control || !control->control || control->control->periods.empty()) return out;
    const clock::Period& first = control->control->periods.front();
    out.baseSeconds = static_cast<int>(first.main / clock::kSecond);
    out.incrementSeconds = static_cast<int>(first.increment / clock::kSecond);
    return out;
}

/// Who is ranked, by birth and sex; nothing: everybody.
Read<tiebreak::Belongs> groupOf(const Arguments& arguments) {
    const auto born = arguments.value("--born-from");
    const bool girls = arguments.has("--girls");
    if (!born && !girls) return tiebreak::Belongs();
    if (born && !tiebreak::isDate(*born))
        return Err{Fault{
            fill(tr("{option} must be {words}; not \"{value}\"."), {{"option", "--born-from"},
                                                                    {"words", "2016, 2016/01/31"},
                                                                    {"value", printable(*born)}})}};
    const tiebreak::Belongs age = born ? tiebreak::bornFrom(*born) : tiebreak::Belongs();
    return tiebreak::Belongs([age, girls](const event::Player& player) {
        return (!girls || player.sex == event::Sex::Female) && (!age || age(player));
    });
}

/// In a ranking of its own only ties among its own players matter.
void countTiesOf(std::vector<tiebreak::Warning>& warnings, const Tournament& tournament,
                 const tiebreak::Standings& standings, const tiebreak::Belongs& group) {
    std::map<int, int> sharing;
    for (const auto& [place, row] : tiebreak::groupRanking(tournament, standings, group))
        ++sharing[place];
    int tied = 0;
    for (const auto& [place, players] : sharing)
        if (players > 1) tied += players;
    for (tiebreak::Warning& warning : warnings)
        if (warning.code == tiebreak::WarningCode::StillTied) warning.players = tied;
    std::erase_if(warnings, [](const tiebreak::Warning& warning) {
        return warning.code == tiebreak::WarningCode::StillTied && warning.players == 0;
    });
}

/// Whom a ranking of its own leaves out only because the file does not tell enough.
void warnOfUnknown(const Arguments& arguments, const Tournament& tournament) {
    constexpr std::size_t kMost = 6;
    std::vector<event::PlayerIndex> sex, birth;
    const bool girls = arguments.has("--girls");
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const event::Player& player = tournament.players[i];
        if (girls && player.sex == event::Sex::Unknown)
            sex.push_back(static_cast<event::PlayerIndex>(i));
        else if (arguments.has("--born-from") && !tiebreak::isDate(player.birth) &&
                 (!girls || player.sex == event::Sex::Female))
            birth.push_back(static_cast<event::PlayerIndex>(i));
    }
    if (!sex.empty())
        warn(fill(tr("Left out, because the file does not tell m or w: {players}."),
                  {{"players", swiss::listed(sex, tournament, kMost)}}));
    if (!birth.empty())
        warn(fill(tr("Left out, because the file tells no date of birth such as 2016/05/31: "
                     "{players}."),
                  {{"players", swiss::listed(birth, tournament, kMost)}}));
}

Exit runStandings(const Arguments& arguments) {
    const auto file = readTournament(arguments.positional(0));
    if (!file) return complain(file.error());
    const Tournament& tournament = file->tournament;
    const auto request = requestOf(arguments, *file);
    if (!request) return complain(request.error().message);

    const auto explained = numberOption(arguments, "--explain", 1, formats::kMostPlayers, 0);
    if (!explained) return complain(explained.error().message);
    const event::PlayerIndex player =
        *explained == 0 ? event::kNobody : tournament.indexOf(*explained);
    if (*explained != 0 && player == event::kNobody)
        return complain(fill(tr("There is no player with the number {n}."),
                             {{"n", std::to_string(*explained)}}));
    auto group = groupOf(arguments);
    if (!group) return complain(group.error().message);

    const tiebreak::Standings standings = tiebreak::standings(tournament, *request);
    auto warnings =
        tiebreak::warningsOf(tournament, standings, circumstancesOf(arguments, tournament));
    if (*group) countTiesOf(warnings, tournament, standings, *group);
    if (arguments.has("--warnings")) {
        printWarnings(warnings, arguments.json());
        return Exit::Answered;
    }
    const StandingsView view{tournament, standings, player, std::move(group).value()};
    if (arguments.json()) {
        printJson(standingsJson(view));
        return Exit::Answered;
    }
    printStandings(std::cout, view);
    for (const tiebreak::Warning& warning : warnings)
        warn(tiebreak::message(warning));
    warnOfMissing(tournament, request->rounds);
    warnOfUnknown(arguments, tournament);
    return Exit::Answered;
}

} // namespace

Command standingsCommand() {
    Command command;
    command.name = "standings";
    command.positionals = {"FILE"};
    command.options = {
        {"--tiebreaks", "LIST",
         tr("Codes of FIDE's C.07 with commas between, such as DE,BH/C1,WIN,BPG,BWG. Without it "
            "the list of the file, and without that this one; in a round robin DE,WIN,SB,KS.")},
        {"--edition", "2024|2026",
         tr("Text of C.07: of August 2024 or of March 2026. Without it the start date decides.")},
        {"--after", "ROUND", tr("Standings after this round; else after the last finished one.")},
        {"--system", "SYSTEM",
         tr("swiss, round-robin or double-round-robin: it decides how unplayed games count. "
            "Without "
            "it, what the file says.")},
        {"--explain", "ID",
         tr("Say for this player where each number comes from and why the place is not a better "
            "one.")},
        {"--born-from", "DATE",
         tr("Only players born on this day (2016/01/31) or in this year (2016) or later, with "
            "places "
            "of their own. The numbers are those of the whole field.")},
        {"--girls", "", tr("Only girls and women (w in the file), with places of their own.")},
        {"--lots-seed", "NUMBER",
         tr("Number that the drawing of lots (LOTS) starts from; the same one draws the same "
            "lots.")},
        {"--warnings", "", tr("Print only what should be thought about in this list.")},
        {"--rated", "", tr("The event is rated by FIDE: warn about the speed of play too.")}};
    command.summary = tr("Ranks the players of a tournament by points and tie-breaks.");
    command.details = {
        tr("FILE is a tournament report file, TRF16 or TRF26. Players whom the list leaves tied "
           "share the place. For DE (direct encounter) the place among the tied players is shown "
           "where it decided, else a dash."),
        tr("Codes can be followed by C1, C2 (without the lowest), M1, M2 (without the lowest and "
           "highest), P (forfeits as games), F (Fore Buchholz), L+1, L-1 (limit of KS), R (reverse "
           "order), U1400 (rating of unrated players).")};
    command.examples = {"theco-cli standings open.trf --tiebreaks DE,BH/C1,WIN,BPG,BWG",
                        "theco-cli standings open.trf --after 5 --explain 7"};
    command.run = runStandings;
    return command;
}

} // namespace theco::cli
