// SPDX-License-Identifier: MIT
#include "tests/support/free_levels.hpp"

#include <map>
#include <sstream>
#include <vector>

namespace theco::second {

namespace {

/// 64 characters: capitals ours, small letters enemies, * a star, # a block, . nothing.
using Cells = std::string;

struct Step {
    int file;
    int rank;
};

const std::vector<Step> kStraight{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
const std::vector<Step> kDiagonal{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const std::vector<Step> kAllWays{{1, 0}, {-1, 0}, {0, 1},  {0, -1},
                                 {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
const std::vector<Step> kJumps{{1, 2},  {2, 1},  {-1, 2},  {-2, 1},
                               {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};

bool inside(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}
std::size_t cell(int file, int rank) {
    return static_cast<std::size_t>(rank * 8 + file);
}
bool isOurs(char c) {
    return c >= 'A' && c <= 'Z';
}
bool isEnemy(char c) {
    return c >= 'a' && c <= 'z';
}
char upper(char c) {
    return isEnemy(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

/// Every cell that the man sees: for movers where it might go, for enemies what it attacks.
std::vector<std::size_t> seenFrom(const Cells& cells, std::size_t from) {
    const char man = upper(cells[from]);
    const int file = static_cast<int>(from % 8);
    const int rank = static_cast<int>(from / 8);
    std::vector<std::size_t> out;
    const auto walk = [&](const std::vector<Step>& steps, int most) {
        for (const Step& step : steps)
            for (int n = 1; n <= most && inside(file + n * step.file, rank + n * step.rank); ++n) {
                out.push_back(cell(file + n * step.file, rank + n * step.rank));
                if (cells[out.back()] != '.') break;
            }
    };
    if (man == 'R') walk(kStraight, 7);
    if (man == 'B') walk(kDiagonal, 7);
    if (man == 'Q') walk(kAllWays, 7);
    if (man == 'K') walk(kAllWays, 1);
    if (man == 'N') walk(kJumps, 1);
    if (man == 'P') {
        const int ahead = isEnemy(cells[from]) ? -1 : 1;
        walk({{1, ahead}, {-1, ahead}}, 1);
    }
    return out;
}

std::vector<std::size_t> targets(const Cells& cells, std::size_t from) {
    std::vector<std::size_t> out;
    const bool pawn = cells[from] == 'P';
    for (const std::size_t to : seenFrom(cells, from)) {
        const char there = cells[to];
        if (isOurs(there) || there == '#' || (pawn && there == '.')) continue;
        if (pawn && to >= 56) continue;
        out.push_back(to);
    }
    if (pawn && from + 8 < 56 && cells[from + 8] == '.') {
        out.push_back(from + 8);
        if (from >= 8 && from < 16 && cells[from + 16] == '.') out.push_back(from + 16);
    }
    return out;
}

bool somebodyAttacked(const Cells& cells) {
    for (std::size_t i = 0; i < 64; ++i) {
        if (!isEnemy(cells[i])) continue;
        for (const std::size_t seen : seenFrom(cells, i))
            if (isOurs(cells[seen])) return true;
    }
    return false;
}

bool won(const Cells& cells, bool stars) {
    for (const char c : cells)
        if (stars ? c == '*' : isEnemy(c)) return false;
    return true;
}

void put(Cells& cells, const std::string& list, char fixed) {
    std::istringstream in(list);
    for (std::string word; in >> word;) {
        const std::size_t at = fixed == 0 ? 1 : 0;
        cells[cell(word[at] - 'a', word[at + 1] - '1')] = fixed == 0 ? word[0] : fixed;
    }
}

/// Lines of exactly `left` moves from here; boards met before at the same distance are remembered.
long linesFrom(const Cells& cells, int left, bool stars,
               std::map<std::pair<Cells, int>, long>& known) {
    if (won(cells, stars)) return left == 0 ? 1 : 0;
    if (left == 0) return 0;
    const auto found = known.find({cells, left});
    if (found != known.end()) return found->second;
    long lines = 0;
    for (std::size_t from = 0; from < 64; ++from) {
        if (!isOurs(cells[from])) continue;
        for (const std::size_t to : targets(cells, from)) {
            Cells next = cells;
            next[to] = next[from];
            next[from] = '.';
            if (!somebodyAttacked(next)) lines += linesFrom(next, left - 1, stars, known);
        }
    }
    known[{cells, left}] = lines;
    return lines;
}

} // namespace

LevelAnswer solveLevel(const LevelText& level) {
    Cells cells(64, '.');
    put(cells, level.pieces, 0);
    put(cells, level.enemies, 0);
    put(cells, level.stars, '*');
    put(cells, level.block, '#');
    std::map<std::pair<Cells, int>, long> known;
    for (int depth = 1; depth <= 16; ++depth)
        if (const long lines = linesFrom(cells, depth, level.kind != "capture-all", known))
            return {depth, lines};
    return {};
}

} // namespace theco::second
