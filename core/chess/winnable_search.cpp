// SPDX-License-Identifier: MIT
#include "core/chess/winnable_search.hpp"

#include "core/chess/winnable_guide.hpp"
#include "core/chess/winnable_material.hpp"
#include "core/chess/winnable_reach.hpp"
#include "core/chess/winnable_store.hpp"

namespace theco::chess::winning {

namespace {

/// Numbers of positions, the least effort first; among equals the newest, or the oldest.
class Queue {
public:
    void push(int priority, std::uint32_t item) {
        priority = std::min(priority, kMaxPriority);
        buckets_[static_cast<std::size_t>(priority)].items.push_back(item);
        first_ = std::min(first_, priority);
    }
    std::optional<std::uint32_t> pop(bool newest) {
        for (; first_ <= kMaxPriority; ++first_) {
            Bucket& bucket = buckets_[static_cast<std::size_t>(first_)];
            if (bucket.taken == bucket.items.size()) continue;
            if (!newest) return bucket.items[bucket.taken++];
            const std::uint32_t item = bucket.items.back();
            bucket.items.pop_back();
            return item;
        }
        return std::nullopt;
    }

private:
    struct Bucket {
        std::vector<std::uint32_t> items;
        std::size_t taken = 0;
    };
    static constexpr int kMaxPriority = 511;
    std::array<Bucket, kMaxPriority + 1> buckets_{};
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
            const auto next = queues_[adviser].pop(kNewest[adviser]);
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
    static constexpr std::array<bool, kAdvisers> kNewest{true, false};

    Color winner_;
    std::uint64_t limit_;
    bool thorough_;
    Store store_;
    std::array<Queue, kAdvisers> queues_;
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
