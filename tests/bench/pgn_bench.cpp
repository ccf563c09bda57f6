// SPDX-License-Identifier: MIT
#include "core/chess/pgn.hpp"
#include "tests/bench/bench.hpp"
#include "tests/bench/random_games.hpp"

#include <iostream>
#include <sstream>

namespace theco::bench {
namespace {

using namespace theco::chess;

void run() {
    std::vector<PgnGame> games;
    std::size_t moves = 0;
    for (const Game& game : randomGames(1000, 120)) {
        moves += static_cast<std::size_t>(game.plies());
        games.push_back(toPgnGame(game, {{"Event", "Bench"}, {"White", "A"}, {"Black", "B"}}));
    }
    const auto write = [&] {
        std::ostringstream out;
        for (const PgnGame& game : games)
            writePgn(out, game);
        return out.str();
    };
    const std::string text = write();
    const double bytes = static_cast<double>(text.size());
    std::cout << "  " << games.size() << " random games, " << grouped(moves) << " half-moves, "
              << decimal(bytes / 1e6, 2) << " MB\n";

    const auto read = [&](bool keepVariations) {
        std::istringstream in(text);
        PgnReader reader(in, {.strict = false, .keepVariations = keepVariations});
        std::size_t count = 0;
        while (const auto game = reader.next())
            count += game->error ? 0U : 1U;
        if (count != games.size()) std::cout << "  WRONG: " << count << " games came back\n";
        return count;
    };
    Table table({"", "MB/s", "games/s", "half-moves/s"});
    const auto measure = [&](const char* what, auto work) {
        const double rate = bestRate(work); // games per second
        const double share = rate / static_cast<double>(games.size());
        table.row({what, decimal(bytes * share / 1e6), decimal(rate, 0),
                   grouped(static_cast<std::uint64_t>(static_cast<double>(moves) * share))});
    };
    measure("read, whole tree", [&] { return read(true); });
    measure("read, main line only", [&] { return read(false); });
    measure("written", [&] {
        keep(write());
        return games.size();
    });
    table.print();
}

const Part kPart{"pgn", "reading with every move checked and every ending judged, and writing",
                 run};

} // namespace
} // namespace theco::bench
