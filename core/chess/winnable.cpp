// SPDX-License-Identifier: MIT
#include "core/chess/winnable.hpp"

#include "core/chess/position_access.hpp"
#include "core/chess/winnable_material.hpp"
#include "core/chess/winnable_reach.hpp"
#include "core/chess/winnable_search.hpp"
#include "core/chess/winnable_skeleton.hpp"

namespace theco::chess {

namespace {

using namespace winning;
using Verdict = Winnability::Verdict;

bool excludesMate(const Boards& boards, Color turn, Color side) {
    return !materialAllows(boards, side) || Reach(boards, turn).excludesMateBy(side);
}

/// Most positions need no more.
constexpr std::uint64_t kQuickNodes = 1000;

/// The moves that have to be played since there is no other, and how that ends.
struct Forced {
    Boards boards;
    Color turn;
    std::vector<Move> line{};
    enum class End : std::uint8_t { Choice, NoMove, Circle } end = End::Choice;
};

Forced followForced(const Boards& boards, Color turn) {
    Forced forced{boards, turn};
    dropIdleDoubleStep(forced.boards, turn);
    std::vector<Boards> seen;
    for (;;) {
        const MoveList moves = movesOf(forced.boards, forced.turn);
        if (moves.empty()) {
            forced.end = Forced::End::NoMove;
            return forced;
        }
        if (moves.size() > 1) return forced;
        // The same side is to move at every second position only.
        for (std::size_t i = seen.size() % 2; i < seen.size(); i += 2) {
            if (seen[i] == forced.boards) {
                forced.end = Forced::End::Circle;
                return forced;
            }
        }
        seen.push_back(forced.boards);
        apply(forced.boards, forced.turn, moves[0]);
        forced.turn = ~forced.turn;
        dropIdleDoubleStep(forced.boards, forced.turn);
        forced.line.push_back(moves[0]);
    }
}

} // namespace

Winnability winnable(const Position& position, Color side, std::uint64_t nodeLimit) {
    Forced forced = followForced(PositionAccess::boards(position), position.turn());
    if (forced.end == Forced::End::NoMove) {
        if (forced.turn == side || !inCheck(forced.boards, forced.turn)) {
            return {Verdict::CannotMate, {}, 0};
        }
        return {Verdict::CanMate, std::move(forced.line), 0};
    }
    if (forced.end == Forced::End::Circle || excludesMate(forced.boards, forced.turn, side)) {
        return {Verdict::CannotMate, {}, 0};
    }
    Winnability result = searchMate(forced.boards, forced.turn, side,
                                    std::min(nodeLimit, kQuickNodes), Thoroughness::Quick);
    if (result.verdict == Verdict::Undecided) {
        if (skeletonExcludesMate(forced.boards, forced.turn, side)) {
            return {Verdict::CannotMate, {}, result.nodes};
        }
        if (nodeLimit > kQuickNodes) {
            result =
                searchMate(forced.boards, forced.turn, side, nodeLimit, Thoroughness::Thorough);
        }
    }
    if (result.verdict == Verdict::CanMate) {
        result.line.insert(result.line.begin(), forced.line.begin(), forced.line.end());
    }
    return result;
}

bool neverMatesQuick(const Position& position, Color side) {
    return excludesMate(PositionAccess::boards(position), position.turn(), side);
}

bool isDead(const Position& position) {
    const Boards& boards = PositionAccess::boards(position);
    const bool white = materialAllows(boards, Color::White);
    const bool black = materialAllows(boards, Color::Black);
    if (!white && !black) return true;
    const Reach reach(boards, position.turn());
    return (!white || reach.excludesMateBy(Color::White)) &&
           (!black || reach.excludesMateBy(Color::Black));
}

std::optional<bool> isDeadPosition(const Position& position, std::uint64_t nodeLimit) {
    bool decided = true;
    for (const Color side : {Color::White, Color::Black}) {
        const Verdict verdict = winnable(position, side, nodeLimit).verdict;
        if (verdict == Verdict::CanMate) return false;
        decided = decided && verdict == Verdict::CannotMate;
    }
    if (!decided) return std::nullopt;
    return true;
}

} // namespace theco::chess
