// SPDX-License-Identifier: MIT
#include "tests/support/second_dead.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <functional>
#include <queue>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace theco::second {

namespace {

using mailbox::Board;

/// Kings and at most one minor piece, or bishops that all stand on squares of one colour: no
/// arrangement of these men is a mate.
bool tooFewMen(const std::string& fen) {
    int minors = 0;
    std::set<int> bishopColours;
    bool knight = false;
    int file = 0;
    int rank = 0;
    for (const char c : fen.substr(0, fen.find(' '))) {
        if (c == '/') {
            ++rank;
            file = 0;
            continue;
        }
        if (c >= '1' && c <= '8') {
            file += c - '0';
            continue;
        }
        const int kind = std::tolower(static_cast<unsigned char>(c));
        if (kind == 'n')
            knight = true;
        else if (kind == 'b')
            bishopColours.insert((file + rank) & 1);
        else if (kind != 'k')
            return false;
        minors += kind == 'k' ? 0 : 1;
        ++file;
    }
    return minors <= 1 || (!knight && bishopColours.size() == 1);
}

/// Men, side, rights and en passant, without the counters.
std::string placement(const Board& board) {
    const std::string fen = board.fen();
    std::size_t end = 0;
    for (int field = 0; field < 4; ++field)
        end = fen.find(' ', end + 1);
    return fen.substr(0, end);
}

constexpr std::size_t kMostPositions = 20'000;

struct Place {
    int file = 0;
    int rank = 0;
};
int distance(Place a, Place b) {
    return std::max(std::abs(a.file - b.file), std::abs(a.rank - b.rank));
}

/// How far a mate by this side seems to be; small is near. Only the order of the search.
int farness(const std::string& fen, bool byWhite) {
    Place kings[2]; // White's, Black's
    int force = 0;
    Place at;
    for (const char c : fen.substr(0, fen.find(' '))) {
        if (c == '/') {
            at = {0, at.rank + 1};
        } else if (c >= '1' && c <= '8') {
            at.file += c - '0';
        } else {
            const bool white = c < 'a';
            const int kind = std::tolower(static_cast<unsigned char>(c));
            if (kind == 'k')
                kings[white ? 0 : 1] = at;
            else
                force += (kind == 'q'   ? 9
                          : kind == 'r' ? 5
                          : kind == 'p' ? 1
                                        : 3) *
                         (white == byWhite ? 2 : -1);
            ++at.file;
        }
    }
    const Place victim = kings[byWhite ? 1 : 0];
    const int corner =
        std::min(victim.file, 7 - victim.file) + std::min(victim.rank, 7 - victim.rank);
    return 4 * distance(kings[0], kings[1]) + 3 * corner - force;
}

/// Looks at the positions that can come, the promising ones first.
std::optional<bool> mateIsFound(const Board& start, bool byWhite) {
    using Entry = std::pair<int, std::size_t>; // farness, number
    std::vector<Board> boards{start};
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    open.push({0, 0});
    std::set<std::string> seen{placement(start)};
    while (!open.empty()) {
        const Board board = boards[open.top().second];
        open.pop();
        const std::vector<std::string> moves = board.legalMoves();
        if (moves.empty() && board.inCheck()) return true;
        for (const std::string& move : moves) {
            const Board next = board.after(move);
            if (!seen.insert(placement(next)).second) continue;
            open.push({farness(next.fen(), byWhite), boards.size()});
            boards.push_back(next);
        }
        if (seen.size() > kMostPositions) return std::nullopt;
    }
    return false;
}

} // namespace

std::optional<bool> isDead(const Board& board) {
    if (tooFewMen(board.fen())) return true;
    for (const bool byWhite : {true, false})
        if (const std::optional<bool> mate = mateIsFound(board, byWhite)) return !*mate;
    return std::nullopt;
}

} // namespace theco::second
