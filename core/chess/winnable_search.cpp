// SPDX-License-Identifier: MIT
#include "core/chess/winnable_search.hpp"

#include "core/chess/winnable_guide.hpp"
#include "core/chess/winnable_material.hpp"
#include "core/chess/winnable_reach.hpp"
#include "core/chess/winnable_store.hpp"

namespace theco::chess::winning {

namespace {

/// Numbers of positions, the least effort first; among equals the newest, or the oldest. Every
/// position comes here once, in the order of the numbers, so each effort's chain is one more number
/// for each position: most searches are over before many lists would have been allocated.
class Queue {
public:
    explicit Queue(bool newestFirst) : newestFirst_(newestFirst) {
        heads_.fill(kNone);
        tails_.fill(kNone);
    }
    void push(int priority, std::uint32_t item) {
        priority = std::min(priority, kMaxPriority);
        std::uint32_t& head = heads_[static_cast<std::size_t>(priority)];
        std::uint32_t& tail = tails_[static_cast<std::size_t>(priority)];
        next_.push_back(kNone);
        if (head == kNone) {
            head = tail = item;
        } else if (newestFirst_) {
            next_[item] = head;
            head = item;
        } else {
            next_[tail] = item;
            tail = item;
        }
        first_ = std::min(first_, priority);
    }
    std::optional<std::uint32_t> pop() {
        for (; first_ <= kMaxPriority; ++first_) {
            std::uint32_t& head = heads_[static_cast<std::size_t>(first_)];
            if (head == kNone) continue;
            const std::uint32_t item = head;
            head = next_[item];
            return item;
        }
        return std::nullopt;
    }

private:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    static constexpr int kMaxPriority = 511;
    bool newestFirst_;
    std::vector<std::uint32_t> next_; ///< behind each position, the next of the same effort
    std::array<std::uint32_t, kMaxPriority + 1> heads_{};
    std::array<std::uint32_t, kMaxPriority + 1> tails_{};
    int first_ = kMaxPriority + 1;
};

class Search {
public:
    Search(Color winner, std::uint64_t limit, Thoroughness thoroughness)
        : winner_(winner), limit_(limit), thorough_(thoroughness == Thoroughness::Thorough) {}

    Winnability run(const Boards& root, Color turn) {
        Boards start = root;
        dropIdleDoubleStep(start, turn);
        store_.add(packed(start, turn, 0));
        for (Queue& queue : queues_)
            queue.push(0, 0);
        for (std::size_t adviser = 0;; adviser = (adviser + 1) % kAdvisers) {
            const auto next = queues_[adviser].pop();
            if (!next) break; // every position is in each queue
            if (!store_.markDone(*next)) continue;
            if (expand(*next)) return found();
            if (store_.size() > limit_) return {Winnability::Verdict::Undecided, {}, store_.size()};
        }
        return {Winnability::Verdict::CannotMate, {}, store_.size()};
    }

private:
    /// True when a move mates.
    bool expand(std::uint32_t number) {
        const Node node = store_[number];
        const Boards here = unpacked(node);
        const Color turn = node.turn();
        if (worthProving(node) && provenHopeless(here, turn)) return false;
        for (const Move move : movesOf(here, turn)) {
            Boards next = here;
            apply(next, turn, move);
            dropIdleDoubleStep(next, ~turn);
            if (turn == winner_ && isMate(next, ~turn)) {
                last_ = number;
                mate_ = move;
                return true;
            }
            const bool pawnMove = contains(here.of(PieceType::Pawn), move.from());
            const bool lasting = pawnMove || contains(here.occupied(), move.to());
            if (lasting && !materialAllows(next, winner_)) continue;
            Node child = packed(next, ~turn, node.depth() + 1);
            if (lasting) child.state |= Node::kLasting;
            child.parent = number;
            child.move = move.bits();
            if (const auto added = store_.add(child)) {
                const Lacks missing = lacksOf(next, winner_, child.depth());
                for (std::size_t i = 0; i < kAdvisers; ++i)
                    queues_[i].push(effort(missing, i), *added);
            }
        }
        return false;
    }

    /// A pawn move or a capture may have shut the last door. Looking costs as much as some ten
    /// positions, so it is given up where it hardly ever helps.
    bool worthProving(const Node& node) {
        if (!thorough_ || (!node.lasting() && node.depth() > kRootPlies)) return false;
        if (proofsTried_ < 64) return true;
        return proofsHeld_ * 8 > proofsTried_ || store_.size() % 8 == 0;
    }
    bool provenHopeless(const Boards& boards, Color turn) {
        ++proofsTried_;
        if (!Reach(boards, turn).excludesMateBy(winner_)) return false;
        ++proofsHeld_;
        return true;
    }

    Winnability found() const {
        Winnability result{Winnability::Verdict::CanMate, {mate_}, store_.size()};
        for (std::uint32_t i = last_; i != 0; i = store_[i].parent)
            result.line.push_back(Move::fromBits(store_[i].move));
        std::reverse(result.line.begin(), result.line.end());
        return result;
    }

    static constexpr int kRootPlies = 2;

    Color winner_;
    std::uint64_t limit_;
    bool thorough_;
    Store store_;
    std::array<Queue, kAdvisers> queues_{Queue(true), Queue(false)};
    std::uint64_t proofsTried_ = 0;
    std::uint64_t proofsHeld_ = 0;
    std::uint32_t last_ = 0;
    Move mate_;
};

} // namespace

Winnability searchMate(const Boards& root, Color turn, Color winner, std::uint64_t nodeLimit,
                       Thoroughness thoroughness) {
    return Search(winner, nodeLimit, thoroughness).run(root, turn);
}

} // namespace theco::chess::winning
