// SPDX-License-Identifier: MIT
// Breadth first, layer by layer. Men of one type are interchangeable, so two ways that lead to the
// same squares meet; the number of sequences is carried along, because one best line or more is
// what makes a challenge.
#include "lessons/free_board.hpp"

#include <algorithm>
#include <unordered_map>

namespace theco::lessons {

/// A board as a key. `play` only ever removes stars and enemies, so their squares name the rest.
struct FreeKey {
    std::vector<int> movers; ///< type and square, sorted
    Bitboard stars = 0;
    Bitboard enemies = 0;

    explicit FreeKey(const FreeBoard& board) : stars(board.stars_) {
        for (const Man& man : board.movers_)
            movers.push_back(chess::index(man.piece.type) * 64 + chess::index(man.square));
        std::sort(movers.begin(), movers.end());
        for (const Man& man : board.enemies_)
            enemies |= chess::bit(man.square);
    }
    friend bool operator==(const FreeKey&, const FreeKey&) = default;
};

namespace {

struct Hash {
    std::size_t operator()(const FreeKey& key) const {
        std::uint64_t h = key.stars * 0x9E3779B97F4A7C15u ^ key.enemies * 0xC2B2AE3D27D4EB4Fu;
        for (const int mover : key.movers)
            h = (h ^ static_cast<std::uint64_t>(mover)) * 0x100000001B3u;
        return static_cast<std::size_t>(h ^ h >> 29);
    }
};

constexpr std::size_t kPositionLimit = 300'000;

struct Reached {
    FreeBoard board;
    int lines; ///< sequences that lead here; 2 stands for more than one
};
using Layer = std::unordered_map<FreeKey, Reached, Hash>;

} // namespace

FreeSolution solve(const FreeBoard& start, int limit) {
    FreeSolution out;
    if (start.won()) {
        out.minimum = 0;
        out.onlyOne = true;
        return out;
    }
    std::unordered_map<FreeKey, int, Hash> seen{{FreeKey(start), 0}};
    Layer layer;
    layer.emplace(FreeKey(start), Reached{start, 1});
    for (int depth = 1; depth <= limit && !layer.empty(); ++depth) {
        Layer next;
        int winning = 0;
        for (const auto& entry : layer) {
            const Reached& from = entry.second;
            for (const MoveTry move : from.board.moves()) {
                FreeBoard after = from.board;
                after.play(move);
                if (after.attackedMovers() != 0) continue;
                if (after.won()) {
                    winning = std::min(2, winning + from.lines);
                    continue;
                }
                if (winning != 0) continue;
                if (seen.size() > kPositionLimit) {
                    out.gaveUp = true;
                    return out;
                }
                FreeKey key(after);
                const auto [known, fresh] = seen.emplace(key, depth);
                if (fresh)
                    next.emplace(std::move(key), Reached{std::move(after), from.lines});
                else if (known->second == depth) {
                    int& lines = next.find(key)->second.lines;
                    lines = std::min(2, lines + from.lines);
                }
            }
        }
        if (winning != 0) {
            out.minimum = depth;
            out.onlyOne = winning == 1;
            return out;
        }
        layer = std::move(next);
    }
    return out;
}

std::vector<MoveTry> bestMoves(const FreeBoard& board, int limit) {
    std::vector<MoveTry> out;
    std::optional<int> best;
    for (const MoveTry move : board.moves()) {
        FreeBoard after = board;
        after.play(move);
        if (after.attackedMovers() != 0) continue;
        const FreeSolution rest = solve(after, best.value_or(limit - 1));
        if (!rest.minimum) continue;
        if (best && *rest.minimum < *best) out.clear();
        best = *rest.minimum;
        out.push_back(move);
    }
    return out;
}

} // namespace theco::lessons
