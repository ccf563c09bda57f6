// SPDX-License-Identifier: MIT
#include "core/chess/fen.hpp"
#include "core/chess/notation.hpp"
#include "tests/bench/bench.hpp"
#include "tests/bench/random_games.hpp"

namespace theco::bench {
namespace {

using namespace theco::chess;

void run() {
    struct Sample {
        Position position;
        Move move;
        std::string fen;
        std::string san;
        std::string uci;
    };
    std::vector<Sample> samples;
    for (const Game& game : randomGames(50, 200)) {
        for (int ply = 0; ply < game.plies(); ++ply) {
            const Position& p = game.positionAt(ply);
            const Move move = game.moves()[static_cast<std::size_t>(ply)];
            samples.push_back({p, move, toFen(p), toSan(p, move), toUci(move)});
        }
    }

    Table table({"", "thousand /s", "µs each"});
    const auto measure = [&](const char* what, auto work) {
        const double rate = bestRate([&] {
            for (const Sample& sample : samples)
                keep(work(sample));
            return samples.size();
        });
        table.row({what, decimal(rate / 1e3, 0), decimal(1e6 / rate, 2)});
    };
    measure("FEN read (strict, into a legal position)",
            [](const Sample& s) { return parseFen(s.fen).ok(); });
    measure("FEN written", [](const Sample& s) { return toFen(s.position).size(); });
    measure("SAN read", [](const Sample& s) { return parseSan(s.position, s.san).ok(); });
    measure("SAN written", [](const Sample& s) { return toSan(s.position, s.move).size(); });
    measure("any notation read",
            [](const Sample& s) { return parseAnyMove(s.position, s.san).ok(); });
    measure("UCI written", [](const Sample& s) { return toUci(s.move).size(); });
    table.print();
}

const Part kPart{"notation", "FEN, SAN and UCI on the positions of 50 random games", run};

} // namespace
} // namespace theco::bench
