// SPDX-License-Identifier: MIT
#include "core/chess/backend.hpp"
#include "core/chess/fen.hpp"
#include "core/chess/position_access.hpp"
#include "tests/bench/bench.hpp"
#include "tests/bench/stockfish.hpp"

#include <algorithm>
#include <iostream>

namespace theco::bench {
namespace {

using namespace theco::chess;

/// The positions by which perft programs are compared; CPW is the Chess Programming Wiki.
struct Known {
    const char* name;
    const char* fen;
    int depth;
    std::uint64_t leaves;
};
constexpr std::array kKnown{
    Known{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119'060'324},
    Known{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5,
          193'690'690},
    Known{"CPW 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178'633'661},
    Known{"CPW 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6,
          706'045'033},
    Known{"CPW 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89'941'194},
    Known{"CPW 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5,
          164'075'551},
};

/// Best of a few rounds, in leaves per second of processor time.
class Best {
public:
    void add(std::uint64_t leaves, double seconds) {
        if (seconds > 0) rate_ = std::max(rate_, static_cast<double>(leaves) / seconds);
    }
    double rate() const { return rate_; }
    std::string millions() const { return rate_ > 0 ? decimal(rate_ / 1e6) : "-"; }
    std::string over(const Best& other) const {
        return rate_ > 0 && other.rate_ > 0 ? decimal(rate_ / other.rate_, 2) : "-";
    }

private:
    double rate_ = 0;
};

void time(const Backend& backend, const Known& known, Best& best) {
    const Position p = parseFen(known.fen).value();
    const double start = cpuSeconds();
    const std::uint64_t leaves = backend.perft(PositionAccess::boards(p), p.turn(), known.depth);
    best.add(leaves, cpuSeconds() - start);
    if (leaves != known.leaves) std::cout << "  WRONG COUNT: " << known.fen << '\n';
}

void run() {
    constexpr int kRounds = 3;
    Stockfish stockfish;
    if (stockfish.running()) {
        std::cout << "  beside " << stockfish.about() << '\n';
    } else {
        std::cout << "  Stockfish was not found (Debian package stockfish): no comparison.\n";
    }
    std::cout
        << "  million leaves per second of processor time, one thread, no hash table, best of "
        << kRounds << "; this processor uses: " << backend().name << '\n';

    Table table({"position", "depth", "leaves", "Thế Cờ", "any x86-64", "Stockfish", "ratio",
                 "ratio any x86-64"});
    for (const Known& known : kKnown) {
        // By turns, so that a busy moment of the machine hits all alike.
        Best ours;
        Best generic;
        Best theirs;
        for (int round = 0; round < kRounds; ++round) {
            time(backend(), known, ours);
            time(genericBackend(), known, generic);
            if (!stockfish.running()) continue;
            if (const auto count = stockfish.perft(known.fen, known.depth)) {
                theirs.add(count->leaves, count->seconds);
            }
        }
        table.row({known.name, std::to_string(known.depth), grouped(known.leaves), ours.millions(),
                   generic.millions(), theirs.millions(), ours.over(theirs), generic.over(theirs)});
    }
    table.print();
}

const Part kPart{"perft", "move generation, counting at the last half-move", run};

} // namespace
} // namespace theco::bench
