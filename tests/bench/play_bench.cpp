// SPDX-License-Identifier: MIT
#include "core/chess/fen.hpp"
#include "core/chess/movegen.hpp"
#include "tests/bench/bench.hpp"

namespace theco::bench {
namespace {

using namespace theco::chess;

/// Makes every move of the tree, the last ones too.
std::uint64_t walk(const Position& p, int depth) {
    if (depth == 0) return 1;
    std::uint64_t leaves = 0;
    for (const Move move : legalMoves(p))
        leaves += walk(p.after(move), depth - 1);
    return leaves;
}

/// The same, asking each position reached for the key by which repetitions are found.
std::uint64_t walkWithKeys(const Position& p, int depth, std::uint64_t& keys) {
    if (depth == 0) {
        keys ^= p.repetitionKey();
        return 1;
    }
    std::uint64_t leaves = 0;
    for (const Move move : legalMoves(p)) {
        leaves += walkWithKeys(p.after(move), depth - 1, keys);
    }
    return leaves;
}

void run() {
    struct Known {
        const char* name;
        const char* fen;
        int depth;
    };
    Table table({"position", "depth", "million moves made /s", "with repetition key"});
    for (const Known& known :
         {Known{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5},
          Known{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                4},
          Known{"CPW 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6}}) {
        const Position p = parseFen(known.fen).value();
        const double bare = bestRate([&] { return walk(p, known.depth); });
        std::uint64_t keys = 0;
        const double keyed = bestRate([&] { return walkWithKeys(p, known.depth, keys); });
        keep(keys);
        table.row(
            {known.name, std::to_string(known.depth), decimal(bare / 1e6), decimal(keyed / 1e6)});
    }
    table.print();
}

const Part kPart{"play", "moves listed and made on a copy, key kept up to date, no bulk counting",
                 run};

} // namespace
} // namespace theco::bench
