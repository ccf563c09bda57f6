// SPDX-License-Identifier: MIT
#include "tests/support/helpmate_oracle.hpp"

#include "core/chess/movegen.hpp"

#include <deque>
#include <unordered_map>

namespace theco::tests {

using namespace chess;

namespace {

/// Positions seen, compared in full.
class Seen {
public:
    bool isNew(const Position& position) {
        auto& same = byKey_[position.repetitionKey()];
        for (const Position& other : same) {
            if (other.sameAs(position)) return false;
        }
        same.push_back(position);
        ++size_;
        return true;
    }
    std::size_t size() const { return size_; }

private:
    std::unordered_map<std::uint64_t, std::vector<Position>> byKey_;
    std::size_t size_ = 0;
};

} // namespace

Helpmate helpmateBySearch(const Position& start, Color side, std::size_t most) {
    Seen seen;
    std::deque<Position> open{start};
    seen.isNew(start);
    while (!open.empty()) {
        const Position position = open.front();
        open.pop_front();
        const MoveList moves = legalMoves(position);
        if (moves.empty() && position.inCheck() && position.turn() != side) return Helpmate::Exists;
        for (const Move move : moves) {
            const Position next = position.after(move);
            if (count(next.pieces(side)) == 1) continue; // a bare king stays one and mates nobody
            if (seen.isNew(next)) open.push_back(next);
        }
        if (seen.size() > most) return Helpmate::TooMany;
    }
    return Helpmate::None;
}

} // namespace theco::tests
