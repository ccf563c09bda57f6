// SPDX-License-Identifier: MIT
// The reference figures are those of the open C++ analyser of such positions, on the same rows and
// on flag falls of real games.
#include "core/chess/fen.hpp"
#include "core/chess/winnable.hpp"
#include "tests/bench/bench.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

namespace theco::bench {
namespace {

using namespace theco::chess;

struct Times {
    std::vector<double> microseconds{};
    int undecided = 0;

    std::string at(double share) {
        if (microseconds.empty()) return "-";
        std::sort(microseconds.begin(), microseconds.end());
        const auto last = static_cast<double>(microseconds.size() - 1);
        return decimal(microseconds[static_cast<std::size_t>(share * last)]);
    }
    double seconds() const {
        double sum = 0;
        for (const double t : microseconds)
            sum += t / 1e6;
        return sum;
    }
};

void run() {
    const char* folder = std::getenv("THECO_CONFORMANCE");
    std::ifstream in(folder == nullptr ? "" : std::string(folder) + "/unwinnable.tsv");
    if (!in.is_open()) {
        std::cout << "  SKIPPED: unwinnable.tsv, THECO_CONFORMANCE is not set\n";
        return;
    }
    Times all;
    Times flags;
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        std::istringstream fields(line);
        std::string fen, side, verdict, source;
        for (std::string* field : {&fen, &side, &verdict, &source})
            std::getline(fields, *field, '\t');
        const auto position = parseFen(fen);
        if (!position) continue;
        const double start = cpuSeconds();
        const Winnability answer =
            winnable(*position, side == "white" ? Color::White : Color::Black);
        const double spent = (cpuSeconds() - start) * 1e6;
        const bool undecided = answer.verdict == Winnability::Verdict::Undecided;
        all.microseconds.push_back(spent);
        all.undecided += undecided ? 1 : 0;
        if (source == "lichess-timeout") {
            flags.microseconds.push_back(spent);
            flags.undecided += undecided ? 1 : 0;
        }
    }
    Table table({"microseconds", "median", "p95", "p99", "worst", "total s", "undecided"});
    const auto row = [&table](const char* what, Times& times) {
        table.row({what, times.at(0.5), times.at(0.95), times.at(0.99), times.at(1),
                   decimal(times.seconds(), 2), std::to_string(times.undecided)});
    };
    row("hard positions", all);
    table.row({"  reference", "146", "61000", "-", "6000000+", "31", "1"});
    row("flag falls", flags);
    table.row({"  reference", "67", "-", "9400", "123000", "-", "0"});
    table.print();
}

const Part kPart{"winnable", "can a side still mate: verdicts with proof, one thread", run};

} // namespace
} // namespace theco::bench
