// SPDX-License-Identifier: MIT
// One round of large fields. The reference figures are those of the open reference engine on the same
// files (user seconds on a like machine); it does not finish 2000 players in 400 s.
#include "arbiter/event/action_json.hpp"
#include "arbiter/event/import.hpp"
#include "arbiter/formats/trf.hpp"
#include "arbiter/swiss/dutch.hpp"
#include "arbiter/swiss/generator.hpp"
#include "tests/bench/bench.hpp"

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>

namespace theco::bench {
namespace {

namespace fs = std::filesystem;
using event::Tournament;

std::string textOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Unpacks the stored fields; empty where there are none.
fs::path storedFields() {
    const char* const given = std::getenv("THECO_CONFORMANCE");
    if (given == nullptr) return {};
    const fs::path archive = fs::path(given) / "swiss-large.tar.xz";
    if (!fs::exists(archive)) return {};
    const fs::path folder = fs::temp_directory_path() / "theco-bench-swiss";
    fs::create_directories(folder);
    std::string command = "tar -xJf '";
    command.append(archive.string()).append("' -C '").append(folder.string()).append("'");
    return std::system(command.c_str()) == 0 ? folder / "swiss-large" : fs::path();
}

/// As the stored ones: four rounds played of nine.
Tournament generatedField(int players) {
    swiss::RandomTournament settings;
    settings.players = players;
    settings.rounds = 4;
    settings.seed = 7;
    Tournament out = swiss::generate(settings);
    out.declaredRounds = 9;
    return out;
}

/// "same" or "differs" where the right pairing is stored.
std::string verdict(const fs::path& answer, const Tournament& tournament,
                    const swiss::Pairing& pairing) {
    if (answer.empty() || !fs::exists(answer)) return "-";
    std::ifstream in(answer);
    std::map<int, int> expected;
    int count = 0, white = 0, black = 0;
    in >> count;
    while (in >> white >> black)
        expected[white] = black;
    std::map<int, int> found;
    for (const swiss::Pair& pair : pairing.pairs)
        found[tournament.player(pair.white).tpn] = tournament.player(pair.black).tpn;
    if (pairing.bye != event::kNobody) found[tournament.player(pairing.bye).tpn] = 0;
    return found == expected ? "same" : "differs";
}

void runPairing() {
    const fs::path folder = storedFields();
    if (folder.empty()) std::cout << "  generated fields: swiss-large.tar.xz is not there\n";
    const std::map<int, const char*> reference{{20, "0.00"},   {100, "0.02"},   {200, "0.23"},
                                               {300, "0.81"},  {500, "5.0"},    {700, "17.3"},
                                               {1000, "44.9"}, {1400, "140.7"}, {2000, "> 400"}};
    Table table({"players", "seconds", "growth N^", "pairing", "reference s"});
    double before = 0;
    int playersBefore = 0;
    for (const int players : {20, 100, 200, 300, 500, 700, 1000, 1400, 2000, 4000}) {
        const std::string name = std::to_string(players);
        std::optional<Tournament> field;
        fs::path answer;
        if (!folder.empty()) {
            if (auto file = formats::readTrf(textOf(folder / ("f" + name + ".trf"))))
                field = std::move(file->tournament);
            answer = folder / ("p" + name + ".txt");
        }
        if (!field) field = generatedField(players);
        const double start = cpuSeconds();
        const auto pairing = swiss::pairNextRound(*field);
        const double seconds = cpuSeconds() - start;
        std::string growth = "-";
        if (before > 0)
            growth = decimal(std::log(seconds / before) /
                             std::log(static_cast<double>(players) / playersBefore));
        before = seconds;
        playersBefore = players;
        const auto known = reference.find(players);
        table.row({name, decimal(seconds, 4), growth,
                   pairing ? verdict(answer, *field, *pairing) : "none",
                   known == reference.end() ? "-" : known->second});
    }
    table.print();
    std::error_code ignored;
    if (!folder.empty()) fs::remove_all(folder.parent_path(), ignored);
}

void runReplay() {
    swiss::RandomTournament settings;
    settings.players = 500;
    settings.rounds = 11;
    const Tournament played = swiss::generate(settings);
    std::vector<std::pair<const char*, std::string>> entries;
    for (const event::Action& action : event::actionsThatMake(played))
        entries.emplace_back(event::kindOf(action), event::payloadOf(action));
    const double rate = bestRate([&] {
        Tournament tournament;
        for (const auto& [kind, payload] : entries) {
            bool broken = false;
            const auto action = event::readAction(kind, 1, payload, broken);
            if (action) keep(event::apply(tournament, *action));
        }
        keep(tournament);
        return 1;
    });
    Table table({"500 players x 11 rounds", "actions", "ms", "bar ms"});
    table.row({"replay of the journal's payloads", std::to_string(entries.size()),
               decimal(1000 / rate), "100"});
    table.print();
}

const Part kPairing{"swiss", "pairing the next round of large fields, one thread", runPairing};
const Part kReplay{"event_replay", "an event as the sum of its journal", runReplay};

} // namespace
} // namespace theco::bench
